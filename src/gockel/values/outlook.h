#pragma once

#include <deque>
#include <tuple>
#include <vector>

#include "gockel/core/any_game.h"
#include "gockel/turn/solved_turn.h"
#include "gockel/values/position_values.h"

namespace gockel {

/// One thing that a turn may bring.
struct TurnEnding {
  /// took, stole, gained (the hen alone) or failed; Wok: ate or snatched. The
  /// fields that tell it from others are set, no more.
  Effect effect;
  double probability = 0;
  Shares shares{};   ///< after it
  double score = 0;  ///< after it, of the seat that played the turn: the mean
};

/// What the game is worth to everybody at any point of a turn, when the seat to
/// act plays the rest of it best: the turn is solved exactly, and the positions
/// it can end in have their learned values. It remembers the turn: asking about
/// every point of one turn costs one solution.
class Outlook {
 public:
  enum class For : std::uint8_t {
    everybody,
    mover,  ///< only the share of the seat to act is right: faster
  };
  explicit Outlook(PositionValues values, For whom = For::everybody)
      : values_(std::move(values)), whom_(whom) {}

  /// The shares at any node. At the start of a turn they are the expectation
  /// over it, not what was learned of the position.
  Shares value(const AnyState& state);
  Shares value(const Grill& state);
  Shares value(const Wok& state);

  /// The shares after an event that is not refused. When it ends the turn,
  /// they are the learned values of where it leads. Laws: the value of a
  /// decision is the best of its moves for the seat to act; the value of a
  /// chance node is the mean of its rolls.
  Shares after(const AnyState& state, const Event& event);
  template <Game G, class E>
  Shares after(const G& state, E event) {
    G next = state;
    next.apply(event);
    const bool goes_on =
        next.node() != Node::terminal && next.seat == state.seat;
    return goes_on ? value(next) : values_(next);
  }

  /// The move of a decision that is best for the seat to act, by after(); the
  /// first of equals.
  template <Game G>
  Move best(const G& state);

  /// The chance that the turn fails (Wok: is left with the lowest tile), at a
  /// node and after an event. Only with For::everybody.
  double failing(const AnyState& state);
  double failing_after(const AnyState& state, const Event& event);

  /// What the turn may bring under best play and how likely, the likeliest
  /// first. A turn must be running, without a choice of Phase::rob or later.
  std::vector<TurnEnding> endings(const AnyState& state);

  const PositionValues& values() const { return values_; }

 private:
  /// A turn and everybody's shares after each of its results.
  template <Game G>
  struct ValuedTurn {
    SolvedTurn<G> turn;
    std::vector<Shares> shares;
  };
  template <Game G>
  using ValuedTurns = std::deque<ValuedTurn<G>>;
  template <Game G>
  const ValuedTurn<G>& turn(const G& state);
  template <Game G>
  Shares turn_value(const G& state);
  double failing(const Grill& state);
  double failing(const Wok& state);
  /// How many seats' shares are carried, from the one to act on.
  std::size_t quantities(int seats) const {
    return whom_ == For::mover ? 1 : static_cast<std::size_t>(seats);
  }
  /// The quantity that is the chance of failing.
  static std::size_t fail_quantity(int seats) {
    return static_cast<std::size_t>(seats);
  }

  PositionValues values_;
  For whom_;
  std::tuple<ValuedTurns<Grill>, ValuedTurns<Wok>>
      turns_;  ///< the oldest first
};

}  // namespace gockel
