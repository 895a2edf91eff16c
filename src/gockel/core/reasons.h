#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace gockel {

/// Why something was refused, for machines: the kind of thing that is wrong.
enum class Code : std::uint8_t {
  length,     ///< more bytes than this kind of text may have
  syntax,     ///< the text does not follow the grammar
  value,      ///< well formed, but the number or name does not exist
  broken,     ///< the parts do not fit together: no such position
  canonical,  ///< right, but written in another way than the one allowed
  illegal,    ///< the event is not possible in this position
  outcome,    ///< a record's checksum disagrees with its moves
};

/// The code's name as JSON and tests write it.
constexpr std::string_view name(Code code) {
  switch (code) {
    case Code::length: return "length";
    case Code::syntax: return "syntax";
    case Code::value: return "value";
    case Code::broken: return "broken";
    case Code::canonical: return "canonical";
    case Code::illegal: return "illegal";
    case Code::outcome: return "outcome";
  }
  return "";
}

/// Why exactly, one value per sentence: whoever says it in another language
/// (words/refusals.h) needs nothing but this and the details. Code and English
/// sentence of each stand in reasons.cpp.
enum class Reason : std::uint16_t {
  // Dice and moves that the rules do not allow here.
  no_dice_in_air,
  wrong_dice_count,
  golden_die_missing,
  golden_die_not_in_air,
  golden_die_face,
  dice_of_grill,
  game_is_over,
  roll_first,
  golden_choice_over,
  nothing_rolled,
  face_already_kept,
  face_not_rolled,
  weasel_after_roll,
  weasel_spent,
  no_weasel,
  bust_not_open,
  no_die_left,
  roll_before_keep,
  stop_before_keep,
  can_beside_worm,
  no_can,
  no_lower_tile,
  no_bratworm_to_take,
  seat_not_robbable,
  no_specialist_goes_back,
  specialist_not_owned,
  move_of_wok,
  move_of_grill,
  no_such_move,
  last_roll,
  dice_not_rolled,
  lock_some_not_all,
  sushi_not_offered,
  bone_not_offered,
  blue_chopsticks_needed,
  red_chopsticks_needed,
  steal_from_another,
  only_top_in_reach,
  no_such_sushi,
  no_such_bone,
  no_turn_running,
  nothing_to_decide,
  no_such_roll,
  // Positions that cannot be.
  player_count_out_of_range,
  seat_to_act_missing,
  turn_number_out_of_range,
  rules_of_wok,
  rules_of_grill,
  unknown_tile_on_grill,
  tile_of_absent_seat,
  unknown_tile_in_stack,
  tile_in_two_places,
  tile_below_no_stack,
  bratworm_of_absent_seat,
  too_many_bratworms,
  specialists_only_deluxe,
  specialist_not_on_open_tile,
  two_specialists_on_tile,
  specialist_owner_missing,
  raven_owned,
  specialist_without_tile,
  too_many_specialists,
  specialist_choice_missing,
  golden_die_not_owned,
  golden_die_not_used,
  golden_die_cannot_show,
  weasel_not_owned,
  too_many_dice_aside,
  golden_choice_not_open,
  no_die_to_roll,
  roll_does_not_fit,
  bust_does_not_wait,
  nothing_aside,
  stop_was_forced,
  bratworm_needs_ones,
  no_choice_to_rob,
  finished_turn_has_dice,
  roll_out_of_place,
  no_tile_face_up,
  tile_face_up_at_end,
  nothing_won,
  tile_value_unknown,
  sushi_incomplete,
  bones_incomplete,
  tile_in_row_at_end,
  both_rows_empty,
  roll_number_out_of_range,
  locked_dice_do_not_fit,
  last_roll_does_not_wait,
  dice_left_wrong,
  // Texts that are not what they should be: dice, moves, positions.
  golden_face_unknown,
  unknown_face,
  dice_out_of_order,
  too_many_dice,
  number_too_large,
  leading_zero,
  expected_number,
  expected_seat,
  expected_one_seat,
  expected_position_end,
  expected_course,
  expected_colon,
  expected_move_end,
  expected_comma,
  expected_slash,
  expected_letter,
  expected_specialists_end,
  expected_bratworm_counts,
  expected_no_more_dice,
  expected_dice_end,
  expected_empty_line,
  not_canonical,
  position_too_long,
  unknown_tile,
  too_many_stacks,
  too_few_stacks,
  expected_grill_dice,
  expected_wok_dice,
  expected_tiles,
  expected_row_tile,
  too_many_row_tiles,
  too_many_wok_players,
  expected_wok_stack,
  too_few_players,
  too_many_locked,
  incomplete_row,
  unknown_specialist,
  lock_size,
  not_a_move,
  // Rules and set-up.
  unknown_rule_set,
  unknown_option,
  unknown_option_value,
  rules_not_canonical,
  option_value_not_text,
  wrong_player_count,
  first_seat_not_in_game,
  rows_only_in_wok,
  bad_seed,
  unknown_language,
  unknown_player,
  unknown_level,
  too_few_agents,
  unknown_local_player,
  player_name_empty,
  player_name_characters,
  player_name_too_long,
  player_name_twice,
  nobody_at_seat,
  // Records.
  expected_tag,
  bad_tag_name,
  bad_tag_value,
  expected_record_start,
  expected_start_tag,
  too_many_tags,
  expected_turn_start,
  record_stops,
  record_not_canonical,
  record_disagrees,
  record_too_long,
  record_goes_on,
  players_tag_count,
  players_tag_unknown,
  seed_tag_not_number,
  dice_tag_unknown,
  // Fair dice.
  hex_length,
  not_hex_digit,
  no_commit_tag,
  no_seed_tag,
  seed_not_promised,
  start_not_drawn,
  roll_not_drawn,
  links_not_in_record,
  entry_changed,
  link_does_not_fit,
  dice_need_link,
  link_not_wanted,
  no_dice_to_throw,
  chains_not_here,
  game_not_ended,
  scores_not_counted,
  decision_not_of_level,
  table_of_another,
  entries_missing,
  // A table, its entries, and what people ask of it.
  entry_not_object,
  unknown_entry_type,
  bad_entry_field,
  clock_without_kind,
  unknown_clock_kind,
  clock_amount,
  name_not_text,
  name_length,
  name_spaces,
  name_hidden_characters,
  name_too_many_marks,
  name_of_computer,
  creation_first,
  no_such_seat,
  seat_of_somebody_else,
  game_has_begun,
  game_not_begun,
  seat_is_open,
  position_of_another_table,
  no_dice_to_fall,
  not_this_seats_turn,
  nobody_to_stand_in,
  nobody_was_away,
  no_game_to_end,
  rematch_only_once,
  text_not_printable,
  seats_taken_watch,
  seat_not_open,
  no_seat_open,
  already_seated,
  table_moved_on,
  too_many_open_tables,
  not_your_turn,
  no_seat_here,
  still_has_time,
  too_many_reactions,
  game_not_over,
  no_such_table,
  not_a_seat_key,
  too_many_requests,
  too_many_sockets,
  request_not_stored,
  table_not_stored,
  data_out_of_reach,
  // Files.
  not_words,
  cannot_read,
  cannot_write,
  no_report_page,
  broken_report_page,
  file_exists,
  // Files of position values, and training them.
  not_a_values_file,
  values_kind_unknown,
  values_file_size,
  values_checksum,
  values_scale,
  values_of_another_game,
  training_damaged,
  training_of_another,
  training_start,
  unknown_family,
  // Small games solved exactly.
  positions_of_another_game,
  start_not_among_positions,
  deluxe_not_solvable,
  wok_not_solvable,
  two_players_only,
  expected_tile_range,
  not_a_small_game,
  too_many_tiles,
  other_rules_solved,
  other_tiles_solved,
  position_not_reachable,
  values_do_not_settle,
  not_a_solution_file,
  solution_version,
  solution_head_changed,
  solution_size,
  solution_checksum,
  solution_not_shares,
};
inline constexpr std::size_t reason_count =
    static_cast<std::size_t>(Reason::solution_not_shares) + 1;

/// What the blanks of a sentence stand for. Which of them a reason has is what
/// its English sentence names.
struct Details {
  std::string what = {};
  std::string more = {};
  std::string list = {};   ///< what there is instead, separated by commas
  std::int64_t n = 0;      ///< what was found
  std::int64_t least = 0;  ///< what would be enough
  std::int64_t limit = 0;  ///< what is right, or the most that is
  std::int64_t turn = 0;

  friend bool operator==(const Details&, const Details&) = default;
};

/// The reason's name as JSON writes it: "face_already_kept".
std::string_view name(Reason reason);
Code code(Reason reason);

/// The English sentence with its blanks.
std::string_view english_text(Reason reason);

/// A sentence with its blanks filled:
///   {n}                      the detail of that name
///   {more|the end}           the same, or the text where it is empty
///   {n?1:one die|{n} dice}   the text for its value, or the last one
/// A brace that is none of these stays as it is.
std::string filled(std::string_view text, const Details& details);

/// Where the brace that opens `text` is closed, or npos.
std::size_t closing_brace(std::string_view text);

/// Of "1:one die|{n} dice" the text for the value: the one behind its colon,
/// or the last one.
std::string_view text_for(std::string_view value, std::string_view parts);

}  // namespace gockel
