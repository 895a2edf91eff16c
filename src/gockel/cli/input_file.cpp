#include "gockel/cli/input_file.h"

#include <fstream>
#include <iostream>

namespace gockel {
namespace {

/// One byte more than a record may have is enough to refuse it.
Result<std::string> bytes_of(const std::string& file) {
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
    return refuse(Reason::cannot_read, 0, {.what = file});
  return bytes;
}

}  // namespace

std::optional<std::string> read_input(const std::string& file,
                                      const Reporter& reporter) {
  auto text = bytes_of(file);
  if (text) return std::move(*text);
  reporter.refused(text.error());
  return std::nullopt;
}

std::optional<Reading> read_record(const std::string& file,
                                   const Reporter& reporter) {
  const auto text = read_input(file, reporter);
  if (!text) return std::nullopt;
  auto reading = read_whole_record(*text);
  if (reading) return std::move(*reading);
  reporter.refused(file, reading.error());
  return std::nullopt;
}

}  // namespace gockel
