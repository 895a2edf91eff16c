// Entries as JSON, and back.

#include <fmt/format.h>

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
  Json& open;  ///< fields that the hash does not cover
  const EntryFormat& format;

  void seat(Seat seat) const { json["seat"] = seat_json(seat); }

  void operator()(const entry::Created& e) const {
    const bool links = e.kind == TableKind::links;
    if (links) {
      json["kind"] = static_cast<int>(e.kind);
      json["table"] = e.table;
    }
    add_rules(json, e.rules);
    json["seats"] = e.seats;
    json["clock"] = clock_json(e.clock);
    json["listed"] = e.listed;
    json["commit"] = e.commit.text();
    if (links) {
      json["public_seed"] = e.public_seed.text();
      json["players"] = e.players;
    }
  }
  void operator()(const entry::Sat& e) const {
    seat(e.seat);
    if (const Luck* luck = std::get_if<Luck>(&e.added)) {
      json["name"] = e.name;
      json["luck"] = luck->text();
      return;
    }
    json["chain"] = std::get<Link>(e.added).text();
    json["name_hash"] = e.name_hash.text();
    open["name"] = e.name;
    if (e.salt) open["salt"] = e.salt->text();
  }
  void operator()(const entry::Renewed& e) const {
    seat(e.seat);
    json["chain"] = e.chain.text();
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
    if (e.link) json["link"] = e.link->text();
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
  void operator()(const entry::PutAway& e) const {
    json["seed"] = e.seed.text();
  }
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
constexpr std::array kind_fields{Field{"kind", Kind::whole, Need::optional}};
constexpr std::array created_links_fields{required("table", Kind::text),
                                          required("public_seed", Kind::text),
                                          required("players", Kind::whole)};
constexpr std::array sat_fields{seat_field, required("name", Kind::text)};
constexpr std::array sat_luck_fields{required("luck", Kind::text)};
constexpr std::array sat_chain_fields{
    required("chain", Kind::text), required("name_hash", Kind::text),
    Field{"salt", Kind::text, Need::optional}};
constexpr std::array renewed_fields{seat_field, required("chain", Kind::text)};
constexpr std::array put_away_fields{required("seed", Kind::text)};
constexpr std::array bot_fields{seat_field, required("level", Kind::text)};
constexpr std::array seat_fields{seat_field};
constexpr std::array started_fields{required("position", Kind::text)};
constexpr std::array rolled_fields{required("dice", Kind::text),
                                   Field{"link", Kind::text, Need::optional}};
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
  if (auto read = read_bytes(*in, "name_hash", e.name_hash); !read) return read;
  return read_bytes(*in, "chain", e.added.emplace<Link>());
}

ReadEntry read_sat(const Params& in, const Input& json,
                   const EntryFormat& format) {
  entry::Sat e{in.seat("seat"), std::string(in.text("name")), {}};
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
  return entry::Bot{in.seat("seat"), *level};
}

ReadEntry read_stood(const Params& in, const Input&, const EntryFormat&) {
  return entry::Stood{in.seat("seat")};
}

ReadEntry read_started(const Params& in, const Input&, const EntryFormat&) {
  const auto position = parse_state(in.text("position"));
  if (!position) return std::unexpected(position.error());
  return entry::Started{*position};
}

ReadEntry read_rolled(const Params& in, const Input&, const EntryFormat& format) {
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

ReadEntry read_over(const Params& in, const Input&, const EntryFormat&) {
  const auto why = named<WhyOver>(over_names, in.text("why"));
  if (!why) return wrong_field("why");
  entry::Over e{*why, in.numbers<int>("scores"), in.numbers<double>("shares"),
                {}};
  if (auto read = read_bytes(in, "seed", e.seed); !read)
    return std::unexpected(read.error());
  return e;
}

ReadEntry read_rematch(const Params& in, const Input&, const EntryFormat&) {
  return entry::Rematch{std::string(in.text("table"))};
}

struct EntryType {
  std::string_view name;
  std::span<const Field> fields;
  ReadEntry (*read)(const Params& in, const Input& json,
                    const EntryFormat& format);
};

/// In the order of Entry::What.
constexpr std::array<EntryType, 13> entry_types{{
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
    {"chain", renewed_fields, read_renewed},
    {"put_away", put_away_fields, read_put_away},
}};
static_assert(entry_types.size() == std::variant_size_v<Entry::What>);

}  // namespace

std::string EntryText::whole(const std::optional<Digest>& hash) const {
  const std::string_view fields(covered.data(), covered.size() - 1);
  if (!hash) return fmt::format("{}{}}}", fields, open);
  return fmt::format("{}{},\"hash\":\"{}\"}}", fields, open, hash->text());
}

EntryText entry_parts(const Entry& entry, const EntryFormat& format) {
  Json json{{"type", entry_types[entry.what.index()].name}, {"at", entry.at}};
  Json open = Json::object();
  std::visit(EntryWriter{json, open, format}, entry.what);
  EntryText text{dump(json), ""};
  // An object without its braces, behind a comma.
  if (!open.empty()) {
    text.open = dump(open);
    text.open.front() = ',';
    text.open.pop_back();
  }
  return text;
}

Digest entry_hash(const FairHash& hash, const Digest& before,
                  std::string_view covered) {
  const std::string message =
      fmt::format("gockel entry\n{}\n{}", before.text(), covered);
  return hash.sha256(
      {reinterpret_cast<const std::uint8_t*>(message.data()), message.size()});
}

std::string entry_text(const Entry& entry, const EntryFormat& format) {
  return entry_parts(entry, format).whole(entry.hash);
}

Result<Entry> parse_entry(std::string_view text, const EntryFormat& format) {
  constexpr std::array every_entry{required("type", Kind::text),
                                   required("at", Kind::time),
                                   Field{"hash", Kind::text, Need::optional}};
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
  ReadEntry what = type->read(*fields, json, format);
  if (!what) return std::unexpected(std::move(what.error()));
  Entry entry{head->time("at"), *std::move(what)};
  if (head->has("hash"))
    if (auto read = read_bytes(*head, "hash", entry.hash.emplace()); !read)
      return std::unexpected(read.error());
  return entry;
}

}  // namespace gockel
