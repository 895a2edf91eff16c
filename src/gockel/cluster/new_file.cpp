#include "gockel/cluster/new_file.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "gockel/core/game.h"

namespace gockel {
namespace {

constexpr std::size_t word_size = sizeof(std::uint64_t);

std::string part_file(const std::string& path) { return path + ".part"; }

std::string reason(int error) {
  return std::error_code(error, std::generic_category()).message();
}

std::unexpected<FileFault> file_fault(FileFault::Kind kind,
                                      const std::string& path, int error = 0) {
  return std::unexpected(FileFault{
      .kind = kind, .path = path, .detail = error == 0 ? "" : reason(error)});
}

}  // namespace

void StreamChecksum::add(std::string_view bytes) {
  // Byte by byte up to the end of a word, then word by word.
  const auto add_byte = [this](char c) {
    word_ |= std::uint64_t{static_cast<unsigned char>(c)}
             << 8 * (size_++ % word_size);
    if (size_ % word_size != 0) return;
    sum_ = mix(sum_, word_);
    word_ = 0;
  };
  for (; !bytes.empty() && size_ % word_size != 0; bytes.remove_prefix(1))
    add_byte(bytes.front());
  for (; bytes.size() >= word_size; bytes.remove_prefix(word_size)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data(), word_size);
    sum_ = mix(sum_, word);
    size_ += word_size;
  }
  for (const char c : bytes) add_byte(c);
}

std::uint64_t StreamChecksum::sum() const {
  return mix(mix(sum_, word_), size_);
}

std::expected<NewFile, FileFault> NewFile::create(const std::string& path) {
  std::FILE* file = std::fopen(part_file(path).c_str(), "wb");
  if (file == nullptr)
    return file_fault(FileFault::Kind::unwritable, path, errno);
  return NewFile(path, file);
}

NewFile::~NewFile() {
  if (!file_) return;
  file_.reset();
  std::error_code ignored;
  std::filesystem::remove(part_file(path_), ignored);
}

void NewFile::write(std::string_view bytes) {
  checksum_.add(bytes);
  if (error_ == 0 &&
      std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size())
    error_ = errno;
}

std::expected<void, FileFault> NewFile::finish() {
  const std::uint64_t sum = checksum_.sum();
  write(bytes_of(std::span(&sum, 1)));
  // On the disk before it has its name: a machine that stops in between leaves
  // the old file or the new one, never half of it.
  if (error_ == 0 &&
      (std::fflush(file_.get()) != 0 || ::fsync(::fileno(file_.get())) != 0))
    error_ = errno;
  if (error_ != 0)
    return file_fault(FileFault::Kind::unwritable, path_, error_);
  std::error_code error;
  std::filesystem::rename(part_file(path_), path_, error);
  if (error)
    return file_fault(FileFault::Kind::unwritable, path_, error.value());
  file_.reset();
  return {};
}

std::expected<std::string, FileFault> read_checked(const std::string& path) {
  std::error_code error;
  const std::uint64_t size = std::filesystem::file_size(path, error);
  if (error)
    return file_fault(FileFault::Kind::unreadable, path, error.value());
  std::ifstream file(path, std::ios::binary);
  std::string bytes(size, '\0');
  if (!file.read(bytes.data(), static_cast<std::streamsize>(size)))
    return file_fault(FileFault::Kind::unreadable, path, errno);
  if (size < word_size) return file_fault(FileFault::Kind::damaged, path);
  std::uint64_t sum = 0;
  std::memcpy(&sum, bytes.data() + size - word_size, word_size);
  bytes.resize(size - word_size);
  StreamChecksum checksum;
  checksum.add(bytes);
  if (checksum.sum() != sum) return file_fault(FileFault::Kind::damaged, path);
  return bytes;
}

bool begins_with(const std::string& path, std::string_view text) {
  std::ifstream file(path, std::ios::binary);
  std::string begin(text.size(), '\0');
  file.read(begin.data(), static_cast<std::streamsize>(begin.size()));
  return file && begin == text;
}

}  // namespace gockel
