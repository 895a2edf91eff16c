#include "gockel/turn/turn_graph.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "gockel/turn/roll_tree.h"

namespace gockel {
namespace {

constexpr std::uint32_t unreached = 0xFFFFFFFF;
constexpr int face_value(Face f) { return f == face::worm ? 5 : f + 1; }

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

std::size_t TurnGraph::index(const TurnPoint& point) const {
  assert(index_[place(point)] != unreached);
  return index_[place(point)];
}

std::vector<TurnPoint> TurnGraph::after(const TurnPoint& point, Face f, int n,
                                        bool with_golden) const {
  TurnPoint next = point;
  const int count = n + (with_golden ? 1 : 0);
  next.used |= 1U << f;
  next.dice -= n;
  next.total += count * face_value(f);
  next.golden = point.golden && !with_golden;
  std::vector<TurnPoint> all{next};
  if (f == face::one && count >= 2 && kind_.bonuses > 0) {
    all.clear();
    for (next.bonus = 1; next.bonus <= kind_.bonuses; ++next.bonus)
      all.push_back(next);
  }
  return all;
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
  if (index_[place(point)] != unreached) return;
  index_[place(point)] = 0;
  nodes_.push_back({.point = point});
  if (point.forced()) return;
  for_each_keep(point, [&](Face f, int n, bool gold) {
    for (const TurnPoint& next : after(point, f, n, gold)) reach(next);
  });
}

TurnGraph::TurnGraph(const TurnKind& kind) : kind_(kind) {
  index_.assign(place({.used = 63,
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
    const int left = node.point.dice + (node.point.golden ? 1 : 0);
    return std::pair(left, place(node.point));
  });
  for (std::uint32_t i = 0; i < nodes_.size(); ++i)
    index_[place(nodes_[i].point)] = i;

  // Rolls depend on the used faces and the dice left, not on the total: points
  // share their trees, a few hundred for thousands of points.
  trees_.resize(64UL * (grill_dice + 1) * 2);
  for (PointNode& node : nodes_) {
    const TurnPoint& point = node.point;
    if (point.forced()) continue;
    RollTree& tree = trees_[(point.used * (grill_dice + 1UL) +
                             static_cast<std::size_t>(point.dice)) *
                                2 +
                            (point.golden ? 1 : 0)];
    node.tree = &tree;
    if (tree.branches.empty()) {
      // What the golden die shows is decided first; a used face on it is like
      // none, since it cannot be kept.
      std::vector<GoldenCase> cases;
      const double worm = kind.golden_worms / 6.0;
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
    // A keep leads to the same place in whatever roll it is offered: solvers
    // load each target once per point and let rolls refer to it by its slot.
    node.first_option = static_cast<std::uint32_t>(options_.size());
    for_each_keep(point, [&](Face f, int n, bool gold) {
      const auto next = after(point, f, n, gold);
      KeepOption option{slot(f, n, gold),
                        static_cast<std::uint16_t>(next.size() - 1),
                        static_cast<std::uint32_t>(index(next[0])),
                        static_cast<std::uint32_t>(others_.size())};
      for (std::size_t i = 1; i < next.size(); ++i)
        others_.push_back(static_cast<std::uint32_t>(index(next[i])));
      options_.push_back(option);
    });
    node.options =
        static_cast<std::uint32_t>(options_.size()) - node.first_option;
  }
}

}  // namespace gockel
