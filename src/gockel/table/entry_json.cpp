// Entries as JSON, and back.

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>

#include "gockel/table/entry.h"

namespace gockel {
namespace {

constexpr std::array<std::string_view, 11> types{
    "created", "sat",  "bot",  "stood", "started", "dice",
    "move",    "away", "back", "over",  "rematch"};
static_assert(types.size() == std::variant_size_v<Entry::What>);

constexpr std::array<std::string_view, 3> by_names{"person", "bot", "stand_in"};
constexpr std::array<std::string_view, 3> away_names{"gone", "clock", "left"};
constexpr std::array<std::string_view, 2> over_names{"rules", "cap"};

struct Writer {
  Json& json;
  int seats;

  void seat(Seat seat) const { json["seat"] = seat_json(seat); }

  void operator()(const entry::Created& e) const {
    add_rules(json, e.rules);
    json["seats"] = e.seats;
    json["clock"] = clock_json(e.clock);
    json["listed"] = e.listed;
    json["commit"] = e.commit;
  }
  void operator()(const entry::Sat& e) const {
    seat(e.seat);
    json["name"] = e.name;
    json["luck"] = e.luck;
  }
  void operator()(const entry::Bot& e) const {
    seat(e.seat);
    json["level"] = e.level;
  }
  void operator()(const entry::Stood& e) const { seat(e.seat); }
  void operator()(const entry::Started& e) const {
    json["position"] = e.position;
  }
  void operator()(const entry::Rolled& e) const { json["dice"] = e.dice; }
  void operator()(const entry::Moved& e) const {
    seat(e.seat);
    json["move"] = e.move;
    json["by"] = by_names[static_cast<unsigned>(e.by)];
  }
  void operator()(const entry::Away& e) const {
    seat(e.seat);
    json["why"] = away_names[static_cast<unsigned>(e.why)];
  }
  void operator()(const entry::Back& e) const { seat(e.seat); }
  void operator()(const entry::Over& e) const {
    json["why"] = over_names[static_cast<unsigned>(e.why)];
    const auto n = static_cast<std::size_t>(seats);
    Json scores = Json::array();
    for (std::size_t s = 0; s < n; ++s) scores.push_back(e.scores[s]);
    json["scores"] = std::move(scores);
    json["shares"] = by_seat(e.shares, seats);
    json["seed"] = e.seed;
  }
  void operator()(const entry::Rematch& e) const { json["table"] = e.table; }
};

/// Reads fields of an object; after the first that is not as it should be
/// everything read is empty and `fault` says why.
class Reader {
 public:
  explicit Reader(const Input& json) : json_(json) {}

  const std::optional<Error>& fault() const { return fault_; }

  std::string text(const char* name) {
    const Input* field = find(name, Input::value_t::string);
    return field != nullptr ? field->get<std::string>() : std::string();
  }
  std::int64_t whole(const char* name, std::int64_t least, std::int64_t most) {
    const auto field = json_.find(name);
    if (field == json_.end() || !field->is_number_integer() || *field < least ||
        *field > most) {
      complain(name);
      return least;
    }
    return field->get<std::int64_t>();
  }
  bool flag(const char* name) {
    const Input* field = find(name, Input::value_t::boolean);
    return field != nullptr && field->get<bool>();
  }
  Seat seat() {
    const std::string letters = text("seat");
    if (letters.size() == 1 && letters[0] >= 'A' &&
        letters[0] < 'A' + max_seats)
      return static_cast<Seat>(letters[0] - 'A');
    complain("seat");
    return 0;
  }
  template <class Name, std::size_t Size>
  Name one_of(const char* name,
              const std::array<std::string_view, Size>& names) {
    const auto found = std::ranges::find(names, text(name));
    if (found != names.end()) return static_cast<Name>(found - names.begin());
    complain(name);
    return {};
  }
  template <class Number, std::size_t Size>
  void numbers(const char* name, std::array<Number, Size>& to) {
    const Input* field = find(name, Input::value_t::array);
    if (field == nullptr) return;
    if (field->size() > Size) complain(name);
    for (std::size_t i = 0; i < std::min(field->size(), Size); ++i) {
      if (!(*field)[i].is_number()) return complain(name);
      to[i] = (*field)[i].get<Number>();
    }
  }
  /// What another reader makes of a field.
  template <class Value>
  Value take(const Result<Value>& read) {
    if (read) return *read;
    if (!fault_) fault_ = read.error();
    return Value();
  }
  const Input* find(const char* name, Input::value_t type) {
    const auto field = json_.find(name);
    if (field != json_.end() && field->type() == type) return &*field;
    complain(name);
    return nullptr;
  }

 private:
  void complain(const char* name) {
    if (!fault_)
      fault_ = Error{Code::syntax, 0,
                     fmt::format("an entry's field \"{}\" is not right", name)};
  }

  const Input& json_;
  std::optional<Error> fault_;
};

entry::Created created(Reader& in) {
  entry::Created e;
  if (const Input* options = in.find("options", Input::value_t::object))
    e.rules = in.take(parse_rules(in.text("rule_set"), *options));
  e.seats =
      static_cast<int>(in.whole("seats", info(e.rules.rule_set()).min_seats,
                                info(e.rules.rule_set()).max_seats));
  if (const Input* clock = in.find("clock", Input::value_t::object))
    e.clock = in.take(parse_clock(*clock));
  e.listed = in.flag("listed");
  e.commit = in.text("commit");
  return e;
}

entry::Over over(Reader& in) {
  entry::Over e;
  e.why = in.one_of<WhyOver>("why", over_names);
  in.numbers("scores", e.scores);
  in.numbers("shares", e.shares);
  e.seed = in.text("seed");
  return e;
}

Entry::What what(std::size_t type, Reader& in) {
  switch (type) {
    case 0: return created(in);
    case 1: return entry::Sat{in.seat(), in.text("name"), in.text("luck")};
    case 2: return entry::Bot{in.seat(), in.text("level")};
    case 3: return entry::Stood{in.seat()};
    case 4: return entry::Started{in.text("position")};
    case 5: return entry::Rolled{in.text("dice")};
    case 6:
      return entry::Moved{in.seat(), in.text("move"),
                          in.one_of<By>("by", by_names)};
    case 7:
      return entry::Away{in.seat(), in.one_of<WhyAway>("why", away_names)};
    case 8: return entry::Back{in.seat()};
    case 9: return over(in);
    default: return entry::Rematch{in.text("table")};
  }
}

}  // namespace

Json entry_json(const Entry& entry, int seats) {
  Json json{{"type", types[entry.what.index()]}, {"at", entry.at}};
  std::visit(Writer{json, seats}, entry.what);
  return json;
}

Result<Entry> parse_entry(std::string_view text) {
  const Input json = Input::parse(text, nullptr, false);
  if (!json.is_object())
    return refuse(Code::syntax, 0, "an entry is a JSON object");
  Reader in(json);
  const std::string type = in.text("type");
  const auto found = std::ranges::find(types, type);
  if (found == types.end())
    return refuse(Code::value, 0, "there is no such type of entry");
  Entry entry;
  entry.at = in.whole("at", 0, std::numeric_limits<Millis>::max());
  entry.what = what(static_cast<std::size_t>(found - types.begin()), in);
  if (in.fault()) return std::unexpected(*in.fault());
  return entry;
}

}  // namespace gockel
