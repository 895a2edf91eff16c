#include "gockel/terminal/view.h"

#include <algorithm>

#include "gockel/solve/odds.h"

namespace gockel::terminal {
namespace {

constexpr std::array<Specialist, specialist_count> all_specialists{
    Specialist::can,    Specialist::hen,    Specialist::raven,
    Specialist::weasel, Specialist::golden, Specialist::apple};

std::optional<Specialist> figure_at(const Grill& g, Place place) {
  for (const Specialist s : all_specialists)
    if (g.specialists[static_cast<unsigned>(s)] == place) return s;
  return std::nullopt;
}

std::vector<TileView> tiles_of(const Grill& g) {
  std::vector<TileView> tiles;
  const TileSet lying = g.up.with(g.face_down());
  for (unsigned t = 0; t < tile_count; ++t) {
    const Tile tile{static_cast<std::uint8_t>(t)};
    if (!lying.contains(tile)) continue;
    tiles.push_back({.number = number(tile),
                     .worms = worms(tile),
                     .face_up = g.up.contains(tile),
                     .figure = figure_at(g, Place::on(tile))});
  }
  return tiles;
}

std::vector<FaceView> faces_of(const Grill& g) {
  std::vector<FaceView> faces;
  for (Face f = 0; f < face::count; ++f) {
    const Dice shown = g.rolled.only(f);
    if (shown.empty()) continue;
    faces.push_back({.face = f,
                     .dice = shown.size(),
                     .free = g.kept.count(f) == 0,
                     .total = points(g.kept + shown)});
  }
  return faces;
}

StopView stop_of(const Grill& g, Move move) {
  StopView stop{
      .move = move, .prize = g.prize(move.how()), .figure = {}, .loses = {}};
  switch (stop.prize.kind) {
    case Prize::Kind::grill:
      stop.figure = figure_at(g, Place::on(stop.prize.tile));
      break;
    case Prize::Kind::steal:
      stop.figure = figure_at(g, Place::with(stop.prize.from));
      break;
    case Prize::Kind::hen: break;
    case Prize::Kind::nothing:
      if (g.top[g.seat] == no_tile) break;
      stop.loses_hen = g.owns(g.seat, Specialist::hen);
      if (!stop.loses_hen) stop.loses = number(g.top[g.seat]);
      break;
  }
  return stop;
}

GrillView board_of(const Grill& g) {
  GrillView view{.phase = g.phase,
                 .tiles = tiles_of(g),
                 .supply = {},
                 .kept = g.kept,
                 .rolled = g.rolled,
                 .total = points(g.kept),
                 .dice_left = g.dice_left() + (g.golden_left() ? 1 : 0),
                 .golden_left = g.golden_left(),
                 .faces = faces_of(g),
                 .stops = {},
                 .bust = {}};
  if (g.rules.deluxe()) view.supply = g.supply();
  if (g.phase == Phase::over) return view;
  view.weasel = g.owns(g.seat, Specialist::weasel) && !g.weasel_spent;
  if (g.phase == Phase::air) view.bust = next_roll_bust(g);
  if (g.phase != Phase::hand) return view;
  for (const Move move : g.moves()) {
    if (move.kind() == MoveKind::roll)
      view.bust = next_roll_bust(g);
    else
      view.stops.push_back(stop_of(g, move));
  }
  return view;
}

WokView board_of(const Wok& w) {
  const auto values = [](Row row) {
    std::vector<int> all(static_cast<std::size_t>(row.size()));
    for (int i = 0; i < row.size(); ++i)
      all[static_cast<std::size_t>(i)] = row[i];
    return all;
  };
  WokView view{.sushi = values(w.row(Course::sushi)),
               .bones = values(w.row(Course::bone)),
               .locked = w.locked,
               .rolled = w.rolled,
               .roll = w.roll,
               .last_roll = w.phase == Wok::Phase::rolled && w.last_roll(),
               .offers = {}};
  for (const Move move : w.moves()) {
    if (move.kind() == MoveKind::lock)
      view.can_lock = true;
    else
      view.offers.push_back(move);
  }
  return view;
}

void add_seat(const Grill& g, Seat s, SeatView& view) {
  view.score = g.score(s);
  for (Tile t = g.top[s]; t != no_tile; t = g.below[index(t)])
    view.tiles.push_back(number(t));
  view.bratworms = g.bratworms[s];
  for (const Specialist figure : all_specialists)
    if (g.owns(s, figure)) view.figures.push_back(figure);
}

void add_seat(const Wok& w, Seat s, SeatView& view) {
  const bool hidden = w.rules.memory() && w.phase != Wok::Phase::over;
  const auto stack = [hidden](Row row) {
    SeatView::Stack all;
    for (int i = row.size() - 1; i >= 0; --i)
      all.push_back(hidden && !all.empty() ? std::nullopt
                                           : std::optional<int>(row[i]));
    return all;
  };
  view.sushi = stack(w.stack(s, Course::sushi));
  view.bones = stack(w.stack(s, Course::bone));
  view.counting_sushi =
      static_cast<int>(std::min(view.sushi.size(), view.bones.size()));
  if (!hidden) view.score = w.score(s);
}

}  // namespace

View look(const AnyState& state, std::span<const Chair> chairs) {
  View view{.rules = rules(state),
            .turn = turn(state),
            .node = node(state),
            .to_act = seat(state),
            .seats = {},
            .board = {},
            .choices = {}};
  const Shares won = view.node == Node::terminal ? shares(state) : Shares{};
  for (Seat s = 0; s < seats(state); ++s) {
    SeatView& shown = view.seats.emplace_back();
    shown.chair = chairs[s];
    shown.letter = letter(s);
    shown.to_act = s == view.to_act;
    shown.wins = won[s] > 0;
    std::visit([&](const auto& game) { add_seat(game, s, shown); }, state);
  }
  std::visit([&view](const auto& game) { view.board = board_of(game); }, state);
  const MoveList list = moves(state);
  view.choices.assign(list.begin(), list.end());
  return view;
}

}  // namespace gockel::terminal
