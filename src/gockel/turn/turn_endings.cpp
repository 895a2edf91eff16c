#include "gockel/turn/turn_endings.h"

#include <algorithm>
#include <limits>
#include <ranges>

namespace gockel {
namespace {

/// Lets probability flow from one point of a turn to its ends. Points are
/// visited in the order of the graph backwards: what leads to a point comes
/// before it.
class EndingFlow {
 public:
  explicit EndingFlow(const TurnSolver<1>& solver)
      : solver_(solver), graph_(solver.graph()), best_(graph_.max_branches()) {
    ends_.by_bonus.resize(static_cast<std::size_t>(solver.kind().bonuses) + 1);
    for (FlowLayer& layer : layers_) {
      layer.air.resize(graph_.rows());
      layer.hand.resize(graph_.rows());
    }
  }

  void start_in_air(const TurnPoint& point, bool weasel) {
    layers_[weasel ? 1 : 0].air[graph_.row(point)] = 1;
  }
  void start_in_hand(const TurnPoint& point, bool weasel) {
    layers_[weasel ? 1 : 0].hand[graph_.row(point)] = 1;
  }
  void start_failed() { ends_.by_bonus[0].fail = 1; }

  TurnEnds run() {
    // The weasel leads from its layer to the one without it, never back.
    for (const bool weasel : {true, false})
      for (const auto& node : std::views::reverse(graph_.nodes()))
        visit(node, weasel);
    return ends_;
  }

 private:
  struct FlowLayer {
    std::vector<double> air;
    std::vector<double> hand;
  };
  /// The best option on the way down a tree of rolls.
  struct BestKeep {
    double value;
    std::uint32_t target;  ///< rolling again when no_target
  };
  static constexpr std::uint32_t no_target = 0xFFFFFFFF;

  EndTable<double>& ends(const TurnPoint& point) {
    return ends_.by_bonus[static_cast<std::size_t>(point.bonus)];
  }

  void visit(const TurnGraph::PointNode& node, bool weasel) {
    const TurnPoint& point = node.point;
    const std::size_t i = node.row;
    FlowLayer& layer = layers_[weasel ? 1 : 0];
    if (layer.hand[i] > 0) {
      const double stop = solver_.prize(0, point);
      if (point.forced() || stop >= solver_.air_at(0, i, weasel))
        ends(point).stop(point) += layer.hand[i];
      else
        layer.air[i] += layer.hand[i];
    }
    if (layer.air[i] > 0) roll(node, weasel);
  }

  void roll(const TurnGraph::PointNode& node, bool weasel) {
    const std::size_t i = node.row;
    FlowLayer& layer = layers_[weasel ? 1 : 0];
    // The same comparisons as in the solver, so that probability takes the way
    // that the values were made of.
    choose_targets(node, weasel);
    BestKeep& none = best_[0];
    none = {-std::numeric_limits<double>::max(), no_target};
    if (weasel) none.value = solver_.air_at(0, i, false);
    // A bust fails, unless taking the roll back is better.
    const double mass = layer.air[i];
    const double busts = mass * node.tree->bust;
    if (weasel && none.value > solver_.fail_prize(0, node.point.bonus))
      layers_[0].air[i] += busts;
    else
      ends(node.point).fail += busts;
    // Every other roll goes to the target of its best face.
    const std::vector<TurnGraph::PooledRoll>& branches = node.tree->branches;
    for (std::size_t b = 1; b < branches.size(); ++b) {
      best_[b] = better(best_[branches[b].parent], branches[b].option);
      send(best_[b], mass * branches[b].probability, i, layer);
    }
    for (const TurnGraph::PooledRoll& roll : node.tree->leaves)
      send(better(best_[roll.parent], roll.option), mass * roll.probability, i,
           layer);
  }

  /// For every keep the point it leads to: the best way to be paid for a
  /// Double 1.
  void choose_targets(const TurnGraph::PointNode& node, bool weasel) {
    for (std::uint32_t o = 0; o < node.options; ++o) {
      const auto& option = graph_.options()[node.first_option + o];
      BestKeep best{value(option.target, weasel), option.target};
      for (unsigned t = 0; t < option.others; ++t) {
        const std::uint32_t target = graph_.others()[option.first_other + t];
        if (value(target, weasel) > best.value)
          best = {value(target, weasel), target};
      }
      options_[option.slot] = best;
    }
  }

  double value(std::uint32_t target, bool weasel) const {
    return solver_.hand_at(0, target, weasel);
  }

  const BestKeep& better(const BestKeep& above, std::uint32_t option) const {
    return options_[option].value > above.value ? options_[option] : above;
  }

  void send(const BestKeep& best, double mass, std::size_t here,
            FlowLayer& layer) {
    if (best.target == no_target)
      layers_[0].air[here] += mass;
    else
      layer.hand[best.target] += mass;
  }

  const TurnSolver<1>& solver_;
  const TurnGraph& graph_;
  TurnEnds ends_;
  std::array<FlowLayer, 2> layers_;  ///< [1]: with the weasel unused
  std::array<BestKeep, TurnGraph::slots> options_{};
  std::vector<BestKeep> best_;  ///< of every branch; the first: of no face
};

}  // namespace

TurnEnds turn_endings(const TurnSolver<1>& solver, const Grill& state) {
  EndingFlow flow(solver);
  const bool weasel = solver.kind().weasel && !state.weasel_spent;
  const TurnPoint point = turn_point(state);
  if (state.phase == Phase::air) {
    flow.start_in_air(point, weasel);
    return flow.run();
  }
  if (state.phase == Phase::hand) {
    flow.start_in_hand(point, weasel);
    return flow.run();
  }
  // At a decision the flow starts behind the move that was solved for.
  const MoveList list = state.moves();
  const Move best = *std::ranges::max_element(
      list, {}, [&](Move m) { return solver.value(0, state, m); });
  switch (best.kind()) {
    case MoveKind::golden:
    case MoveKind::plain:
      flow.start_in_air({.golden = best.kind() == MoveKind::golden}, weasel);
      break;
    case MoveKind::keep: {
      const Dice aside = state.rolled.only(best.face());
      flow.start_in_hand(solver.best_next(0, point, best.face(), aside, weasel),
                         weasel);
      break;
    }
    case MoveKind::weasel: flow.start_in_air(point, false); break;
    default: flow.start_failed();
  }
  return flow.run();
}

}  // namespace gockel
