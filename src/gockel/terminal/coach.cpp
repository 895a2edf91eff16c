#include "gockel/terminal/coach.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/review/sentences.h"
#include "gockel/terminal/layout.h"

namespace gockel::terminal {
namespace {

/// Moves that a hint lists.
constexpr std::size_t listed = 3;
constexpr int move_columns = 44;

}  // namespace

const ReviewWords& review_words(Language language) {
  return language == Language::german ? german_review() : english_review();
}

Coach::Coach(const AnyState& start, std::span<const Chair> chairs,
             const Screen& screen, Mark warn_from)
    : screen_(screen),
      words_(review_words(screen.speech().language())),
      warn_from_(warn_from),
      outlook_(PositionValues::built_in(rules(start), seats(start))) {
  names_.reserve(chairs.size());
  for (const Chair& chair : chairs)
    names_.push_back(screen.speech().name(chair));
}

std::string Coach::hint(const AnyState& state) {
  const Speech& speech = screen_.speech();
  const auto candidates = rank(outlook_, state);
  const Phrases phrases(words_, names_);
  std::string out = wrap(speech.say(Text::hint_title));
  for (std::size_t i = 0; i < std::min(listed, candidates.size()); ++i) {
    const Candidate& c = candidates[i];
    const std::string move = speech.spelt(phrases.move(state, c.move));
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
  const std::string_view verdict =
      words_.mark[static_cast<unsigned>(mark(played.loss))];
  return wrap(speech.say(Text::tutor_warns,
                         {.what = speech.spelt(std::string(verdict))})) +
         why(state, played, candidates[0]) +
         wrap(speech.say(Text::tutor_insist));
}

std::string Coach::why(const AnyState& state, const Candidate& first,
                       const Candidate& second) {
  const Phrases phrases(words_, names_);
  const std::string text = sentences(phrases, {state, first.move, second.move},
                                     explain(outlook_, state, first, second));
  return wrap("  " + screen_.speech().spelt(text), 2);
}

}  // namespace gockel::terminal
