// The methods that are about one position.

#include <fmt/format.h>

#include "gockel/core/text.h"
#include "gockel/engine/compose.h"
#include "gockel/engine/describe.h"
#include "gockel/engine/effects_json.h"
#include "gockel/engine/methods.h"
#include "gockel/engine/rules_json.h"
#include "gockel/engine/voice.h"
#include "gockel/rpc/json_object.h"
#include "gockel/turn/odds.h"
#include "gockel/words/view_words.h"

namespace gockel {
namespace {

Json chances(const std::map<int, double>& by_number) {
  Json out = Json::object();
  for (const auto& [n, probability] : by_number)
    out[fmt::to_string(n)] = probability;
  return out;
}

Json odds_json(const Odds& odds) {
  return JsonObject()
      .add("at_least", chances(odds.at_least))
      .add("exactly", chances(odds.exactly));
}

}  // namespace

Answer run_rules(const Params& params, const Host& host) {
  if (!params.has("lang")) return rules_json(nullptr);
  const auto catalogue = wanted_catalogue(params, host);
  if (!catalogue) return std::unexpected(catalogue.error());
  const Names nobody;
  const Phrases phrases(**catalogue, nobody);
  return rules_json(&phrases);
}

Answer run_describe(const Params& params, const Host& host) {
  const auto state = params.position();
  if (!state) return std::unexpected(state.error());
  const auto voice = wanted_voice(params, host, seats(*state));
  if (!voice) return std::unexpected(voice.error());
  auto outlook = wanted_outlook(*voice, *state, host);
  if (!outlook) return std::unexpected(outlook.error());
  return described(*state, *voice, *outlook ? &**outlook : nullptr);
}

Answer run_compose(const Params& params, const Host& host) {
  // A language that is missing is refused here, too, so that it can be fetched.
  if (params.has("lang"))
    if (const auto catalogue = wanted_catalogue(params, host); !catalogue)
      return std::unexpected(catalogue.error());
  const auto state = compose(params.value("parts"));
  if (!state) return std::unexpected(state.error());
  return JsonObject().add("position", text(*state));
}

Answer run_moves(const Params& params, const Host& host) {
  const auto state = params.position();
  if (!state) return std::unexpected(state.error());
  const auto voice = wanted_voice(params, host, seats(*state));
  if (!voice) return std::unexpected(voice.error());
  Json out = JsonObject().add("moves", moves_json(*state));
  if (!*voice) return out;
  const Phrases phrases = (*voice)->phrases();
  const View view = look(*state);
  const ViewWords words(phrases, view);
  out["words"] = Json::array();
  for (const Move move : view.moves) out["words"].push_back(words.move(move));
  return out;
}

Answer run_outcomes(const Params& params, const Host&) {
  const auto state = params.chance_position();
  if (!state) return std::unexpected(state.error());
  Json all = Json::array();
  const auto add = [&](Dice dice, double probability) {
    all.push_back(JsonObject()
                      .add("dice", dice_text(dice, faces(*state)))
                      .add("probability", probability));
  };
  std::visit([&](const auto& game) { game.outcomes(add); }, *state);
  return JsonObject().add("outcomes", std::move(all));
}

Answer run_apply(const Params& params, const Host& host) {
  auto state = params.position();
  if (!state) return std::unexpected(state.error());
  if (const auto voice = wanted_voice(params, host, seats(*state)); !voice)
    return std::unexpected(voice.error());
  const auto event = params.event(*state);
  if (!event) return std::unexpected(event.error());
  step(*state, *event);
  return JsonObject().add("position", text(*state));
}

Answer run_effects(const Params& params, const Host& host) {
  auto state = params.position();
  if (!state) return std::unexpected(state.error());
  const auto voice = wanted_voice(params, host, seats(*state));
  if (!voice) return std::unexpected(voice.error());
  const auto event = params.event(*state);
  if (!event) return std::unexpected(event.error());
  EffectList effects;
  step(*state, *event, &effects);
  return happened(*state, effects, *voice);
}

Answer run_odds(const Params& params, const Host&) {
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
