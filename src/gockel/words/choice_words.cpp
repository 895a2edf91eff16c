#include "gockel/words/move_words.h"
#include "gockel/words/view_words.h"

namespace gockel {

std::string ViewWords::risk(const GrillView& grill) const {
  if (!grill.bust) return {};
  if (*grill.bust <= 0) return phrases_.say(TableText::bust_never);
  std::string text = phrases_.say(TableText::bust_chance,
                                  {.chance = phrases_.risk(*grill.bust)});
  if (grill.weasel) text += phrases_.say(TableText::bust_weasel);
  return text;
}

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

std::string ViewWords::detail(const ChoiceView& choice) const {
  switch (choice.move.kind()) {
    case MoveKind::golden: return phrases_.say(TableText::golden_detail);
    case MoveKind::plain: return phrases_.say(TableText::plain_detail);
    case MoveKind::weasel:
      return phrases_.say(
          TableText::weasel_detail,
          {.what = phrases_.dice(view_.grill()->rolled.size())});
    case MoveKind::bust: return phrases_.say(TableText::bust_detail);
    case MoveKind::roll: return risk(*view_.grill());
    case MoveKind::stop: return prize(choice);
    case MoveKind::rob:
      return phrases_.say(TableText::rob_detail,
                          {.what = phrases_.bratworms(choice.bratworms)});
    case MoveKind::back:
      if (!choice.remaining) return {};
      return phrases_.say(TableText::back_detail,
                          {.what = phrases_.specialist(*choice.remaining),
                           .more = phrases_.about(*choice.remaining)});
    case MoveKind::take:
      return phrases_.say(TableText::take_detail, {.n = choice.place});
    case MoveKind::steal:
      if (choice.place == 1) return phrases_.say(TableText::depth_top);
      return phrases_.say(TableText::depth_below, {.n = choice.place});
    case MoveKind::keep:
    case MoveKind::lock: return {};  // dice, not choices
  }
  return {};
}

std::string ViewWords::line(const ChoiceView& choice) const {
  const std::string more = detail(choice);
  if (more.empty()) return label(choice);
  return phrases_.say(TableText::with_detail,
                      {.what = label(choice), .more = more});
}

std::string ViewWords::prize(const ChoiceView& stop) const {
  const Prize& prize = stop.prize;
  if (prize.kind == Prize::Kind::nothing) {
    std::string out =
        phrases_.say(prize.why == Failure::no_worm ? TableText::prize_no_worm
                                                   : TableText::prize_nothing);
    if (stop.loses)
      out += phrases_.say(TableText::cost_tile, {.tile = *stop.loses});
    if (stop.loses_hen) out += phrases_.say(TableText::cost_hen);
    return out;
  }
  const TableText text =
      prize.kind == Prize::Kind::grill   ? TableText::prize_grill
      : prize.kind == Prize::Kind::steal ? TableText::prize_steal
                                         : TableText::prize_hen;
  std::string out =
      phrases_.say(text, {.from = phrases_.person(prize.from),
                          .tile = number(prize.tile),
                          .what = phrases_.worms(worms(prize.tile))});
  if (!stop.figure) return out;
  // The raven stays nobody's: what it brings is a Bratworm.
  out += " + ";
  out += *stop.figure == Specialist::raven
             ? phrases_.text(Thing::bratworm_bare)
             : phrases_.specialist(*stop.figure, Form::bare);
  return out;
}

std::string ViewWords::label(const FaceView& face) const {
  const int n = face.dice.size();
  if (!face.free || view_.node != Node::decision)
    return phrases_.face_dice(face.face, n, Case::alone);
  return phrases_.say(TableText::choice_keep,
                      {.n = face.points,
                       .total = face.total,
                       .what = phrases_.face_dice(face.face, n)});
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
