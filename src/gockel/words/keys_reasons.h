#pragma once

#include <cstdint>

namespace gockel {

/// Why one move is better than another.
enum class ReasonText : std::uint8_t {
  // What a move is, at the beginning of a sentence: {what}, {from}.
  lead_golden,
  lead_plain,
  lead_keep,
  lead_weasel,
  lead_bust,
  lead_roll,
  lead_stop,
  lead_lower,
  lead_can,
  lead_no_can,
  lead_rob,
  lead_back,
  lead_lock,
  lead_take,
  lead_steal,
  // Clauses behind a lead.
  took,
  stole,
  took_hen,
  ate,
  snatched,
  worth,
  chance,
  failed_bust,
  failed_no_worm,
  failed_nothing,
  reaches,
  stays,
  victim_falls,
  keeps,
  keeps_all,
  no_worm,
  bratworm,
  fails,
  fails_then,
  fails_never,
  fails_never_then,
  fails_surely,
  fails_surely_then,
  fails_cost,  ///< behind the chance of failing
  fails_cost_nothing,
  // The chance of failing as a friend would say it.
  fails_rarely,
  fails_some,  ///< {n} times in {total}
  fails_half,
  fails_mostly,
  no_offer,
  always_offer,
  likely,
  surely,
  often,
  often_roughly,  ///< the same without its chance
  robs,
  returns,
  returns_nowhere,
  // Sentences about a choice as a whole.
  cost,
  cost_nothing,
  cost_lowest,
  win_shares,
  // What a second move is beside the first, behind its lead, by its mark.
  next_equal,
  next_doubtful,
  next_bad,
  next_very_bad,
  // What a coach says before a choice: {chance}, {what}.
  objection,
  outlook,
  outlook_safe,
  outlook_wok,
  outlook_wok_safe,
  count,  ///< of the keys before it
};

}  // namespace gockel
