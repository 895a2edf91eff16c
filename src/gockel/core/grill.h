#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "gockel/core/chance.h"
#include "gockel/core/game.h"
#include "gockel/core/tiles.h"

namespace gockel {

/// Where a Specialist is: on a grill tile, with a seat, or out of the game.
///
///   0-17 tile | 32-38 seat + 32 | 255 out
class Place {
 public:
  constexpr Place() = default;
  static constexpr Place on(Tile tile) {
    return Place(static_cast<std::uint8_t>(tile));
  }
  static constexpr Place with(Seat seat) {
    return Place(static_cast<std::uint8_t>(seat + 32));
  }
  constexpr bool out() const { return code_ == 255; }
  /// The tile it stands on, or no_tile.
  constexpr Tile tile() const { return code_ < 32 ? Tile(code_) : no_tile; }
  /// The seat that owns it, or no_seat.
  constexpr Seat seat() const {
    return code_ >= 32 && !out() ? static_cast<Seat>(code_ - 32) : no_seat;
  }
  constexpr std::uint8_t code() const { return code_; }
  friend constexpr bool operator==(Place, Place) = default;

 private:
  constexpr explicit Place(std::uint8_t code) : code_(code) {}
  std::uint8_t code_ = 255;
};

/// What a stop would get.
struct Prize {
  enum class Kind : std::uint8_t { nothing, grill, steal, hen };
  Kind kind = Kind::nothing;
  Tile tile =
      no_tile;  ///< grill and steal: the tile won; hen: the one it guards
  Seat from = no_seat;  ///< steal and hen: who loses it
  Failure why{};        ///< nothing: the reason
  int total = 0;        ///< the total that counts, canned worm included
};

/// The point of the turn a Grill position is at.
enum class Phase : std::uint8_t {
  choose,  ///< decision: use the golden die or not
  air,     ///< chance: dice are in the air
  rolled,  ///< decision: keep a face, use the weasel, let a bust stand
  hand,    ///< decision: roll on or stop
  rob,     ///< decision: whom to rob for Double 1; the turn goes on after it
  raven,   ///< decision: whom to rob for the raven; the turn ends after it
  back,    ///< decision: which of two Specialists goes back
  over,    ///< terminal
};

inline constexpr int grill_dice = 8;
inline constexpr int bratworm_count = 7;
inline constexpr int apple_worms = 3;
inline constexpr int canned_points = 5;
/// Nine dice showing fives or worms.
inline constexpr int max_total = 45;

/// Points of the dice laid aside; a worm counts 5.
constexpr int points(Dice d) {
  return d.count(face::one) + 2 * d.count(face::two) +
         3 * d.count(face::three) + 4 * d.count(face::four) +
         5 * (d.count(face::five) + d.count(face::worm));
}

/// A position of Heckmeck, by docs/rules.md#the-base-game and #deluxe.
///
/// The stacks are linked lists inside two small arrays: `top[seat]` is the top
/// tile, `below[tile]` the one under it. Entries that mean nothing hold
/// no_tile, so equal positions are equal bytes.
struct Grill {
  Rules rules;
  std::uint8_t seats = 2;
  Seat seat = 0;  ///< to act; no_seat when over
  Phase phase = Phase::air;
  bool golden = false;        ///< the golden die is used this turn
  bool weasel_spent = false;  ///< this turn
  Dice kept;
  Dice rolled;  ///< empty except in Phase::rolled
  TileSet up;   ///< face-up on the grill
  std::array<Tile, max_seats> top = no_tiles<max_seats>();
  std::array<Tile, tile_count> below = no_tiles<tile_count>();
  std::array<Place, specialist_count> specialists;
  std::array<std::uint8_t, max_seats> bratworms{};
  std::uint32_t turn = 1;

  /// The position before the first roll. `rules` must be of a Grill set,
  /// `seats` 2 to 7, `first` one of them.
  static Grill start(const Rules& rules, int seats, Seat first = 0);

  Node node() const;
  MoveList moves() const;
  /// The dice in the air, at a chance node.
  Throw in_air() const;
  /// Calls f(Dice, double probability) for every roll, at a chance node.
  template <class F>
  void outcomes(F&& f) const;

