#include "gockel/players/own_level.h"

#include <algorithm>
#include <cmath>

namespace gockel {
namespace {

/// By rule set and level, all but best.
using LossTable = std::array<std::array<LevelLosses, levels.size() - 1>,
                             all_rule_sets.size()>;
// Measured by bench/level_losses: 60 games each of compact and classic2005, 20
// of deluxe, 200 of wok.
// clang-format off
constexpr LossTable losses{{
    {{{0.006760, 0.006560, 0.005968, 0.004214, 0.002263, 0.000858, 0.000257, 0.000082},  // compact child
      {0.003951, 0.003769, 0.003044, 0.002322, 0.001593, 0.000806, 0.000313, 0.000106},  // compact beginner
      {0.001562, 0.001562, 0.001547, 0.001292, 0.000850, 0.000500, 0.000227, 0.000098},  // compact casual
      {0.001170, 0.001170, 0.001063, 0.000865, 0.000665, 0.000416, 0.000207, 0.000089},  // compact club
      {0.000379, 0.000379, 0.000379, 0.000379, 0.000379, 0.000307, 0.000197, 0.000090}}},  // compact expert
    {{{0.006732, 0.006477, 0.005758, 0.004271, 0.002250, 0.000874, 0.000272, 0.000087},  // classic2005 child
      {0.003754, 0.003641, 0.003161, 0.002453, 0.001543, 0.000784, 0.000305, 0.000112},  // classic2005 beginner
      {0.002006, 0.001972, 0.001856, 0.001561, 0.000985, 0.000538, 0.000252, 0.000093},  // classic2005 casual
      {0.001078, 0.001078, 0.001018, 0.000906, 0.000691, 0.000429, 0.000210, 0.000089},  // classic2005 club
      {0.000354, 0.000354, 0.000354, 0.000354, 0.000348, 0.000296, 0.000191, 0.000096}}},  // classic2005 expert
    {{{0.015040, 0.013136, 0.009601, 0.005081, 0.002368, 0.000900, 0.000311, 0.000082},  // deluxe child
      {0.004580, 0.004288, 0.003871, 0.003107, 0.001959, 0.000967, 0.000356, 0.000119},  // deluxe beginner
      {0.003280, 0.003280, 0.003227, 0.002965, 0.001919, 0.000935, 0.000397, 0.000121},  // deluxe casual
      {0.003075, 0.003075, 0.003075, 0.002687, 0.001865, 0.000927, 0.000383, 0.000137},  // deluxe club
      {0.000475, 0.000475, 0.000475, 0.000475, 0.000475, 0.000394, 0.000253, 0.000133}}},  // deluxe expert
    {{{0.052769, 0.049491, 0.039847, 0.017113, 0.005249, 0.001578, 0.000446, 0.000117},  // wok child
      {0.027164, 0.026163, 0.022043, 0.014507, 0.006920, 0.002343, 0.000691, 0.000192},  // wok beginner
      {0.024801, 0.024230, 0.021476, 0.013816, 0.006194, 0.002027, 0.000592, 0.000160},  // wok casual
      {0.022463, 0.022307, 0.019929, 0.012752, 0.005815, 0.001899, 0.000565, 0.000154},  // wok club
      {0.000801, 0.000801, 0.000801, 0.000801, 0.000779, 0.000615, 0.000361, 0.000167}}},  // wok expert
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

Strength strength_for(RuleSet set, double loss) {
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

double comparable_loss(RuleSet set, std::span<const OpposedGame> games) {
  double loss = 0;
  double decisions = 0;
  for (const OpposedGame& game : games) {
    loss += game.gave.decisions * game.gave.mean;
    decisions += usual_decisions(set, game);
  }
  return decisions > 0 ? std::min(loss / decisions, 1.0) : 0;
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
