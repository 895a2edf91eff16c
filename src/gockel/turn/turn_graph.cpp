#include "gockel/turn/turn_graph.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "gockel/turn/roll_tree.h"

namespace gockel {
namespace {

constexpr std::uint32_t unreached = 0xFFFFFFFF;
constexpr std::uint32_t all_faces = (1U << face::count) - 1;

constexpr bool used_face(std::uint32_t used, Face f) {
  return (used >> f & 1U) != 0;
}

/// A Double 1 pays nothing, or in as many ways as there are others.
constexpr std::size_t bonus_counts = max_seats;
/// Worms on the golden die; without one it does not matter how many.
constexpr std::size_t max_golden_worms = 5;
constexpr int default_golden_worms = 3;

}  // namespace

TurnKind TurnKind::of(const Grill& position) {
  const Seat seat = position.seat;
  int bonuses = 0;
  // Once 1s are aside there is no further Double 1, and what it paid is part of
  // the position.
  if (position.rules.deluxe() && position.kept.count(face::one) == 0)
    bonuses = position.supply() > 0 ? 1 : std::popcount(position.victims());
  return {.golden = position.owns(seat, Specialist::golden),
          .weasel = position.owns(seat, Specialist::weasel),
          .bonuses = bonuses,
          .golden_worms = position.rules.golden_worms()};
}

TurnPoint turn_point(const Grill& state) {
  TurnPoint point{.dice = state.dice_left(),
                  .total = points(state.kept),
                  .golden = state.golden_left()};
  for (Face f = 0; f < face::count; ++f)
    if (state.kept.count(f) > 0) point.used |= 1U << f;
  return point;
}

// A graph is a constant, built when it is first asked for: one function-local
// constant per kind, which the language builds once on whatever thread it is.
template <std::size_t number>
const TurnGraph& TurnGraph::numbered() {
  static const TurnGraph graph(
      {.golden = number >= bonus_counts,
       .bonuses = static_cast<int>(number % bonus_counts),
       .golden_worms = number < bonus_counts
                           ? default_golden_worms
                           : static_cast<int>(number / bonus_counts)});
  return graph;
}

const TurnGraph& TurnGraph::of(TurnKind kind) {
  using Getter = const TurnGraph& (*)();
  static constexpr auto graphs =
      []<std::size_t... n>(std::index_sequence<n...>) {
        return std::array<Getter, sizeof...(n)>{&TurnGraph::numbered<n>...};
      }(std::make_index_sequence<bonus_counts * (1 + max_golden_worms)>());
  const int row = kind.golden ? kind.golden_worms : 0;
  return graphs[bonus_counts * static_cast<std::size_t>(row) +
                static_cast<std::size_t>(kind.bonuses)]();
}

std::size_t TurnGraph::place(const TurnPoint& point) const {
  std::size_t at = point.used;
  at = at * (grill_dice + 1) + static_cast<std::size_t>(point.dice);
  at = at * (max_total + 1) + static_cast<std::size_t>(point.total);
  at = at * 2 + (point.golden ? 1U : 0U);
  return at * static_cast<std::size_t>(kind_.bonuses + 1) +
         static_cast<std::size_t>(point.bonus);
}

std::size_t TurnGraph::row(const TurnPoint& point) const {
  assert(rows_by_place_[place(point)] != unreached);
  return rows_by_place_[place(point)];
}

/// Rolls depend on how many faces are open and dice left, not on the total nor
/// on which faces they are: a few dozen trees for thousands of points. The
/// golden die shows 1s and worms, and where a Double 1 can be paid in several
/// ways points that offer one have more options: then it matters whether those
/// are open.
std::size_t TurnGraph::tree_number(const TurnPoint& point) const {
  const bool one =
      (point.golden || kind_.bonuses > 1) && used_face(point.used, face::one);
  const bool worm = point.golden && used_face(point.used, face::worm);
  auto number = static_cast<std::size_t>(std::popcount(point.used));
  number = number * (grill_dice + 1) + static_cast<std::size_t>(point.dice);
  number = number * 2 + (point.golden ? 1 : 0);
  return number * 4 + (one ? 2 : 0) + (worm ? 1 : 0);
}

/// Calls visit(face, ordinary dice, with golden die) for every keep that some
/// roll offers.
template <class Visit>
void TurnGraph::for_each_keep(const TurnPoint& point, Visit visit) const {
  for (Face f = 0; f < face::count; ++f) {
    if (used_face(point.used, f)) continue;
    for (int n = 1; n <= point.dice; ++n) visit(f, n, false);
    if (!point.golden || (f != face::one && f != face::worm)) continue;
    for (int n = 0; n <= point.dice; ++n) visit(f, n, true);
  }
}

void TurnGraph::reach(const TurnPoint& point) {
  if (rows_by_place_[place(point)] != unreached) return;
  rows_by_place_[place(point)] = 0;
  nodes_.push_back({.point = point});
  if (point.forced()) return;
  for_each_keep(point, [&](Face f, int n, bool gold) {
    for_each_next(point, f, n, gold,
                  [this](const TurnPoint& next) { reach(next); });
  });
}

TurnGraph::TurnGraph(const TurnKind& kind) : kind_(kind) {
  rows_by_place_.assign(place({.used = all_faces,
                               .dice = grill_dice,
                               .total = max_total,
                               .bonus = kind.bonuses,
                               .golden = true}) +
                            1,
                        unreached);
  // All points first, from the start of the turn on: the order in which they
  // are solved is known only when all are there.
  reach({});
  if (kind.golden) reach({.golden = true});
  // Every keep takes dice away, so fewer dice first is an order in which a
  // point comes after all that it leads to; the place makes it the same
  // everywhere.
  std::ranges::sort(nodes_, {}, [this](const PointNode& node) {
    return std::pair(node.point.all_dice(), place(node.point));
  });
  trees_.resize(
      tree_number({.used = all_faces, .dice = grill_dice, .golden = true}) + 1);
  for (PointNode& node : nodes_)
    if (!node.point.forced()) add_tree(node);
  place_rows();
  for (PointNode& node : nodes_)
    if (!node.point.forced()) add_options(node);
  fill_groups();
}

void TurnGraph::add_tree(PointNode& node) {
  const TurnPoint& point = node.point;
  RollTree& tree = trees_[tree_number(point)];
  node.tree = &tree;
  if (!tree.branches.empty()) return;
  // What the golden die shows is decided first; a used face on it is like
  // none, since it cannot be kept.
  std::vector<GoldenCase> cases;
  const double worm = kind_.golden_worms / 6.0;
  const auto shows = [&](Face f) {
    return used_face(point.used, f) ? std::nullopt : std::optional(f);
  };
  if (point.golden)
    cases = {{shows(face::one), 1 - worm}, {shows(face::worm), worm}};
  else
    cases = {{std::nullopt, 1}};
  build_roll_tree(point.used, point.dice, cases, tree);
  max_branches_ = std::max(max_branches_, tree.branches.size());
}

/// A keep leads to the same place in whatever roll it is offered: solvers load
/// each target once per point and let rolls refer to it by its slot.
void TurnGraph::add_options(PointNode& node) {
  node.first_option = static_cast<std::uint32_t>(options_.size());
  for_each_keep(node.point, [&](Face f, int n, bool gold) {
    std::vector<std::uint32_t> targets;
    for_each_next(node.point, f, n, gold, [&](const TurnPoint& next) {
      targets.push_back(static_cast<std::uint32_t>(row(next)));
    });
    options_.push_back({slot(node.point.used, f, n, gold),
                        static_cast<std::uint16_t>(targets.size() - 1),
                        targets[0],
                        static_cast<std::uint32_t>(others_.size())});
    others_.insert(others_.end(), targets.begin() + 1, targets.end());
  });
  node.options =
      static_cast<std::uint32_t>(options_.size()) - node.first_option;
}

}  // namespace gockel
