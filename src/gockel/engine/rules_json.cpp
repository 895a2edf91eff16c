#include "gockel/engine/rules_json.h"

#include "gockel/puzzles/theme.h"
#include "gockel/rpc/json_object.h"

namespace gockel {
namespace {

/// "2 worms", "on": what a value of an option means.
std::string value_words(Option option, std::size_t value,
                        const Phrases& phrases) {
  if (option == Option::golden_worms)
    return phrases.worms(static_cast<int>(value) + 1);
  return phrases.say(key_after(
      option == Option::steal ? Thing::value_must : Thing::value_off, value));
}

Json option_json(RuleSet set, Option option, const Phrases* phrases) {
  const OptionInfo& choice = info(option);
  Json out = JsonObject()
                 .add("name", choice.name)
                 .add("values", choice.values)
                 .add("default", choice.values[Rules(set).value(option)]);
  if (phrases == nullptr) return out;
  out["title"] = phrases->text(key_after(Thing::option_steal, option));
  out["about"] = phrases->text(key_after(Thing::about_steal, option));
  out["value_titles"] = Json::array();
  for (std::size_t i = 0; i < choice.values.size(); ++i)
    out["value_titles"].push_back(value_words(option, i, *phrases));
  return out;
}

}  // namespace

Json rules_json(const Phrases* phrases) {
  Json sets = Json::array();
  for (const RuleSet set : all_rule_sets) {
    const RuleSetInfo& fixed = info(set);
    Json options = Json::array();
    for (const Option option : all_options)
      if (Rules::has(set, option))
        options.push_back(option_json(set, option, phrases));
    Json trained = Json::array();
    for (const Theme theme : themes(set)) trained.push_back(name(theme));
    Json one = JsonObject()
                   .add("name", fixed.name)
                   .add("game", fixed.game)
                   .add("seats", JsonObject()
                                     .add("min", fixed.min_seats)
                                     .add("max", fixed.max_seats))
                   .add("options", std::move(options))
                   .add("themes", std::move(trained));
    if (phrases != nullptr) {
      one["title"] = phrases->rules(set);
      one["short_title"] = phrases->text(key_after(Thing::short_compact, set));
      one["about"] = phrases->text(key_after(Thing::idea_compact, set));
    }
    sets.push_back(std::move(one));
  }
  Json out = JsonObject().add("rule_sets", std::move(sets));
  if (phrases == nullptr) return out;
  out["specialists"] = Json::array();
  for (unsigned i = 0; i < specialist_count; ++i)
    out["specialists"].push_back(
        JsonObject()
            .add("specialist", specialist_names[i])
            .add("name", phrases->specialist(Specialist(i), Form::bare))
            .add("about", phrases->about(Specialist(i))));
  return out;
}

}  // namespace gockel
