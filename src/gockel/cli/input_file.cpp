#include "gockel/cli/input_file.h"

#include <fmt/format.h>

#include <fstream>
#include <iostream>

namespace gockel {

Result<std::string> read_record_file(const std::string& file) {
  const auto take = [](std::istream& from) {
    std::string bytes(max_record_bytes + 1, '\0');
    from.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(from.gcount()));
    return bytes;
  };
  if (file == "-") return take(std::cin);
  std::ifstream from(file, std::ios::binary);
  std::string bytes;
  if (from) bytes = take(from);
  if (!from && !from.eof())
    return refuse(Code::value, 0, fmt::format("cannot read {}", file));
  return bytes;
}

}  // namespace gockel
