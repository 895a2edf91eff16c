// Any bytes as a record: what is accepted prints back, what is torn keeps a
// good part that is accepted.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "gockel/core/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  using namespace gockel;
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const auto reading = read_record(input);
  if (!reading) {
    if (reading.error().sentence.empty()) std::abort();
    return 0;
  }
  const std::string_view good = input.substr(0, reading->good);
  if (reading->record.text() != good) std::abort();
  if (reading->fault.has_value() != (good.size() < size)) std::abort();
  const auto again = Record::parse(good);
  if (!again || again->events != reading->record.events) std::abort();
  return 0;
}
