#pragma once

#include <cstdint>

#include "gockel/words/catalogue.h"

namespace gockel {

/// What commands print for people while they run. What `--json` and the
/// server's log say is for programs and has no words here. The blanks are those
/// of core/reasons.h.
enum class OutputText : std::uint8_t {
  // What a progress bar is about, and the time it still takes.
  doing_arena,
  doing_review,
  doing_rollout,
  doing_search,
  doing_solve,
  doing_loss,
  doing_train,
  doing_depth,
  time_left,
  // analyse
  win_share,
  loss,
  fails,
  now,
  turn_may_bring,
  // arena
  agent,
  games,
  share,
  interval,
  elo,
  score,
  forfeits,
  arena_total,
  sequential_test,
  test_undecided,
  test_better,
  test_no_better,
  adjusted,
  loss_per_decision,
  milliseconds_per_decision,
  longest_milliseconds,
  crosstable_heading,
  // bench
  rules,
  nodes,
  speed,
  signature,
  // odds
  odds_total,
  odds_sushi,
  odds_bone,
  odds_blue,
  odds_red,
  at_least,
  exactly,
  // perft
  depth,
  ended,
  probability,
  key,
  // rollout
  seat,
  value,
  rollout,
  error,
  plain,
  rollout_total,
  // serve
  serve_here,
  serve_house,
  serve_stop,
  // solve
  positions,
  memory,
  sweeps,
  residual,
  time,
  sweeps_done,
  solved_share,
  megabytes,
  share_of_first,
  move,
  share_of,
  // solve --loss
  start,
  mean,
  worst,
  worst_at,
  as_seat,
  // train
  epoch,
  // verify
  verify_fair,
  verified_rolls,
  verified_open,
  verified_decisions,
  verified_stand_in,
  verified_unchecked,
  verified_renewed,
  verified_by_renewed,
  verified_database,
  // forget-name
  forgotten,
  count,
};

const Texts<OutputText>& english_output();
const Texts<OutputText>& german_output();
const Texts<OutputText>& dutch_output();
const Texts<OutputText>& french_output();

}  // namespace gockel
