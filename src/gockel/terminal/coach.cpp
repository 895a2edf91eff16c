#include "gockel/terminal/coach.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/terminal/layout.h"
#include "gockel/weights/built_in_values.h"
#include "gockel/words/coach_words.h"
#include "gockel/words/move_words.h"
#include "gockel/words/reasons.h"

namespace gockel::terminal {
namespace {

/// Moves that a hint lists.
constexpr std::size_t listed = 3;
constexpr int move_columns = 44;

}  // namespace

Coach::Coach(const AnyState& start, const Screen& screen, Mark warn_from)
    : screen_(screen),
      warn_from_(warn_from),
      outlook_(*built_in_values(rules(start), seats(start))) {}

std::string Coach::hint(const AnyState& state) {
  const Speech& speech = screen_.speech();
  const auto candidates = rank(outlook_, state);
  const Phrases& phrases = screen_.speech().phrases();
  std::string out = wrap(speech.say(ScreenText::hint_title));
  for (std::size_t i = 0; i < std::min(listed, candidates.size()); ++i) {
    const Candidate& c = candidates[i];
    const std::string move = speech.spelt(move_words(phrases, state, c.move));
    out += fmt::format(
        "  {} {}\n", pad(move, move_columns),
        pad_left(speech.spelt(phrases.percent(c.shares[seat(state)])), 8));
  }
  if (candidates.size() > 1) out += why(state, candidates[0], candidates[1]);
  return out;
}

std::string Coach::warning(const AnyState& state, Move move) {
  if (warn_from_ == Mark::none) return {};
  const auto candidates = rank(outlook_, state);
  const auto& played = *std::ranges::find(candidates, move, &Candidate::move);
  if (mark(played.loss) < warn_from_) return {};
  const Speech& speech = screen_.speech();
  return wrap(speech.spelt(objection(speech.phrases(), played.loss))) +
         why(state, played, candidates[0]) +
         wrap(speech.say(ScreenText::tutor_insist));
}

std::string Coach::why(const AnyState& state, const Candidate& first,
                       const Candidate& second) {
  const Phrases& phrases = screen_.speech().phrases();
  const std::string text = reasons(phrases, {state, first.move, second.move},
                                   explain(outlook_, state, first, second));
  return wrap("  " + screen_.speech().spelt(text), 2);
}

}  // namespace gockel::terminal
