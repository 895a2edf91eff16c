#include "gockel/words/view_words.h"

#include <algorithm>

namespace gockel {

bool ViewWords::may(MoveKind kind) const {
  return std::ranges::any_of(view_.moves,
                             [kind](Move m) { return m.kind() == kind; });
}

bool ViewWords::own() const {
  if (phrases_.names().watching) return false;
  const Seat you = phrases_.names().you;
  return you == no_seat || you == view_.to_act;
}

std::string ViewWords::headline() const {
  if (view_.node != Node::terminal) {
    const bool you = view_.to_act == phrases_.names().you;
    return phrases_.say(you ? TableText::your_turn : TableText::turn_of,
                        {.who = phrases_.person(view_.to_act)});
  }
  std::vector<std::string> winners;
  Seat winner = no_seat;
  for (const SeatView& seat : view_.seats) {
    if (!seat.wins()) continue;
    winner = seat.seat;
    winners.push_back(phrases_.names().of[seat.seat]);
  }
  if (winners.size() > 1)
    return phrases_.say(TableText::shared, {.what = phrases_.list(winners)});
  return phrases_.say(
      winner == phrases_.names().you ? TableText::you_win : TableText::wins,
      {.who = phrases_.person(winner)});
}

TableText ViewWords::question(const GrillView& grill) const {
  switch (grill.phase) {
    case Phase::choose: return TableText::ask_choose;
    case Phase::air: return TableText::ask_air;
    case Phase::rolled:
      if (may(MoveKind::bust)) return TableText::ask_rescue;
      return may(MoveKind::weasel) ? TableText::ask_weasel
                                   : TableText::ask_rolled;
    case Phase::hand:
      if (grill.kept.empty()) return TableText::ask_ready;
      return may(MoveKind::roll) ? TableText::ask_hand
                                 : TableText::ask_all_aside;
    case Phase::rob: return TableText::ask_rob;
    case Phase::raven: return TableText::ask_raven;
    case Phase::back: return TableText::ask_back;
    case Phase::over: break;
  }
  return TableText::ask_over;
}

TableText ViewWords::question(const WokView& wok) const {
  switch (wok.phase) {
    case Wok::Phase::air: return TableText::ask_air;
    case Wok::Phase::rolled:
      if (wok.last_roll) return TableText::ask_wok_last;
      return view_.choices.empty() ? TableText::ask_wok_roll
                                   : TableText::ask_wok;
    case Wok::Phase::over: break;
  }
  return TableText::ask_over;
}

std::string_view ViewWords::ask() const {
  if (view_.passing) return {};
  return phrases_.text(std::visit(
      [this](const auto& board) { return question(board); }, view_.board));
}

std::string ViewWords::waiting() const {
  if (view_.node != Node::decision) return {};
  return phrases_.say(TableText::waiting,
                      {.who = {phrases_.names().of[view_.to_act], false}});
}

std::string ViewWords::hint() const {
  if (own() || view_.node != Node::decision) return std::string(ask());
  return waiting();
}

std::string ViewWords::roll_note() const {
  const WokView* wok = view_.wok();
  if (wok == nullptr || wok->phase == Wok::Phase::over) return {};
  const bool last = wok->roll == wok_rolls_per_turn ||
                    gockel::wok_dice - wok->locked.size() == 1;
  return phrases_.say(last ? TableText::roll_last : TableText::roll_of_three,
                      {.n = wok->roll});
}

std::string ViewWords::supply() const {
  const GrillView* grill = view_.grill();
  if (grill == nullptr || !grill->supply) return {};
  return phrases_.say(TableText::supply_left, {.n = *grill->supply});
}

std::string ViewWords::score(const SeatView& seat) const {
  return seat.score ? phrases_.score(set(), *seat.score)
                    : phrases_.say(TableText::hidden);
}

}  // namespace gockel
