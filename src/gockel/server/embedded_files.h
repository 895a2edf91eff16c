#pragma once

#include <span>
#include <string_view>

namespace gockel {

struct EmbeddedFile {
  std::string_view path;  ///< "/index.html"
  std::string_view bytes;
};

/// The files of the page as the build found them; the build writes the source.
std::span<const EmbeddedFile> embedded_files();

}  // namespace gockel
