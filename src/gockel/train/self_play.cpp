#include "gockel/train/self_play.h"

#include <cassert>

#include "gockel/parallel/parallel.h"
#include "gockel/random/draw.h"

namespace gockel {
namespace {

/// Games that nobody ends are cut here.
constexpr std::uint32_t max_turns = 150;

}  // namespace

AnyState TrainingGame::new_game(Rng& rng) const {
  if (start) return *start;
  if (family == Family::wok) {
    const Row sushi = draw_row(Course::sushi, rng);
    const Row bones = draw_row(Course::bone, rng);
    return Wok::start(Rules(RuleSet::wok), seats, sushi, bones);
  }
  Rules rules(family == Family::deluxe ? RuleSet::deluxe : RuleSet::compact);
  if (rng.below(2) == 0) {
    for (const Option option : all_options) {
      if (!Rules::has(rules.rule_set(), option)) continue;
      const OptionInfo& about = info(option);
      // A game that turns a tile on every empty hand is a rare house rule.
      if (option == Option::turn_on_empty && rng.below(3) != 0) continue;
      const auto& value = about.values[rng.below(
          static_cast<std::uint32_t>(about.values.size()))];
      [[maybe_unused]] const auto set = rules.set(about.name, value);
      assert(set);
    }
  }
  return Grill::start(rules, seats);
}

SelfPlay::SelfPlay(const TrainingGame& game, std::uint64_t stream, int threads,
                   const WorkRange& played)
    : game_(game), grill_(static_cast<std::size_t>(threads)) {
  games_.reserve(played.count);
  for (std::uint64_t i = 0; i < played.count; ++i)
    games_.push_back(begin(Rng(substream_seed(stream, played.first + i))));
}

SelfPlayGame SelfPlay::begin(Rng rng) const {
  const AnyState start = game_.new_game(rng);
  Seat learner = 0;
  if (game_.opponent)
    learner =
        static_cast<Seat>(rng.below(static_cast<std::uint32_t>(game_.seats)));
  return {start, rng, learner};
}

std::vector<TrainingExample> SelfPlay::play_turns(
    const SelfPlayOptions& options) {
  std::vector<TrainingExample> all(games_.size());
  const std::size_t groups = grill_.size();
  in_parallel(groups, static_cast<int>(groups), [&](std::size_t g) {
    const std::size_t from = games_.size() * g / groups;
    const std::size_t size = games_.size() * (g + 1) / groups - from;
    const std::span games = std::span(games_).subspan(from, size);
    const std::span examples = std::span(all).subspan(from, size);
    if (game_.family == Family::wok)
      play_wok_turns(games, options, examples);
    else
      grill_[g].play(games, options, examples);
    for (SelfPlayGame& game : games)
      if (node(game.state) == Node::terminal || turn(game.state) > max_turns)
        game = begin(game.rng);
  });
  return all;
}

}  // namespace gockel
