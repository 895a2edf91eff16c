#pragma once

#include <cstdint>

namespace gockel {

/// The paragraphs of the terminal's help, one rule each; it picks those of the
/// moment.
enum class HelpText : std::uint8_t {
  title,
  // What is to be done now.
  now_rolled,
  now_bust,
  now_hand,
  now_must_stop,
  now_golden,
  now_rob,
  now_raven,
  now_back,
  now_wok,
  now_wok_last,
  now_dice_grill,
  now_dice_golden,
  now_dice_wok,
  // Grill.
  aim,
  worm_needed,
  stop_must,  ///< what a stop gets where exact stealing is obligatory
  stop_may,   ///< where it is a choice
  fail,
  fail_short,
  fail_turn_on_empty,
  end,
  // Deluxe.
  low_tiles,
  double_one,
  one_figure,
  can,
  hen,
  raven,
  weasel,
  golden,
  apple,
  // Wok.
  wok_aim,
  wok_offer,
  wok_steal,
  wok_forced,
  wok_score,
  wok_memory,
  wok_end,
  // The screen.
  screen_grill,
  screen_wok,
  keys,
  count,  ///< of the keys before it
};

}  // namespace gockel
