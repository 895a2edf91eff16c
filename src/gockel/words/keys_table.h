#pragma once

#include <cstdint>

namespace gockel {

/// What a position looks like, what is asked and what can be chosen.
enum class TableText : std::uint8_t {
  // Whose turn it is, who has won.
  your_turn,
  turn_of,
  you_win,
  wins,
  shared,
  waiting,
  // What is to be done.
  ask_choose,
  ask_ready,
  ask_air,
  ask_rolled,
  ask_weasel,
  ask_rescue,
  ask_hand,
  ask_all_aside,
  ask_rob,
  ask_raven,
  ask_back,
  ask_wok,
  ask_wok_roll,
  ask_wok_last,
  ask_over,
  // Choices that say more than the move: {what} dice, {total}.
  choice_keep,
  choice_roll,
  choice_roll_nine,
  choice_stop,
  choice_stop_can,
  with_detail,  ///< a choice and what it brings
  with_more,    ///< {what} it brings and {more}: what it risks
  keep_ends,    ///< keeping {what} ends the turn: {more} says what it brings
  // What a choice brings.
  likely,       ///< {what} with {chance}
  likely_from,  ///< the same from somebody
  sure,
  sure_from,
  golden_detail,
  plain_detail,
  weasel_detail,
  bust_detail,
  rob_detail,
  back_detail,  ///< {what} stays; {more} says what it is good for
  take_detail,  ///< {n}: its place
  depth_top,
  depth_below,
  prize_grill,
  prize_steal,
  prize_hen,
  prize_no_worm,
  prize_nothing,
  prize_with,   ///< {what}: the Specialist that comes along
  prize_rival,  ///< {what} or {more} goes back then
  prize_raven,
  // What it risks, and what failing costs.
  risk_some,
  risk_never,
  risk_sure,
  risk_untold,
  risk_no_offer,
  cost_tile,
  cost_figure,       ///< {what} behind the tile
  cost_turned,       ///< behind what goes back
  cost_turned_only,  ///< and nothing goes back
  cost_hen,
  cost_nothing,
  cost_lowest,  ///< Wok: {what} has to be taken
  confirm,      ///< asks back; {more}: what it costs
  lock,         ///< {n} dice, {total} are rolled again
  lock_none,
  lock_all,
  theft_sushi,  ///< all thefts {from} a seat
  theft_bone,
  // Captions.
  label_grill,
  label_kept,
  label_total,
  label_locked,
  // The middle of the table, and the seats.
  worm_missing,
  face_used,
  tile_down,
  tile_stop,   ///< a stop gets this tile
  tile_lower,  ///< another way to stop gets this one
  supply_left,
  roll_of_three,
  roll_last,
  row_empty,
  row_sushi,
  row_bones,
  no_tile,
  hidden,
  seat_you,
  pile_sushi,
  pile_bones,
  counting,  ///< {n} of {total}
  // The table for those who hear it.
  spoken_grill,
  spoken_grill_empty,
  spoken_line,  ///< {what}, {more}: a row or a seat, and what is there
  spoken_top,
  spoken_stack,
  spoken_on,
  spoken_kept,
  spoken_locked,
  spoken_rolled,
  spoken_choices,
  count,  ///< of the keys before it
};

}  // namespace gockel
