#include "gockel/core/text.h"
#include "gockel/engine/describe.h"
#include "gockel/engine/effects_json.h"
#include "gockel/engine/phase_names.h"

namespace gockel {
namespace {

std::string_view name(Prize::Kind kind) {
  switch (kind) {
    case Prize::Kind::nothing: return "nothing";
    case Prize::Kind::grill: return "grill";
    case Prize::Kind::steal: return "steal";
    case Prize::Kind::hen: return "hen";
  }
  return "";
}

Json set_json(TileSet tiles) {
  Json list = Json::array();
  for (unsigned t = 0; t < tile_count; ++t)
    if (tiles.contains(Tile(t))) list.push_back(number(Tile(t)));
  return list;
}

Json tiles_json(const Grill& g) {
  Json list = Json::array();
  for (unsigned t = 0; t < tile_count; ++t)
    if (g.all_tiles().contains(Tile(t)))
      list.push_back(JsonObject()
                         .add("tile", number(Tile(t)))
                         .add("worms", worms(Tile(t))));
  return list;
}

/// From bottom to top.
Json stack_json(const Grill& g, Seat s) {
  Json list = Json::array();
  for (Tile t = g.top[s]; t != no_tile; t = g.below[index(t)])
    list.insert(list.begin(), number(t));
  return list;
}

Json player_json(const Grill& g, Seat s) {
  Json owned;
  Json bratworms;
  if (g.rules.deluxe()) {
    bratworms = g.bratworms[s];
    owned = Json::array();
    for (unsigned i = 0; i < specialist_count; ++i)
      if (g.owns(s, Specialist(i))) owned.push_back(specialist_names[i]);
  }
  return JsonObject()
      .add("seat", seat_json(s))
      .add("stack", stack_json(g, s))
      .add("top", tile_json(g.top[s]))
      .add("bratworms", std::move(bratworms))
      .add("specialists", std::move(owned))
      .add("score", g.score(s));
}

Json specialists_json(const Grill& g) {
  if (!g.rules.deluxe()) return nullptr;
  Json out = Json::object();
  for (unsigned i = 0; i < specialist_count; ++i)
    out[std::string(specialist_names[i])] =
        JsonObject()
            .add("tile", tile_json(g.specialists[i].tile()))
            .add("owner", seat_json(g.specialists[i].seat()));
  return out;
}

/// Null when the turn's dice are done with.
Json turn_dice_json(const Grill& g) {
  if (g.phase == Phase::raven || g.phase == Phase::back ||
      g.phase == Phase::over)
    return nullptr;
  return JsonObject()
      .add("kept", dice_json(g.kept, grill_faces))
      .add("rolled",
           g.phase == Phase::rolled ? dice_json(g.rolled, grill_faces) : Json())
      .add("total", points(g.kept))
      .add("has_worm", g.kept.count(face::worm) > 0)
      .add("left", g.dice_left())
      .add("golden_in_play", g.golden)
      .add("golden_left", g.golden_left())
      .add("weasel_spent", g.weasel_spent);
}

Json prize_json(const Prize& prize) {
  const bool fails = prize.kind == Prize::Kind::nothing;
  return JsonObject()
      .add("kind", name(prize.kind))
      .add("tile", tile_json(prize.tile))
      .add("from", seat_json(prize.from))
      .add("why", fails ? Json(name(prize.why)) : Json());
}

/// What each way to stop gets; null where one cannot stop.
Json stops_json(const Grill& g) {
  if (g.phase != Phase::hand) return nullptr;
  Json list = Json::array();
  for (const Move move : g.moves()) {
    if (move.kind() != MoveKind::stop) continue;
    const Prize prize = g.prize(move.how());
    list.push_back(JsonObject()
                       .add("move", move.text())
                       .add("total", prize.total)
                       .add("gets", prize_json(prize)));
  }
  return list;
}

}  // namespace

void describe_game(const Grill& g, JsonObject& out) {
  Json players = Json::array();
  for (Seat s = 0; s < g.seats; ++s) players.push_back(player_json(g, s));
  out.add("phase", name(g.phase));
  out.add("grill", JsonObject()
                       .add("up", set_json(g.up))
                       .add("down", set_json(g.face_down())));
  out.add("tiles", tiles_json(g));
  out.add("players", std::move(players));
  out.add("specialists", specialists_json(g));
  out.add("supply", g.rules.deluxe() ? Json(g.supply()) : Json());
  out.add("dice", turn_dice_json(g));
  out.add("stops", stops_json(g));
}

}  // namespace gockel
