#pragma once

#include <optional>
#include <string>

#include "gockel/review/analysis.h"
#include "gockel/review/marks.h"
#include "gockel/terminal/screen.h"

namespace gockel::terminal {

/// The engine at the player's side: what it would play, and whether a move is
/// one to think about again. Speaks the language of the screen.
class Coach {
 public:
  /// `warn_from`: the mark from which a move is worth a warning; Mark::none
  /// means that there are no warnings.
  Coach(const AnyState& start, const Screen& screen, Mark warn_from);

  /// The best moves of a decision with their win shares, and why the first is
  /// better than the second.
  std::string hint(const AnyState& state);

  /// What everybody's chances are, for whoever draws them.
  Outlook& outlook() { return outlook_; }

  /// Why this legal move should not be played; "" when there is nothing to say
  /// against it.
  std::string warning(const AnyState& state, Move move);

 private:
  std::string why(const AnyState& state, const Candidate& first,
                  const Candidate& second);

  const Screen& screen_;
  Mark warn_from_;
  Outlook outlook_;
};

}  // namespace gockel::terminal
