#pragma once

#include <cstdint>

namespace gockel {

/// Numbers and things.
enum class Thing : std::uint8_t {
  // Numbers.
  decimal_mark,
  percent,  ///< {what}: "12.5 %", with a space that no line ends at
  number_two,
  number_three,
  number_four,
  number_five,
  number_six,
  number_seven,
  number_eight,
  number_nine,
  // Who is spoken to.
  you_subject,
  you_object,
  // Counted: {n}.
  worm_one,
  worm_many,
  point_one,
  point_many,
  // A mean with one decimal: {what}.
  mean_worm_one,
  mean_worm_many,
  mean_point_one,
  mean_point_many,
  die_one,
  die_many,
  bratworm_one,
  bratworm_many,
  tile,    ///< {n}, as object: "27", "die 27"
  also,    ///< {what}, {more}: the last two of a list
  either,  ///< the same of alternatives
  bratworm_bare,
  // The Specialists: alone, as subject, as object, and what each is good for.
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
  can_about,
  hen_about,
  raven_about,
  weasel_about,
  golden_about,
  apple_about,
  // All dice of a face, as object: "the 5", "the 5s".
  the_1,
  the_2,
  the_3,
  the_4,
  the_5,
  the_worm,
  the_1s,
  the_2s,
  the_3s,
  the_4s,
  the_5s,
  the_worms,
  // Grill dice in words: one as object, one alone, several ({what} is their
  // number).
  one_1,
  one_2,
  one_3,
  one_4,
  one_5,
  one_worm,
  lone_1,
  lone_2,
  lone_3,
  lone_4,
  lone_5,
  lone_worm,
  many_1s,
  many_2s,
  many_3s,
  many_4s,
  many_5s,
  many_worms,
  // Wok dice in words: {n}.
  sushi_one,
  bone_one,
  blue_one,
  red_one,
  sushi_many,
  bone_many,
  blue_many,
  red_many,
  // Tiles of the Wok: {n}; without it what lies there is hidden.
  portion_sushi,
  portion_bone,
  hidden_sushi,
  hidden_bone,
  // Rule sets: their names, in short, and what they are like.
  rules_compact,
  rules_classic2005,
  rules_deluxe,
  rules_wok,
  short_compact,
  short_classic2005,
  short_deluxe,
  short_wok,
  idea_compact,
  idea_classic2005,
  idea_deluxe,
  idea_wok,
  // Options: their names, what they are about, their values.
  option_steal,
  option_short_game,
  option_turn_on_empty,
  option_golden_worms,
  option_memory,
  about_steal,
  about_short_game,
  about_turn_on_empty,
  about_golden_worms,
  about_memory,
  value_must,
  value_may,
  value_off,
  value_on,
  count,  ///< of the keys before it
};

}  // namespace gockel
