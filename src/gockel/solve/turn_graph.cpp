#include "gockel/solve/turn_graph.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

#include "gockel/solve/parallel.h"

namespace gockel {
namespace {

constexpr std::uint32_t unreached = 0xFFFFFFFF;
constexpr int face_value(Face f) { return f == face::worm ? 5 : f + 1; }

constexpr bool used_face(std::uint32_t used, Face f) {
  return (used >> f & 1U) != 0;
}

/// Grows the tree of pooled rolls of `dice` ordinary dice.
class TreeBuilder {
 public:
  TreeBuilder(std::uint32_t used, int dice, TurnGraph::Tree& tree)
      : used_(used), pool_(std::popcount(used)), dice_(dice), tree_(tree) {}

  /// The roll in which the golden die shows the unused face `golden`, or none,
  /// or a used one, each with its weight.
  struct Golden {
    std::optional<Face> face;
    double weight;
  };
  void build(std::span<const Golden> cases) {
    std::vector<Child> roots;
    for (const Golden& shown : cases) {
      if (!shown.face) {
        tree_.bust += shown.weight * term(dice_);
        add_faces(roots, {.from = 0, .rest = dice_, .weight = shown.weight});
        continue;
      }
      for (int n = 0; n <= dice_; ++n)
        roots.push_back({TurnGraph::slot(*shown.face, n, true),
                         {.from = 0,
                          .skip = *shown.face,
                          .rest = dice_ - n,
                          .weight = shown.weight * share(n)}});
    }
    add_branch({0, 0, 0}, roots);
  }

 private:
  /// What can still be added to a path.
  struct Path {
    Face from = 0;            ///< the next face
    Face skip = face::count;  ///< decided by the golden die
    int rest = 0;             ///< dice not spoken for
    double weight = 1;        ///< product of share() over the path
  };
  struct Child {
    std::uint16_t option;
    Path path;
  };

  static double share(int n) {  // (1/6)^n / n!
    double p = 1;
    for (int k = 1; k <= n; ++k) p /= 6.0 * k;
    return p;
  }
  /// What makes a path's weight a probability when its `rest` dice show used
  /// faces: n! (pool/6)^rest / rest!.
  double term(int rest) const {
    double p = 1;
    for (int k = 1; k <= dice_; ++k) p *= k;
    for (int k = 1; k <= rest; ++k) p *= pool_ / (6.0 * k);
    return p;
  }

  void add_faces(std::vector<Child>& children, const Path& path) const {
    for (Face f = path.from; f < face::count; ++f) {
      if (f == path.skip || used_face(used_, f)) continue;
      for (int n = 1; n <= path.rest; ++n)
        children.push_back({TurnGraph::slot(f, n, false),
                            {.from = static_cast<Face>(f + 1),
                             .skip = path.skip,
                             .rest = path.rest - n,
                             .weight = path.weight * share(n)}});
    }
  }

  /// Adds a branch with all that is below it.
  void add_branch(const TurnGraph::Roll& roll,
                  const std::vector<Child>& children) {
    const auto here = static_cast<std::uint16_t>(tree_.branches.size());
    tree_.branches.push_back(roll);
    for (const Child& child : children) {
      const double p = child.path.weight * term(child.path.rest);
      std::vector<Child> below;
      add_faces(below, child.path);
      if (!below.empty())
        add_branch({p, child.option, here}, below);
      else if (p > 0)  // else dice are left, and no face they could show
        tree_.leaves.push_back({p, child.option, here});
    }
  }

  std::uint32_t used_;
  int pool_;
  int dice_;
  TurnGraph::Tree& tree_;
};

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

const TurnGraph& TurnGraph::of(TurnKind kind) {
  static Mutex guard;
  static std::map<std::tuple<bool, int, int>, std::unique_ptr<TurnGraph>> all;
  kind.weasel = false;
  if (!kind.golden) kind.golden_worms = 3;
  const std::lock_guard lock(guard);
  auto& graph = all[{kind.golden, kind.bonuses, kind.golden_worms}];
  if (!graph) graph.reset(new TurnGraph(kind));
  return *graph;
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
  reach({});
  if (kind.golden) reach({.golden = true});
  std::ranges::sort(nodes_, {}, [this](const Node& node) {
    const int left = node.point.dice + (node.point.golden ? 1 : 0);
    return std::pair(left, place(node.point));
  });
  for (std::uint32_t i = 0; i < nodes_.size(); ++i)
    index_[place(nodes_[i].point)] = i;

  trees_.resize(64UL * (grill_dice + 1) * 2);
  for (Node& node : nodes_) {
    const TurnPoint& point = node.point;
    if (point.forced()) continue;
    Tree& tree = trees_[(point.used * (grill_dice + 1UL) +
                         static_cast<std::size_t>(point.dice)) *
                            2 +
                        (point.golden ? 1 : 0)];
    node.tree = &tree;
    if (tree.branches.empty()) {
      std::vector<TreeBuilder::Golden> cases;
      const double worm = kind.golden_worms / 6.0;
      const auto shows = [&](Face f) {
        return used_face(point.used, f) ? std::nullopt : std::optional(f);
      };
      if (point.golden)
        cases = {{shows(face::one), 1 - worm}, {shows(face::worm), worm}};
      else
        cases = {{std::nullopt, 1}};
      TreeBuilder(point.used, point.dice, tree).build(cases);
      most_branches_ = std::max(most_branches_, tree.branches.size());
    }
    node.first_option = static_cast<std::uint32_t>(options_.size());
    for_each_keep(point, [&](Face f, int n, bool gold) {
      const auto next = after(point, f, n, gold);
      Option option{slot(f, n, gold),
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
