#include "gockel/words/turns.h"

#include <array>
#include <utility>

#include "gockel/words/effect_words.h"

namespace gockel {

Shares ReviewedTurn::before() const {
  const Verdict& first = verdicts.front();
  Shares shares{};
  for (std::size_t s = 0; s < max_seats; ++s)
    shares[s] = first.shares[s] - first.change[s] - first.reestimate[s];
  return shares;
}

std::vector<ReviewedTurn> turns(const Review& review, const Phrases& phrases) {
  std::vector<ReviewedTurn> all;
  const std::span<const Verdict> verdicts = review.verdicts;
  const auto add = [&](std::size_t first, std::size_t end,
                       std::string_view outcome) {
    const Verdict& opening = verdicts[first];
    ReviewedTurn turn{.number = gockel::turn(opening.before),
                      .seat = opening.seat,
                      .verdicts = verdicts.subspan(first, end - first),
                      .heading = {}};
    turn.heading = phrases.say(
        ReviewText::turn,
        {.who = phrases.person(turn.seat), .n = static_cast<int>(turn.number)});
    if (!outcome.empty()) turn.heading += ": " + std::string(outcome);
    all.push_back(std::move(turn));
  };
  std::size_t first = 0;
  std::string outcome;
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    const AnyState& next =
        i + 1 < verdicts.size() ? verdicts[i + 1].before : review.end;
    if (std::string brought = turn_outcome(phrases, verdicts[i].effects);
        !brought.empty())
      outcome = std::move(brought);
    // With two seats or more, the next turn is another seat's.
    if (node(next) != Node::terminal && seat(next) == verdicts[i].seat)
      continue;
    add(first, i + 1, outcome);
    first = i + 1;
    outcome.clear();
  }
  if (first < verdicts.size())
    add(first, verdicts.size(), phrases.text(EffectText::turn_open));
  return all;
}

std::string score_text(const Phrases& phrases, const AnyState& state,
                       Seat seat) {
  return phrases.score(rules(state).rule_set(), score(state, seat));
}

std::string_view sign(Mark mark) {
  constexpr std::array<std::string_view, 4> signs{"", "?!", "?", "??"};
  return signs[static_cast<unsigned>(mark)];
}

std::string_view sign(Fortune fortune) {
  constexpr std::array<std::string_view, 5> signs{"--", "-", "", "+", "++"};
  return signs[static_cast<unsigned>(fortune)];
}

}  // namespace gockel
