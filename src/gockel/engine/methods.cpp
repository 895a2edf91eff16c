#include "gockel/engine/methods.h"

#include <algorithm>
#include <array>

#include "gockel/rpc/json_object.h"

namespace gockel {
namespace {

constexpr Field text(std::string_view name, Need need = Need::required) {
  return {name, Kind::text, need};
}

// How an answer is put into words; voice.h reads them.
constexpr Field lang = text("lang", Need::optional);
constexpr Field names{"names", Kind::texts, Need::optional};
constexpr Field you = text("you", Need::optional);
constexpr Field told_odds{"odds", Kind::flag, Need::optional};

constexpr std::array words_only{lang, names};
constexpr std::array position_only{text("position")};
constexpr std::array position_and_reader{text("position"), lang, names, you};
constexpr std::array position_and_view{text("position"), lang, names, you,
                                       told_odds};
constexpr std::array position_and_event{text("position"),
                                        text("move", Need::optional),
                                        text("dice", Need::optional),
                                        lang,
                                        names,
                                        you};
constexpr std::array position_and_events{
    text("position"),
    Field{"events", Kind::events, Need::required},
    text("describe", Need::optional),
    lang,
    names,
    you,
    told_odds,
};
constexpr std::array set_up{
    text("rule_set"),
    Field{"options", Kind::choices, Need::optional},
    Field{"seats", Kind::whole, Need::required},
    text("first", Need::optional),
    text("sushi_row", Need::optional),
    text("bone_row", Need::optional),
    text("seed", Need::optional),
};
constexpr std::array position_and_seed{text("position"), text("seed")};
constexpr std::array position_and_player{
    text("position"),
    Field{"moves", Kind::texts, Need::optional},
    text("level", Need::optional),
    Field{"seed", Kind::whole, Need::optional},
};
constexpr std::array position_and_words{text("position"), lang, names};
constexpr std::array position_and_effort{
    text("position"),
    Field{"games", Kind::whole, Need::optional},
    Field{"error", Kind::part, Need::optional},
    Field{"seed", Kind::whole, Need::optional},
    Field{"progress", Kind::flag, Need::optional},
};
constexpr std::array record_only{text("record")};
constexpr std::array record_and_range{
    text("record"),
    Field{"from", Kind::whole, Need::optional},
    Field{"limit", Kind::whole, Need::optional},
    lang,
    names,
};
constexpr std::array record_and_words{
    text("record"), lang, names, Field{"progress", Kind::flag, Need::optional}};

Answer run_methods(const Params&, const Host&) {
  Json list = Json::array();
  for (const Method& method : all_methods()) {
    Json fields = Json::array();
    for (const Field& field : method.fields)
      fields.push_back(JsonObject()
                           .add("name", field.name)
                           .add("type", name(field.kind))
                           .add("required", field.need == Need::required));
    list.push_back(
        JsonObject().add("name", method.name).add("params", std::move(fields)));
  }
  return JsonObject().add("methods", std::move(list));
}

constexpr std::array<Method, 17> methods{{
    {"methods", {}, run_methods},
    {"rules", words_only, run_rules},
    {"new", set_up, run_new},
    {"describe", position_and_view, run_describe},
    {"moves", position_and_reader, run_moves},
    {"outcomes", position_only, run_outcomes},
    {"draw", position_and_seed, run_draw},
    {"apply", position_and_event, run_apply},
    {"effects", position_and_event, run_effects},
    {"follow", position_and_events, run_follow},
    {"odds", position_only, run_odds},
    {"pick", position_and_player, run_pick},
    {"analyse", position_and_words, run_analyse},
    {"rollout", position_and_effort, run_rollout},
    {"record", record_only, run_record},
    {"replay", record_and_range, run_replay},
    {"review", record_and_words, run_review},
}};

}  // namespace

std::span<const Method> all_methods() { return methods; }

const Method* find_method(std::string_view name) {
  const auto found = std::ranges::find(methods, name, &Method::name);
  return found == methods.end() ? nullptr : &*found;
}

}  // namespace gockel
