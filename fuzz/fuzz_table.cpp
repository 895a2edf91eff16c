// Entries of a table line by line, and requests for and at one: any bytes are
// allowed, and what is accepted is read again as it is written.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "gockel/crypto/crypto.h"
#include "gockel/rpc/read_json.h"
#include "gockel/table/client_request.h"
#include "gockel/table/table.h"
#include "gockel/table/table_record.h"
#include "gockel/table/table_request.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  using namespace gockel;
  std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto request = TableRequest::parse(text))
    if (request->places.size() < 2 || request->places.size() > max_seats)
      std::abort();
  if (const auto json = read_json(text); json && json->is_object())
    for (const char* method : {"sit", "fill", "play", "throw", "renew", "back"})
      ClientRequest::parse(method, *json);
  Table table(sodium_hash);
  std::vector<std::string> taken;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::uint64_t before = table.version();
    const auto entry = table.read(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (table.version() != before + (entry ? 1 : 0)) std::abort();
    if (!entry) continue;
    const EntryFormat format = table.entry_format();
    const std::string written = entry_text(*entry, format);
    const auto again = parse_entry(written, format);
    if (!again || entry_text(*again, format) != written) std::abort();
    taken.push_back(written);
  }
  if (const auto record = table_record(taken, sodium_hash))
    if (!Record::parse(record->text())) std::abort();
  return 0;
}
