#include "gockel/players/own_level.h"

#include <algorithm>
#include <cmath>

namespace gockel {
namespace {

/// By rule set and level, all but best.
using LossTable = std::array<std::array<LevelLosses, levels.size() - 1>,
                             all_rule_sets.size()>;
// Measured by bench/level_losses: 800 games for each number.
// clang-format off
constexpr LossTable losses{{
    {{{0.006879, 0.006578, 0.005849, 0.004581, 0.002716, 0.001252, 0.000472, 0.000162},  // compact child
      {0.004195, 0.003991, 0.003309, 0.002484, 0.001626, 0.000830, 0.000320, 0.000119},  // compact beginner
      {0.001936, 0.001936, 0.001861, 0.001537, 0.000995, 0.000547, 0.000259, 0.000108},  // compact casual
      {0.001047, 0.001047, 0.001002, 0.000896, 0.000721, 0.000427, 0.000206, 0.000094},  // compact club
      {0.000340, 0.000340, 0.000340, 0.000340, 0.000340, 0.000290, 0.000192, 0.000114}}},  // compact expert
    {{{0.006802, 0.006608, 0.005891, 0.004596, 0.002676, 0.001208, 0.000465, 0.000143},  // classic2005 child
      {0.004064, 0.003865, 0.003273, 0.002536, 0.001615, 0.000788, 0.000310, 0.000113},  // classic2005 beginner
      {0.001991, 0.001980, 0.001890, 0.001549, 0.001017, 0.000576, 0.000269, 0.000109},  // classic2005 casual
      {0.001068, 0.001068, 0.001037, 0.000887, 0.000690, 0.000432, 0.000228, 0.000090},  // classic2005 club
      {0.000368, 0.000368, 0.000368, 0.000368, 0.000368, 0.000308, 0.000215, 0.000125}}},  // classic2005 expert
    {{{0.016402, 0.015665, 0.013581, 0.010453, 0.007349, 0.003832, 0.001535, 0.000504},  // deluxe child
      {0.013025, 0.012371, 0.010563, 0.008481, 0.005388, 0.002821, 0.001166, 0.000395},  // deluxe beginner
      {0.010279, 0.010123, 0.009710, 0.008472, 0.005403, 0.002562, 0.001054, 0.000376},  // deluxe casual
      {0.008909, 0.008909, 0.008554, 0.007720, 0.005289, 0.002748, 0.001131, 0.000401},  // deluxe club
      {0.001415, 0.001415, 0.001415, 0.001415, 0.001415, 0.001158, 0.000726, 0.000398}}},  // deluxe expert
    {{{0.054021, 0.050745, 0.040709, 0.020232, 0.009508, 0.004142, 0.001563, 0.000561},  // wok child
      {0.050538, 0.049534, 0.042723, 0.030812, 0.017799, 0.008583, 0.003486, 0.001331},  // wok beginner
      {0.041616, 0.040551, 0.036340, 0.026714, 0.013835, 0.005515, 0.001950, 0.000652},  // wok casual
      {0.035022, 0.035022, 0.032289, 0.023653, 0.012399, 0.005002, 0.001710, 0.000560},  // wok club
      {0.002832, 0.002710, 0.002710, 0.002710, 0.002662, 0.002062, 0.001177, 0.000570}}},  // wok expert
}};
// clang-format on

/// The threshold at which losses[i] is left, in thousandths. Without one
/// nothing is noticed: no mistake gives away more than the whole win.
constexpr double threshold(std::size_t i) {
  return i == 0 ? 1000 : measured_notices[i - 1];
}

/// Ratios of losses below this mean nothing: one decision in a hundred games.
constexpr double least_loss = 1e-5;

/// So much a decision is taken for given away besides, by the computer players
/// as by what is known of them: those that hardly give anything away measure
/// nothing, and then decisions count as they are.
constexpr double stakes_doubt = 0.0005;

/// How many decisions at the usual stakes a game was worth: its own, and so
/// much more or less as a computer player in it gave away more or less than it
/// is known for. Totals are compared, not means: what a game is won by.
double usual_decisions(RuleSet set, const OpposedGame& game) {
  if (game.opponents.empty()) return game.gave.decisions;
  double sum = 0;
  for (const auto& [strength, gave] : game.opponents)
    sum += (gave.decisions * gave.mean + stakes_doubt * game.gave.decisions) /
           (loss_of(set, strength) + stakes_doubt);
  return sum / static_cast<double>(game.opponents.size());
}

}  // namespace

const LevelLosses& level_losses(RuleSet set, Level level) {
  static constexpr LevelLosses nothing{};
  if (level == Level::best) return nothing;
  return losses[static_cast<unsigned>(set)][static_cast<unsigned>(level)];
}

Strength strength_for(RuleSet set, const ComparableLoss& comparable) {
  const double loss = comparable.mean;
  // Of one, one and a half and two errors the one that comes closest to even
  // for all of child and beginner (docs/strength.md).
  constexpr double doubt = 1.5;
  if (loss + doubt * comparable.error >= level_losses(set, Level::child)[0])
    return Level::child;
  Level habit = Level::child;
  for (unsigned i = 0; i < levels.size(); ++i)
    if (level_losses(set, static_cast<Level>(i))[0] >= loss)
      habit = static_cast<Level>(i);
  const LevelLosses& left = level_losses(set, habit);
  if (habit == Level::best || loss >= left[0]) return habit;
  // From the first threshold on that leaves less, between it and the one before
  // on a scale of ratios, as thresholds are chosen.
  for (std::size_t i = 1; i < left.size(); ++i) {
    if (left[i] > loss) continue;
    const double ratio = threshold(i - 1) / threshold(i);
    const double part = (loss - left[i]) / (left[i - 1] - left[i]);
    const auto notices = std::lround(threshold(i) * std::pow(ratio, part));
    return {habit, std::clamp(static_cast<int>(notices), 1, max_notices)};
  }
  return Level::best;
}

double loss_of(RuleSet set, Strength strength) {
  const LevelLosses& left = level_losses(set, strength.level);
  if (strength.notices == 0) return left[0];
  for (std::size_t i = 1; i < left.size(); ++i) {
    if (strength.notices < threshold(i)) continue;
    const double ratio = threshold(i - 1) / threshold(i);
    const double part =
        std::log(strength.notices / threshold(i)) / std::log(ratio);
    return left[i] + part * (left[i - 1] - left[i]);
  }
  return left.back() * strength.notices / measured_notices.back();
}

ComparableLoss comparable_loss(RuleSet set,
                               std::span<const OpposedGame> games) {
  double loss = 0;
  double decisions = 0;
  for (const OpposedGame& game : games) {
    loss += game.gave.decisions * game.gave.mean;
    decisions += usual_decisions(set, game);
  }
  if (decisions <= 0) return {};
  const double mean = std::min(loss / decisions, 1.0);
  if (games.size() < 2) return {.mean = mean};
  // Of a ratio: how far each game's loss is from what its decisions would have
  // given away on average.
  double squares = 0;
  for (const OpposedGame& game : games) {
    const double off = game.gave.decisions * game.gave.mean -
                       mean * usual_decisions(set, game);
    squares += off * off;
  }
  const auto n = static_cast<double>(games.size());
  return {.mean = mean, .error = std::sqrt(squares * n / (n - 1)) / decisions};
}

Level nearest_level(RuleSet set, double loss) {
  const auto distance = [&](Level level) {
    const double known = std::max(level_losses(set, level)[0], least_loss);
    return std::abs(std::log(std::max(loss, least_loss) / known));
  };
  Level nearest = Level::child;
  for (unsigned i = 1; i < levels.size(); ++i)
    if (distance(static_cast<Level>(i)) < distance(nearest))
      nearest = static_cast<Level>(i);
  return nearest;
}

}  // namespace gockel
