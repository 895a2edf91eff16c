// What a person may see of the Wok.

#include "gockel/engine/view_parts.h"

namespace gockel {

Json rows_json(const View& view, const Phrases& phrases) {
  const WokView* wok = view.wok();
  if (wok == nullptr) return nullptr;
  const auto row = [wok, &phrases](Course course) {
    Json list = Json::array();
    for (const RowTileView& tile : wok->row(course))
      list.push_back(JsonObject()
                         .add("value", tile.value)
                         .add("place", tile.place)
                         .add("offered", tile.offered)
                         .add("spoken", phrases.portion(course, tile.value)));
    return list;
  };
  return JsonObject()
      .add("sushi", row(Course::sushi))
      .add("bone", row(Course::bone));
}

Json dice_view_json(const WokView& wok, const View&, const ViewWords& words,
                    const Phrases& phrases) {
  if (wok.phase == Wok::Phase::over) return nullptr;
  const bool rolled = wok.phase == Wok::Phase::rolled;
  const auto label = [&](Face, Dice shown) { return phrases.wok_dice(shown); };
  Json loose = Json::array();
  for (Face f = 0; f < symbol::count; ++f)
    for (Json& die : dice_list(wok.rolled, f, wok_faces)) {
      die["label"] = capitalised(words.move(Move::lock(Dice::of(f, 1))));
      loose.push_back(std::move(die));
    }
  const auto left = static_cast<std::uint8_t>(wok_dice - wok.locked.size());
  return JsonObject()
      .add("kept", groups_json(wok.locked, wok_faces, false, label))
      .add("rolled", groups_json(wok.rolled, wok_faces, false, label))
      .add("loose", std::move(loose))
      .add("waiting", rolled ? Json::array() : waiting_dice({left, 0}))
      .add("waiting_text", phrases.dice(left))
      .add("in_air", wok.phase == Wok::Phase::air)
      .add("total", nullptr)
      .add("worm_missing", false)
      .add("note", capitalised(words.roll_note()));
}

}  // namespace gockel
