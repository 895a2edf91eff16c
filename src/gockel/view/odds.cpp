// What a turn risks and may bring.

#include "gockel/turn/odds.h"

#include <algorithm>

#include "gockel/view/view.h"

namespace gockel {
namespace {

/// After which the turn goes on with dice, whatever happens.
bool rolls_on(Move move) {
  switch (move.kind()) {
    case MoveKind::golden:
    case MoveKind::plain:
    case MoveKind::weasel:
    case MoveKind::roll: return true;
    default: return false;
  }
}

std::optional<TurnEnding> likeliest_success(
    const std::vector<TurnEnding>& endings) {
  const auto found = std::ranges::find_if(endings, [](const TurnEnding& e) {
    return e.effect.kind != EffectKind::failed && e.effect.forced == 0;
  });
  if (found == endings.end()) return std::nullopt;
  return *found;
}

}  // namespace

std::optional<FailureView> failure_of(const Grill& grill) {
  if (grill.phase > Phase::hand) return std::nullopt;
  Grill failed = grill;
  EffectList effects;
  failed.end_with({}, &effects);
  FailureView view;
  for (const Effect& e : effects) {
    if (e.kind == EffectKind::returned) view.tile = number(e.tile);
    if (e.kind == EffectKind::turned) view.turned = number(e.tile);
    if ((e.kind == EffectKind::placed || e.kind == EffectKind::removed) &&
        e.from == grill.seat)
      view.figure = e.specialist;
  }
  return view;
}

std::optional<FailureView> failure_of(const Wok& wok) {
  if (wok.phase == Wok::Phase::over) return std::nullopt;
  const RowPlace tile = wok.lowest();
  return FailureView{.course = tile.course,
                     .value = wok.row(tile.course)[tile.place]};
}

void tell_odds(const AnyState& state, Outlook& outlook, View& view) {
  view.fail = outlook.failing(state);
  for (ChoiceView& choice : view.choices) {
    if (!rolls_on(choice.move)) continue;
    AnyState next = state;
    step(next, choice.move);
    choice.fails = outlook.failing(next);
    choice.likely = likeliest_success(outlook.endings(next));
  }
  for (LockView& lock : view.locks) {
    AnyState next = state;
    step(next, lock.move);
    lock.fails = outlook.failing(next);
    lock.likely = likeliest_success(outlook.endings(next));
  }
  const Grill* grill = std::get_if<Grill>(&state);
  if (grill == nullptr) return;
  auto& board = std::get<GrillView>(view.board);
  for (FaceView& face : board.faces)
    if (face.free && !face.stop)
      face.fails = outlook.failing_after(state, Move::keep(face.face));
  const bool rolls = grill->phase == Phase::air ||
                     grill->moves().contains(Move::simple(MoveKind::roll));
  if (rolls) board.bust = next_roll_bust(*grill);
}

}  // namespace gockel
