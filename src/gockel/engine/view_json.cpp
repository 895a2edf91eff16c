#include "gockel/engine/view_json.h"

#include "gockel/core/text.h"
#include "gockel/rpc/json_object.h"

namespace gockel {
namespace {

Json text_or_null(std::string text) {
  return text.empty() ? Json() : Json(std::move(text));
}

Json sentence_or_null(std::string text) {
  return text_or_null(capitalised(std::move(text)));
}

std::string_view name_of(Specialist s) {
  return specialist_names[static_cast<unsigned>(s)];
}

Json figure_json(const std::optional<Specialist>& figure) {
  return figure ? Json(name_of(*figure)) : Json();
}

// The middle of the table.

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

// The seats.

/// From bottom to top; a hidden tile is null.
Json pile_json(const SeatView::Stack& stack) {
  Json list = Json::array();
  for (auto tile = stack.rbegin(); tile != stack.rend(); ++tile)
    list.push_back(*tile ? Json(**tile) : Json());
  return list;
}

Json top_json(const SeatView& seat) {
  if (seat.tiles.empty()) return nullptr;
  const int top = seat.tiles.front();
  return JsonObject().add("tile", top).add("worms", worms(*tile_numbered(top)));
}

Json seat_view_json(const SeatView& seat, const View& view,
                    const ViewWords& words, const Names& names) {
  Json figures = Json::array();
  for (const Specialist s : seat.figures) figures.push_back(name_of(s));
  Json piles;
  if (view.wok() != nullptr)
    piles = JsonObject()
                .add("sushi", pile_json(seat.sushi))
                .add("bone", pile_json(seat.bones));
  return JsonObject()
      .add("seat", seat_json(seat.seat))
      .add("name", names.of[seat.seat])
      .add("you", seat.seat == names.you)
      .add("on_turn", seat.to_act)
      .add("score", seat.score)
      .add("score_text", words.score(seat))
      .add("share", seat.share)
      .add("top", top_json(seat))
      .add("height", seat.tiles.size())
      .add("target", seat.target)
      .add("specialists", std::move(figures))
      .add("bratworms", view.rules.deluxe() ? Json(seat.bratworms) : Json())
      .add("piles", std::move(piles))
      .add("counting", seat.counting)
      .add("spoken", words.spoken(seat));
}

// The dice.

Json die_json(const Json& face, bool golden) {
  return JsonObject().add("face", face).add("golden", golden);
}

/// One object per die of a face, the golden one last.
Json dice_list(Dice dice, Face face, std::string_view letters) {
  const Json shown = std::string(1, letters[face]);
  const bool golden = dice.has_golden() && dice.golden() == face;
  Json list = Json::array();
  for (int i = dice.count(face); i > 0; --i)
    list.push_back(die_json(shown, golden && i == 1));
  return list;
}

Json waiting_dice(Throw left) {
  Json list = Json::array();
  for (int i = 0; i < left.dice; ++i) list.push_back(die_json(nullptr, false));
  if (left.golden != 0) list.push_back(die_json(nullptr, true));
  return list;
}

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
                       .add("note", nullptr));
  }
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
            .add("note", text_or_null(words.note(face))));
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

// What can be chosen.

/// The key of a keyboard that makes the choice; none for what is asked back.
Json key_json(const ChoiceView& choice) {
  if (choice.doubted) return nullptr;
  const Move move = choice.move;
  switch (move.kind()) {
    case MoveKind::golden: return "g";
    case MoveKind::plain: return "p";
    case MoveKind::weasel: return "n";
    case MoveKind::roll: return "r";
    case MoveKind::stop: return move.how() == Stop::basic ? Json("s") : Json();
    case MoveKind::take: return move.course() == Course::sushi ? "s" : "b";
    default: return nullptr;
  }
}

