// Entries from JSON.

#include <algorithm>
#include <optional>
#include <span>

#include "gockel/rpc/params.h"
#include "gockel/rpc/read_json.h"
#include "gockel/table/entry.h"
#include "gockel/table/entry_names.h"

namespace gockel {
namespace {

constexpr Field required(std::string_view name, FieldType kind) {
  return {name, kind, Requirement::required};
}
constexpr Field seat_field = required("seat", FieldType::seat);

constexpr std::array created_fields{required("rule_set", FieldType::text),
                                    required("options", FieldType::object),
                                    required("seats", FieldType::whole),
                                    required("clock", FieldType::object),
                                    required("listed", FieldType::flag),
                                    required("commit", FieldType::text)};
constexpr std::array kind_fields{
    Field{"kind", FieldType::whole, Requirement::optional}};
constexpr std::array created_links_fields{
    required("table", FieldType::text),
    required("public_seed", FieldType::text),
    required("players", FieldType::whole),
    Field{"coach", FieldType::flag, Requirement::optional}};
constexpr std::array sat_fields{
    seat_field, required("name", FieldType::text),
    Field{"program", FieldType::flag, Requirement::optional}};
constexpr std::array sat_luck_fields{required("luck", FieldType::text)};
constexpr std::array sat_chain_fields{
    required("chain", FieldType::text), required("name_hash", FieldType::text),
    Field{"salt", FieldType::text, Requirement::optional},
    Field{"animal", FieldType::text, Requirement::optional}};
constexpr std::array renewed_fields{seat_field,
                                    required("chain", FieldType::text)};
constexpr std::array put_away_fields{required("seed", FieldType::text)};
constexpr std::array bot_fields{
    seat_field, required("level", FieldType::text),
    Field{"notices", FieldType::whole, Requirement::optional}};
constexpr std::array seat_fields{seat_field};
constexpr std::array started_fields{required("position", FieldType::text)};
constexpr std::array rolled_fields{
    required("dice", FieldType::text),
    Field{"link", FieldType::text, Requirement::optional}};
constexpr std::array moved_fields{seat_field, required("move", FieldType::text),
                                  required("by", FieldType::text)};
constexpr std::array away_fields{seat_field, required("why", FieldType::text)};
constexpr std::array over_fields{
    required("why", FieldType::text), required("scores", FieldType::numbers),
    required("shares", FieldType::numbers), required("seed", FieldType::text)};
constexpr std::array rematch_fields{required("table", FieldType::text)};

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

/// The bytes of a field, which is there and a text; refused by its name.
template <class Bytes>
Result<void> read_bytes(const Params& in, std::string_view field, Bytes& to) {
  const auto bytes = Bytes::parse(in.text(field));
  if (!bytes) return wrong_field(field);
  to = *bytes;
  return {};
}

/// The fields that only tables with links have.
Result<void> read_links(const Input& json, entry::Created& e) {
  const auto in =
      Params::read(json, created_links_fields, OtherFields::ignored);
  if (!in) return wrong_field(in.error().name);
  e.table = in->text("table");
  e.players = in->whole("players", 0);
  e.coach = in->flag("coach");
  return read_bytes(*in, "public_seed", e.public_seed);
}

ReadEntry read_created(const Params& in, const Input& json,
                       const EntryFormat&) {
  entry::Created e;
  const auto kind = Params::read(json, kind_fields, OtherFields::ignored);
  if (!kind) return wrong_field("kind");
  // The first kind did not say what it is.
  const int number = kind->whole("kind", 1);
  if (number != 1 && number != 2) return wrong_field("kind");
  e.kind = static_cast<TableKind>(number);
  if (e.kind == TableKind::links)
    if (auto read = read_links(json, e); !read)
      return std::unexpected(read.error());
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
  if (auto read = read_bytes(in, "commit", e.commit); !read)
    return std::unexpected(read.error());
  return e;
}

Result<void> read_luck(const Input& json, entry::Sat& e) {
  const auto in = Params::read(json, sat_luck_fields, OtherFields::ignored);
  if (!in) return wrong_field(in.error().name);
  return read_bytes(*in, "luck", e.added.emplace<Luck>());
}

Result<void> read_chain(const Input& json, entry::Sat& e) {
  const auto in = Params::read(json, sat_chain_fields, OtherFields::ignored);
  if (!in) return wrong_field(in.error().name);
  if (in->has("salt"))
    if (auto read = read_bytes(*in, "salt", e.salt.emplace()); !read)
      return read;
  if (in->has("animal")) {
    e.animal = in->text("animal");
    if (!is_animal(e.animal)) return wrong_field("animal");
  }
  if (auto read = read_bytes(*in, "name_hash", e.name_hash); !read) return read;
  return read_bytes(*in, "chain", e.added.emplace<Link>());
}

ReadEntry read_sat(const Params& in, const Input& json,
                   const EntryFormat& format) {
  entry::Sat e{in.seat("seat"), std::string(in.text("name")), {}};
  e.program = in.flag("program");
  const auto added = format.kind == TableKind::lucks ? read_luck(json, e)
                                                     : read_chain(json, e);
  if (!added) return std::unexpected(added.error());
  return e;
}

ReadEntry read_renewed(const Params& in, const Input&, const EntryFormat&) {
  entry::Renewed e{in.seat("seat"), {}};
  if (auto read = read_bytes(in, "chain", e.chain); !read)
    return std::unexpected(read.error());
  return e;
}

ReadEntry read_put_away(const Params& in, const Input&, const EntryFormat&) {
  entry::PutAway e;
  if (auto read = read_bytes(in, "seed", e.seed); !read)
    return std::unexpected(read.error());
  return e;
}

ReadEntry read_bot(const Params& in, const Input&, const EntryFormat&) {
  const auto level = parse_level(in.text("level"));
  if (!level) return wrong_field("level");
  const int notices = in.whole("notices", 0);
  if (notices > max_notices) return wrong_field("notices");
  return entry::Bot{in.seat("seat"), {*level, notices}};
}

ReadEntry read_stood(const Params& in, const Input&, const EntryFormat&) {
  return entry::Stood{in.seat("seat")};
}

ReadEntry read_started(const Params& in, const Input&, const EntryFormat&) {
  const auto position = parse_state(in.text("position"));
  if (!position) return std::unexpected(position.error());
  return entry::Started{*position};
}

ReadEntry read_rolled(const Params& in, const Input&,
                      const EntryFormat& format) {
  const auto dice = parse_dice(in.text("dice"), format.faces);
  if (!dice) return std::unexpected(dice.error());
  entry::Rolled e{*dice};
  if (in.has("link"))
    if (auto read = read_bytes(in, "link", e.link.emplace()); !read)
      return std::unexpected(read.error());
  return e;
}

ReadEntry read_moved(const Params& in, const Input&, const EntryFormat&) {
  const auto move = Move::parse(in.text("move"));
  if (!move) return std::unexpected(move.error());
  const auto by = named<MovedBy>(by_names, in.text("by"));
  if (!by) return wrong_field("by");
  return entry::Moved{in.seat("seat"), *move, *by};
}

ReadEntry read_away(const Params& in, const Input&, const EntryFormat&) {
  const auto why = named<WhyAway>(away_names, in.text("why"));
  if (!why) return wrong_field("why");
  return entry::Away{in.seat("seat"), *why};
}

ReadEntry read_back(const Params& in, const Input&, const EntryFormat&) {
  return entry::Back{in.seat("seat")};
}

ReadEntry read_asked(const Params& in, const Input&, const EntryFormat&) {
  return entry::Asked{in.seat("seat")};
}

ReadEntry read_over(const Params& in, const Input&, const EntryFormat&) {
  const auto why = named<WhyOver>(over_names, in.text("why"));
  if (!why) return wrong_field("why");
  entry::Over e{
      *why, in.numbers<int>("scores"), in.numbers<double>("shares"), {}};
  if (auto read = read_bytes(in, "seed", e.seed); !read)
    return std::unexpected(read.error());
  return e;
}

ReadEntry read_rematch(const Params& in, const Input&, const EntryFormat&) {
  return entry::Rematch{std::string(in.text("table"))};
}

struct EntryReader {
  std::span<const Field> fields;
  ReadEntry (*read)(const Params& in, const Input& json,
                    const EntryFormat& format);
};

/// In the order of Entry::What.
constexpr std::array<EntryReader, entry_names.size()> entry_readers{{
    {created_fields, read_created},
    {sat_fields, read_sat},
    {bot_fields, read_bot},
    {seat_fields, read_stood},
    {started_fields, read_started},
    {rolled_fields, read_rolled},
    {moved_fields, read_moved},
    {away_fields, read_away},
    {seat_fields, read_back},
    {over_fields, read_over},
    {rematch_fields, read_rematch},
    {renewed_fields, read_renewed},
    {put_away_fields, read_put_away},
    {seat_fields, read_asked},
}};

}  // namespace

Result<Entry> parse_entry(std::string_view text, const EntryFormat& format) {
  constexpr std::array every_entry{
      required("type", FieldType::text), required("at", FieldType::time),
      Field{"hash", FieldType::text, Requirement::optional}};
  // Shares of the win are calculated with.
  const auto parsed = read_json(text, Decimals::doubles);
  if (!parsed || !parsed->is_object()) return refuse(Reason::entry_not_object);
  const Input& json = *parsed;
  const auto head = Params::read(json, every_entry, OtherFields::ignored);
  // An entry without a type has none that exists.
  if (!head && head.error().name != "type")
    return wrong_field(head.error().name);
  const auto type =
      head ? named<std::size_t>(entry_names, head->text("type")) : std::nullopt;
  if (!type) return refuse(Reason::unknown_entry_type);
  const EntryReader& reader = entry_readers[*type];
  const auto fields = Params::read(json, reader.fields, OtherFields::ignored);
  if (!fields) return wrong_field(fields.error().name);
  ReadEntry what = reader.read(*fields, json, format);
  if (!what) return std::unexpected(std::move(what.error()));
  Entry entry{head->time("at"), *std::move(what)};
  if (head->has("hash"))
    if (auto read = read_bytes(*head, "hash", entry.hash.emplace()); !read)
      return std::unexpected(read.error());
  return entry;
}

}  // namespace gockel
