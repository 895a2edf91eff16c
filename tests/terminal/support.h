// A scripted console and positions for the tests of the terminal game.
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "gockel/terminal/console.h"
#include "gockel/terminal/play.h"
#include "gockel/view/view.h"

namespace gockel::terminal {

inline bool has(std::string_view text, std::string_view part) {
  return text.find(part) != text.npos;
}

/// Types the lines of a script and keeps what was shown.
class ScriptConsole : public Console {
 public:
  explicit ScriptConsole(std::deque<std::string> lines = {})
      : lines_(std::move(lines)) {}

  void write(std::string_view text) override { shown += text; }
  KeyboardLine read_line() override {
    if (inputs.empty() && lines_.empty()) return {KeyboardLine::Kind::end, {}};
    if (!inputs.empty()) {
      KeyboardLine next = inputs.front();
      inputs.pop_front();
      return next;
    }
    KeyboardLine next{KeyboardLine::Kind::line, lines_.front()};
    lines_.pop_front();
    return next;
  }
  void pause(int milliseconds) override { paused_ms += milliseconds; }
  bool interrupted() const override { return interrupt; }

  std::string shown;
  std::deque<KeyboardLine> inputs;  ///< come before the lines
  int paused_ms = 0;
  bool interrupt = false;

 private:
  std::deque<std::string> lines_;
};

inline AnyState at(std::string_view position) {
  const auto state = parse_state(position);
  EXPECT_TRUE(state) << position << ": "
                     << (state ? "" : state.error().sentence);
  return state.value_or(AnyState{});
}

/// Anna, Bruno, Carla, ... at all seats.
inline Names people() {
  return {{"Anna", "Bruno", "Carla", "Dora", "Emil", "Fritz", "Greta"}};
}

inline View view_of(std::string_view position) { return look(at(position)); }

/// A folder of its own for a test, gone afterwards; in memory where there is
/// such a place, because every event of a game waits for the disk.
class ScratchFolder {
 public:
  ScratchFolder() {
    const std::filesystem::path memory = "/dev/shm";
    const bool usable = std::filesystem::is_directory(memory);
    std::string pattern =
        ((usable ? memory : std::filesystem::temp_directory_path()) /
         "gockel-XXXXXX")
            .string();
    path_ = mkdtemp(pattern.data());
  }
  ~ScratchFolder() { std::filesystem::remove_all(path_); }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  std::string file(const std::string& name) const { return path_ + "/" + name; }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

inline std::string content(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline void store(const std::string& path, std::string_view text) {
  std::ofstream(path, std::ios::binary) << text;
}

}  // namespace gockel::terminal
