// The methods that are about one position.

#include <fmt/format.h>

#include "gockel/core/text.h"
#include "gockel/protocol/describe.h"
#include "gockel/protocol/effects_json.h"
#include "gockel/protocol/methods.h"
#include "gockel/solve/odds.h"

namespace gockel {
namespace {

Json chances(const std::map<int, double>& by_number) {
  Json out = Json::object();
  for (const auto& [n, probability] : by_number)
    out[fmt::to_string(n)] = probability;
  return out;
}

Json odds_json(const Odds& odds) {
  return {{"at_least", chances(odds.at_least)},
          {"exactly", chances(odds.exactly)}};
}

}  // namespace

Answer run_rules(const Params&) {
  Json sets = Json::array();
  for (const RuleSet set : all_rule_sets) {
    const RuleSetInfo& about = info(set);
    Json options = Json::array();
    for (const Option option : all_options) {
      if (!Rules::has(set, option)) continue;
      const OptionInfo& choice = info(option);
      options.push_back({{"name", choice.name},
                         {"values", choice.values},
                         {"default", choice.values[Rules(set).value(option)]}});
    }
    sets.push_back(
        {{"name", about.name},
         {"game", about.game},
         {"seats", {{"min", about.min_seats}, {"max", about.max_seats}}},
         {"options", std::move(options)}});
  }
  return Json{{"rule_sets", std::move(sets)}};
}

Answer run_describe(const Params& params) {
  const auto state = params.position();
  if (!state) return std::unexpected(state.error());
  return describe(*state);
}

Answer run_moves(const Params& params) {
  const auto state = params.position();
  if (!state) return std::unexpected(state.error());
  return Json{{"moves", moves_json(*state)}};
}

Answer run_outcomes(const Params& params) {
  const auto state = params.chance_position();
  if (!state) return std::unexpected(state.error());
  Json all = Json::array();
  const auto add = [&](Dice dice, double probability) {
    all.push_back({{"dice", dice_text(dice, faces(*state))},
                   {"probability", probability}});
  };
  std::visit([&](const auto& game) { game.outcomes(add); }, *state);
  return Json{{"outcomes", std::move(all)}};
}

Answer run_apply(const Params& params) {
  auto state = params.position();
  if (!state) return std::unexpected(state.error());
  const auto event = params.event(*state);
  if (!event) return std::unexpected(event.error());
  step(*state, *event);
  return Json{{"position", text(*state)}};
}

Answer run_effects(const Params& params) {
  auto state = params.position();
  if (!state) return std::unexpected(state.error());
  const auto event = params.event(*state);
  if (!event) return std::unexpected(event.error());
  const std::string_view dice = faces(*state);
  EffectList effects;
  step(*state, *event, &effects);
  Json list = Json::array();
  for (const Effect& effect : effects)
    list.push_back(effect_json(effect, dice));
  return Json{{"position", text(*state)}, {"effects", std::move(list)}};
}

Answer run_odds(const Params& params) {
  const auto state = params.position();
  if (!state) return std::unexpected(state.error());
  auto all = odds(*state);
  if (!all) return refused(std::move(all.error()), "position");
  const Grill* grill = std::get_if<Grill>(&*state);
  if (grill == nullptr) {
    Json out = Json::object();
    for (const Odds& one : *all) out[std::string(one.of)] = odds_json(one);
    return out;
  }
  Json out = odds_json(all->front());
  const bool rolls = grill->phase == Phase::air ||
                     grill->moves().contains(Move::simple(MoveKind::roll));
  out["bust_next_roll"] = rolls ? Json(next_roll_bust(*grill)) : Json();
  return out;
}

}  // namespace gockel
