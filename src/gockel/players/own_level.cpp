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
      {0.003878, 0.003689, 0.003059, 0.002296, 0.001503, 0.000767, 0.000296, 0.000110},  // compact beginner
      {0.001699, 0.001699, 0.001633, 0.001349, 0.000873, 0.000480, 0.000227, 0.000095},  // compact casual
      {0.001039, 0.001039, 0.000994, 0.000889, 0.000715, 0.000424, 0.000204, 0.000093},  // compact club
      {0.000363, 0.000363, 0.000363, 0.000363, 0.000363, 0.000310, 0.000205, 0.000122}}},  // compact expert
    {{{0.006802, 0.006608, 0.005891, 0.004596, 0.002676, 0.001208, 0.000465, 0.000143},  // classic2005 child
      {0.003837, 0.003649, 0.003090, 0.002394, 0.001525, 0.000744, 0.000293, 0.000107},  // classic2005 beginner
      {0.001748, 0.001738, 0.001659, 0.001360, 0.000893, 0.000506, 0.000236, 0.000096},  // classic2005 casual
      {0.001056, 0.001056, 0.001025, 0.000877, 0.000682, 0.000427, 0.000225, 0.000089},  // classic2005 club
      {0.000375, 0.000375, 0.000375, 0.000375, 0.000375, 0.000314, 0.000219, 0.000127}}},  // classic2005 expert
    {{{0.016402, 0.015665, 0.013581, 0.010453, 0.007349, 0.003832, 0.001535, 0.000504},  // deluxe child
      {0.004581, 0.004351, 0.003715, 0.002983, 0.001895, 0.000992, 0.000410, 0.000139},  // deluxe beginner
      {0.003687, 0.003631, 0.003483, 0.003039, 0.001938, 0.000919, 0.000378, 0.000135},  // deluxe casual
      {0.003064, 0.003064, 0.002942, 0.002655, 0.001819, 0.000945, 0.000389, 0.000138},  // deluxe club
      {0.000452, 0.000452, 0.000452, 0.000452, 0.000452, 0.000370, 0.000232, 0.000127}}},  // deluxe expert
    {{{0.054021, 0.050745, 0.040709, 0.020232, 0.009508, 0.004142, 0.001563, 0.000561},  // wok child
      {0.026837, 0.026304, 0.022687, 0.016362, 0.009452, 0.004558, 0.001851, 0.000707},  // wok beginner
      {0.024374, 0.023750, 0.021284, 0.015646, 0.008103, 0.003230, 0.001142, 0.000382},  // wok casual
      {0.022260, 0.022260, 0.020523, 0.015034, 0.007881, 0.003179, 0.001087, 0.000356},  // wok club
      {0.000835, 0.000799, 0.000799, 0.000799, 0.000785, 0.000608, 0.000347, 0.000168}}},  // wok expert
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
  constexpr double likely = 2;  ///< errors: 95 % of what is measured is nearer
  if (nearest_level(set, loss) == Level::child &&
      loss + likely * comparable.error >= level_losses(set, Level::child)[0])
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
