#include "gockel/players/mcts_player.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include "gockel/random/draw.h"

namespace gockel {
namespace {

/// Weight of what was seldom tried: sqrt(2) is what the theory asks for where
/// shares lie between 0 and 1.
constexpr double exploration = 1.41421356;

/// A lead of so many worms is worth as much as 73 % of the win. Of 1.5, 3, 6
/// and 10 worms three did best against `swing` with 1,000 iterations.
constexpr double lead_scale = 3;

/// The number of the first turn that an iteration does not play. Random turns
/// of Grill nearly always fail: games that are played on behind this turn say
/// nothing, and 1,000 of them lose every game to `first`. Those of the Wok
/// bring something whoever plays, and games to the end beat turns to the end.
std::uint32_t end_of_play(const Grill& state) { return state.turn + 1; }
std::uint32_t end_of_play(const Wok&) { return match_cap; }

/// Everybody's share at the end; before it what the leads in score promise.
template <Game G>
Shares judge(const G& state) {
  if (state.node() == Node::terminal) return state.shares();
  Shares shares{};
  for (Seat s = 0; s < state.seats; ++s) {
    int best = std::numeric_limits<int>::min();
    for (Seat other = 0; other < state.seats; ++other)
      if (other != s) best = std::max(best, state.score(other));
    shares[s] = 1 / (1 + std::exp((best - state.score(s)) / lead_scale));
  }
  return shares;
}

}  // namespace

Move MctsPlayer::operator()(const AnyState& state) {
  return std::visit([this](const auto& s) { return best(s); }, state);
}

template <Game G>
Move MctsPlayer::best(const G& state) {
  const MoveList list = state.moves();
  if (list.size() == 1) return list[0];
  tree_.clear();
  const std::uint32_t end = end_of_play(state);
  for (std::uint32_t i = 0; i < iterations_; ++i) {
    path_.clear();
    const Shares shares = iterate(state, end);
    for (const Step& step : path_) {
      ++step.choice->visits;
      ++step.arm->visits;
      step.arm->sum += shares[step.seat];
    }
  }
  // What was tried most is surer than what has the highest mean.
  return std::ranges::max_element(tree_.at(state.key()).arms, {}, &Arm::visits)
      ->move;
}

/// Plays on from a position: by the tree up to a choice that is new to it,
/// which it then holds, and at random from there. Leaves the choices of the
/// tree in path_ and returns what came of it.
template <Game G>
Shares MctsPlayer::iterate(G state, std::uint32_t end) {
  bool in_tree = true;
  while (state.node() != Node::terminal && state.turn < end) {
    if (state.node() == Node::chance) {
      state.apply(draw(state, rng_));
      continue;
    }
    if (!in_tree) {
      state.apply(draw_move(state, rng_));
      continue;
    }
    const MoveList list = state.moves();
    // What has no alternative needs no place in the tree.
    if (list.size() == 1) {
      state.apply(list[0]);
      continue;
    }
    const auto [at, added] = tree_.try_emplace(state.key());
    Choice& choice = at->second;
    if (added)
      for (const Move move : list) choice.arms.push_back({.move = move});
    in_tree = !added;
    // Every move once, then the highest upper confidence bound.
    const double width =
        exploration * std::sqrt(std::log(std::max(choice.visits, 1U)));
    const auto bound = [width](const Arm& arm) {
      return arm.visits == 0
                 ? std::numeric_limits<double>::infinity()
                 : (arm.sum / arm.visits) + (width / std::sqrt(arm.visits));
    };
    Arm& arm = *std::ranges::max_element(choice.arms, {}, bound);
    path_.push_back({&choice, &arm, state.seat});
    state.apply(arm.move);
  }
  return judge(state);
}

std::optional<std::uint32_t> mcts_iterations(std::string_view name) {
  constexpr std::string_view prefix = "mcts:";
  constexpr std::uint32_t max_iterations = 10'000'000;
  if (!name.starts_with(prefix)) return std::nullopt;
  name.remove_prefix(prefix.size());
  std::uint32_t count = 0;
  const auto [end, error] =
      std::from_chars(name.data(), name.data() + name.size(), count);
  if (error != std::errc{} || end != name.data() + name.size() || count == 0 ||
      count > max_iterations)
    return std::nullopt;
  return count;
}

}  // namespace gockel
