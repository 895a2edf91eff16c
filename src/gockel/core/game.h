#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "gockel/core/dice.h"
#include "gockel/core/effect.h"
#include "gockel/core/error.h"
#include "gockel/core/flaw.h"
#include "gockel/core/move.h"
#include "gockel/core/rules.h"

namespace gockel {

/// Who moves next: the dice, a seat, nobody.
enum class Node : std::uint8_t { chance, decision, terminal };

/// Share of the win per seat: they sum to 1, ties split. Seats that are not
/// in the game have 0.
using Shares = std::array<double, max_seats>;

/// Shares for a set of winners, one bit per seat, not empty.
constexpr Shares split(std::uint32_t winners) {
  Shares shares{};
  const double each = 1.0 / std::popcount(winners);
  for (unsigned seat = 0; seat < max_seats; ++seat)
    if ((winners >> seat & 1U) != 0) shares[seat] = each;
  return shares;
}

/// Turn numbers stop counting here, so that every state can be written.
inline constexpr std::uint32_t last_turn = 999'999'999;

/// A game may go on for ever when everybody stops too early: a match and a
/// table are cut after this many turns and counted as they stand.
inline constexpr std::uint32_t match_cap = 1000;

/// Longest position text; the longest that can stand has under 250 bytes.
inline constexpr std::size_t max_position_bytes = 512;

/// What a game offers. Laws, checked by the conformance tests:
///  - `moves()` is ascending, and not empty exactly at decisions;
///  - `refusal(m)` is empty exactly when `moves()` contains m;
///  - `refusal(d)` is empty exactly for the dice that `outcomes` lists, whose
///    probabilities sum to 1;
///  - `apply` of what is not refused leaves `broken()` empty, and of what is
///    refused must not be called;
///  - `parse(text())` equals the state, and `text()` of what was parsed
///    equals the text.
template <class G>
concept Game = std::is_trivially_copyable_v<G> && std::equality_comparable<G> &&
               requires(const G& state, G& changing, Move move, Dice dice,
                        EffectList* effects, Seat seat, std::string_view text) {
                 { state.rules } -> std::convertible_to<Rules>;
                 { state.node() } -> std::same_as<Node>;
                 { state.moves() } -> std::same_as<MoveList>;
                 { state.in_air() } -> std::same_as<Throw>;
                 {
                   state.outcomes([](Dice, double) {})
                 };
                 { state.refusal(move) } -> std::same_as<std::optional<Error>>;
                 { state.refusal(dice) } -> std::same_as<std::optional<Error>>;
                 { changing.apply(move, effects) };
                 { changing.apply(dice, effects) };
                 { state.score(seat) } -> std::same_as<int>;
                 { state.shares() } -> std::same_as<Shares>;
                 { state.key() } -> std::same_as<std::uint64_t>;
                 { state.broken() } -> std::same_as<std::optional<Flaw>>;
                 { state.text() } -> std::same_as<std::string>;
                 { G::parse(text) } -> std::same_as<Result<G>>;
               };

/// The refusal of an event that the rules do not allow here.
inline Error illegal(Reason reason, Details details = {}) {
  return refusal_for(reason, 0, std::move(details));
}

/// What is broken about players, seat to act and turn number, if anything.
template <class G>
std::optional<Flaw> broken_frame(const G& state) {
  const RuleSetInfo& set = info(state.rules.rule_set());
  if (state.seats < set.min_seats || state.seats > set.max_seats)
    return Flaw{Reason::player_count_out_of_range, Part::players};
  const bool over = state.node() == Node::terminal;
  if (over != (state.seat == no_seat) || (!over && state.seat >= state.seats))
    return Flaw{Reason::seat_to_act_missing, Part::seat};
  if (state.turn < 1 || state.turn > last_turn)
    return Flaw{Reason::turn_number_out_of_range, Part::turn};
  return std::nullopt;
}

/// Mixes one word into a key (the finaliser of SplitMix64).
constexpr std::uint64_t mix(std::uint64_t key, std::uint64_t word) {
  std::uint64_t z = (key ^ word) + 0x9E3779B97F4A7C15ULL;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
  return z ^ z >> 31;
}

}  // namespace gockel
