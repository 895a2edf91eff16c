#include "gockel/engine/view_json.h"

#include "gockel/engine/view_parts.h"

namespace gockel {
namespace {

Json die_json(const Json& face, bool golden) {
  return JsonObject().add("face", face).add("golden", golden);
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

}  // namespace

Json text_or_null(std::string text) {
  return text.empty() ? Json() : Json(std::move(text));
}

Json sentence_or_null(std::string text) {
  return text_or_null(capitalised(std::move(text)));
}

std::string_view name_of(Specialist s) {
  return specialist_names[static_cast<unsigned>(s)];
}

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
