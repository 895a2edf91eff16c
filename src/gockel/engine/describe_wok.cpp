#include "gockel/core/text.h"
#include "gockel/engine/describe.h"
#include "gockel/engine/phase_names.h"

namespace gockel {
namespace {

/// From left to right, from bottom to top.
Json row_json(const Row& row) {
  Json list = Json::array();
  for (int i = 0; i < row.size(); ++i) list.push_back(row[i]);
  return list;
}

Json turn_dice_json(const Wok& w) {
  if (w.phase == Wok::Phase::over) return nullptr;
  const bool shown = w.phase == Wok::Phase::rolled;
  const int left = wok_dice - w.locked.size();
  return JsonObject()
      .add("locked", dice_json(w.locked, wok_faces))
      .add("rolled", shown ? dice_json(w.rolled, wok_faces) : Json())
      .add("left", left)
      .add("roll", w.roll)
      .add("last_roll", w.roll == wok_rolls_per_turn || left == 1);
}

/// The tile that each take or theft gets; null where there is no roll.
Json offers_json(const Wok& w) {
  if (w.phase != Wok::Phase::rolled) return nullptr;
  Json list = Json::array();
  for (const Move move : w.moves()) {
    if (move.kind() == MoveKind::lock) continue;
    const bool theft = move.kind() == MoveKind::steal;
    const Course course = move.course();
    Json place;
    Json depth;
    int value = 0;
    if (theft) {
      const Row stack = w.stack(move.seat(), course);
      value = stack[stack.size() - move.depth()];
      depth = move.depth();
    } else {
      value = w.row(course)[w.offered(course) - 1];
      place = w.offered(course);
    }
    list.push_back(JsonObject()
                       .add("move", move.text())
                       .add("course", course_name(course))
                       .add("value", value)
                       .add("place", std::move(place))
                       .add("from", theft ? seat_json(move.seat()) : Json())
                       .add("depth", std::move(depth)));
  }
  return list;
}

}  // namespace

void describe_game(const Wok& w, JsonObject& out) {
  Json players = Json::array();
  for (Seat s = 0; s < w.seats; ++s)
    players.push_back(JsonObject()
                          .add("seat", seat_json(s))
                          .add("sushi", row_json(w.stack(s, Course::sushi)))
                          .add("bone", row_json(w.stack(s, Course::bone)))
                          .add("score", w.score(s)));
  out.add("phase", name(w.phase));
  out.add("rows", JsonObject()
                      .add("sushi", row_json(w.row(Course::sushi)))
                      .add("bone", row_json(w.row(Course::bone))));
  out.add("players", std::move(players));
  out.add("dice", turn_dice_json(w));
  out.add("offers", offers_json(w));
}

}  // namespace gockel
