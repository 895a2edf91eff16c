#include "gockel/terminal/record_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

namespace gockel::terminal {
namespace {

/// A new name in a folder is on the disk only when the folder is.
void sync_folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  const std::string folder =
      slash == path.npos ? "." : path.substr(0, slash + 1);
  const int fd = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0) return;
  ::fsync(fd);
  ::close(fd);
}

std::expected<std::string, int> read_all(int fd) {
  std::string text;
  std::array<char, 1U << 16> bytes;
  for (;;) {
    const ssize_t got = ::read(fd, bytes.data(), bytes.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::unexpected(errno);
    if (got == 0) return text;
    text.append(bytes.data(), static_cast<std::size_t>(got));
    if (text.size() > max_record_bytes) return std::unexpected(EFBIG);
  }
}

RecordFileFault refused(const std::string& path, std::string_view text,
                        const Error& error) {
  const auto end = text.begin() + static_cast<std::ptrdiff_t>(
                                      std::min(error.offset, text.size()));
  const auto lines = std::count(text.begin(), end, '\n');
  return {ScreenText::file_refused, path, "", static_cast<int>(lines) + 1,
          error};
}

bool begins(const std::string& piece, std::string_view part) {
  return part.size() < piece.size() && piece.starts_with(part);
}

}  // namespace

bool RecordFileFault::bad_input() const {
  return text == ScreenText::file_exists || text == ScreenText::file_refused ||
         text == ScreenText::file_missing;
}

bool is_torn(const Record& record, std::string_view tail) {
  const bool zeros = tail.ends_with('\0');
  while (tail.ends_with('\0')) tail.remove_suffix(1);
  if (tail.empty()) return zeros;
  RecordWriter writer(record.start);
  for (const Event& event : record.events) writer.write(event);
  const auto could_be = [&](const Event& event) {
    RecordWriter next = writer;
    return begins(next.write(event), tail);
  };
  bool found = false;
  for (const Move move : moves(writer.state())) found = found || could_be(move);
  if (node(writer.state()) == Node::chance)
    std::visit(
        [&](const auto& state) {
          state.outcomes(
              [&](Dice dice, double) { found = found || could_be(dice); });
        },
        writer.state());
  return found;
}

RecordFile::RecordFile(RecordFile&& other) noexcept
    : path_(std::move(other.path_)),
      fd_(std::exchange(other.fd_, -1)),
      size_(other.size_) {}

RecordFile::~RecordFile() {
  if (fd_ >= 0) ::close(fd_);
}

RecordFileFault RecordFile::fault(ScreenText text) const {
  return {text, path_, std::strerror(errno)};
}

FileResult<RecordFile> RecordFile::create(const std::string& path,
                                          std::string_view head) {
  RecordFile file(
      path, ::open(path.c_str(),
                   O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0644));
  if (file.fd_ < 0)
    return std::unexpected(file.fault(errno == EEXIST
                                          ? ScreenText::file_exists
                                          : ScreenText::file_unwritable));
  if (::flock(file.fd_, LOCK_EX | LOCK_NB) != 0)
    return std::unexpected(file.fault(ScreenText::file_locked));
  if (auto stored = file.append(head); !stored) {
    ::unlink(path.c_str());
    return std::unexpected(stored.error());
  }
  sync_folder_of(path);
  return file;
}

FileResult<RecordFile::Opened> RecordFile::open(const std::string& path) {
  RecordFile file(path, ::open(path.c_str(), O_RDWR | O_APPEND | O_CLOEXEC));
  if (file.fd_ < 0)
    return std::unexpected(file.fault(ScreenText::file_missing));
  if (::flock(file.fd_, LOCK_EX | LOCK_NB) != 0)
    return std::unexpected(file.fault(ScreenText::file_locked));
  struct stat about{};
  if (::fstat(file.fd_, &about) != 0 || !S_ISREG(about.st_mode)) {
    errno = EINVAL;
    return std::unexpected(file.fault(ScreenText::file_unreadable));
  }
  const auto text = read_all(file.fd_);
  if (!text) {
    errno = text.error();
    return std::unexpected(file.fault(ScreenText::file_unreadable));
  }
  auto reading = read_record(*text);
  if (!reading) return std::unexpected(refused(path, *text, reading.error()));
  const std::size_t cut = text->size() - reading->good;
  if (cut > 0) {
    const auto tail = std::string_view(*text).substr(reading->good);
    if (!is_torn(reading->record, tail))
      return std::unexpected(refused(path, *text, *reading->fault));
    if (::ftruncate(file.fd_, static_cast<off_t>(reading->good)) != 0)
      return std::unexpected(file.fault(ScreenText::file_unwritable));
    ::fdatasync(file.fd_);
  }
  file.size_ = reading->good;
  return Opened{std::move(file), std::move(reading->record), cut};
}

FileResult<void> RecordFile::append(std::string_view piece) {
  ssize_t done = 0;
  do {
    done = ::write(fd_, piece.data(), piece.size());
  } while (done < 0 && errno == EINTR);
  if (std::cmp_equal(done, piece.size()) && ::fdatasync(fd_) == 0) {
    size_ += piece.size();
    return {};
  }
  if (done >= 0 && std::cmp_less(done, piece.size())) errno = ENOSPC;
  const RecordFileFault why = fault(ScreenText::file_unwritable);
  if (::ftruncate(fd_, static_cast<off_t>(size_)) == 0) ::fdatasync(fd_);
  return std::unexpected(why);
}

}  // namespace gockel::terminal
