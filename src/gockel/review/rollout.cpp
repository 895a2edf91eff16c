#include "gockel/review/rollout.h"

#include <algorithm>
#include <cmath>

#include "gockel/random/draw.h"

namespace gockel {
namespace {

/// Games between two looks at the stop rule: fixed, so that the moment it stops
/// does not depend on the threads.
constexpr std::uint64_t games_at_once = 32;

void add(Shares& to, const Shares& what, double factor) {
  for (std::size_t s = 0; s < max_seats; ++s) to[s] += factor * what[s];
}

template <Game G>
PlayedOut play_out(G state, Outlook& outlook, std::uint64_t seed,
                   std::uint32_t max_turns) {
  Rng rng(seed);
  PlayedOut game;
  const std::uint32_t from = state.turn;
  game.adjusted = outlook.value(state);
  while (state.node() != Node::terminal && !game.cut) {
    state =
        play_turn(outlook, state, [&rng](const G& s) { return draw(s, rng); });
    game.turns = state.turn - from;
    // The value before the next turn replaces what the last one ended with.
    add(game.adjusted, outlook.values()(state), -1);
    add(game.adjusted, outlook.value(state), 1);
    game.cut = game.turns >= max_turns;
  }
  game.plain = outlook.value(state);
  return game;
}

/// Mean and standard error as games come in.
class RunningMeans {
 public:
  void add(const PlayedOut& game) {
    ++games_;
    for (std::size_t s = 0; s < max_seats; ++s) {
      // Welford's update keeps its digits.
      const double before = game.adjusted[s] - mean_[s];
      mean_[s] += before / static_cast<double>(games_);
      squares_[s] += before * (game.adjusted[s] - mean_[s]);
      plain_[s] += game.plain[s];
    }
    turns_ += game.turns;
    cut_ += game.cut ? 1 : 0;
  }

  void report(RolloutResult& to) const {
    const auto games = static_cast<double>(games_);
    to.games = games_;
    to.shares = mean_;
    to.cut = cut_;
    to.turns = static_cast<double>(turns_) / games;
    for (std::size_t s = 0; s < max_seats; ++s) {
      to.plain[s] = plain_[s] / games;
      to.errors[s] =
          games_ < 2 ? 1 : std::sqrt(squares_[s] / (games - 1) / games);
    }
  }

 private:
  std::uint64_t games_ = 0;
  std::uint64_t turns_ = 0;
  std::uint64_t cut_ = 0;
  Shares mean_{};
  Shares squares_{};
  Shares plain_{};
};

}  // namespace

RolloutGames::RolloutGames(const RolloutSetup& setup,
                           const PositionValues& values)
    : setup_(setup),
      outlooks_(static_cast<std::size_t>(std::max(setup.workers, 1)),
                Outlook(values)) {}

std::vector<PlayedOut> RolloutGames::play(std::uint64_t first,
                                          std::size_t count) {
  std::vector<PlayedOut> games(count);
  const std::size_t workers = outlooks_.size();
  const auto work = [&](std::size_t w) {
    for (std::size_t i = w; i < count; i += workers)
      games[i] = std::visit(
          [&](const auto& state) {
            return play_out(state, outlooks_[w],
                            stream_seed(setup_.seed, first + i + 1),
                            setup_.max_turns);
          },
          setup_.state);
  };
  if (setup_.parallel_for)
    setup_.parallel_for(workers, work);
  else
    for (std::size_t w = 0; w < workers; ++w) work(w);
  return games;
}

RolloutResult add_up_rollout(const RolloutSetup& setup,
                             const PositionValues& values,
                             const PlayedOutSource& games,
                             const std::function<bool(double)>& go_on) {
  RolloutResult result;
  RunningMeans tally;
  result.value = Outlook(values).value(setup.state);
  const std::uint64_t round =
      games_at_once * (setup.error > 0 ? 1 : setup.blocks_at_once);
  for (std::uint64_t done = 0; done < setup.games && !result.cancelled;) {
    const auto count =
        static_cast<std::size_t>(std::min(round, setup.games - done));
    for (const PlayedOut& game : games(done, count)) tally.add(game);
    done += count;
    tally.report(result);
    const double worst = *std::ranges::max_element(result.errors);
    const double part =
        static_cast<double>(done) / static_cast<double>(setup.games);
    if (go_on && !go_on(part)) result.cancelled = true;
    if (setup.error > 0 && done >= 2 * games_at_once && worst < setup.error)
      break;
  }
  return result;
}

RolloutResult rollout(const RolloutSetup& setup, const PositionValues& values,
                      const std::function<bool(double)>& go_on) {
  RolloutGames games(setup, values);
  return add_up_rollout(
      setup, values,
      [&games](std::uint64_t first, std::size_t count) {
        return games.play(first, count);
      },
      go_on);
}

}  // namespace gockel
