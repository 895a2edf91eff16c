#include "gockel/rl/vector_games.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "gockel/random/draw.h"
#include "gockel/rl/observation.h"

namespace gockel {
namespace {

/// The streams of the seed: one for the choices, one for the games' dice.
constexpr std::uint64_t choice_stream = 0;
constexpr std::uint64_t dice_stream = 1;

template <Game G>
void roll_until_decision(G& state, Rng& rng, std::uint32_t max_turns) {
  while (state.node() == Node::chance && state.turn <= max_turns)
    state.apply(draw(state, rng));
}

}  // namespace

VectorGames::VectorGames(const SpielGame& game, std::size_t games,
                         std::uint64_t seed)
    : game_(game),
      family_(family(game.rules)),
      actions_(static_cast<std::size_t>(action_count(family_))),
      inputs_(observation_size(game.rules, game.seats)),
      choices_(stream_seed(seed, choice_stream)),
      observations_(games * inputs_),
      masks_(games * actions_),
      seats_(games),
      rewards_(games * static_cast<std::size_t>(game.seats)),
      dones_(games) {
  random_.reserve(games);
  for (std::size_t i = 0; i < games; ++i)
    random_.emplace_back(stream_seed(seed, dice_stream, i));
  if (family_ == Family::wok)
    states_ = std::vector<Wok>(games);
  else
    states_ = std::vector<Grill>(games);
  std::visit(
      [this](auto& states) {
        for (std::size_t i = 0; i < states.size(); ++i) {
          begin(states[i], random_[i]);
          show(states[i], i);
        }
      },
      states_);
}

template <Game G>
void VectorGames::begin(G& state, Rng& rng) const {
  state = std::get<G>(draw_start(game_.rules, game_.seats, rng));
  // With nothing kept yet no first roll can fail: it leads to a decision.
  state.apply(draw(state, rng));
}

template <Game G>
void VectorGames::show(const G& state, std::size_t i) {
  seats_[i] = static_cast<std::int8_t>(state.seat);
  observe(state, state.seat,
          std::span(observations_).subspan(i * inputs_, inputs_));
  const std::span<std::uint8_t> mask =
      std::span(masks_).subspan(i * actions_, actions_);
  std::ranges::fill(mask, std::uint8_t{0});
  for (const Move move : state.moves())
    mask[static_cast<std::size_t>(action_of(family_, move))] = 1;
}

template <Game G>
void VectorGames::step_one(G& state, std::size_t i, Move move) {
  Rng& rng = random_[i];
  state.apply(move);
  roll_until_decision(state, rng, game_.max_turns);
  const bool over =
      state.node() == Node::terminal || state.turn > game_.max_turns;
  dones_[i] = over ? 1 : 0;
  if (over) {
    const Shares shares = state.shares();
    const auto seats = static_cast<std::size_t>(game_.seats);
    for (std::size_t s = 0; s < seats; ++s)
      rewards_[i * seats + s] =
          static_cast<float>(spiel_return(shares[s], game_.seats));
    begin(state, rng);
  }
  show(state, i);
}

std::optional<std::size_t> VectorGames::illegal(
    std::span<const std::int64_t> all) const {
  assert(all.size() == size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto action = static_cast<std::size_t>(all[i]);
    if (all[i] < 0 || action >= actions_ || masks_[i * actions_ + action] == 0)
      return i;
  }
  return std::nullopt;
}

void VectorGames::step(std::span<const std::int64_t> all) {
  assert(!illegal(all));
  std::ranges::fill(rewards_, 0.0F);
  const std::span<const Move> moves = all_actions(family_);
  std::visit(
      [&](auto& states) {
        for (std::size_t i = 0; i < states.size(); ++i)
          step_one(states[i], i, moves[static_cast<std::size_t>(all[i])]);
      },
      states_);
}

void VectorGames::draw_actions(std::span<std::int64_t> all) {
  assert(all.size() == size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::span<const std::uint8_t> mask =
        std::span(masks_).subspan(i * actions_, actions_);
    const auto legal =
        static_cast<std::uint32_t>(std::ranges::count(mask, std::uint8_t{1}));
    std::uint32_t left = choices_.below(legal);
    std::size_t action = 0;
    while (mask[action] == 0 || left-- > 0) ++action;
    all[i] = static_cast<std::int64_t>(action);
  }
}

AnyState VectorGames::position(std::size_t i) const {
  return std::visit([i](const auto& states) { return AnyState(states[i]); },
                    states_);
}

}  // namespace gockel
