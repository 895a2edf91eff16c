// What can be chosen besides dice, and what it would bring.

#include <algorithm>

#include "gockel/view/view.h"

namespace gockel {
namespace {

void add_prize(const Grill& g, ChoiceView& stop) {
  stop.prize = g.prize(stop.move.how());
  switch (stop.prize.kind) {
    case Prize::Kind::grill:
      stop.figure = figure_at(g, Place::on(stop.prize.tile));
      break;
    case Prize::Kind::steal:
      stop.figure = figure_at(g, Place::with(stop.prize.from));
      break;
    case Prize::Kind::hen: break;
    case Prize::Kind::nothing:
      stop.vain = true;
      if (g.top[g.seat] == no_tile) break;
      stop.loses_hen = g.owns(g.seat, Specialist::hen);
      if (!stop.loses_hen) stop.loses = number(g.top[g.seat]);
      break;
  }
}

std::optional<Specialist> other_figure(const Grill& g, Specialist back) {
  for (unsigned i = 0; i < specialist_count; ++i)
    if (Specialist(i) != back && g.owns(g.seat, Specialist(i)))
      return Specialist(i);
  return std::nullopt;
}

/// The golden die while it is there to be had, else a stop that brings
/// something, else rolling on; at a bust that can be saved the weasel.
void mark_obvious(std::vector<ChoiceView>& choices) {
  const auto kind = [](MoveKind wanted) {
    return [wanted](const ChoiceView& c) { return c.move.kind() == wanted; };
  };
  const auto mark = [&](auto fits) {
    const auto found = std::ranges::find_if(choices, fits);
    if (found == choices.end()) return false;
    found->obvious = true;
    return true;
  };
  if (mark(kind(MoveKind::golden))) return;
  if (mark([](const ChoiceView& c) {
        return c.move.kind() == MoveKind::stop && !c.vain;
      }))
    return;
  if (mark(kind(MoveKind::roll))) return;
  if (std::ranges::any_of(choices, kind(MoveKind::bust)))
    choices.front().obvious = true;
}

}  // namespace

std::optional<Specialist> figure_at(const Grill& grill, Place place) {
  for (unsigned i = 0; i < specialist_count; ++i)
    if (grill.specialists[i] == place) return Specialist(i);
  return std::nullopt;
}

std::vector<ChoiceView> choices_of(const Grill& grill) {
  std::vector<ChoiceView> choices;
  for (const Move move : grill.moves()) {
    if (move.kind() == MoveKind::keep) continue;
    ChoiceView& choice = choices.emplace_back();
    choice.move = move;
    switch (move.kind()) {
      case MoveKind::stop: add_prize(grill, choice); break;
      case MoveKind::bust: choice.vain = true; break;
      case MoveKind::rob:
        choice.bratworms = grill.bratworms[move.seat()];
        break;
      case MoveKind::back:
        choice.remaining = other_figure(grill, move.specialist());
        break;
      default: break;
    }
  }
  mark_obvious(choices);
  return choices;
}

std::vector<ChoiceView> choices_of(const Wok& wok, const View& view) {
  std::vector<ChoiceView> choices;
  for (const Move move : wok.moves()) {
    if (move.kind() == MoveKind::lock) continue;
    ChoiceView& choice = choices.emplace_back();
    choice.move = move;
    const Course course = move.course();
    if (move.kind() == MoveKind::take) {
      choice.place = wok.offered(course);
      choice.value = wok.row(course)[choice.place - 1];
    } else {
      choice.place = move.depth();
      choice.value = view.seats[move.seat()].stack(
          course)[static_cast<std::size_t>(choice.place - 1)];
    }
  }
  if (choices.size() == 1 && wok.last_roll()) choices[0].obvious = true;
  return choices;
}

}  // namespace gockel
