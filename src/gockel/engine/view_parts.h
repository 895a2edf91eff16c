#pragma once

#include "gockel/core/text.h"
#include "gockel/engine/view_json.h"
#include "gockel/rpc/json_object.h"

namespace gockel {

// The parts of view_json(), those that both games have and those of each.

/// Null for "".
Json text_or_null(std::string text);
/// The same with a capital.
Json sentence_or_null(std::string text);
std::string_view name_of(Specialist specialist);

/// One object per die of a face, the golden one last.
Json dice_list(Dice dice, Face face, std::string_view letters);
/// Dice that show nothing yet.
Json waiting_dice(Throw left);

/// Dice of each face; those of the Grill count, `label` names them.
template <class Label>
Json groups_json(Dice dice, std::string_view letters, bool count, Label label) {
  Json list = Json::array();
  for (Face f = 0; f < letters.size(); ++f) {
    const Dice shown = dice.only(f);
    if (shown.empty()) continue;
    list.push_back(JsonObject()
                       .add("face", std::string(1, letters[f]))
                       .add("dice", dice_list(dice, f, letters))
                       .add("points", count ? Json(points(shown)) : Json())
                       .add("move", nullptr)
                       .add("label", label(f, shown))
                       .add("note", nullptr)
                       .add("fail", nullptr)
                       .add("fail_text", nullptr)
                       .add("risk", nullptr));
  }
  return list;
}

// view_grill_json.cpp
/// The tiles on the grill; none of the Wok.
Json tiles_json(const View& view, const ViewWords& words);
Json dice_view_json(const GrillView& grill, const View& view,
                    const ViewWords& words, const Phrases& phrases);
/// The Specialists of Deluxe, each with what it is good for; else null.
Json specialists_view_json(const View& view, const Phrases& phrases);

// view_wok_json.cpp
/// Both rows of tiles; null of the Grill.
Json rows_json(const View& view, const Phrases& phrases);
Json dice_view_json(const WokView& wok, const View& view,
                    const ViewWords& words, const Phrases& phrases);

}  // namespace gockel
