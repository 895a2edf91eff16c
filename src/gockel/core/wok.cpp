#include "gockel/core/wok.h"

#include <cassert>

namespace gockel {

Wok Wok::start(const Rules& rules, int seats, Row sushi, Row bones,
               Seat first) {
  Wok w;
  w.rules = rules;
  w.seats = static_cast<std::uint8_t>(seats);
  w.seat = first;
  w.rows = {sushi, bones};
  return w;
}

Node Wok::node() const {
  if (phase == Phase::air) return Node::chance;
  return phase == Phase::over ? Node::terminal : Node::decision;
}

Throw Wok::in_air() const {
  assert(phase == Phase::air);
  return left();
}

int Wok::offered(Course course) const {
  const int n = shown().count(static_cast<Face>(course));
  return n <= row(course).size() ? n : 0;
}

void Wok::add_takes(MoveList& list) const {
  for (const Course course : {Course::sushi, Course::bone})
    if (offered(course) > 0) list.add(Move::take(course));
  for (const Course course : {Course::sushi, Course::bone}) {
    const int sticks =
        shown().count(course == Course::sushi ? symbol::blue : symbol::red);
    if (sticks < steal_top) continue;
    for (Seat s = 0; s < seats; ++s) {
      if (s == seat) continue;
      const int tiles = stack(s, course).size();
      const int reach = sticks >= steal_any ? tiles : std::min(tiles, 1);
      for (int depth = 1; depth <= reach; ++depth)
        list.add(Move::steal(course, s, depth));
    }
  }
}

/// Every choice of at least one of the dice just rolled that leaves one to
/// roll.
void Wok::add_locks(MoveList& list) const {
  if (last_roll()) return;
  Dice part;
  const int all = rolled.size();
  for (int red = 0; red <= rolled.count(symbol::red); ++red)
    for (int blue = 0; blue <= rolled.count(symbol::blue); ++blue)
      for (int bone = 0; bone <= rolled.count(symbol::bone); ++bone)
        for (int sushi = 0; sushi <= rolled.count(symbol::sushi); ++sushi) {
          part = Dice::of(symbol::sushi, sushi) + Dice::of(symbol::bone, bone) +
                 Dice::of(symbol::blue, blue) + Dice::of(symbol::red, red);
          if (!part.empty() && part.size() < all) list.add(Move::lock(part));
        }
}

MoveList Wok::moves() const {
  MoveList list;
  if (phase != Phase::rolled) return list;
  add_locks(list);
  add_takes(list);
  return list;
}

void Wok::apply(Dice dice, EffectList* log) {
  assert(!refusal(dice));
  rolled = dice;
  phase = Phase::rolled;
  note(log, {.kind = EffectKind::rolled,
             .seat = seat,
             .dice = dice,
             .aside = locked,
             .left = left()});
  if (!last_roll()) return;
  MoveList offers;
  add_takes(offers);
  if (!offers.empty()) return;
  eat_lowest(log);
  end_turn(log);
}

void Wok::apply(Move move, EffectList* log) {
  assert(!refusal(move));
  if (move.kind() == MoveKind::lock) {
    locked = locked + move.dice();
    rolled = {};
    ++roll;
    phase = Phase::air;
    note(log, {.kind = EffectKind::locked,
               .seat = seat,
               .dice = move.dice(),
               .aside = locked,
               .left = left()});
    return;
  }
  if (move.kind() == MoveKind::take)
    eat(move.course(), offered(move.course()) - 1, 0, log);
  else
    snatch(move, log);
  end_turn(log);
}

void Wok::eat(Course course, int place, std::uint8_t forced, EffectList* log) {
  const int value = row(course).take(place);
  stacks[seat][static_cast<unsigned>(course)].push(value);
  note(log, {.kind = EffectKind::ate,
             .seat = seat,
             .course = course,
             .value = static_cast<std::uint8_t>(value),
             .place = static_cast<std::uint8_t>(place + 1),
             .forced = forced});
}

/// The bone of lowest value (the highest number without its sign), or without
/// bones the sushi of lowest value; leftmost.
RowPlace Wok::lowest() const {
  const Course course =
      row(Course::bone).empty() ? Course::sushi : Course::bone;
  const Row from = row(course);
  const auto worse = [course](int a, int b) {
    return course == Course::bone ? a > b : a < b;
  };
  int lowest = 0;
  for (int i = 1; i < from.size(); ++i)
    if (worse(from[i], from[lowest])) lowest = i;
  return {course, lowest};
}

/// The last roll offers nothing.
void Wok::eat_lowest(EffectList* log) {
  const RowPlace tile = lowest();
  eat(tile.course, tile.place, 1, log);
}

void Wok::snatch(Move move, EffectList* log) {
  const auto course = static_cast<unsigned>(move.course());
  Row& from = stacks[move.seat()][course];
  const int value = from.take(from.size() - move.depth());
  stacks[seat][course].push(value);
  note(log, {.kind = EffectKind::snatched,
             .seat = seat,
             .from = move.seat(),
             .course = move.course(),
             .value = static_cast<std::uint8_t>(value),
             .place = static_cast<std::uint8_t>(move.depth())});
}

void Wok::end_turn(EffectList* log) {
  locked = rolled = {};
  roll = 1;
  if (rows[0].empty() && rows[1].empty()) {
    phase = Phase::over;
    seat = no_seat;
    note(log, {.kind = EffectKind::over});
    return;
  }
  phase = Phase::air;
  seat = static_cast<Seat>(seat + 1 == seats ? 0 : seat + 1);
  if (turn < last_turn) ++turn;
}

int Wok::score(Seat s) const {
  const Row sushi = stack(s, Course::sushi);
  const Row bones = stack(s, Course::bone);
  int sum = 0;
  for (int i = 0; i < bones.size(); ++i) sum -= bones[i];
  for (int i = 0; i < std::min(sushi.size(), bones.size()); ++i)
    sum += sushi[i];
  return sum;
}

Shares Wok::shares() const {
  int best = score(0);
  for (Seat s = 1; s < seats; ++s) best = std::max(best, score(s));
  std::uint32_t winners = 0;
  for (Seat s = 0; s < seats; ++s)
    if (score(s) == best) winners |= 1U << s;
  return split(winners);
}

std::uint64_t Wok::key() const {
  std::uint64_t k =
      mix(rules.bits(), std::uint64_t{seats} << 24 | std::uint64_t{seat} << 16 |
                            static_cast<std::uint64_t>(phase) << 8 | roll);
  k = mix(k, std::uint64_t{locked.bits()} << 32 | rolled.bits());
  for (const Row& r : rows) k = mix(k, r.bits());
  for (Seat s = 0; s < seats; ++s)
    for (const Row& r : stacks[s]) k = mix(k, r.bits());
  return k;
}

}  // namespace gockel
