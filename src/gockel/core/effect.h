#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>

#include "gockel/core/dice.h"
#include "gockel/core/move.h"
#include "gockel/core/tiles.h"

namespace gockel {

/// What an event brought about, one thing each, in the order it happened.
/// The fields that carry a meaning besides `seat` stand behind each kind.
enum class EffectKind : std::uint8_t {
  rolled,    ///< dice; aside, left
  chose,     ///< dice in play: value 9 with the golden die, else 8
  kept,      ///< dice; value is the total now; aside, left
  locked,    ///< dice (Wok); aside, left
  rerolled,  ///< the weasel took the roll back
  stopped,   ///< value is the total that counts
  took,      ///< Grill: tile, from the grill
  stole,     ///< Grill: tile, from
  failed,    ///< why
  returned,  ///< tile, to the grill
  turned,    ///< tile, face down for good
  gained,    ///< specialist; tile it stood on, or from
  placed,    ///< specialist, tile it now stands on; from, if a seat had it
  removed,   ///< specialist, out of the game; from, if a seat had it
  bratworm,  ///< from, or no_seat for the supply
  ate,       ///< Wok: course, value, place in the row from 1; forced
  snatched,  ///< Wok: course, value, from, place is the depth from 1
  over,      ///< the game has ended; no seat
};

/// Why an attempt failed.
enum class Failure : std::uint8_t { bust, no_worm, nothing };

struct Effect {
  EffectKind kind;
  Seat seat = no_seat;
  Seat from = no_seat;
  Tile tile = no_tile;
  Specialist specialist{};
  Failure why{};
  Course course{};
  std::uint8_t value = 0;
  std::uint8_t place = 0;
  std::uint8_t forced = 0;
  Dice dice{};
  /// What lies aside then, kept or locked in this turn, and the dice that do
  /// not: after a roll those on the table. A turn that such an effect ends is
  /// seen nowhere else.
  Dice aside{};
  Throw left{};
  friend bool operator==(const Effect&, const Effect&) = default;
};

/// The effects of one event. The longest chain, a keep that ends the turn in
/// failure with a Specialist to return and another to relocate, has nine.
class EffectList {
 public:
  static constexpr int capacity = 12;
  void add(const Effect& effect) {
    assert(size_ < capacity);
    effects_[size_++] = effect;
  }
  std::size_t size() const { return size_; }
  const Effect* begin() const { return effects_.data(); }
  const Effect* end() const { return effects_.data() + size_; }
  /// The first of its kind, or nullptr.
  const Effect* find(EffectKind kind) const {
    const auto* found = std::ranges::find(*this, kind, &Effect::kind);
    return found == end() ? nullptr : found;
  }

 private:
  std::uint32_t size_ = 0;
  std::array<Effect, capacity> effects_{};
};

/// Adds to the list where one is wanted.
inline void note(EffectList* log, const Effect& effect) {
  if (log != nullptr) log->add(effect);
}

}  // namespace gockel
