#pragma once

#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "gockel/random/rng.h"
#include "gockel/rl/actions.h"
#include "gockel/rl/spiel_state.h"

namespace gockel {

/// Many games of one kind side by side. Each stands at a decision, always:
/// rolls are drawn, and a game that is over is followed by the next at once.
/// Who starts is drawn too. Game i draws from a stream of its own, so what
/// happens in it depends on the seed, on i and on its own actions alone.
///
/// The rows, one per game, are written anew by every step:
///
///   observations  what the seat to act sees (observation.h)
///   masks         1 for every legal action
///   seats         who is to act
///   rewards       by seat; not 0 only where the step ended a game
///   dones         1 where it did: all else is of the next game already
class VectorGames {
 public:
  /// REQUIRES: a game that checked() accepts. Its first seat means nothing.
  VectorGames(const SpielGame& game, std::size_t games, std::uint64_t seed);

  const SpielGame& game() const { return game_; }
  std::size_t size() const { return random_.size(); }
  std::size_t actions() const { return actions_; }
  std::size_t inputs() const { return inputs_; }

  std::span<const float> observations() const { return observations_; }
  std::span<const std::uint8_t> masks() const { return masks_; }
  std::span<const std::int8_t> seats() const { return seats_; }
  std::span<const float> rewards() const { return rewards_; }
  std::span<const std::uint8_t> dones() const { return dones_; }

  /// The first game whose action is not legal, if there is one.
  std::optional<std::size_t> illegal(std::span<const std::int64_t> all) const;

  /// REQUIRES: a legal action for every game.
  void step(std::span<const std::int64_t> all);

  /// A legal action for every game, each as likely as the others.
  void draw_actions(std::span<std::int64_t> all);

  /// Where game number i stands.
  AnyState position(std::size_t i) const;

 private:
  template <Game G>
  void begin(G& state, Rng& rng) const;
  template <Game G>
  void step_one(G& state, std::size_t i, Move move);
  template <Game G>
  void show(const G& state, std::size_t i);

  SpielGame game_;
  Family family_;
  std::size_t actions_;
  std::size_t inputs_;
  std::vector<Rng> random_;  ///< for the dice of each game
  Rng choices_;              ///< for draw_actions()
  std::variant<std::vector<Grill>, std::vector<Wok>> states_;
  std::vector<float> observations_;
  std::vector<std::uint8_t> masks_;
  std::vector<std::int8_t> seats_;
  std::vector<float> rewards_;
  std::vector<std::uint8_t> dones_;
};

}  // namespace gockel
