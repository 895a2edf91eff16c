#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace gockel {

// The one table of what is called a mistake, luck or good play. Every number
// is a share of the win, 0 to 1; report, tutor and pages ask here.

/// What a decision is called by its loss: the mover's share after the best
/// move minus that after the one played.
enum class Mark : std::uint8_t { none, doubtful, bad, very_bad };

struct MarkLimit {
  Mark mark;
  double loss;  ///< from this loss on
};

/// A loss of 0.01 is one game in a hundred: smaller ones are told apart by the
/// engine, hardly by people. The players `swing` and `gain` give 0.03 and 0.10
/// away in a whole game of compact for two (error rate below times 99 and 86
/// decisions): a bad move costs as much as the one, and two very bad ones more
/// than the other.
inline constexpr std::array<MarkLimit, 3> mark_limits{
    {{Mark::very_bad, 0.06}, {Mark::bad, 0.03}, {Mark::doubtful, 0.01}}};

constexpr Mark mark(double loss) {
  for (const MarkLimit& limit : mark_limits)
    if (loss >= limit.loss) return limit.mark;
  return Mark::none;
}

/// What a roll is called by its luck: the roller's share after it minus that
/// before it.
enum class Fortune : std::uint8_t {
  very_unlucky,
  unlucky,
  even,
  lucky,
  very_lucky,
};

/// A roll that changes less is an everyday one; beyond 0.20 it decides a fifth
/// of the game at once.
inline constexpr double lucky_from = 0.10;
inline constexpr double very_lucky_from = 0.20;

constexpr Fortune fortune(double luck) {
  if (luck >= very_lucky_from) return Fortune::very_lucky;
  if (luck >= lucky_from) return Fortune::lucky;
  if (luck <= -very_lucky_from) return Fortune::very_unlucky;
  if (luck <= -lucky_from) return Fortune::unlucky;
  return Fortune::even;
}

/// How much of the win is open at a decision of somebody with this share: 1 in
/// an even game of two, 0 when it is won or lost. A player who has thrown the
/// game away has nothing more to lose, and must not look better for it.
constexpr double stake(double share) { return 4 * share * (1 - share); }

/// How somebody plays, by the loss per stake of the unforced decisions.
enum class Rating : std::uint8_t {
  engine,
  master,
  expert,
  advanced,
  casual,
  beginner,
  chance,
};

struct RatingLimit {
  Rating rating;
  double loss;  ///< per stake, up to this
};

/// Measured, mean over so many games against players of the same kind (first
/// and random: against gain), error rate and loss per stake in 1/10000:
///
///             seats, games  best   swing     gain      first      random
///   compact   2      40     0, 0   3, 5      12, 17    35, 49     78, 169
///   compact   4      16     0, 0   8, 12     11, 18    27, 44     55, 146
///   deluxe    2      20     0, 0   26, 36    43, 56    58, 77     87, 206
///   wok       2      40     0, 0   209, 264  223, 271  839, 1050  371, 512
///   wok       4      30     0, 0   51, 73    71, 102   376, 617   246, 400
///
/// The limits put best, swing, gain, first and random of compact on five
/// different words.
inline constexpr std::array<RatingLimit, 6> rating_limits{
    {{Rating::engine, 0.0003},
     {Rating::master, 0.001},
     {Rating::expert, 0.0025},
     {Rating::advanced, 0.004},
     {Rating::casual, 0.008},
     {Rating::beginner, 0.012}}};
/// A seat decides in a Wok game a third as often, and a turn played for itself
/// is worth less there: the same taste (swing) loses some fifty times as much.
/// Five keeps it apart from mere chance.
inline constexpr double wok_factor = 5;

/// `loss` per stake; `weight` is 1, or wok_factor in the Wok.
constexpr Rating rating(double loss, double weight) {
  for (const RatingLimit& limit : rating_limits)
    if (loss <= weight * limit.loss) return limit.rating;
  return Rating::chance;
}

// The names that JSON and tests write.

constexpr std::string_view name(Mark mark) {
  constexpr std::array<std::string_view, 4> names{"none", "doubtful", "bad",
                                                  "very_bad"};
  return names[static_cast<unsigned>(mark)];
}

constexpr std::string_view name(Fortune fortune) {
  constexpr std::array<std::string_view, 5> names{
      "very_unlucky", "unlucky", "even", "lucky", "very_lucky"};
  return names[static_cast<unsigned>(fortune)];
}

constexpr std::string_view name(Rating rating) {
  constexpr std::array<std::string_view, 7> names{
      "engine", "master", "expert", "advanced", "casual", "beginner", "chance"};
  return names[static_cast<unsigned>(rating)];
}

}  // namespace gockel
