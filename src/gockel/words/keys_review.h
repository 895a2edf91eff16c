#pragma once

#include <cstdint>

namespace gockel {

/// What the values of a review are called, and the words of its report.
enum class ReviewText : std::uint8_t {
  // By Mark.
  mark_none,
  mark_doubtful,
  mark_bad,
  mark_very_bad,
  // By Fortune.
  fortune_very_unlucky,
  fortune_unlucky,
  fortune_even,
  fortune_lucky,
  fortune_very_lucky,
  // By Rating.
  rating_engine,
  rating_master,
  rating_expert,
  rating_advanced,
  rating_casual,
  rating_beginner,
  rating_chance,
  // By Question.
  question_keep,
  question_stop,
  question_specialist,
  question_rob,
  // The report.
  title,
  wins,
  shares_win,
  unfinished,
  turn,
  roll,
  roll_unseen,
  unseen,
  instead,
  was_best,
  nothing_marked,
  accounts,
  decisions,
  questions,
  meaning,
  rate_meaning,
  fairness,
  column_player,
  column_start,
  column_luck,
  column_skill,
  column_reestimate,
  column_result,
  column_adjusted,
  column_decisions,
  column_rate,
  column_rating,
  column_move,
  column_share,
  column_fail,
  column_worms,   ///< the expected change of a score
  column_points,  ///< the same in the Wok
  count,          ///< of the keys before it
};

}  // namespace gockel
