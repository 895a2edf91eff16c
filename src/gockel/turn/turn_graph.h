#pragma once

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
  /// No die can be rolled any more.
  bool forced() const {
    return (dice == 0 && !golden) || used == (1U << face::count) - 1;
  }
};

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
  /// The rolls of all points with the same used faces and dice left. Those
  /// with further faces below them are branches, parents before children; the
  /// first stands for no face at all.
  struct RollTree {
    std::vector<PooledRoll> branches;
    std::vector<PooledRoll> leaves;
    double bust = 0;  ///< probability that nothing can be kept
  };
  /// A keep: where it leads, and where else when a Double 1 can be paid in
  /// several ways.
  struct KeepOption {
    std::uint16_t slot;
    std::uint16_t others;
    std::uint32_t target;
    std::uint32_t first_other;  ///< in others()
  };
  struct PointNode {
    TurnPoint point;
    const RollTree* tree = nullptr;  ///< null when the stop is forced
    std::uint32_t first_option = 0;
    std::uint32_t options = 0;
  };

  /// The graph for a kind, the same object every time. The weasel is no part
  /// of it: solvers add it as a second layer.
  static const TurnGraph& of(TurnKind kind);

  /// In an order in which every node comes after all that it leads to.
  const std::vector<PointNode>& nodes() const { return nodes_; }
  const std::vector<KeepOption>& options() const { return options_; }
  const std::vector<std::uint32_t>& others() const { return others_; }
  /// The largest number of branches of a tree.
  std::size_t max_branches() const { return max_branches_; }
  /// Where a point that can be reached stands in nodes().
  std::size_t index(const TurnPoint& point) const;
  /// The points after keeping `n` ordinary dice of `f`, and the golden die or
  /// not: several where a Double 1 can be paid in several ways.
  std::vector<TurnPoint> after(const TurnPoint& point, Face f, int n,
                               bool with_golden) const;

  /// Where a node's option stands that keeps `n` ordinary dice of face `f`,
  /// with the golden die (then n may be 0) or without.
  static constexpr std::uint16_t slot(Face f, int n, bool with_golden) {
    const int golden_row = 48 + (f == face::one ? 0 : 9);
    return static_cast<std::uint16_t>(with_golden ? golden_row + n
                                                  : f * 8 + n - 1);
  }
  static constexpr int slots = 48 + 18;

 private:
  explicit TurnGraph(const TurnKind& kind);
  template <std::size_t number>
  static const TurnGraph& numbered();
  std::size_t place(const TurnPoint& point) const;
  template <class Visit>
  void for_each_keep(const TurnPoint& point, Visit visit) const;
  void reach(const TurnPoint& point);

  TurnKind kind_;
  std::vector<PointNode> nodes_;
  std::vector<KeepOption> options_;
  std::vector<std::uint32_t> others_;
  std::size_t max_branches_ = 0;
  std::vector<RollTree> trees_;       ///< by used faces, dice, golden die
  std::vector<std::uint32_t> index_;  ///< by place(); unreached: all ones
};

/// The point of the turn that a position is at.
TurnPoint turn_point(const Grill& state);

}  // namespace gockel
