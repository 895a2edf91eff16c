#pragma once

#include <functional>
#include <optional>

#include "gockel/players/players.h"
#include "gockel/puzzles/theme.h"

namespace gockel {

/// Raised whenever the same request may lead to another puzzle than before: it
/// is part of every seed, so that nobody takes the new one for the old one.
inline constexpr std::uint64_t puzzles_version = 1;

struct PuzzleRequest {
  Rules rules;
  int seats = 2;
  /// One of themes(rules.rule_set()), or none: any of them.
  std::optional<Theme> theme = std::nullopt;
  std::uint64_t seed = 1;
};

/// How a rollout of the best move compares with one of the next best, for the
/// seat to act.
struct RolloutCheck {
  double difference = 0;  ///< of the shares
  double error = 0;       ///< its standard error
  std::uint64_t games = 0;
};

/// A decision whose answer is beyond doubt and that somebody gets wrong.
struct Puzzle {
  AnyState position;
  Theme theme{};
  std::vector<Candidate> candidates = {};  ///< the best first
  /// What each level would do here.
  std::array<Move, levels.size()> picks = {};
  RolloutCheck check = {};
};

/// How many players sit at the table of such a puzzle: whom to rob is a
/// question among three.
int puzzle_seats(std::optional<Theme> theme);

/// The puzzle that a request leads to, the same everywhere: a position of a
/// game between levels where every move but the best is bad (marks.h), a level
/// chooses one of those, and a rollout puts the best above the next beyond its
/// doubt. None when so many games have no such position, when there are no
/// values for the game, or when `go_on`, which is told the part done at most,
/// returns false.
std::optional<Puzzle> make_puzzle(
    const PuzzleRequest& request, const ValueSource& values,
    const std::function<bool(double)>& go_on = {});

}  // namespace gockel