Json picture_json(const ChoiceView& choice) {
  const auto figure = [](Specialist s) {
    return JsonObject().add("kind", "specialist").add("specialist", name_of(s));
  };
  const Move move = choice.move;
  switch (move.kind()) {
    case MoveKind::golden: return figure(Specialist::golden);
    case MoveKind::weasel: return figure(Specialist::weasel);
    case MoveKind::back: return figure(move.specialist());
    case MoveKind::roll:
      return JsonObject().add("kind", "die").add("face", nullptr);
    case MoveKind::rob: return JsonObject().add("kind", "bratworm");
    case MoveKind::stop:
      if (choice.prize.kind == Prize::Kind::hen) return figure(Specialist::hen);
      if (choice.prize.tile == no_tile) return nullptr;
      return JsonObject()
          .add("kind", "tile")
          .add("tile", number(choice.prize.tile))
          .add("worms", worms(choice.prize.tile));
    case MoveKind::take:
    case MoveKind::steal:
      return JsonObject()
          .add("kind", "course")
          .add("course", course_name(move.course()))
          .add("value", choice.value);
    default: return nullptr;
  }
}

Json theft_json(Move move, const ViewWords& words) {
  if (move.kind() != MoveKind::steal) return nullptr;
  return JsonObject()
      .add("seat", seat_json(move.seat()))
      .add("course", course_name(move.course()))
      .add("depth", move.depth())
      .add("heading", capitalised(words.theft_heading(move)));
}

Json choices_json(const View& view, const ViewWords& words) {
  Json list = Json::array();
  for (const ChoiceView& choice : view.choices)
    list.push_back(JsonObject()
                       .add("move", choice.move.text())
                       .add("label", capitalised(words.label(choice)))
                       .add("detail", capitalised(words.detail(choice)))
                       .add("brings", sentence_or_null(words.brings(choice)))
                       .add("risk", sentence_or_null(words.risk(choice)))
                       .add("fail", choice.fails)
                       .add("confirm", text_or_null(words.confirm(choice)))
                       .add("obvious", choice.obvious)
                       .add("vain", choice.vain)
                       .add("key", key_json(choice))
                       .add("picture", picture_json(choice))
                       .add("theft", theft_json(choice.move, words)));
  return list;
}

Json locks_json(const View& view, const ViewWords& words) {
  Json list = Json::array();
  for (const LockView& lock : view.locks)
    list.push_back(JsonObject()
                       .add("move", lock.move.text())
                       .add("label", capitalised(words.lock_label(lock.move)))
                       .add("brings", sentence_or_null(words.brings(lock)))
                       .add("risk", sentence_or_null(words.risk(lock)))
                       .add("fail", lock.fails));
  return list;
}

// What things are called.

Json captions_json(const View& view, const Phrases& phrases) {
  const bool wok = view.wok() != nullptr;
  return JsonObject()
      .add("grill", phrases.text(TableText::label_grill))
      .add("sushi", phrases.text(TableText::row_sushi))
      .add("bone", phrases.text(TableText::row_bones))
      .add("row_empty", phrases.text(TableText::row_empty))
      .add("kept",
           phrases.text(wok ? TableText::label_locked : TableText::label_kept))
      .add("total", capitalised(phrases.say(TableText::label_total)))
      .add("worm_missing", phrases.text(TableText::worm_missing))
      .add("face_used", phrases.text(TableText::face_used));
}

/// The Specialists of Deluxe, each with what it is good for.
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

}  // namespace

Json view_json(const View& view, const Phrases& phrases) {
  const ViewWords words(phrases, view);
  Json seats = Json::array();
  for (const SeatView& seat : view.seats)
    seats.push_back(seat_view_json(seat, view, words, phrases.names()));
  const GrillView* grill = view.grill();
  return JsonObject()
      .add("headline", words.headline())
      .add("ask", words.ask())
      .add("waiting", text_or_null(words.waiting()))
      .add("hint", words.hint())
      .add("captions", captions_json(view, phrases))
      .add("tiles", tiles_json(view, words))
      .add("rows", rows_json(view, phrases))
      .add("specialists", specialists_view_json(view, phrases))
      .add("supply", grill != nullptr ? grill->supply : std::nullopt)
      .add("supply_text", text_or_null(words.supply()))
      .add("seats", std::move(seats))
      .add("dice", std::visit(
                       [&](const auto& board) {
                         return dice_view_json(board, view, words, phrases);
                       },
                       view.board))
      .add("choices", choices_json(view, words))
      .add("locks", locks_json(view, words))
      .add("lock_none", phrases.text(TableText::lock_none))
      .add("lock_all", phrases.text(TableText::lock_all))
      .add("bust", grill != nullptr ? grill->bust : std::nullopt)
      .add("fail", view.fail)
      .add("spoken", words.spoken());
}

}  // namespace gockel
