// Where records lie when the user names no file.

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <vector>

#include "gockel/terminal/record_file.h"

namespace gockel::terminal {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view extension = ".gockel";
constexpr int max_per_second = 1000;

/// Whether the last line is the result of a finished game.
bool finished(const fs::path& path) {
  constexpr std::streamoff max_line = 4096;
  std::ifstream in(path, std::ios::binary | std::ios::ate);
  const std::streamoff size = in.tellg();
  const std::streamoff from = std::max<std::streamoff>(0, size - max_line);
  in.seekg(from);
  std::string tail(
      static_cast<std::size_t>(std::max<std::streamoff>(0, size - from)), '\0');
  in.read(tail.data(), static_cast<std::streamsize>(tail.size()));
  if (!tail.ends_with('\n')) return false;
  tail.pop_back();
  const std::size_t line = tail.rfind('\n');
  return line != tail.npos &&
         std::string_view(tail).substr(line + 1).starts_with("result ");
}

/// Whether the tags are there to the end: a program killed while it made the
/// file leaves less, and no game.
bool has_head(const fs::path& path) {
  constexpr std::size_t max_head = 1U << 18;
  std::ifstream in(path, std::ios::binary);
  std::string head(max_head, '\0');
  in.read(head.data(), static_cast<std::streamsize>(head.size()));
  head.resize(static_cast<std::size_t>(in.gcount()));
  return head.find("\n\n") != head.npos;
}

bool being_played(const fs::path& path) {
  const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  const bool locked = ::flock(fd, LOCK_EX | LOCK_NB) != 0;
  ::close(fd);
  return locked;
}

}  // namespace

std::string record_folder() {
  const char* state = std::getenv("XDG_STATE_HOME");
  // The XDG specification has relative paths ignored.
  if (state != nullptr && state[0] == '/')
    return std::string(state) + "/gockel";
  const char* home = std::getenv("HOME");
  if (home == nullptr || home[0] == '\0') return {};
  return std::string(home) + "/.local/state/gockel";
}

FileResult<RecordFile> create_in(const std::string& folder,
                                 std::string_view time, std::string_view head) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error)
    return std::unexpected(
        RecordFileFault{ScreenText::file_unwritable, folder, error.message()});
  const fs::path place(folder);
  for (int n = 1;; ++n) {
    const std::string number = n == 1 ? "" : fmt::format("-{}", n);
    const fs::path path =
        place / fmt::format("{}{}{}", time, number, extension);
    auto file = RecordFile::create(path.string(), head);
    if (file || file.error().text != ScreenText::file_exists ||
        n == max_per_second)
      return file;
  }
}

FileResult<std::string> newest_unfinished(const std::string& folder) {
  struct DatedFile {
    fs::file_time_type played;
    fs::path path;
    auto operator<=>(const DatedFile&) const = default;
  };
  std::vector<DatedFile> candidates;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end;
       it.increment(error)) {
    std::error_code gone;
    const auto played = it->last_write_time(gone);
    if (!gone && it->path().extension() == extension)
      candidates.push_back({played, it->path()});
  }
  std::ranges::sort(candidates, std::ranges::greater());
  for (const DatedFile& candidate : candidates)
    if (has_head(candidate.path) && !finished(candidate.path) &&
        !being_played(candidate.path))
      return candidate.path.string();
  return std::unexpected(
      RecordFileFault{ScreenText::nothing_to_resume, folder, {}});
}

}  // namespace gockel::terminal
