#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "gockel/core/record.h"
#include "gockel/words/catalogue.h"

namespace gockel::terminal {

/// What went wrong with a file, ready to be said: {what} is the path, {more}
/// the detail, {n} the line.
struct RecordFileFault {
  ScreenText text = ScreenText::file_unwritable;
  std::string path;
  std::string detail;
  int line = 0;
  std::optional<Error> why = std::nullopt;  ///< instead of the detail

  /// Whether the user named something wrong, rather than the system failing.
  bool bad_input() const;
};

template <class T>
using FileResult = std::expected<T, RecordFileFault>;

/// The record of a running game. It is locked while it is open, so that two
/// programs never play the same game.
///
/// After `append` returns without fault the piece is on the disk. A power cut
/// may leave half a piece behind, which open() cuts off; where that half is an
/// event by itself ("/lock:s" of "/lock:ss") it stands.
class RecordFile {
 public:
  struct Opened;

  /// Makes a new file; one that exists is never touched.
  static FileResult<RecordFile> create(const std::string& path,
                                       std::string_view head);
  /// Opens a record to go on with. A torn tail is cut off; anything else that
  /// is wrong in it is refused, and the file stays as it is.
  static FileResult<Opened> open(const std::string& path);

  RecordFile(RecordFile&& other) noexcept;
  RecordFile& operator=(RecordFile&&) = delete;
  ~RecordFile();

  /// Stores a piece with one write and waits until it is on the disk. On a
  /// fault the file is as before.
  FileResult<void> append(std::string_view piece);

  const std::string& path() const { return path_; }

 private:
  RecordFile(std::string path, int fd) : path_(std::move(path)), fd_(fd) {}
  RecordFileFault fault(ScreenText text) const;
  std::string path_;
  int fd_;
  std::uint64_t size_ = 0;
};

struct RecordFile::Opened {
  RecordFile file;
  Record record;
  std::size_t cut = 0;  ///< bytes of half an event that were cut off
};

/// Whether `tail` is the beginning of a piece that the game could have written
/// after `record`, or nothing but the zeros that a power cut may leave.
bool is_torn(const Record& record, std::string_view tail);

/// $XDG_STATE_HOME/gockel or ~/.local/state/gockel; "" when neither is set.
std::string record_folder();

/// Makes a new record there, named after the time ("2025-11-15-210307"), with
/// a number behind it when that name is taken.
FileResult<RecordFile> create_in(const std::string& folder,
                                 std::string_view time, std::string_view head);

/// The record there that was played last and is neither finished nor being
/// played at the moment.
FileResult<std::string> newest_unfinished(const std::string& folder);

}  // namespace gockel::terminal
