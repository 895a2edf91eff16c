// What can be chosen, in words.

#include "gockel/words/move_words.h"
#include "gockel/words/view_words.h"

namespace gockel {

std::string ViewWords::label(const ChoiceView& choice) const {
  const Move move = choice.move;
  switch (move.kind()) {
    case MoveKind::roll: {
      const GrillView& grill = *view_.grill();
      return phrases_.say(grill.golden_left() ? TableText::choice_roll_nine
                                              : TableText::choice_roll,
                          {.what = phrases_.dice(grill.dice_left())});
    }
    case MoveKind::stop:
      return phrases_.say(move.how() == Stop::can ? TableText::choice_stop_can
                                                  : TableText::choice_stop,
                          {.total = choice.prize.total});
    case MoveKind::back:
      return move_words(phrases_, move, phrases_.specialist(move.specialist()));
    case MoveKind::take:
    case MoveKind::steal:
      return move_words(phrases_, move,
                        phrases_.portion(move.course(), choice.value));
    default: return move_words(phrases_, move, "");
  }
}

std::string ViewWords::label(const FaceView& face) const {
  const int n = face.dice.size();
  if (!face.free || view_.node != Node::decision)
    return phrases_.face_dice(face.face, n, Case::alone);
  std::string keep = phrases_.say(TableText::choice_keep,
                                  {.n = face.points,
                                   .total = face.total,
                                   .what = phrases_.face_dice(face.face, n)});
  if (face.bratworm) keep += phrases_.text(ReasonText::bratworm);
  if (!face.stop) return keep;
  return phrases_.say(TableText::keep_ends,
                      {.what = keep, .more = detail(*face.stop)});
}

std::string ViewWords::note(const FaceView& face) const {
  if (!face.bratworm || view_.node != Node::decision) return {};
  return "+ " + std::string(phrases_.text(Thing::bratworm_bare));
}

std::string ViewWords::lock_label(Move lock) const {
  const int locked = lock.dice().size();
  return phrases_.say(
      TableText::lock,
      {.n = locked, .total = view_.wok()->rolled.size() - locked});
}

std::string ViewWords::theft_heading(Move steal) const {
  return phrases_.say(key_after(TableText::theft_sushi, steal.course()),
                      {.from = phrases_.person(steal.seat())});
}

std::string ViewWords::move(Move move) const {
  if (move.kind() == MoveKind::keep)
    for (const FaceView& face : view_.grill()->faces)
      if (face.face == move.face())
        return move_words(phrases_, move,
                          phrases_.the_dice(face.face, face.dice.size()));
  if (move.kind() == MoveKind::lock)
    return move_words(phrases_, move, phrases_.wok_dice(move.dice()));
  for (const ChoiceView& choice : view_.choices)
    if (choice.move == move && move.kind() != MoveKind::roll &&
        move.kind() != MoveKind::stop)
      return label(choice);
  return move_words(phrases_, move, "");
}

}  // namespace gockel
