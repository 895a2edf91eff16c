#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace gockel::terminal {

enum class Language : std::uint8_t { english, german };

/// Everything the game says besides the help (help_words.h). `{who}` and its
/// like are filled in by Speech, `[takes|take]` is the verb for a name and for
/// "you". Keys list the words that are understood, the one shown first.
enum class Text : std::uint8_t {
  // Small words.
  decimal_mark,
  you_subject,
  you_object,
  worm_one,
  worm_many,
  point_one,
  point_many,
  die_one,
  die_many,
  bratworm_bare,
  computer,
  // The Specialists: bare in tables, as subject, as object; two letters each
  // for the grill.
  can_bare,
  hen_bare,
  raven_bare,
  weasel_bare,
  golden_bare,
  apple_bare,
  can_subject,
  hen_subject,
  raven_subject,
  weasel_subject,
  golden_subject,
  apple_subject,
  can_object,
  hen_object,
  raven_object,
  weasel_object,
  golden_object,
  apple_object,
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
  rules_compact,
  rules_classic2005,
  rules_deluxe,
  rules_wok,
  greeting,
  greeting_hint,
  greeting_watch,
  resumed,
  tail_cut,
  // The board.
  turn_header,
  over_header,
  label_grill,
  grill_empty,
  label_kept,
  label_roll,
  label_key,
  label_total,
  label_sushi,
  label_bones,
  label_locked,
  row_empty,
  column_player,
  column_worms,
  column_points,
  column_bratworms,
  column_figure,
  column_stack,
  column_sushi,
  column_bones,
  supply_left,
  nothing_kept,
  dice_left,
  roll_of_three,
  roll_last,
  // What can be chosen.
  choice_roll,
  choice_roll_nine,
  bust_chance,
  bust_never,
  bust_weasel,
  choice_stop,
  choice_stop_can,
  prize_grill,
  prize_steal,
  prize_hen,
  prize_no_worm,
  prize_nothing,
  cost_tile,
  cost_hen,
  choice_golden,
  choice_plain,
  choice_weasel,
  choice_bust,
  choice_rob,
  choice_back,
  choice_take_sushi,
  choice_take_bone,
  choice_steal_sushi,
  choice_steal_bone,
  depth_top,
  depth_below,
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
  // What happened.
  tell_rolled,
  tell_golden,
  tell_plain,
  tell_kept,
  tell_locked,
  tell_rerolled,
  tell_took,
  tell_took_lower,
  tell_stole,
  tell_took_hen,
  tell_bust,
  tell_no_worm,
  tell_nothing,
  tell_returned,
  tell_turned,
  tell_unharmed,
  tell_gained,
  tell_gained_from,
  tell_placed,
  tell_flew,
  tell_removed,
  tell_bratworm,
  tell_robbed,
  tell_sushi,
  tell_bone,
  tell_forced_sushi,
  tell_forced_bone,
  tell_stole_sushi,
  tell_stole_bone,
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
  tutor_warns,
  tutor_insist,
  // The end.
  over_grill,
  over_wok,
  wins,
  wins_by_tile,
  share_win,
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
};
inline constexpr std::size_t text_count =
    static_cast<std::size_t>(Text::nothing_to_resume) + 1;

/// One text per value of an enum, in the order of the enum.
template <class Key, std::size_t count>
using Texts = std::array<std::string_view, count>;

/// Puts a list in order. Does not compile when a text is missing, doubled or
/// empty.
template <class Key, std::size_t count>
consteval Texts<Key, count> catalogue(
    std::initializer_list<std::pair<Key, std::string_view>> list) {
  Texts<Key, count> texts{};
  for (const auto& [key, text] : list) {
    std::string_view& place = texts[static_cast<std::size_t>(key)];
    if (!place.empty()) throw "a text stands in the catalogue twice";
    place = text;
  }
  for (const std::string_view text : texts)
    if (text.empty()) throw "a text is missing in the catalogue";
  return texts;
}

using Words = Texts<Text, text_count>;
const Words& english_words();
const Words& german_words();

}  // namespace gockel::terminal
