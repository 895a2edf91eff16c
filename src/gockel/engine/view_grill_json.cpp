// What a person may see of the Grill.

#include "gockel/engine/view_parts.h"

namespace gockel {
namespace {

Json figure_json(const std::optional<Specialist>& figure) {
  return figure ? Json(name_of(*figure)) : Json();
}

std::string_view name(TileView::State state) {
  switch (state) {
    case TileView::State::up: return "up";
    case TileView::State::down: return "down";
    case TileView::State::gone: return "gone";
  }
  return "";
}

Json prize_json(TileView::PrizeOf prize) {
  switch (prize) {
    case TileView::PrizeOf::none: break;
    case TileView::PrizeOf::stop: return "stop";
    case TileView::PrizeOf::lower: return "lower";
  }
  return nullptr;
}

}  // namespace

Json tiles_json(const View& view, const ViewWords& words) {
  Json list = Json::array();
  if (const GrillView* grill = view.grill())
    for (const TileView& tile : grill->tiles)
      list.push_back(JsonObject()
                         .add("tile", tile.number)
                         .add("worms", tile.worms)
                         .add("state", name(tile.state))
                         .add("specialist", figure_json(tile.figure))
                         .add("prize", prize_json(tile.prize))
                         .add("spoken", tile.state == TileView::State::gone
                                            ? Json()
                                            : Json(words.spoken(tile))));
  return list;
}

Json dice_view_json(const GrillView& grill, const View& view,
                    const ViewWords& words, const Phrases& phrases) {
  if (grill.phase == Phase::raven || grill.phase == Phase::back ||
      grill.phase == Phase::over)
    return nullptr;
  const bool rolled = grill.phase == Phase::rolled;
  Json roll = Json::array();
  for (const FaceView& face : grill.faces) {
    const Move keep = Move::keep(face.face);
    const bool may = face.free && view.node == Node::decision;
    roll.push_back(
        JsonObject()
            .add("face", std::string(1, grill_faces[face.face]))
            .add("dice", dice_list(face.dice, face.face, grill_faces))
            .add("points", face.points)
            .add("move", may ? Json(keep.text()) : Json())
            .add("label", capitalised(words.label(face)))
            .add("note", text_or_null(words.note(face)))
            .add("fail", face.fails)
            .add("fail_text",
                 face.fails ? Json(phrases.chance(*face.fails)) : Json())
            .add("risk", sentence_or_null(words.risk(face))));
  }
  return JsonObject()
      .add("kept", groups_json(grill.kept, grill_faces, true,
                               [&](Face f, Dice shown) {
                                 return phrases.face_dice(f, shown.size(),
                                                          Phrases::Case::alone);
                               }))
      .add("rolled", std::move(roll))
      .add("loose", Json::array())
      .add("waiting", rolled ? Json::array() : waiting_dice(grill.left))
      .add("waiting_text", phrases.dice(grill.dice_left()))
      .add("in_air", grill.phase == Phase::air)
      .add("total", grill.total)
      .add("worm_missing",
           !grill.kept.empty() && grill.kept.count(face::worm) == 0)
      .add("note", nullptr);
}

Json specialists_view_json(const View& view, const Phrases& phrases) {
  if (!view.rules.deluxe()) return nullptr;
  Json all = Json::object();
  for (unsigned i = 0; i < specialist_count; ++i)
    all[specialist_names[i]] = capitalised(
        phrases.say(TableText::with_detail,
                    {.what = phrases.specialist(Specialist(i), Form::bare),
                     .more = phrases.about(Specialist(i))}));
  return all;
}

}  // namespace gockel
