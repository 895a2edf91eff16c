#pragma once

#include <cstdint>

namespace gockel {

/// What only the terminal says: its board, its prompts and its files. Keys list
/// the words that are understood, the one shown first.
enum class ScreenText : std::uint8_t {
  // Small words.
  computer,
  // for the grill.
  can_code,
  hen_code,
  raven_code,
  weasel_code,
  golden_code,
  apple_code,
  // Faces of the Wok dice.
  face_sushi,
  face_bone,
  face_blue,
  face_red,
  // Greeting and resuming.
  greeting,
  greeting_hint,
  greeting_watch,
  resumed,
  tail_cut,
  // The board.
  turn_header,
  over_header,
  grill_empty,
  label_roll,
  label_key,
  column_player,
  column_worms,
  column_points,
  column_bratworms,
  column_figure,
  column_stack,
  column_sushi,
  column_bones,
  nothing_kept,
  dice_left,
  // What can be chosen.
  choice_lock,
  // Prompts.
  ask_keep,
  ask_hand,
  ask_golden,
  ask_weasel,
  ask_rob,
  ask_back,
  ask_wok,
  ask_wok_last,
  ask_dice,
  ask_dice_golden,
  dice_example_grill,
  dice_example_wok,
  // Keys.
  key_help,
  key_hint,
  key_quit,
  key_roll,
  key_stop,
  key_lower,
  key_can,
  key_golden,
  key_plain,
  key_weasel,
  key_bust,
  key_back_can,
  key_back_hen,
  key_back_raven,
  key_back_weasel,
  key_back_golden,
  key_back_apple,
  key_lock,
  letters_wok,  ///< what people may type for the dice s f b r
  // Refusals of input.
  no_command,
  no_such_face,
  no_such_seat,
  no_choice_number,
  face_kept,
  face_not_rolled,
  keep_first,
  lock_not_rolled,
  lock_one_free,
  lock_last_roll,
  dice_count,
  golden_missing,
  golden_extra,
  golden_face,
  not_now,
  line_too_long,
  line_torn,
  line_not_text,
  // The engine at the player's side.
  hint_title,
  no_hint,
  tutor_insist,
  // The end.
  wins,
  wins_by_tile,
  void_sushi,
  record_at,
  goodbye,
  goodbye_resume,
  goodbye_resume_file,
  capped,
  // Trouble with files.
  file_exists,
  file_missing,
  file_unreadable,
  file_unwritable,
  file_locked,
  file_refused,
  file_over,
  no_folder,
  nothing_to_resume,
  count,  ///< of the keys before it
};

}  // namespace gockel
