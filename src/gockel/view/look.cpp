#include <algorithm>

#include "gockel/view/view.h"

namespace gockel {
namespace {

/// Which way to stop gets a tile of the grill.
TileView::PrizeOf prize_of(Tile tile, const std::vector<ChoiceView>& choices) {
  using PrizeOf = TileView::PrizeOf;
  PrizeOf found = PrizeOf::none;
  for (const ChoiceView& choice : choices) {
    if (choice.prize.kind != Prize::Kind::grill || choice.prize.tile != tile)
      continue;
    if (choice.move.how() != Stop::lower) return PrizeOf::stop;
    found = PrizeOf::lower;
  }
  return found;
}

std::vector<TileView> tiles_of(const Grill& g,
                               const std::vector<ChoiceView>& choices) {
  std::vector<TileView> tiles;
  for (unsigned t = 0; t < tile_count; ++t) {
    const Tile tile{static_cast<std::uint8_t>(t)};
    if (!g.all_tiles().contains(tile)) continue;
    tiles.push_back({.number = number(tile),
                     .worms = worms(tile),
                     .state = g.up.contains(tile) ? TileView::State::up
                              : g.face_down().contains(tile)
                                  ? TileView::State::down
                                  : TileView::State::gone,
                     .figure = figure_at(g, Place::on(tile)),
                     .prize = prize_of(tile, choices)});
  }
  return tiles;
}

GrillView board_of(const Grill& g, const std::vector<ChoiceView>& choices) {
  GrillView view{.phase = g.phase,
                 .tiles = tiles_of(g, choices),
                 .supply = {},
                 .kept = g.kept,
                 .rolled = g.rolled,
                 .total = points(g.kept),
                 .left = g.left(),
                 .faces = faces_of(g),
                 .bust = {}};
  if (g.rules.deluxe()) view.supply = g.supply();
  return view;
}

WokView board_of(const Wok& w, const std::vector<ChoiceView>&) {
  const auto tiles = [&w](Course course) {
    const Row row = w.row(course);
    const int offered = w.phase == Wok::Phase::rolled ? w.offered(course) : 0;
    std::vector<RowTileView> all;
    all.reserve(static_cast<std::size_t>(row.size()));
    for (int i = 0; i < row.size(); ++i)
      all.push_back(
          {.value = row[i], .place = i + 1, .offered = i + 1 == offered});
    return all;
  };
  const bool on_table = w.phase == Wok::Phase::rolled;
  return {.phase = w.phase,
          .sushi = tiles(Course::sushi),
          .bones = tiles(Course::bone),
          .locked = w.locked,
          .rolled = w.rolled,
          .roll = w.roll,
          .last_roll = on_table && w.last_roll(),
          .tops_only = w.rules.memory()};
}

void add_seat(const Grill& g, Seat s, SeatView& view) {
  view.score = g.score(s);
  for (Tile t = g.top[s]; t != no_tile; t = g.below[index(t)])
    view.tiles.push_back(number(t));
  view.bratworms = g.bratworms[s];
  for (unsigned i = 0; i < specialist_count; ++i)
    if (g.owns(s, Specialist(i))) view.figures.push_back(Specialist(i));
}

/// Below the top a stack is hidden where the table plays by memory, and with
/// it everything that would tell it: the score and how many sushi count.
void add_seat(const Wok& w, Seat s, SeatView& view) {
  const bool hidden = hides_stacks(w);
  const auto stack = [hidden](Row row) {
    SeatView::Stack all;
    for (int i = row.size() - 1; i >= 0; --i)
      all.push_back(hidden && !all.empty() ? std::nullopt
                                           : std::optional<int>(row[i]));
    return all;
  };
  view.sushi = stack(w.stack(s, Course::sushi));
  view.bones = stack(w.stack(s, Course::bone));
  if (hidden) return;
  view.score = w.score(s);
  view.counting =
      static_cast<int>(std::min(view.sushi.size(), view.bones.size()));
}

std::vector<ChoiceView> choices_in(const Grill& grill, const View&) {
  return choices_of(grill);
}
std::vector<ChoiceView> choices_in(const Wok& wok, const View& view) {
  return choices_of(wok, view);
}

/// The dice as an effect left them.
void lay(const Effect& e, GrillView& board) {
  const bool rolled = e.kind == EffectKind::rolled;
  board.phase = rolled ? Phase::rolled : Phase::hand;
  board.kept = e.aside;
  board.rolled = rolled ? e.dice : Dice{};
  board.total = points(e.aside);
  board.left = e.left;
  board.faces = faces_of(board.kept, board.rolled);
}
void lay(const Effect& e, WokView& board) {
  board.phase = Wok::Phase::rolled;
  board.rolled = e.dice;
  board.last_roll = true;
}

/// Whether the dice of the turn are gone from the table.
bool cleared(const AnyState& before, const AnyState& after) {
  if (turn(after) != turn(before) || node(after) == Node::terminal) return true;
  const Grill* grill = std::get_if<Grill>(&after);
  return grill != nullptr &&
         (grill->phase == Phase::raven || grill->phase == Phase::back);
}

}  // namespace

bool hides_stacks(const Wok& wok) {
  return wok.rules.memory() && wok.phase != Wok::Phase::over;
}

std::vector<FaceView> faces_of(Dice kept, Dice rolled) {
  std::vector<FaceView> faces;
  for (Face f = 0; f < face::count; ++f) {
    const Dice shown = rolled.only(f);
    if (shown.empty()) continue;
    faces.push_back({.face = f,
                     .dice = shown,
                     .free = kept.count(f) == 0,
                     .points = points(shown),
                     .total = points(kept + shown)});
  }
  return faces;
}

std::optional<View> look_between(const AnyState& before, const AnyState& after,
                                 const EffectList& effects) {
  if (effects.size() == 0 || !cleared(before, after)) return std::nullopt;
  const Effect& first = *effects.begin();
  if (first.kind != EffectKind::rolled && first.kind != EffectKind::kept)
    return std::nullopt;
  View view = look(before);
  view.node = Node::chance;
  view.passing = true;
  view.moves.clear();
  view.choices.clear();
  view.locks.clear();
  view.failure.reset();
  std::visit([&first](auto& board) { lay(first, board); }, view.board);
  return view;
}

View look(const AnyState& state, Outlook* outlook) {
  View view{.rules = rules(state),
            .turn = turn(state),
            .node = node(state),
            .passing = false,
            .to_act = seat(state),
            .seats = {},
            .board = {},
            .moves = {},
            .choices = {},
            .locks = {},
            .failure = {},
            .fail = {}};
  // Shares of the win are facts only when the game is over.
  const bool over = view.node == Node::terminal;
  const Shares won = over ? shares(state) : Shares{};
  for (Seat s = 0; s < seats(state); ++s) {
    SeatView& shown = view.seats.emplace_back();
    shown.seat = s;
    shown.to_act = s == view.to_act;
    if (over) shown.share = won[s];
    std::visit([&](const auto& game) { add_seat(game, s, shown); }, state);
  }
  // What may be done comes before the board: the board marks what each choice
  // would bring.
  const MoveList all = moves(state);
  view.moves.assign(all.begin(), all.end());
  for (const Move move : all)
    if (move.kind() == MoveKind::lock) view.locks.push_back({.move = move});
  std::visit(
      [&view](const auto& game) {
        view.choices = choices_in(game, view);
        view.board = board_of(game, view.choices);
        view.failure = failure_of(game);
      },
      state);
  // And so do the seats, which the choices may take something from.
  for (const ChoiceView& choice : view.choices)
    if (choice.prize.from != no_seat)
      view.seats[choice.prize.from].target = true;
  // Last, because it fills in the choices, and costs a solved turn.
  if (outlook != nullptr && !over) tell_odds(state, *outlook, view);
  return view;
}

}  // namespace gockel
