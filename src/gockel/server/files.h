#pragma once

#include <expected>
#include <map>
#include <string>
#include <string_view>

#include "gockel/server/start_fault.h"

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
  static std::expected<Files, StartFault> folder(const std::string& path);
  /// Those that were built into the program; none when there were none.
  static Files embedded();

  struct Found {
    const File* file;  ///< null: there is nothing to show
    bool known;        ///< it is what the path means
  };
  /// The file for a path of a request. The start page stands for the paths of
  /// the page's own router, which its file paths.txt lists, and tells whoever
  /// comes to another path that there is nothing.
  Found find(std::string_view path) const;
  bool empty() const { return files_.empty(); }

 private:
  void add(const std::string& path, std::string_view bytes);
  bool is_page(std::string_view path) const;

  std::map<std::string, File, std::less<>> files_;
  std::map<std::string, std::string> read_;  ///< what a folder's files hold
};

}  // namespace gockel
