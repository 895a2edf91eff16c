#include "gockel/turn/wok_results.h"

#include <algorithm>
#include <cassert>

namespace gockel {
namespace {

constexpr std::uint32_t forced = 0;

/// A theft is told from others by its move; what a take gets, by the number of
/// dice as well.
std::uint32_t action(const Wok& last, Move move) {
  const bool take = move.kind() == MoveKind::take;
  const int place = take ? last.offered(move.course()) : 0;
  return move.bits() | static_cast<std::uint32_t>(place) << 16;
}

}  // namespace

void WokResults::list(const Wok& state) {
  positions_.clear();
  effects_.clear();
  actions_.clear();
  offered_ = 0;
  Wok before = state;
  before.locked = before.rolled = {};
  before.roll = wok_rolls_per_turn;
  before.phase = Wok::Phase::air;
  const auto rolls = wok_rolls(wok_dice);
  for (std::size_t e = 0; e < wok_ends; ++e) {
    results_[e].clear();
    Wok last = before;
    last.rolled = rolls[e].dice;
    last.phase = Wok::Phase::rolled;
    const MoveList offers = last.moves();
    if (offers.empty()) {
      results_[e].push_back(
          result_of(forced, before, [&](Wok& next, EffectList& log) {
            next.apply(rolls[e].dice, &log);
          }));
      continue;
    }
    offered_ |= std::uint64_t{1} << e;
    for (const Move move : offers)
      results_[e].push_back(result_of(
          action(last, move), last,
          [move](Wok& next, EffectList& log) { next.apply(move, &log); }));
  }
}

template <class Act>
std::uint16_t WokResults::result_of(std::uint32_t action, const Wok& before,
                                    Act act) {
  const auto known = std::ranges::find(actions_, action);
  const auto at = static_cast<std::uint16_t>(known - actions_.begin());
  if (known != actions_.end()) return at;
  actions_.push_back(action);
  EffectList log;
  act(positions_.emplace_back(before), log);
  const auto taken = std::ranges::find_if(log, [](const Effect& e) {
    return e.kind == EffectKind::ate || e.kind == EffectKind::snatched;
  });
  assert(taken != log.end());
  effects_.push_back(*taken);
  return at;
}

std::uint16_t WokResults::result(const Wok& state, Move move) const {
  const auto known = std::ranges::find(actions_, action(state, move));
  assert(known != actions_.end());
  return static_cast<std::uint16_t>(known - actions_.begin());
}

WokChoice WokResults::choose(std::span<const double> worth) const {
  WokChoice choice{};
  for (std::size_t e = 0; e < wok_ends; ++e)
    choice[e] = *std::ranges::max_element(
        results_[e], {}, [worth](std::uint16_t i) { return worth[i]; });
  return choice;
}

std::vector<double> ends(const WokChoice& choice,
                         std::span<const double> worth) {
  std::vector<double> all;
  all.reserve(wok_ends);
  for (const std::uint16_t i : choice) all.push_back(worth[i]);
  return all;
}

}  // namespace gockel
