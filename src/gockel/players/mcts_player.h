#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "gockel/core/any_game.h"
#include "gockel/random/rng.h"

namespace gockel {

/// Monte Carlo tree search: UCT (Kocsis and Szepesvari, 2006) on the bare
/// rules. Dice fall as they do, behind the tree everybody plays at random, and
/// every seat wants its own share. It knows nothing but what is legal and what
/// the score is: a reference of another style.
class MctsPlayer {
 public:
  /// REQUIRES: iterations > 0. The same seed plays the same game.
  MctsPlayer(std::uint32_t iterations, std::uint64_t seed)
      : iterations_(iterations), rng_(seed) {}

  Move operator()(const AnyState& state);

 private:
  /// A move of a position in the tree, and what came of it for the seat to act.
  struct Arm {
    Move move;
    std::uint32_t visits = 0;
    double sum = 0;
  };
  struct Choice {
    std::vector<Arm> arms;
    std::uint32_t visits = 0;
  };
  /// A choice that an iteration made in the tree.
  struct Step {
    Choice* choice;
    Arm* arm;
    Seat seat;
  };

  template <Game G>
  Move best(const G& state);
  template <Game G>
  Shares iterate(G state, std::uint32_t end);

  std::uint32_t iterations_;
  Rng rng_;
  std::unordered_map<std::uint64_t, Choice> tree_;  ///< by key of the position
  std::vector<Step> path_;                          ///< of this iteration
};

/// N of "mcts:N"; none when the name is another or N is not 1 ... 10,000,000.
std::optional<std::uint32_t> mcts_iterations(std::string_view name);

}  // namespace gockel
