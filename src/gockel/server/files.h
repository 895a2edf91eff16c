#pragma once

#include <map>
#include <string>
#include <string_view>

#include "gockel/store/store.h"

namespace gockel {

/// A file of the page, with what was compressed beforehand.
struct File {
  std::string_view type;    ///< for Content-Type
  std::string tag;          ///< for ETag
  bool unchanging = false;  ///< its name has a hash of its content
  std::string_view plain;
  std::string_view gzip;    ///< empty when there is none
  std::string_view brotli;  ///< empty when there is none
  /// Of a page: " 'sha256-...'" for each script that is written out in it, to
  /// be permitted by the Content-Security-Policy.
  std::string script_hashes;
};

/// The page's files, all in memory.
class Files {
 public:
  /// All files of a folder; NAME.br and NAME.gz are NAME compressed.
  static StoreResult<Files> folder(const std::string& path);
  /// Those that were built into the program; none when there were none.
  static Files embedded();

  /// The file for a path of a request; the start page for the paths of the
  /// page's own router; null otherwise.
  const File* find(std::string_view path) const;
  bool empty() const { return files_.empty(); }

 private:
  void add(const std::string& path, std::string_view bytes);

  std::map<std::string, File, std::less<>> files_;
  std::map<std::string, std::string> read_;  ///< what a folder's files hold
};

}  // namespace gockel
