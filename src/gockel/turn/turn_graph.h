#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "gockel/core/grill.h"

namespace gockel {

/// What makes the turns of two positions the same game for different prizes.
struct TurnKind {
  bool golden = false;   ///< the golden die may be used
  bool weasel = false;   ///< a roll may be taken back once
  int bonuses = 0;       ///< ways in which a Double 1 can be paid
  int golden_worms = 3;  ///< of six faces
  friend bool operator==(const TurnKind&, const TurnKind&) = default;

  /// The kind of the turn that runs in `position`. A Double 1 is paid in one
  /// way when the supply pays or one seat can be robbed, in several when the
  /// seat has to choose whom, in none when nobody can.
  static TurnKind of(const Grill& position);
};

/// A point between two rolls. Points that differ only in which dice make up
/// the total are one: the base game has 1,939.
struct TurnPoint {
  std::uint32_t used = 0;  ///< faces kept, one bit each, side by side
  int dice = grill_dice;   ///< ordinary dice left
  int total = 0;
  int bonus = 0;        ///< 0, or the way in which a Double 1 was paid
  bool golden = false;  ///< the golden die is left

  bool worm() const { return (used >> face::worm & 1U) != 0; }
  bool start() const { return used == 0; }
  int all_dice() const { return dice + (golden ? 1 : 0); }  ///< left
  /// No die can be rolled any more.
  bool forced() const {
    return (dice == 0 && !golden) || used == (1U << face::count) - 1;
  }
};

/// A turn's ends stand one behind the other: the bust, then the stops by total
/// with a worm, then those without; and so again for every way in which a
/// Double 1 is paid.
constexpr std::size_t turn_totals = max_total + 1;
constexpr std::size_t turn_ends = 1 + 2 * turn_totals;

/// Where the ends of a bust and of a stop at a point stand.
constexpr std::size_t fail_place(int bonus) {
  return static_cast<std::size_t>(bonus) * turn_ends;
}
inline std::size_t stop_place(const TurnPoint& point) {
  return fail_place(point.bonus) + 1 + (point.worm() ? 0 : turn_totals) +
         static_cast<std::size_t>(point.total);
}

/// The turn as a graph that is built once per kind and solved for any prizes.
///
/// The rolls from a point are a tree: a node is a choice of faces with their
/// counts; dice that show used faces are pooled. Each node is one pooled roll
/// whose options are the faces on its path, so the best option of a roll is the
/// running maximum on the way down, and a roll costs one comparison. Both kinds
/// of rolls are flat lists: a loop over them has no branch to guess wrong.
class TurnGraph {
 public:
  /// One pooled roll: the faces of its parent and one more.
  struct PooledRoll {
    double probability;  ///< 0 where a branch still needs dice to be a roll
    std::uint16_t option;
    std::uint16_t parent;  ///< a branch
  };
  /// The rolls of all points with as many faces open and dice left. Those with
  /// further faces below them are branches, parents before children; the first
  /// stands for no face at all.
  struct RollTree {
    std::vector<PooledRoll> branches;
    std::vector<PooledRoll> leaves;
    double bust = 0;  ///< probability that nothing can be kept
    /// Dice may show used faces; else a branch still needs dice and has
    /// probability 0.
    bool pool = false;
  };
  /// A keep: where it leads, and where else when a Double 1 can be paid in
  /// several ways.
  struct KeepOption {
    std::uint16_t slot;
    std::uint16_t others;
    std::uint32_t target;       ///< a row
    std::uint32_t first_other;  ///< in others()
  };
  struct PointNode {
    TurnPoint point;
    std::uint32_t row = 0;           ///< where values of the point stand
    const RollTree* tree = nullptr;  ///< null when the stop is forced
    std::uint32_t first_option = 0;
    std::uint32_t options = 0;
  };

  /// Points with the same tree, in rows side by side: their rolls are the same
  /// but for what can be kept leads to, so they are SIMD lanes of each other.
  struct PointGroup {
    /// A keep that all points of the group have.
    struct GroupOption {
      std::uint16_t slot;
      std::uint16_t ways;  ///< one, or those in which a Double 1 can be paid
    };
    static constexpr std::uint32_t lane_step = 4;

