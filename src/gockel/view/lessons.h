#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "gockel/core/any_game.h"

namespace gockel {

/// A rule of the game, as somebody meets it who learns it while playing. The
/// fields of a Lesson that carry a meaning stand behind each.
enum class Topic : std::uint8_t {
  // Heckmeck, before a roll or a choice of one's own.
  grill_aim,
  deluxe_aim,
  grill_roll,
  golden,
  keep,
  keep_again,
  double_one,
  weasel,
  need_worm,       ///< total
  too_low,         ///< total
  stop,            ///< total, tile
  stop_lower,      ///< total, tile
  low_tile,        ///< tile
  steal,           ///< tile, seat
  steal_or_lower,  ///< tile, seat
  hen,             ///< seat
  canned_worm,     ///< total
  rob,
  back,
  // Heckmeck, what happened.
  took,         ///< tile
  rival_took,   ///< tile, seat
  stole,        ///< tile, seat
  robbed,       ///< tile, seat
  failed,       ///< tile
  failed_free,  ///< nothing was lost
  turned,       ///< tile
  specialist,   ///< specialist
  raven,
  bratworm,
  end_near,  ///< total: tiles that are left
  grill_over,
  // Sushizock, before a roll or a choice of one's own.
  wok_aim,
  wok_roll,
  wok_offers,
  wok_lock,
  wok_last,
  wok_steal_top,
  wok_steal_any,
  // Sushizock, what happened.
  ate_sushi,     ///< value
  ate_bone,      ///< value
  wok_forced,    ///< value, course
  snatched,      ///< value, course, seat
  wok_robbed,    ///< value, course, seat
  row_empty,     ///< course
  wok_end_near,  ///< total: tiles that are left
  wok_over,
};
inline constexpr int topic_count = static_cast<int>(Topic::wok_over) + 1;

/// The name that JSON writes.
std::string_view name(Topic topic);

/// A rule with what it is about here.
struct Lesson {
  Topic topic;
  Seat seat = no_seat;  ///< the other one
  std::optional<int> tile = {};
  std::optional<int> total = {};
  std::optional<int> value = {};
  std::optional<Specialist> specialist = {};
  std::optional<Course> course = {};
  bool operator==(const Lesson&) const = default;
};

/// The rules that matter to `you` at a position: those of the aim at the
/// beginning, else those of what is to be done, if that is for `you`.
std::vector<Lesson> lessons_at(const AnyState& state, Seat you);

/// The rules that matter to `you` in what an event brought about.
std::vector<Lesson> lessons_of(const AnyState& before, const AnyState& after,
                               const EffectList& effects, Seat you);

}  // namespace gockel
