#include "gockel/turn/roll_tree.h"

#include <bit>
#include <vector>

namespace gockel {
namespace {

/// Grows the tree of pooled rolls of `dice` ordinary dice.
class TreeBuilder {
 public:
  TreeBuilder(std::uint32_t used, int dice, TurnGraph::RollTree& tree)
      : used_(used), pool_(std::popcount(used)), dice_(dice), tree_(tree) {}

  void build(std::span<const GoldenCase> cases) {
    tree_.pool = pool_ > 0;
    std::vector<ChildRoll> roots;
    for (const GoldenCase& shown : cases) {
      if (!shown.face) {
        // Only where every die shows a used face nothing can be kept.
        tree_.bust += shown.weight * term(dice_);
        add_faces(roots, {.from = 0, .rest = dice_, .weight = shown.weight});
        continue;
      }
      // The golden face goes with all ordinary dice of that face, so how many
      // there are is decided at the root; further down the face is skipped.
      for (int n = 0; n <= dice_; ++n)
        roots.push_back({TurnGraph::slot(used_, *shown.face, n, true),
                         {.from = 0,
                          .skip = *shown.face,
                          .rest = dice_ - n,
                          .weight = shown.weight * share(n)}});
    }
    add_branch({0, 0, 0}, roots);
  }

 private:
  /// What can still be added to a path.
  struct RollPath {
    Face from = 0;            ///< the next face
    Face skip = face::count;  ///< decided by the golden die
    int rest = 0;             ///< dice not spoken for
    double weight = 1;        ///< product of share() over the path
  };
  struct ChildRoll {
    std::uint16_t option;
    RollPath path;
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

  void add_faces(std::vector<ChildRoll>& children, const RollPath& path) const {
    for (Face f = path.from; f < face::count; ++f) {
      if (f == path.skip || (used_ >> f & 1U) != 0) continue;
      for (int n = 1; n <= path.rest; ++n)
        children.push_back({TurnGraph::slot(used_, f, n, false),
                            {.from = static_cast<Face>(f + 1),
                             .skip = path.skip,
                             .rest = path.rest - n,
                             .weight = path.weight * share(n)}});
    }
  }

  /// Adds a branch with all that is below it.
  void add_branch(const TurnGraph::PooledRoll& roll,
                  const std::vector<ChildRoll>& children) {
    const auto here = static_cast<std::uint16_t>(tree_.branches.size());
    tree_.branches.push_back(roll);
    for (const ChildRoll& child : children) {
      const double p = child.path.weight * term(child.path.rest);
      std::vector<ChildRoll> below;
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
  TurnGraph::RollTree& tree_;
};

}  // namespace

void build_roll_tree(std::uint32_t used, int dice,
                     std::span<const GoldenCase> cases,
                     TurnGraph::RollTree& tree) {
  TreeBuilder(used, dice, tree).build(cases);
}

}  // namespace gockel
