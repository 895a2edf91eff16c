// The body of POST /api/tables.

#include <fmt/format.h>

#include "gockel/protocol/read_json.h"
#include "gockel/table/requests.h"
#include "gockel/table/wish.h"

namespace gockel {
namespace {

std::expected<Wish::Place, Fault> place(const Input& json) {
  if (!json.is_object() || !json.contains("kind") || !json["kind"].is_string())
    return bad_params("seats", "every seat has a kind: you, open or bot");
  const std::string& kind = *json["kind"].get_ptr<const std::string*>();
  if (kind == "you") return Wish::Place{Chair::Kind::open, "", true};
  if (kind == "open") return Wish::Place{};
  if (kind != "bot")
    return bad_params("seats", "the kinds of seat are you, open and bot");
  if (!json.contains("level") || !json["level"].is_string() ||
      !is_level(*json["level"].get_ptr<const std::string*>()))
    return bad_params("seats", "a bot has one of the levels");
  return Wish::Place{Chair::Kind::bot, json["level"].get<std::string>(), false};
}

std::expected<void, Fault> add_places(Wish& wish, const Input& json) {
  if (!json.contains("seats") || !json["seats"].is_array())
    return bad_params("seats", "seats are a list");
  const RuleSetInfo& about = info(wish.rules.rule_set());
  const auto size = static_cast<int>(json["seats"].size());
  if (size < about.min_seats || size > about.max_seats)
    return bad_params("seats",
                      fmt::format("{} is for {} to {} players", about.name,
                                  about.min_seats, about.max_seats));
  int mine = 0;
  for (const Input& seat : json["seats"]) {
    const auto read = place(seat);
    if (!read) return std::unexpected(read.error());
    mine += read->mine ? 1 : 0;
    wish.places.push_back(*read);
  }
  if (mine > 1) return bad_params("seats", "only one seat is yours");
  if (mine == 0) return {};
  for (const auto& [name, to] :
       {std::pair{"name", &wish.name}, std::pair{"luck", &wish.luck}}) {
    if (!json.contains(name) || !json[name].is_string())
      return bad_params(name,
                        "with a seat of your own, name and luck are texts");
    *to = json[name].get<std::string>();
  }
  return {};
}

}  // namespace

std::expected<Wish, Fault> Wish::parse(std::string_view body) {
  const auto json = read_json(body);
  if (!json) return std::unexpected(json.error());
  if (!json->is_object() || !json->contains("rule_set") ||
      !(*json)["rule_set"].is_string())
    return bad_params("rule_set", "a table has a rule set");
  for (const auto& [field, value] : json->items())
    if (field != "rule_set" && field != "options" && field != "seats" &&
        field != "clock" && field != "listed" && field != "name" &&
        field != "luck")
      return bad_params(field, "there is no such field");
  Wish wish;
  const Input none = Input::object();
  const Input& options = json->contains("options") ? (*json)["options"] : none;
  if (!options.is_object())
    return bad_params("options", "options are an object");
  const auto rules =
      parse_rules(*(*json)["rule_set"].get_ptr<const std::string*>(), options);
  if (!rules) return bad_params("rule_set", rules.error().sentence);
  wish.rules = *rules;
  if (json->contains("clock")) {
    const auto clock = parse_clock((*json)["clock"]);
    if (!clock) return bad_params("clock", clock.error().sentence);
    wish.clock = *clock;
  }
  if (json->contains("listed")) {
    if (!(*json)["listed"].is_boolean())
      return bad_params("listed", "listed is true or false");
    wish.listed = (*json)["listed"].get<bool>();
  }
  if (const auto added = add_places(wish, *json); !added)
    return std::unexpected(added.error());
  return wish;
}

}  // namespace gockel
