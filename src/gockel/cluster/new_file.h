#pragma once

#include <cstdint>
#include <cstdio>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "gockel/cluster/file_fault.h"

namespace gockel {

/// Words of eight bytes mixed in one after the other: a change of one changes
/// all that follows. It does not matter in which pieces bytes are added.
class StreamChecksum {
 public:
  void add(std::string_view bytes);
  std::uint64_t sum() const;

 private:
  std::uint64_t sum_ = 0;
  std::uint64_t word_ = 0;  ///< of which some bytes are known
  std::uint64_t size_ = 0;  ///< bytes in all
};

/// Numbers as they lie in memory.
template <class Number>
std::string_view bytes_of(std::span<const Number> numbers) {
  return {reinterpret_cast<const char*>(numbers.data()), numbers.size_bytes()};
}

/// A file in the making, with a checksum at its end. It has its name only once
/// it is whole and on the disk; until then there is NAME.part, gone with this
/// object. Whatever had the name stays until then.
class NewFile {
 public:
  static std::expected<NewFile, FileFault> create(const std::string& path);
  NewFile(NewFile&&) noexcept = default;
  NewFile& operator=(NewFile&&) = delete;
  ~NewFile();

  /// What goes wrong is told by finish().
  void write(std::string_view bytes);
  /// Adds the checksum and gives the file its name; to be called once.
  std::expected<void, FileFault> finish();

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  NewFile(std::string path, std::FILE* file)
      : path_(std::move(path)), file_(file) {}

  std::string path_;
  std::unique_ptr<std::FILE, Close> file_;
  StreamChecksum checksum_;
  int error_ = 0;  ///< of the system, the first
};

/// The bytes of such a file without its checksum, which has been looked at.
std::expected<std::string, FileFault> read_checked(const std::string& path);
/// Whether there is a file that begins with this.
bool begins_with(const std::string& path, std::string_view text);

}  // namespace gockel
