#include "gockel/cli/data_file.h"

#include <cstdlib>
#include <filesystem>

namespace gockel {

std::string default_data() {
  namespace fs = std::filesystem;
  const char* data = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  const fs::path folder = data != nullptr && *data != '\0' ? fs::path(data)
                          : home != nullptr ? fs::path(home) / ".local/share"
                                            : fs::path(".");
  std::error_code error;
  fs::create_directories(folder / "gockel", error);
  return (folder / "gockel" / "tables.sqlite").string();
}

}  // namespace gockel
