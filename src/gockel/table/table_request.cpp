// The body of POST /api/tables.

#include "gockel/table/table_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "gockel/rpc/params.h"
#include "gockel/rpc/read_json.h"

namespace gockel {
namespace {

using SeatRequest = TableRequest::SeatRequest;

/// A field of the body, and what is said when it is not what it should be.
struct BodyField {
  Field field;
  const char* sentence;
};
constexpr std::array<BodyField, 6> body{{
    {{"rule_set", FieldType::text, Requirement::required},
     "a table has a rule set"},
    {{"options", FieldType::object, Requirement::optional},
     "options are an object"},
    {{"clock", FieldType::any, Requirement::optional}, ""},
    {{"listed", FieldType::flag, Requirement::optional},
     "listed is true or false"},
    {{"coach", FieldType::flag, Requirement::optional},
     "coach is true or false"},
    {{"seats", FieldType::list, Requirement::required}, "seats are a list"},
}};
constexpr auto body_fields = [] {
  std::array<Field, body.size()> fields{};
  std::ranges::transform(body, fields.begin(), &BodyField::field);
  return fields;
}();

std::unexpected<Refusal> bad_body(std::string field, std::string sentence) {
  return refuse_request(Refusal::Code::bad_params, std::move(sentence),
                        std::move(field));
}

std::unexpected<Refusal> bad_body(std::string field, Error why) {
  auto refusal = refuse_request(Refusal::Code::bad_params, std::move(why));
  refusal.error().field = std::move(field);
  return refusal;
}

std::unexpected<Refusal> bad_field(const FieldFault& fault) {
  if (fault.why == FieldFault::Why::unknown)
    return bad_body(fault.name, "there is no such field");
  const auto found = std::ranges::find(
      body, fault.name, [](const BodyField& b) { return b.field.name; });
  return bad_body(fault.name, found->sentence);
}

std::expected<SeatRequest, Refusal> read_place(const Input& json) {
  constexpr std::array kind_field{
      Field{"kind", FieldType::text, Requirement::required}};
  constexpr std::array strength_fields{
      Field{"level", FieldType::text, Requirement::required},
      Field{"notices", FieldType::whole, Requirement::optional}};
  const auto read = Params::read(json, kind_field, OtherFields::ignored);
  if (!read) return bad_body("seats", "every seat has a kind: open or bot");
  const std::string_view kind = read->text("kind");
  if (kind == "open") return SeatRequest{};
  if (kind != "bot")
    return bad_body("seats", "the kinds of seat are open and bot");
  const auto bot = Params::read(json, strength_fields, OtherFields::ignored);
  const auto level = bot ? parse_level(bot->text("level")) : std::nullopt;
  if (!level) return bad_body("seats", "a bot has one of the levels");
  const int notices = bot->whole("notices", 0);
  if (notices > max_notices)
    return bad_body("seats",
                    fmt::format("a bot notices 0 to {} thousandths of the win",
                                max_notices));
  return SeatRequest{.kind = SeatHolder::Kind::bot,
                     .strength = {*level, notices}};
}

/// Whoever sent the seats has counted them: the sentence does not.
std::unexpected<Refusal> wrong_player_count(const RuleSetInfo& about,
                                            int size) {
  auto refusal = bad_body("seats", refusal_for(Reason::wrong_player_count, 0,
                                               {.what = std::string(about.name),
                                                .n = size,
                                                .least = about.min_seats,
                                                .limit = about.max_seats}));
  refusal.error().sentence =
      fmt::format("{} is for {} to {} players", about.name, about.min_seats,
                  about.max_seats);
  return refusal;
}

std::expected<void, Refusal> read_places(TableRequest& request,
                                         const Input& list) {
  const RuleSetInfo& about = info(request.rules.rule_set());
  const auto size = static_cast<int>(list.size());
  if (size < about.min_seats || size > about.max_seats)
    return wrong_player_count(about, size);
  for (const Input& seat : list) {
    const auto place = read_place(seat);
    if (!place) return std::unexpected(place.error());
    request.places.push_back(*place);
  }
  return {};
}

}  // namespace

std::expected<TableRequest, Refusal> TableRequest::parse(
    std::string_view text) {
  const auto json = read_json(text);
  if (!json)
    return refuse_request(Refusal::Code::bad_params, json.error().sentence);
  const auto params = Params::read(*json, body_fields, OtherFields::refused);
  if (!params) return bad_field(params.error());
  TableRequest request;
  const auto rules = parse_rules(
      params->text("rule_set"),
      params->has("options") ? params->value("options") : Input::object());
  if (!rules) return bad_body("rule_set", rules.error());
  request.rules = *rules;
  if (params->has("clock")) {
    const auto clock = parse_clock(params->value("clock"));
    if (!clock) return bad_body("clock", clock.error());
    request.clock = *clock;
  }
  request.listed = params->flag("listed");
  request.coach = params->flag("coach");
  // The rules say how many places there may be, so they come first.
  if (const auto read = read_places(request, params->value("seats")); !read)
    return std::unexpected(read.error());
  return request;
}

}  // namespace gockel
