#include "gockel/engine/methods.h"

#include <algorithm>
#include <array>

#include "gockel/rpc/json_object.h"

namespace gockel {
namespace {

constexpr Field text(std::string_view name,
                     Requirement requirement = Requirement::required) {
  return {name, FieldType::text, requirement};
}

// How an answer is put into words; voice.h reads them.
constexpr Field lang = text("lang", Requirement::optional);
constexpr Field names{"names", FieldType::texts, Requirement::optional};
constexpr Field you = text("you", Requirement::optional);
constexpr Field told_odds{"odds", FieldType::flag, Requirement::optional};

constexpr Field wants_progress{"progress", FieldType::flag,
                               Requirement::optional};

constexpr std::array words_only{lang, names};
constexpr std::array position_only{text("position")};
constexpr std::array position_and_reader{text("position"), lang, names, you};
constexpr std::array position_and_view{text("position"), lang, names, you,
                                       told_odds};
constexpr std::array parts_and_language{
    Field{"parts", FieldType::object, Requirement::required}, lang};
constexpr std::array position_and_event{text("position"),
                                        text("move", Requirement::optional),
                                        text("dice", Requirement::optional),
                                        lang,
                                        names,
                                        you};
constexpr std::array position_event_and_seat{
    text("position"), text("you"), text("move", Requirement::optional),
    text("dice", Requirement::optional)};
constexpr std::array position_and_events{
    text("position"),
    Field{"events", FieldType::events, Requirement::required},
    text("describe", Requirement::optional),
    lang,
    names,
    you,
    told_odds,
};
constexpr std::array set_up{
    text("rule_set"),
    Field{"options", FieldType::choices, Requirement::optional},
    Field{"seats", FieldType::whole, Requirement::required},
    text("first", Requirement::optional),
    text("sushi_row", Requirement::optional),
    text("bone_row", Requirement::optional),
    text("seed", Requirement::optional),
    lang,
};
constexpr std::array position_and_seed{text("position"), text("seed")};
constexpr std::array position_and_kept{text("position"), text("kept"), lang};
constexpr std::array position_and_player{
    text("position"),
    Field{"moves", FieldType::texts, Requirement::optional},
    text("level", Requirement::optional),
    Field{"notices", FieldType::whole, Requirement::optional},
    Field{"seed", FieldType::whole, Requirement::optional},
};
constexpr std::array rules_and_losses{
    text("rule_set"), Field{"loss", FieldType::part, Requirement::optional},
    Field{"games", FieldType::list, Requirement::optional}};
constexpr std::array position_and_words{text("position"), lang, names};
constexpr std::array position_and_effort{
    text("position"),
    Field{"games", FieldType::whole, Requirement::optional},
    Field{"error", FieldType::part, Requirement::optional},
    Field{"seed", FieldType::whole, Requirement::optional},
    wants_progress,
};
constexpr std::array position_and_move{text("position"), text("move"), lang,
                                       names, you};
constexpr std::array puzzle_request{text("rule_set"),
                                    text("theme", Requirement::optional),
                                    text("seed"), wants_progress};
constexpr std::array puzzle_of_day{
    text("date"), Field{"number", FieldType::whole, Requirement::required},
    wants_progress};
constexpr std::array record_and_language{text("record"), lang};
constexpr std::array record_parts{
    text("position"),
    Field{"events", FieldType::events, Requirement::required},
    names,
    Field{"unseen", FieldType::list, Requirement::optional},
};
constexpr std::array record_and_range{
    text("record"),
    Field{"from", FieldType::whole, Requirement::optional},
    Field{"limit", FieldType::whole, Requirement::optional},
    lang,
    names,
};
constexpr std::array record_and_words{text("record"), lang, names,
                                      wants_progress};

constexpr Field entry_texts{"entries", FieldType::texts, Requirement::required};
constexpr Field time_now{"now", FieldType::time, Requirement::required};
constexpr std::array new_table{
    Field{"request", FieldType::object, Requirement::required}, text("table"),
    text("seed"), text("public_seed"), time_now};
constexpr std::array entries_and_request{
    entry_texts,
    text("seed"),
    time_now,
    text("method", Requirement::optional),
    Field{"params", FieldType::object, Requirement::optional},
    Field{"seat", FieldType::seat, Requirement::optional},
    text("salt", Requirement::optional),
    text("rematch", Requirement::optional),
};
constexpr std::array entries_only{entry_texts};

Answer run_methods(const Params&, const Host&) {
  Json list = Json::array();
  for (const Method& method : all_methods()) {
    Json fields = Json::array();
    for (const Field& field : method.fields)
      fields.push_back(
          JsonObject()
              .add("name", field.name)
              .add("type", name(field.type))
              .add("required", field.requirement == Requirement::required));
    list.push_back(
        JsonObject().add("name", method.name).add("params", std::move(fields)));
  }
  return JsonObject().add("methods", std::move(list));
}

constexpr std::array<Method, 29> methods{{
    {"methods", {}, run_methods},
    {"rules", words_only, run_rules},
    {"new", set_up, run_new},
    {"describe", position_and_view, run_describe},
    {"compose", parts_and_language, run_compose},
    {"moves", position_and_reader, run_moves},
    {"outcomes", position_only, run_outcomes},
    {"draw", position_and_seed, run_draw},
    {"complete_roll", position_and_kept, run_complete_roll},
    {"apply", position_and_event, run_apply},
    {"effects", position_and_event, run_effects},
    {"follow", position_and_events, run_follow},
    {"odds", position_only, run_odds},
    {"pick", position_and_player, run_pick},
    {"own_level", rules_and_losses, run_own_level},
    {"analyse", position_and_words, run_analyse},
    {"coach", position_and_words, run_coach},
    {"lessons", position_event_and_seat, run_lessons},
    {"rollout", position_and_effort, run_rollout},
    {"judge", position_and_move, run_judge},
    {"puzzle", puzzle_request, run_puzzle},
    {"daily_puzzle", puzzle_of_day, run_daily_puzzle},
    {"write_record", record_parts, run_write_record},
    {"record", record_and_language, run_record},
    {"replay", record_and_range, run_replay},
    {"review", record_and_words, run_review},
    {"table_open", new_table, run_table_open},
    {"table_step", entries_and_request, run_table_step},
    {"table_record", entries_only, run_table_record},
}};

/// Copied when this is compiled: nothing then leads from these to the others.
template <std::size_t Count>
consteval std::array<Method, Count> named(
    const std::array<std::string_view, Count>& wanted) {
  std::array<Method, Count> found;
  for (std::size_t i = 0; i < Count; ++i)
    found[i] = *std::ranges::find(methods, wanted[i], &Method::name);
  return found;
}

constexpr auto at_tables = named(
    std::array<std::string_view, 4>{"rules", "describe", "follow", "analyse"});

}  // namespace

std::span<const Method> all_methods() { return methods; }

std::span<const Method> table_methods() { return at_tables; }

}  // namespace gockel
