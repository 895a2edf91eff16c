// The methods that are about one position.

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"
#include "gockel/protocol/describe.h"
#include "gockel/protocol/effects_json.h"
#include "gockel/protocol/methods.h"
#include "gockel/solve/odds.h"

namespace gockel {
namespace {

std::expected<Rules, Fault> wanted_rules(const Params& params) {
  const std::string_view wanted = params.text("rule_set");
  const auto found = std::ranges::find(
      all_rule_sets, wanted, [](RuleSet set) { return info(set).name; });
  if (found == all_rule_sets.end())
    return refused(
        {Code::value, 0,
         fmt::format("there is no rule set \"{}\"", gockel::quoted(wanted))},
        "rule_set");
  Rules rules(*found);
  const auto* options = params.choices("options");
  if (options == nullptr) return rules;
  for (const auto& [option, value] : *options) {
    // What `quoted` changes is no name or value of an option anyway.
    auto done = rules.set(gockel::quoted(option),
                          gockel::quoted(*value.get_ptr<const std::string*>()));
    if (!done) return refused(std::move(done.error()), "options");
  }
  return rules;
}

/// The row in this field: all tiles of the course when the game is the Wok.
std::expected<Row, Fault> wanted_row(const Params& params, const Rules& rules,
                                     std::string_view field, Course course) {
  const bool wok = rules.rule_set() == RuleSet::wok;
  if (wok && !params.has(field))
    return bad_params(
        field, fmt::format("the parameter \"{}\" is missing: the referee "
                           "shuffles nothing, so a new Wok needs both rows",
                           field));
  if (!wok && params.has(field))
    return bad_params(field, "only the rule set wok has rows");
  if (!wok) return Row();
  auto row = parse_full_row(params.text(field), course);
  if (!row) return refused(std::move(row.error()), field);
  return *row;
}

std::expected<Seat, Fault> wanted_first(const Params& params) {
  if (!params.has("first")) return Seat{0};
  Scanner in(params.text("first"));
  auto first = in.seat(max_seats);
  if (!first) return refused(std::move(first.error()), "first");
  if (!in.done()) return refused(in.expected("one seat").error(), "first");
  return *first;
}

bool fits(int seats, const Rules& rules) {
  const RuleSetInfo& about = info(rules.rule_set());
  return seats >= about.min_seats && seats <= about.max_seats;
}

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

Answer run_new(const Params& params) {
  const auto rules = wanted_rules(params);
  if (!rules) return std::unexpected(rules.error());
  const auto sushi = wanted_row(params, *rules, "sushi_row", Course::sushi);
  if (!sushi) return std::unexpected(sushi.error());
  const auto bones = wanted_row(params, *rules, "bone_row", Course::bone);
  if (!bones) return std::unexpected(bones.error());
  const auto first = wanted_first(params);
  if (!first) return std::unexpected(first.error());
  const int seats = params.whole("seats", 0);
  auto state = start({*rules, seats, *first, *sushi, *bones});
  if (!state)
    return refused(std::move(state.error()),
                   fits(seats, *rules) ? "first" : "seats");
  return Json{{"position", text(*state)}};
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
  const auto state = params.position();
  if (!state) return std::unexpected(state.error());
  if (node(*state) != Node::chance)
    return refused({Code::illegal, 0, "no dice are in the air here"},
                   "position");
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
