// The part of the graph that lets points of a turn be lanes of each other.

#include <algorithm>
#include <cassert>
#include <limits>
#include <span>
#include <tuple>

#include "gockel/turn/turn_graph.h"

namespace gockel {

/// Gives points with the same tree rows side by side.
void TurnGraph::place_rows() {
  std::vector<PointNode*> order;
  order.reserve(nodes_.size());
  for (PointNode& node : nodes_) order.push_back(&node);
  // Forced stops lead nowhere, so they may come first.
  std::ranges::sort(order, {}, [this](const PointNode* node) {
    const TurnPoint& point = node->point;
    const std::ptrdiff_t number = node - nodes_.data();
    return point.forced()
               ? std::tuple(-1, std::size_t{0}, number)
               : std::tuple(point.all_dice(), tree_number(point), number);
  });
  const auto fill_up = [this] {
    constexpr std::size_t step = PointGroup::lane_step;
    rows_ = (rows_ + step - 1) / step * step;
    groups_.back().lanes =
        static_cast<std::uint32_t>(rows_) - groups_.back().first_row;
  };
  for (PointNode* node : order) {
    if (groups_.empty() || groups_.back().tree != node->tree) {
      if (!groups_.empty()) fill_up();
      groups_.push_back(
          {.tree = node->tree, .first_row = static_cast<std::uint32_t>(rows_)});
    }
    node->row = static_cast<std::uint32_t>(rows_++);
    rows_by_place_[place(node->point)] = node->row;
  }
  fill_up();
  assert(rows_ <= std::numeric_limits<std::uint16_t>::max());
}

/// Lists what the points of each group have, lane by lane.
void TurnGraph::fill_groups() {
  std::vector<const PointNode*> by_row(rows_);
  for (const PointNode& node : nodes_) by_row[node.row] = &node;
  for (PointGroup& group : groups_) {
    const auto rows = std::span(by_row).subspan(group.first_row, group.lanes);
    std::vector<const PointNode*> lanes(rows.begin(), rows.end());
    std::ranges::replace(lanes, nullptr, lanes[0]);
    for (const PointNode* node : lanes) {
      group.fails.push_back(
          static_cast<std::uint16_t>(fail_place(node->point.bonus)));
      group.stops.push_back(
          static_cast<std::uint16_t>(stop_place(node->point)));
    }
    for (std::uint32_t o = 0; o < lanes[0]->options; ++o) {
      const KeepOption& option = options_[lanes[0]->first_option + o];
      const auto ways = static_cast<std::uint16_t>(1 + option.others);
      group.options.push_back({option.slot, ways});
      for (std::uint32_t way = 0; way < ways; ++way)
        for (const PointNode* node : lanes) {
          const KeepOption& own = options_[node->first_option + o];
          assert(own.slot == option.slot && own.others == option.others);
          group.targets.push_back(static_cast<std::uint16_t>(
              way == 0 ? own.target : others_[own.first_other + way - 1]));
        }
    }
  }
}

}  // namespace gockel