  std::optional<Error> refusal(Move move) const;
  std::optional<Error> refusal(Dice dice) const;
  /// Goes on to the next point where dice or a choice are needed; everything
  /// without an alternative happens on the way and is added to `effects`.
  void apply(Move move, EffectList* effects = nullptr);
  void apply(Dice dice, EffectList* effects = nullptr);

  /// Worms now: tiles, Bratworms, apple.
  int score(Seat s) const;
  /// Who wins if the game ends now; what it means at terminal nodes.
  Shares shares() const;
  /// Equal for equal positions, whatever the turn number; the same everywhere.
  std::uint64_t key() const;
  /// The first invariant that does not hold, and where, if any.
  std::optional<Flaw> broken() const;

  std::string text() const;
  static Result<Grill> parse(std::string_view text);

  /// Ends the turn as a stop with this prize does, whatever dice are aside:
  /// for solvers, which know a turn by its total. Inside a turn only.
  void end_with(const Prize& won, EffectList* log = nullptr);

  // What an interface asks besides.

  /// What stopping in this way gets with the dice laid aside now.
  Prize prize(Stop how) const;
  /// What a stop with this total and the worm needed gets; `how` only says
  /// whether stealing is passed over.
  Prize prize(int total, Stop how) const;
  /// Ordinary dice not laid aside.
  int dice_left() const { return grill_dice - kept.ordinary(); }
  /// Whether the golden die is still to be laid aside.
  bool golden_left() const { return golden && !kept.has_golden(); }
  /// Both: the dice not laid aside.
  Throw left() const {
    return {static_cast<std::uint8_t>(dice_left()),
            static_cast<std::uint8_t>(golden_left() ? 1 : 0)};
  }
  bool owns(Seat s, Specialist specialist) const {
    return specialists[static_cast<unsigned>(specialist)] == Place::with(s);
  }
  /// The tiles of a stack.
  TileSet stack(Seat s) const;
  /// Bratworms not owned by anybody.
  int supply() const;
  /// The tiles that are out for good.
  TileSet face_down() const;
  /// All tiles of this rule set.
  TileSet all_tiles() const;
  /// Seats that may be robbed of a Bratworm by the seat to act, one bit each.
  std::uint32_t victims() const;

  friend bool operator==(const Grill&, const Grill&) = default;

 private:
  // grill_turn.cpp: the turn up to its stop
  void begin_turn();
  void bust_out(EffectList* log);
  void keep(Face f, EffectList* log);
  void double_one(EffectList* log);
  bool must_stop() const;
  void stop_if_forced(EffectList* log);
  MoveList stops() const;
  void clear_dice();
  void end_turn(EffectList* log);

  // grill_result.cpp: what a turn brings
  void stop(Stop how, EffectList* log);
  void take(Tile tile, EffectList* log);
  void steal(Tile tile, Seat from, EffectList* log);
  void fail(Failure why, EffectList* log);
  Tile give_back(EffectList* log);
  const Specialist* turn_highest(Tile returned, EffectList* log);
  void push(Seat s, Tile tile);
  Tile pop(Seat s);

  // grill_specialists.cpp
  void gain(Specialist specialist, Place before, EffectList* log);
  void go_back(Specialist specialist, EffectList* log);
  bool bratworm(EffectList* log);
  void rob(Seat victim, EffectList* log);
  const Specialist* standing_on(Tile tile) const;
  const Specialist* owned_by(Seat s) const;
};

template <class F>
void Grill::outcomes(F&& f) const {
  const Throw t = in_air();
  const double worm = rules.golden_worms() / 6.0;
  for (const Outcome& o : grill_rolls(t.dice)) {
    if (t.golden == 0) {
      f(o.dice, o.probability);
    } else {
      f(o.dice + Dice::golden_die(face::one), o.probability * (1 - worm));
      f(o.dice + Dice::golden_die(face::worm), o.probability * worm);
    }
  }
}

static_assert(Game<Grill>);

}  // namespace gockel
