// Entries of a table line by line, and wishes for one: any bytes are allowed,
// and what is accepted is read again as it is written.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "gockel/table/table_record.h"
#include "gockel/table/wish.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  using namespace gockel;
  std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto wish = Wish::parse(text))
    if (wish->places.size() < 2 || wish->places.size() > max_seats)
      std::abort();
  Table table;
  std::vector<Entry> taken;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const auto entry = parse_entry(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!entry) continue;
    const std::uint64_t before = table.version();
    const bool applied = table.apply(*entry).has_value();
    if (table.version() != before + (applied ? 1 : 0)) std::abort();
    if (!applied) continue;
    const std::string written = dump(entry_json(*entry, table.seats()));
    const auto again = parse_entry(written);
    if (!again || dump(entry_json(*again, table.seats())) != written)
      std::abort();
    taken.push_back(*entry);
  }
  if (const auto record = table_record(taken))
    if (!Record::parse(record->text())) std::abort();
  return 0;
}
