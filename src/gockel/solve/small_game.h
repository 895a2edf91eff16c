#pragma once

#include <string_view>

#include "gockel/core/grill.h"

namespace gockel {

/// A game of Grill that is small enough to be solved: two players, no
/// Specialists, and only some of the tiles, all others being face down for
/// good. For two the game is zero-sum, so its value is unique.
class SmallGame {
 public:
  /// Twelve tiles have more positions than 32 bits can number.
  static constexpr int max_tiles = 11;

  /// The game with these tiles ("21-26", as positions write them) on the grill.
  static Result<SmallGame> parse(const Rules& rules, std::string_view tiles);
  /// The game that starts here. Refused when this is no start of a small game.
  static Result<SmallGame> from(const Grill& start);

  /// Before the first roll, seat A to move.
  const Grill& start() const { return start_; }
  const Rules& rules() const { return start_.rules; }
  TileSet tiles() const { return start_.up; }
  std::string tiles_text() const;

  /// A sentence when no position of this game has these rules, players and
  /// tiles.
  Result<void> holds(const Grill& position) const;

  friend bool operator==(const SmallGame&, const SmallGame&) = default;

 private:
  explicit SmallGame(const Grill& start) : start_(start) {}
  Grill start_;
};

}  // namespace gockel
