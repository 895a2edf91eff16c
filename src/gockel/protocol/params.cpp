#include "gockel/protocol/params.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"

namespace gockel {
namespace {

constexpr std::uint64_t max_whole = 999'999'999;

bool all_texts(const Input& values) {
  return std::ranges::all_of(values,
                             [](const Input& v) { return v.is_string(); });
}

bool fits(const Input& value, Kind kind) {
  switch (kind) {
    case Kind::text: return value.is_string();
    case Kind::whole: {
      const auto* n = value.get_ptr<const Input::number_unsigned_t*>();
      return n != nullptr && *n <= max_whole;
    }
    case Kind::part: return value.is_number() && value >= 0 && value <= 1;
    case Kind::flag: return value.is_boolean();
    case Kind::texts: return value.is_array() && all_texts(value);
    case Kind::choices: return value.is_object() && all_texts(value);
  }
  return false;
}

std::string_view in_words(Kind kind) {
  switch (kind) {
    case Kind::text: return "a string";
    case Kind::whole: return "a whole number from 0 to 999999999";
    case Kind::part: return "a number from 0 to 1";
    case Kind::flag: return "true or false";
    case Kind::texts: return "a list of strings";
    case Kind::choices: return "an object of strings";
  }
  return "";
}

}  // namespace

std::string_view name(Kind kind) {
  switch (kind) {
    case Kind::text: return "string";
    case Kind::whole: return "integer";
    case Kind::part: return "number";
    case Kind::flag: return "boolean";
    case Kind::texts: return "array";
    case Kind::choices: return "object";
  }
  return "";
}

std::expected<Params, Fault> Params::check(const Input& object,
                                           std::span<const Field> fields) {
  for (const auto& [given, value] : *object.get_ptr<const Input::object_t*>()) {
    const auto field = std::ranges::find(fields, given, &Field::name);
    if (field == fields.end())
      return bad_params(gockel::quoted(given),
                        fmt::format("this method has no parameter \"{}\"",
                                    gockel::quoted(given)));
    if (!fits(value, field->kind))
      return bad_params(field->name,
                        fmt::format("the parameter \"{}\" has to be {}",
                                    field->name, in_words(field->kind)));
  }
  for (const Field& field : fields)
    if (field.need == Need::required && !object.contains(field.name))
      return bad_params(
          field.name,
          fmt::format("the parameter \"{}\" is missing", field.name));
  return Params(object);
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
  if (const auto* n = found->get_ptr<const Input::number_float_t*>()) return *n;
  return found->get<int>() != 0 ? 1 : 0;
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

std::expected<AnyState, Fault> Params::position() const {
  auto state = parse_state(text("position"));
  if (!state) return refused(std::move(state.error()), "position");
  return *state;
}

std::expected<AnyState, Fault> Params::chance_position() const {
  auto state = position();
  if (state && node(*state) != Node::chance)
    return refused({Code::illegal, 0, "no dice are in the air here"},
                   "position");
  return state;
}

std::expected<Event, Fault> Params::event(const AnyState& state) const {
  if (has("move") == has("dice"))
    return bad_params("move", "either \"move\" or \"dice\" has to be given");
  const std::string_view field = has("move") ? "move" : "dice";
  Event event;
  if (field == "move") {
    auto move = Move::parse(text(field));
    if (!move) return refused(std::move(move.error()), field);
    event = *move;
  } else {
    auto dice = parse_dice(text(field), faces(state));
    if (!dice) return refused(std::move(dice.error()), field);
    event = *dice;
  }
  if (auto error = refusal(state, event))
    return refused(*std::move(error), field);
  return event;
}

}  // namespace gockel
