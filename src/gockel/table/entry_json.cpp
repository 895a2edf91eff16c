// Entries as JSON, and back.

#include <algorithm>
#include <optional>

#include "gockel/rpc/params.h"
#include "gockel/table/entry.h"

namespace gockel {
namespace {

constexpr std::array<std::string_view, 3> by_names{"person", "bot", "stand_in"};
constexpr std::array<std::string_view, 3> away_names{"gone", "clock", "left"};
constexpr std::array<std::string_view, 2> over_names{"rules", "cap"};

struct EntryWriter {
  Json& json;
  const EntryFormat& format;

  void seat(Seat seat) const { json["seat"] = seat_json(seat); }

  void operator()(const entry::Created& e) const {
    add_rules(json, e.rules);
    json["seats"] = e.seats;
    json["clock"] = clock_json(e.clock);
    json["listed"] = e.listed;
    json["commit"] = e.commit.text();
  }
  void operator()(const entry::Sat& e) const {
    seat(e.seat);
    json["name"] = e.name;
    json["luck"] = e.luck.text();
  }
  void operator()(const entry::Bot& e) const {
    seat(e.seat);
    json["level"] = name(e.level);
  }
  void operator()(const entry::Stood& e) const { seat(e.seat); }
  void operator()(const entry::Started& e) const {
    json["position"] = text(e.position);
  }
  void operator()(const entry::Rolled& e) const {
    json["dice"] = dice_text(e.dice, format.faces);
  }
  void operator()(const entry::Moved& e) const {
    seat(e.seat);
    json["move"] = e.move.text();
    json["by"] = by_names[static_cast<unsigned>(e.by)];
  }
  void operator()(const entry::Away& e) const {
    seat(e.seat);
    json["why"] = away_names[static_cast<unsigned>(e.why)];
  }
  void operator()(const entry::Back& e) const { seat(e.seat); }
  void operator()(const entry::Over& e) const {
    json["why"] = over_names[static_cast<unsigned>(e.why)];
    const auto n = static_cast<std::size_t>(format.seats);
    Json scores = Json::array();
    for (std::size_t s = 0; s < n; ++s) scores.push_back(e.scores[s]);
    json["scores"] = std::move(scores);
    json["shares"] = by_seat(e.shares, format.seats);
    json["seed"] = e.seed.text();
  }
  void operator()(const entry::Rematch& e) const { json["table"] = e.table; }
};

// ---- Reading ---------------------------------------------------------------

constexpr Field required(std::string_view name, Kind kind) {
  return {name, kind, Need::required};
}
constexpr Field seat_field = required("seat", Kind::seat);

constexpr std::array created_fields{
    required("rule_set", Kind::text), required("options", Kind::object),
    required("seats", Kind::whole),   required("clock", Kind::object),
    required("listed", Kind::flag),   required("commit", Kind::text)};
constexpr std::array sat_fields{seat_field, required("name", Kind::text),
                                required("luck", Kind::text)};
constexpr std::array bot_fields{seat_field, required("level", Kind::text)};
constexpr std::array seat_fields{seat_field};
constexpr std::array started_fields{required("position", Kind::text)};
constexpr std::array rolled_fields{required("dice", Kind::text)};
constexpr std::array moved_fields{seat_field, required("move", Kind::text),
                                  required("by", Kind::text)};
constexpr std::array away_fields{seat_field, required("why", Kind::text)};
constexpr std::array over_fields{
    required("why", Kind::text), required("scores", Kind::numbers),
    required("shares", Kind::numbers), required("seed", Kind::text)};
constexpr std::array rematch_fields{required("table", Kind::text)};

std::unexpected<Error> wrong_field(std::string_view name) {
  return refuse(Reason::bad_entry_field, 0, {.what = std::string(name)});
}

/// The value at the place of its name, if there is such a name.
template <class Value, std::size_t Size>
std::optional<Value> named(const std::array<std::string_view, Size>& names,
                           std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Value>(found - names.begin());
}

using ReadEntry = Result<Entry::What>;

ReadEntry read_created(const Params& in, const EntryFormat&) {
  entry::Created e;
  const auto rules = parse_rules(in.text("rule_set"), in.value("options"));
  if (!rules) return std::unexpected(rules.error());
  e.rules = *rules;
  e.seats = in.whole("seats", 0);
  const RuleSetInfo& about = info(e.rules.rule_set());
  if (e.seats < about.min_seats || e.seats > about.max_seats)
    return wrong_field("seats");
  const auto clock = parse_clock(in.value("clock"));
  if (!clock) return std::unexpected(clock.error());
  e.clock = *clock;
  e.listed = in.flag("listed");
  const auto commit = Digest::parse(in.text("commit"));
  if (!commit) return wrong_field("commit");
  e.commit = *commit;
  return e;
}

ReadEntry read_sat(const Params& in, const EntryFormat&) {
  const auto luck = Luck::parse(in.text("luck"));
  if (!luck) return wrong_field("luck");
  return entry::Sat{in.seat("seat"), std::string(in.text("name")), *luck};
}

ReadEntry read_bot(const Params& in, const EntryFormat&) {
  const auto level = parse_level(in.text("level"));
  if (!level) return wrong_field("level");
  return entry::Bot{in.seat("seat"), *level};
}

ReadEntry read_stood(const Params& in, const EntryFormat&) {
  return entry::Stood{in.seat("seat")};
}

ReadEntry read_started(const Params& in, const EntryFormat&) {
  const auto position = parse_state(in.text("position"));
  if (!position) return std::unexpected(position.error());
  return entry::Started{*position};
}

ReadEntry read_rolled(const Params& in, const EntryFormat& format) {
  const auto dice = parse_dice(in.text("dice"), format.faces);
  if (!dice) return std::unexpected(dice.error());
  return entry::Rolled{*dice};
}

ReadEntry read_moved(const Params& in, const EntryFormat&) {
  const auto move = Move::parse(in.text("move"));
  if (!move) return std::unexpected(move.error());
  const auto by = named<MovedBy>(by_names, in.text("by"));
  if (!by) return wrong_field("by");
  return entry::Moved{in.seat("seat"), *move, *by};
}

ReadEntry read_away(const Params& in, const EntryFormat&) {
  const auto why = named<WhyAway>(away_names, in.text("why"));
  if (!why) return wrong_field("why");
  return entry::Away{in.seat("seat"), *why};
}

ReadEntry read_back(const Params& in, const EntryFormat&) {
  return entry::Back{in.seat("seat")};
}

ReadEntry read_over(const Params& in, const EntryFormat&) {
  const auto why = named<WhyOver>(over_names, in.text("why"));
  if (!why) return wrong_field("why");
  const auto seed = Seed::parse(in.text("seed"));
  if (!seed) return wrong_field("seed");
  return entry::Over{*why, in.numbers<int>("scores"),
                     in.numbers<double>("shares"), *seed};
}

ReadEntry read_rematch(const Params& in, const EntryFormat&) {
  return entry::Rematch{std::string(in.text("table"))};
}

struct EntryType {
  std::string_view name;
  std::span<const Field> fields;
  ReadEntry (*read)(const Params& in, const EntryFormat& format);
};

/// In the order of Entry::What.
constexpr std::array<EntryType, 11> entry_types{{
    {"created", created_fields, read_created},
    {"sat", sat_fields, read_sat},
    {"bot", bot_fields, read_bot},
    {"stood", seat_fields, read_stood},
    {"started", started_fields, read_started},
    {"dice", rolled_fields, read_rolled},
    {"move", moved_fields, read_moved},
    {"away", away_fields, read_away},
    {"back", seat_fields, read_back},
    {"over", over_fields, read_over},
    {"rematch", rematch_fields, read_rematch},
}};
static_assert(entry_types.size() == std::variant_size_v<Entry::What>);

}  // namespace

std::string entry_text(const Entry& entry, const EntryFormat& format) {
  Json json{{"type", entry_types[entry.what.index()].name}, {"at", entry.at}};
  std::visit(EntryWriter{json, format}, entry.what);
  return dump(json);
}

Result<Entry> parse_entry(std::string_view text, const EntryFormat& format) {
  constexpr std::array every_entry{required("type", Kind::text),
                                   required("at", Kind::time)};
  const Input json = Input::parse(text, nullptr, false);
  if (!json.is_object()) return refuse(Reason::entry_not_object);
  const auto head = Params::read(json, every_entry, OtherFields::ignored);
  // An entry without a type has none that exists.
  if (!head && head.error().name != "type")
    return wrong_field(head.error().name);
  const auto type = head ? std::ranges::find(entry_types, head->text("type"),
                                             &EntryType::name)
                         : entry_types.end();
  if (type == entry_types.end()) return refuse(Reason::unknown_entry_type);
  const auto fields = Params::read(json, type->fields, OtherFields::ignored);
  if (!fields) return wrong_field(fields.error().name);
  ReadEntry what = type->read(*fields, format);
  if (!what) return std::unexpected(std::move(what.error()));
  return Entry{head->time("at"), *std::move(what)};
}

}  // namespace gockel
