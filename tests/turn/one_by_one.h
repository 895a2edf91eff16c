#pragma once

#include <algorithm>
#include <limits>
#include <vector>

#include "gockel/turn/point_solver.h"

namespace gockel {

/// What solve_points() does, one point and one roll after the other in plain
/// numbers: the model for its bits, and the reference for its speed.
class OneByOne {
 public:
  explicit OneByOne(const PointPass& pass)
      : pass_(pass),
        width_(pass.quantities),
        options_(TurnGraph::slots * width_),
        best_(pass.graph.max_branches() * width_) {}

  void run() {
    for (const TurnGraph::PointNode& node : pass_.graph.nodes()) solve(node);
  }

 private:
  using NumberRow = std::vector<double>;

  NumberRow prize(std::size_t end) const {
    NumberRow row;
    for (std::size_t q = 0; q < width_; ++q)
      row.push_back(pass_.prizes[q * pass_.ends + end]);
    return row;
  }
  NumberRow at(const double* values, std::size_t row) const {
    NumberRow found;
    for (std::size_t q = 0; q < width_; ++q)
      found.push_back(values[q * pass_.graph.rows() + row]);
    return found;
  }
  void put(const NumberRow& row, double* values, std::size_t to) const {
    for (std::size_t q = 0; q < width_; ++q)
      values[q * pass_.graph.rows() + to] = row[q];
  }

  void solve(const TurnGraph::PointNode& node) {
    NumberRow hand = prize(stop_place(node.point));
    if (node.tree != nullptr) {
      const NumberRow air = mean(node);
      put(air, pass_.air, node.row);
      if (air[0] > hand[0]) hand = air;
    }
    put(hand, pass_.hand, node.row);
  }

  NumberRow mean(const TurnGraph::PointNode& node) {
    load_options(node);
    NumberRow floor(width_, -std::numeric_limits<double>::max());
    if (pass_.floor != nullptr) floor = at(pass_.floor, node.row);
    NumberRow fail = prize(fail_place(node.point.bonus));
    if (floor[0] > fail[0]) fail = floor;
    NumberRow sum(width_, 0.0);
    for (std::size_t q = 0; q < width_; ++q)
      sum[q] += node.tree->bust * fail[q];
    std::ranges::copy(floor, best_.begin());
    const auto add = [&](const TurnGraph::PooledRoll& roll, double* keep) {
      const double* option = &options_[roll.option * width_];
      const double* above = &best_[roll.parent * width_];
      const double* here = option[0] > above[0] ? option : above;
      for (std::size_t q = 0; q < width_; ++q) {
        sum[q] += roll.probability * here[q];
        if (keep != nullptr) keep[q] = here[q];
      }
    };
    const auto& branches = node.tree->branches;
    for (std::size_t b = 1; b < branches.size(); ++b)
      add(branches[b], &best_[b * width_]);
    for (const auto& leaf : node.tree->leaves) add(leaf, nullptr);
    return sum;
  }

  void load_options(const TurnGraph::PointNode& node) {
    for (std::uint32_t o = 0; o < node.options; ++o) {
      const auto& option = pass_.graph.options()[node.first_option + o];
      NumberRow value = at(pass_.hand, option.target);
      for (unsigned t = 0; t < option.others; ++t) {
        const std::size_t other = pass_.graph.others()[option.first_other + t];
        if (pass_.hand[other] > value[0]) value = at(pass_.hand, other);
      }
      std::ranges::copy(value, &options_[option.slot * width_]);
    }
  }

  const PointPass& pass_;
  std::size_t width_;
  NumberRow options_;
  NumberRow best_;
};

inline void solve_one_by_one(const PointPass& pass) { OneByOne(pass).run(); }

}  // namespace gockel
