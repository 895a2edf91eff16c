#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "gockel/core/any_game.h"
#include "gockel/random/rng.h"

namespace gockel {

/// What is played, in OpenSpiel's words a game with its parameters.
struct SpielGame {
  Rules rules = Rules();
  int seats = 2;
  Seat first = 0;
  /// A game that is not over then is counted as it stands.
  std::uint32_t max_turns = match_cap;
  friend bool operator==(const SpielGame&, const SpielGame&) = default;
};

/// The game, refused when the rules do not allow it.
Result<SpielGame> checked(const SpielGame& game);

/// The most decisions, and chance nodes, that a game can have.
std::uint64_t max_decisions(const SpielGame& game);
std::uint64_t max_chance_nodes(const SpielGame& game);

/// What a seat gets when it is over: its share of the win, stretched so that
/// the sum is 0 and who wins alone gets 1. For two: 1, 0, -1.
double spiel_return(double share, int seats);

/// A number that stands for a roll or a tile of a row, and its probability.
struct ChanceAction {
  int action;
  double probability;
};

/// One game in OpenSpiel's words. Chance lays the Wok's two rows first, tile by
/// tile from the left, sushi before bones: action v - 1 is a tile of value v.
/// A roll is numbered as rolls.h says, a decision as actions.h.
class SpielState {
 public:
  /// REQUIRES: a game that checked() accepts.
  explicit SpielState(const SpielGame& game);
  /// At some position of the game. REQUIRES: its rules and seats.
  SpielState(const SpielGame& game, const AnyState& position)
      : game_(game), at_(position) {}
  /// The same of a game that nobody has named: who began it is not known, and
  /// `game()` says it was seat A.
  SpielState(const AnyState& position, std::uint32_t max_turns);

  const SpielGame& game() const { return game_; }
  /// Null while the rows are being laid.
  const AnyState* position() const { return std::get_if<AnyState>(&at_); }

  Node node() const;
  /// Who decides; no_seat where nobody does.
  Seat seat() const;
  /// Ascending; at a chance node what chance_outcomes() has.
  std::vector<int> legal_actions() const;
  /// REQUIRES: a chance node. The probabilities sum to 1.
  std::vector<ChanceAction> chance_outcomes() const;
  /// One of them, as likely as it is. REQUIRES: a chance node.
  int draw_chance(Rng& rng) const;
  bool legal(int action) const;
  /// REQUIRES: a legal action.
  void apply(int action);
  /// As docs/notation.md writes a move or a roll; a tile of a row is "s4" or
  /// "f2". REQUIRES: a legal action.
  std::string action_text(int action) const;
  /// The action with this text; none is -1.
  int action_named(std::string_view text) const;
  /// By seat; 0 for all until it is over.
  std::vector<double> returns() const;
  /// The position's text; while the rows are laid what of them lies there.
  std::string text() const;

  friend bool operator==(const SpielState&, const SpielState&) = default;

 private:
  /// The rows of the Wok as far as they are laid.
  struct LaidRows {
    std::array<Row, 2> rows;  ///< by course
    friend bool operator==(const LaidRows&, const LaidRows&) = default;

    Course course() const {
      return rows[0].size() < wok_tiles ? Course::sushi : Course::bone;
    }
    /// Tiles of this value that can still be the next one.
    int left(int value) const;
    bool complete() const { return rows[1].size() == wok_tiles; }
  };
  void lay(int value);

  SpielGame game_;
  std::variant<AnyState, LaidRows> at_;
};

}  // namespace gockel
