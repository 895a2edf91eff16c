#include "gockel/words/move_words.h"

namespace gockel {
namespace {

/// The value of the tile that a Wok move takes.
int taken_value(const Wok& wok, Move move) {
  if (move.kind() == MoveKind::take)
    return wok.row(move.course())[wok.offered(move.course()) - 1];
  const Row stack = wok.stack(move.seat(), move.course());
  return stack[stack.size() - move.depth()];
}

MoveText key_of_move(Move move) {
  switch (move.kind()) {
    case MoveKind::golden: return MoveText::golden;
    case MoveKind::plain: return MoveText::plain;
    case MoveKind::keep: return MoveText::keep;
    case MoveKind::weasel: return MoveText::weasel;
    case MoveKind::bust: return MoveText::bust;
    case MoveKind::roll: return MoveText::roll;
    case MoveKind::stop:
      return move.how() == Stop::lower ? MoveText::lower
             : move.how() == Stop::can ? MoveText::can
                                       : MoveText::stop;
    case MoveKind::rob: return MoveText::rob;
    case MoveKind::back: return MoveText::back;
    case MoveKind::lock: return MoveText::lock;
    case MoveKind::take: return MoveText::take;
    case MoveKind::steal: return MoveText::steal;
  }
  return MoveText::stop;
}

}  // namespace

Seat robbed_seat(Move move) {
  const bool robs =
      move.kind() == MoveKind::rob || move.kind() == MoveKind::steal;
  return robs ? move.seat() : no_seat;
}

std::string move_object(const Phrases& phrases, const AnyState& before,
                        Move move) {
  switch (move.kind()) {
    case MoveKind::keep: {
      const int n = std::get<Grill>(before).rolled.count(move.face());
      return std::string(phrases.the_dice(move.face(), n));
    }
    case MoveKind::back:
      return std::string(phrases.specialist(move.specialist()));
    case MoveKind::lock: return phrases.wok_dice(move.dice());
    case MoveKind::take:
    case MoveKind::steal:
      return phrases.portion(move.course(),
                             taken_value(std::get<Wok>(before), move));
    default: return {};
  }
}

std::string move_words(const Phrases& phrases, Move move,
                       std::string_view object) {
  return phrases.say(
      key_of_move(move),
      {.from = phrases.person(robbed_seat(move)), .what = object});
}

}  // namespace gockel
