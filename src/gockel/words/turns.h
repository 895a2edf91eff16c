#pragma once

#include <span>
#include <string>
#include <vector>

#include "gockel/review/review.h"
#include "gockel/words/phrases.h"

namespace gockel {

/// The events of one turn.
struct ReviewedTurn {
  std::uint32_t number = 0;
  Seat seat = no_seat;
  std::span<const Verdict> verdicts;  ///< of the review, not empty
  /// "Turn 3, Anna: takes 23", or that the record ends here.
  std::string heading;

  Shares before() const;  ///< of the win when it began
  Shares after() const { return verdicts.back().shares; }
};

/// The turns of a review, which must outlive them.
std::vector<ReviewedTurn> turns(const Review& review, const Phrases& phrases);

/// What a seat has, in the unit of the game.
std::string score_text(const Phrases& phrases, const AnyState& state,
                       Seat seat);

/// What a chess player would write behind a move or roll: "??", "+".
std::string_view sign(Mark mark);
std::string_view sign(Fortune fortune);

}  // namespace gockel
