// What can be chosen besides dice, and what it would bring.

#include <algorithm>

#include "gockel/view/view.h"

namespace gockel {
namespace {

std::optional<Specialist> other_figure(const Grill& g, Specialist back) {
  for (unsigned i = 0; i < specialist_count; ++i)
    if (Specialist(i) != back && g.owns(g.seat, Specialist(i)))
      return Specialist(i);
  return std::nullopt;
}

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
    case Prize::Kind::nothing: stop.vain = true; return;
  }
  Grill after = g;
  EffectList effects;
  after.end_with(stop.prize, &effects);
  stop.bratworm = after.phase == Phase::raven ||
                  effects.find(EffectKind::bratworm) != nullptr;
  if (after.phase == Phase::back)
    stop.rival = other_figure(g, stop.figure.value_or(Specialist::hen));
}

/// What only loses is asked back, unless everything does.
void mark_doubted(std::vector<ChoiceView>& choices) {
  if (std::ranges::all_of(choices, &ChoiceView::vain)) return;
  for (ChoiceView& choice : choices) choice.doubted = choice.vain;
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
  mark_doubted(choices);
  return choices;
}

std::vector<FaceView> faces_of(const Grill& grill) {
  std::vector<FaceView> faces = faces_of(grill.kept, grill.rolled);
  for (FaceView& face : faces) {
    if (!face.free) continue;
    Grill after = grill;
    EffectList effects;
    after.apply(Move::keep(face.face), &effects);
    face.bratworm = after.phase == Phase::rob ||
                    effects.find(EffectKind::bratworm) != nullptr;
    if (effects.find(EffectKind::stopped) == nullptr) continue;
    // The position that the last dice aside stop in by themselves.
    Grill stopping = grill;
    stopping.kept = grill.kept + face.dice;
    stopping.rolled = {};
    stopping.phase = Phase::hand;
    face.stop = ChoiceView{.move = Move::stop(Stop::basic)};
    add_prize(stopping, *face.stop);
  }
  return faces;
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