    const RollTree* tree = nullptr;  ///< null: the stops that are forced
    std::uint32_t first_row = 0;
    /// A multiple of lane_step; behind the points the first is repeated.
    std::uint32_t lanes = 0;
    std::vector<std::uint16_t> fails = {};  ///< fail_place() by lane
    std::vector<std::uint16_t> stops = {};  ///< stop_place() by lane
    std::vector<GroupOption> options = {};
    /// Rows: by lane, way by way, option by option.
    std::vector<std::uint16_t> targets = {};
  };

  /// The graph for a kind, the same object every time. The weasel is no part
  /// of it: solvers add it as a second layer.
  static const TurnGraph& of(TurnKind kind);

  /// In an order in which every node comes after all that it leads to.
  const std::vector<PointNode>& nodes() const { return nodes_; }
  /// All points, in an order in which every group comes after all that it leads
  /// to.
  const std::vector<PointGroup>& groups() const { return groups_; }
  const std::vector<KeepOption>& options() const { return options_; }
  /// Rows.
  const std::vector<std::uint32_t>& others() const { return others_; }
  /// The largest number of branches of a tree.
  std::size_t max_branches() const { return max_branches_; }
  /// How many rows there are, those that fill up groups included.
  std::size_t rows() const { return rows_; }
  /// The row of a point that can be reached.
  std::size_t row(const TurnPoint& point) const;
  /// Calls visit(next) for the point after keeping `n` ordinary dice of `f`,
  /// and the golden die or not: several where a Double 1 can be paid in several
  /// ways.
  template <class Visit>
  void for_each_next(const TurnPoint& point, Face f, int n, bool with_golden,
                     Visit visit) const {
    const int count = n + (with_golden ? 1 : 0);
    TurnPoint next = point;
    next.used |= 1U << f;
    next.dice -= n;
    next.total += count * (f == face::worm ? 5 : f + 1);
    next.golden = point.golden && !with_golden;
    if (f != face::one || count < 2 || kind_.bonuses == 0) return visit(next);
    for (next.bonus = 1; next.bonus <= kind_.bonuses; ++next.bonus) visit(next);
  }

  /// Where the option of a point with these faces used stands that keeps `n`
  /// ordinary dice of face `f`, with the golden die (then n may be 0) or
  /// without. Open faces count by their order alone: that is what lets points
  /// with other faces share a tree.
  static constexpr std::uint16_t slot(std::uint32_t used, Face f, int n,
                                      bool with_golden) {
    if (with_golden)
      return static_cast<std::uint16_t>(48 + (f == face::one ? 0 : 9) + n);
    const int rank = std::popcount(~used & ((1U << f) - 1));
    return static_cast<std::uint16_t>(rank * 8 + n - 1);
  }
  static constexpr int slots = 48 + 18;

 private:
  explicit TurnGraph(const TurnKind& kind);
  template <std::size_t number>
  static const TurnGraph& numbered();
  std::size_t place(const TurnPoint& point) const;
  std::size_t tree_number(const TurnPoint& point) const;
  template <class Visit>
  void for_each_keep(const TurnPoint& point, Visit visit) const;
  void reach(const TurnPoint& point);
  void add_tree(PointNode& node);
  void add_options(PointNode& node);
  void place_rows();
  void fill_groups();

  TurnKind kind_;
  std::vector<PointNode> nodes_;
  std::vector<PointGroup> groups_;
  std::vector<KeepOption> options_;
  std::vector<std::uint32_t> others_;
  std::size_t max_branches_ = 0;
  std::size_t rows_ = 0;
  std::vector<RollTree> trees_;               ///< by tree_number()
  std::vector<std::uint32_t> rows_by_place_;  ///< unreached: all ones
};

/// The point of the turn that a position is at.
TurnPoint turn_point(const Grill& state);

}  // namespace gockel
