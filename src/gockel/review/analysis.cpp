#include "gockel/review/analysis.h"

#include <algorithm>

namespace gockel {

bool dice_running(const AnyState& state) {
  if (const Grill* grill = std::get_if<Grill>(&state))
    return grill->phase <= Phase::hand;
  return node(state) != Node::terminal;
}

std::string_view name(Question question) {
  constexpr std::array<std::string_view, 4> names{"keep", "stop", "specialist",
                                                  "rob"};
  return names[static_cast<unsigned>(question)];
}

Question question(const AnyState& state, Move one, Move other) {
  if (std::holds_alternative<Wok>(state)) {
    const bool locks = one.kind() == MoveKind::lock;
    if (locks != (other.kind() == MoveKind::lock)) return Question::stop;
    return locks ? Question::keep : Question::rob;
  }
  const bool keeps = one.kind() == MoveKind::keep;
  switch (std::get<Grill>(state).phase) {
    case Phase::rolled:
      return keeps && other.kind() == MoveKind::keep ? Question::keep
                                                     : Question::specialist;
    case Phase::hand:
      if (one.kind() != other.kind()) return Question::stop;
      return one.how() == Stop::can || other.how() == Stop::can
                 ? Question::specialist
                 : Question::rob;
    case Phase::rob:
    case Phase::raven: return Question::rob;
    default: return Question::specialist;
  }
}

std::vector<Candidate> rank(Outlook& outlook, const AnyState& state) {
  std::vector<Candidate> all;
  const Seat mover = seat(state);
  const MoveList legal = moves(state);
  all.reserve(legal.size());
  for (const Move move : legal)
    all.push_back({.move = move,
                   .shares = outlook.after(state, move),
                   .fail = outlook.failing_after(state, move)});
  const auto share = [mover](const Candidate& c) { return c.shares[mover]; };
  // Insertion keeps the order of equals; lists are short.
  for (auto i = all.begin(); i != all.end(); ++i)
    std::rotate(std::ranges::upper_bound(all.begin(), i, share(*i),
                                         std::ranges::greater{}, share),
                i, i + 1);
  for (Candidate& c : all) c.loss = share(all[0]) - share(c);
  return all;
}

Analysis analyse(Outlook& outlook, const AnyState& state) {
  Analysis found;
  found.shares = outlook.value(state);
  found.fail = outlook.failing(state);
  if (node(state) == Node::decision) found.candidates = rank(outlook, state);
  if (dice_running(state)) found.endings = outlook.endings(state);
  return found;
}

}  // namespace gockel
