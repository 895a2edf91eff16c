#include "gockel/arena/random_play.h"

#include "gockel/random/draw.h"

namespace gockel {
namespace {

template <bool Signed, Game G>
void play(G state, Rng& rng, RandomPlay& sum) {
  ++sum.games;
  while (state.node() != Node::terminal && state.turn <= random_play_cap) {
    if (state.node() == Node::chance)
      state.apply(draw(state, rng));
    else
      state.apply(draw_move(state, rng));
    ++sum.nodes;
    if constexpr (Signed) sum.signature = mix(sum.signature, state.key());
  }
  sum.turns += state.turn;
}

template <bool Signed>
RandomPlay play_all(const RandomPlaySetup& setup) {
  RandomPlay sum;
  Rng rng(setup.seed);
  for (std::uint64_t i = 0; i < setup.games; ++i) {
    if (setup.rules.rule_set() != RuleSet::wok) {
      play<Signed>(Grill::start(setup.rules, setup.seats), rng, sum);
      continue;
    }
    const Row sushi = draw_row(Course::sushi, rng);
    const Row bones = draw_row(Course::bone, rng);
    play<Signed>(Wok::start(setup.rules, setup.seats, sushi, bones), rng, sum);
  }
  return sum;
}

}  // namespace

RandomPlay random_play(const RandomPlaySetup& setup) {
  return play_all<true>(setup);
}

RandomPlay random_play_unsigned(const RandomPlaySetup& setup) {
  return play_all<false>(setup);
}

}  // namespace gockel
