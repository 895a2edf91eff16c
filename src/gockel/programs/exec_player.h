#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "gockel/arena/match.h"

namespace gockel {

/// How the name of an agent begins whose decisions a program makes.
inline constexpr std::string_view exec_prefix = "exec:";

struct ExecOptions {
  /// For each decision; the first one of a program includes its start.
  std::chrono::duration<double> move_time{5};
  /// Whether the arena is to end: a decision that is waited for is given up.
  std::function<bool()> stop = {};
};

/// Contestants that are programs, asked with the method `pick` of
/// docs/engine.md. A program is started when it first has to decide and goes
/// on playing in later games; while one is busy another is started. What it
/// answers is checked: whoever crashes, hangs, answers nonsense or an illegal
/// move forfeits, is killed, and is started anew for its next game.
///
/// May be used by several threads. The programs end with the last copy of
/// this and of its contestants: they see the end of their input, and are
/// killed with all they have started when they have not gone in half a second.
class ExecPlayers {
 public:
  explicit ExecPlayers(ExecOptions options);

  /// The contestant "exec:COMMAND"; nothing for any other name. Starts
  /// nothing yet.
  std::optional<Contestant> make(std::string_view name) const;

 private:
  class Pool;
  std::shared_ptr<Pool> pool_;
};

}  // namespace gockel
