#include "gockel/server/messages.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace gockel {
namespace {

/// By code.
constexpr std::array<RefusalEdge, 10> refusal_edges{{
    {Refusal::Code::bad_params, "bad_params", 400},
    {Refusal::Code::no_method, "no_method", 404},
    {Refusal::Code::stale, "stale", 409},
    {Refusal::Code::not_yours, "not_yours", 403},
    {Refusal::Code::illegal, "illegal", 400},
    {Refusal::Code::seat_taken, "seat_taken", 409},
    {Refusal::Code::wrong_time, "wrong_time", 409},
    {Refusal::Code::too_fast, "too_fast", 429},
    {Refusal::Code::store, "store", 503},
    {Refusal::Code::damaged, "damaged", 500},
}};
static_assert([] {
  for (unsigned i = 0; i < refusal_edges.size(); ++i)
    if (static_cast<unsigned>(refusal_edges[i].code) != i) return false;
  return refusal_edges.back().code == Refusal::Code::damaged;
}());

Message message(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

Json seats_json(const std::vector<Seat>& seats) {
  Json json = Json::array();
  for (const Seat seat : seats) json.push_back(seat_json(seat));
  return json;
}

Json time_json(std::optional<Millis> time) {
  return time ? Json(*time) : Json(nullptr);
}

void add_times(Json& to, const WaitTimes& times) {
  to["deadline"] = time_json(times.deadline);
  to["stand_in"] = time_json(times.stand_in);
  to["ask"] = time_json(times.ask);
  to["now"] = times.now;
}

std::string_view stage_name(Table::Stage stage) {
  switch (stage) {
    case Table::Stage::waiting: return "waiting";
    case Table::Stage::playing: return "playing";
    case Table::Stage::over: return "over";
  }
  return "";
}

/// A JSON object with the entries put in as its last field.
std::string with_entries(const Json& object,
                         const std::vector<std::string>& entries) {
  std::string text = dump(object);
  text.pop_back();
  return fmt::format("{},\"entries\":[{}]}}", text, fmt::join(entries, ","));
}

}  // namespace

const RefusalEdge& edge_of(Refusal::Code code) {
  return refusal_edges[static_cast<unsigned>(code)];
}

void add_cause(Json& to, const Refusal& refusal) {
  if (!refusal.field.empty()) to["field"] = refusal.field;
  if (refusal.reason) to["reason"] = name(*refusal.reason);
}

std::vector<std::string> entry_texts(const Draft& draft) {
  std::vector<std::string> texts;
  texts.reserve(draft.entries().size());
  for (const StoredEntry& entry : draft.entries()) texts.push_back(entry.bytes);
  return texts;
}

Append append_of(const AppendTo& to, const Draft& draft) {
  const Table& after = draft.table();
  const Duty next = duty(after, to.pace);
  Append append;
  append.table = to.table;
  append.expected = to.expected;
  append.version = after.version();
  append.entries = fmt::format("{}", fmt::join(entry_texts(draft), "\n"));
  append.stage = stage_name(after.stage());
  append.now = to.now;
  append.node = to.node;
  // A table of computer players alone goes on where somebody looks, and that
  // node knows of it: it falls due for nobody else. A table's time may lie
  // ahead, where a clock was wrong: nothing is due later than it would be from
  // now on.
  if (next.kind != Duty::Kind::none && !only_computers(after))
    append.due = std::min(next.at, to.now + next.after);
  for (const StoredEntry& stored : draft.entries())
    if (const auto* stood = std::get_if<entry::Stood>(&stored.entry.what))
      append.vacated.push_back(stood->seat);
  return append;
}

bool only_computers(const Table& table) {
  return std::ranges::all_of(table.seat_holders(), &SeatHolder::computer);
}

std::string welcome_json(const Welcome& welcome) {
  const bool seated = welcome.you != no_seat;
  Json json{{"table", welcome.table},
            {"version", welcome.version},
            {"from", welcome.from},
            {"you", seat_json(welcome.you)},
            {"key", seated ? Json(welcome.key) : Json(nullptr)},
            {"present", seats_json(welcome.present)},
            {"watchers", welcome.watchers}};
  add_times(json, welcome.times);
  return with_entries(json, welcome.entries);
}

Message welcome_message(const Welcome& welcome) {
  return message(notification_text("table", welcome_json(welcome)));
}

Message entries_message(std::uint64_t from,
                        const std::vector<std::string>& entries,
                        const WaitTimes& times) {
  Json json{{"from", from}};
  add_times(json, times);
  return message(notification_text("entries", with_entries(json, entries)));
}

Message present_message(const std::vector<Seat>& present, int watchers,
                        const WaitTimes& times) {
  Json json{{"present", seats_json(present)}, {"watchers", watchers}};
  add_times(json, times);
  return message(notification_text("present", dump(json)));
}

Message reaction_message(Seat seat, std::string_view reaction) {
  const Json json{{"seat", seat_json(seat)}, {"reaction", reaction}};
  return message(notification_text("reaction", dump(json)));
}

Message result_message(std::string_view id, const Json& result) {
  return message(result_text(id, result));
}

Message error_message(std::string_view id, const Refusal& refusal,
                      std::uint64_t version) {
  Fault fault{rpc_code(refusal.code), refusal.sentence, nullptr};
  fault.data = Json::object();
  add_cause(fault.data, refusal);
  return error_message(id, std::move(fault), version);
}

Message error_message(std::string_view id, Fault fault, std::uint64_t version) {
  fault.data["version"] = version;
  return message(fault_text(id, fault));
}

}  // namespace gockel
