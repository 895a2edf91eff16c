#include "gockel/rpc/params.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>

#include "gockel/core/text.h"
#include "gockel/rpc/read_json.h"

namespace gockel {
namespace {

constexpr std::uint64_t max_whole = 999'999'999;

bool all_texts(const Input& values) {
  return std::ranges::all_of(values,
                             [](const Input& v) { return v.is_string(); });
}

bool seat_numbers(const Input& values) {
  return values.size() <= max_seats &&
         std::ranges::all_of(values,
                             [](const Input& v) { return v.is_number(); });
}

/// A number, also one that read_json() left as its digits.
std::optional<double> number(const Input& value) {
  if (value.is_binary()) {
    const auto& digits = value.get_binary();
    const std::string text(digits.begin(), digits.end());
    return read_json(text, Decimals::doubles)->get<double>();
  }
  if (value.is_number()) return value.get<double>();
  return std::nullopt;
}

bool is_part(const Input& value) {
  const auto n = number(value);
  return n && *n >= 0 && *n <= 1;
}

bool fits(const Input& value, FieldType kind) {
  switch (kind) {
    case FieldType::text: return value.is_string();
    case FieldType::whole: {
      const auto* n = value.get_ptr<const Input::number_unsigned_t*>();
      return n != nullptr && *n <= max_whole;
    }
    case FieldType::part: return is_part(value);
    case FieldType::flag: return value.is_boolean();
    case FieldType::texts: return value.is_array() && all_texts(value);
    case FieldType::choices: return value.is_object() && all_texts(value);
    case FieldType::seat:
      return value.is_string() &&
             parse_seat(*value.get_ptr<const std::string*>()).has_value();
    case FieldType::time:
      return value.is_number_integer() && value >= 0 &&
             value <= std::numeric_limits<std::int64_t>::max();
    case FieldType::numbers: return value.is_array() && seat_numbers(value);
    case FieldType::list: return value.is_array();
    case FieldType::object: return value.is_object();
    case FieldType::any: return true;
    case FieldType::events:
      return value.is_array() &&
             std::ranges::all_of(value, [](const Input& one) {
               return one.is_object() && all_texts(one);
             });
  }
  return false;
}

std::string_view in_words(FieldType kind) {
  switch (kind) {
    case FieldType::text: return "a string";
    case FieldType::whole: return "a whole number from 0 to 999999999";
    case FieldType::part: return "a number from 0 to 1";
    case FieldType::flag: return "true or false";
    case FieldType::texts: return "a list of strings";
    case FieldType::choices: return "an object of strings";
    case FieldType::seat: return "a letter from A to G";
    case FieldType::time: return "a number of milliseconds since 1970";
    case FieldType::numbers: return "a list of at most seven numbers";
    case FieldType::list: return "a list";
    case FieldType::object: return "an object";
    case FieldType::any: break;
    case FieldType::events: return "a list of objects of strings";
  }
  return "";
}

}  // namespace

std::string_view name(FieldType kind) {
  switch (kind) {
    case FieldType::text: return "string";
    case FieldType::whole: return "integer";
    case FieldType::part: return "number";
    case FieldType::flag: return "boolean";
    case FieldType::texts: return "array";
    case FieldType::choices: return "object";
    case FieldType::seat: return "string";
    case FieldType::time: return "integer";
    case FieldType::numbers:
    case FieldType::list: return "array";
    case FieldType::object: return "object";
    case FieldType::any: break;
    case FieldType::events: return "array";
  }
  return "";
}

std::optional<Seat> parse_seat(std::string_view letters) {
  if (letters.size() != 1 || letters[0] < 'A' || letters[0] >= 'A' + max_seats)
    return std::nullopt;
  return static_cast<Seat>(letters[0] - 'A');
}

std::string FieldFault::sentence() const {
  switch (why) {
    case Why::unknown:
      return fmt::format("this method has no parameter \"{}\"",
                         gockel::quoted(name));
    case Why::wrong_kind:
      return fmt::format("the parameter \"{}\" has to be {}", name,
                         in_words(wanted));
    case Why::missing:
      return fmt::format("the parameter \"{}\" is missing", name);
  }
  return {};
}

std::expected<Params, FieldFault> Params::read(const Input& object,
                                               std::span<const Field> fields,
                                               OtherFields others) {
  using Why = FieldFault::Why;
  const auto* given = object.get_ptr<const Input::object_t*>();
  if (given != nullptr)
    for (const auto& [name, value] : *given) {
      const auto field = std::ranges::find(fields, name, &Field::name);
      if (field == fields.end()) {
        if (others == OtherFields::ignored) continue;
        return std::unexpected(FieldFault{Why::unknown, name});
      }
      if (!fits(value, field->type))
        return std::unexpected(FieldFault{Why::wrong_kind, name, field->type});
    }
  for (const Field& field : fields)
    if (field.requirement == Requirement::required &&
        (given == nullptr || !object.contains(field.name)))
      return std::unexpected(
          FieldFault{Why::missing, std::string(field.name), field.type});
  return Params(object);
}

std::expected<Params, Fault> Params::check(const Input& object,
                                           std::span<const Field> fields) {
  auto read = Params::read(object, fields, OtherFields::refused);
  if (!read)
    return bad_params(gockel::quoted(read.error().name),
                      read.error().sentence());
  return *std::move(read);
}

std::string_view Params::text(std::string_view field) const {
  return *object_->find(field)->get_ptr<const std::string*>();
}

int Params::whole(std::string_view field, int otherwise) const {
  const auto found = object_->find(field);
  if (found == object_->end()) return otherwise;
  return static_cast<int>(*found->get_ptr<const Input::number_unsigned_t*>());
}

double Params::part(std::string_view field, double otherwise) const {
  const auto found = object_->find(field);
  if (found == object_->end()) return otherwise;
  return *number(*found);
}

bool Params::flag(std::string_view field) const {
  const auto found = object_->find(field);
  return found != object_->end() && *found->get_ptr<const bool*>();
}

std::vector<std::string> Params::texts(std::string_view field) const {
  std::vector<std::string> all;
  const auto found = object_->find(field);
  if (found == object_->end()) return all;
  all.reserve(found->size());
  for (const Input& one : *found)
    all.push_back(*one.get_ptr<const std::string*>());
  return all;
}

const Input::object_t* Params::choices(std::string_view field) const {
  const auto found = object_->find(field);
  if (found == object_->end()) return nullptr;
  return found->get_ptr<const Input::object_t*>();
}

Seat Params::seat(std::string_view field) const {
  return *parse_seat(text(field));
}

std::int64_t Params::time(std::string_view field) const {
  return value(field).get<std::int64_t>();
}

const Input& Params::value(std::string_view field) const {
  return *object_->find(field);
}

std::expected<AnyState, Fault> Params::position() const {
  auto state = parse_state(text("position"));
  if (!state) return refused(std::move(state.error()), "position");
  return *state;
}

std::expected<AnyState, Fault> Params::chance_position() const {
  auto state = position();
  if (state && node(*state) != Node::chance)
    return refused(refusal_for(Reason::no_dice_in_air), "position");
  return state;
}

std::expected<Event, Fault> Params::event(const AnyState& state) const {
  return event(*object_, state);
}

std::expected<Event, Fault> Params::event(const Input& object,
                                          const AnyState& state) {
  if (object.contains("move") == object.contains("dice"))
    return bad_params("move", "either \"move\" or \"dice\" has to be given");
  const std::string_view field = object.contains("move") ? "move" : "dice";
  const std::string_view given =
      *object.find(field)->get_ptr<const std::string*>();
  Event event;
  if (field == "move") {
    auto move = Move::parse(given);
    if (!move) return refused(std::move(move.error()), field);
    event = *move;
  } else {
    auto dice = parse_dice(given, faces(state));
    if (!dice) return refused(std::move(dice.error()), field);
    event = *dice;
  }
  if (auto error = refusal(state, event))
    return refused(*std::move(error), field);
  return event;
}

}  // namespace gockel
