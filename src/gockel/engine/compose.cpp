#include "gockel/engine/compose.h"

#include "gockel/core/text.h"
#include "gockel/rpc/options_json.h"

namespace gockel {
namespace {

constexpr Field required(std::string_view name, FieldType type) {
  return {name, type, Requirement::required};
}

constexpr std::array rule_fields{
    required("set", FieldType::text),
    Field{"options", FieldType::choices, Requirement::optional}};

constexpr std::array grill_parts{
    required("rules", FieldType::object),
    required("seat", FieldType::any),
    required("turn", FieldType::whole),
    required("phase", FieldType::text),
    required("grill", FieldType::object),
    required("players", FieldType::list),
    required("dice", FieldType::any),
    Field{"specialists", FieldType::any, Requirement::optional}};

constexpr std::array wok_parts{
    required("rules", FieldType::object), required("seat", FieldType::any),
    required("turn", FieldType::whole),   required("phase", FieldType::text),
    required("rows", FieldType::object),  required("players", FieldType::list),
    required("dice", FieldType::any)};

constexpr std::array rules_part{required("rules", FieldType::object)};

std::expected<Rules, Fault> rules_of(const Input& parts) {
  const auto outer = fields_of(parts, rules_part);
  if (!outer) return std::unexpected(outer.error());
  const auto fields = fields_of(outer->value("rules"), rule_fields);
  if (!fields) return std::unexpected(fields.error());
  Result<Rules> rules = named_rules(fields->text("set"));
  if (!rules) return refused(std::move(rules.error()), Part::rules);
  const auto* options = fields->choices("options");
  if (options == nullptr) return *rules;
  Result<void> set = set_options(*rules, *options);
  if (!set) return refused(std::move(set.error()), Part::rules);
  return *rules;
}

}  // namespace

std::expected<Params, Fault> fields_of(const Input& object,
                                       std::span<const Field> fields) {
  auto read = Params::read(object, fields, OtherFields::ignored);
  if (!read) return bad_params("parts", read.error().sentence());
  return *std::move(read);
}

std::unexpected<Fault> refused(Error error, Part part, std::string piece) {
  auto fault = refused(std::move(error), name(part));
  fault.error().data["piece"] = piece.empty() ? Json() : Json(std::move(piece));
  return fault;
}

std::expected<Dice, Fault> dice_of(const Input& list, std::string_view faces) {
  Dice dice;
  if (list.is_null()) return dice;
  if (!list.is_array()) return bad_params("parts", "dice are a list of texts");
  for (const Input& die : list) {
    const auto* text = die.get_ptr<const std::string*>();
    if (text == nullptr) return bad_params("parts", "dice are a list of texts");
    const Result<Dice> one = parse_dice(*text, faces);
    if (!one) return refused(one.error(), Part::dice);
    // One die each, eight and a golden one in all: the counters hold no more.
    const bool second_golden = one->has_golden() && dice.has_golden();
    if (one->size() != 1 || dice.size() == grill_dice + 1 || second_golden)
      return refused(refusal_for(Reason::too_many_dice), Part::dice);
    dice = dice + *one;
  }
  return dice;
}

std::int64_t whole_number(const Input& value) {
  const auto* n = value.get_ptr<const Input::number_unsigned_t*>();
  return n != nullptr && *n <= last_turn ? static_cast<std::int64_t>(*n) : -1;
}

std::expected<Seat, Fault> seat_of(const Input& value, Part part) {
  if (value.is_null()) return no_seat;
  const auto* letters = value.get_ptr<const std::string*>();
  if (letters == nullptr)
    return bad_params("parts", "a seat is a letter or null");
  if (const auto seat = parse_seat(*letters)) return *seat;
  return refused(refusal_for(Reason::nobody_at_seat, 0,
                             {.what = gockel::quoted(*letters)}),
                 part);
}

std::expected<AnyState, Fault> compose(const Input& parts) {
  const auto rules = rules_of(parts);
  if (!rules) return std::unexpected(rules.error());
  const bool wok = rules->rule_set() == RuleSet::wok;
  const auto fields =
      wok ? fields_of(parts, wok_parts) : fields_of(parts, grill_parts);
  if (!fields) return std::unexpected(fields.error());
  return wok ? compose_wok(*fields, *rules) : compose_grill(*fields, *rules);
}

}  // namespace gockel
