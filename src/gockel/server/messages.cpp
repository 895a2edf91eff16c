#include "gockel/server/messages.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace gockel {
namespace {

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

std::string_view stage_name(Table::Stage stage) {
  switch (stage) {
    case Table::Stage::waiting: return "waiting";
    case Table::Stage::playing: return "playing";
    case Table::Stage::over: return "over";
  }
  return "";
}

/// `params` is JSON already: entries are not parsed to be passed on.
std::string notification(std::string_view method, const std::string& params) {
  return fmt::format(R"({{"jsonrpc":"2.0","method":"{}","params":{}}})", method,
                     params);
}

/// A JSON object with the entries put in as its last field.
std::string with_entries(const Json& object,
                         const std::vector<std::string>& entries) {
  std::string text = dump(object);
  text.pop_back();
  return fmt::format("{},\"entries\":[{}]}}", text, fmt::join(entries, ","));
}

}  // namespace

int error_code(Refusal::Code code) {
  switch (code) {
    case Refusal::Code::bad_params: return rpc::bad_params;
    case Refusal::Code::stale: return socket_error::stale;
    case Refusal::Code::not_yours: return socket_error::not_yours;
    case Refusal::Code::illegal: return socket_error::illegal;
    case Refusal::Code::seat_taken: return socket_error::seat_taken;
    case Refusal::Code::wrong_time: return socket_error::wrong_time;
  }
  return rpc::bad_params;
}

std::string_view error_name(int code) {
  switch (code) {
    case socket_error::stale: return "stale";
    case socket_error::not_yours: return "not_yours";
    case socket_error::illegal: return "illegal";
    case socket_error::seat_taken: return "seat_taken";
    case socket_error::too_fast: return "too_fast";
    case socket_error::wrong_time: return "wrong_time";
    case socket_error::store: return "store";
    default: return "bad_params";
  }
}

std::vector<std::string> entry_texts(const std::vector<Entry>& entries,
                                     int seats) {
  std::vector<std::string> texts;
  texts.reserve(entries.size());
  for (const Entry& entry : entries)
    texts.push_back(dump(entry_json(entry, seats)));
  return texts;
}

Append append_of(std::string table, std::uint64_t expected, const Draft& draft,
                 Millis pace) {
  const Table& after = draft.table();
  const Duty next = duty(after, pace);
  Append append;
  append.table = std::move(table);
  append.expected = expected;
  append.version = after.version();
  append.entries = fmt::format(
      "{}", fmt::join(entry_texts(draft.entries(), after.seats()), "\n"));
  append.stage = stage_name(after.stage());
  append.now = after.last_entry();
  if (next.kind != Duty::Kind::none) append.due = next.at;
  return append;
}

std::string welcome_json(const Welcome& welcome) {
  const bool seated = welcome.you != no_seat;
  const Json json{{"table", welcome.table},
                  {"version", welcome.version},
                  {"from", welcome.from},
                  {"you", seat_json(welcome.you)},
                  {"key", seated ? Json(welcome.key) : Json(nullptr)},
                  {"present", seats_json(welcome.present)},
                  {"watchers", welcome.watchers},
                  {"deadline", time_json(welcome.deadline)},
                  {"now", welcome.now}};
  return with_entries(json, welcome.entries);
}

Message welcome_message(const Welcome& welcome) {
  return message(notification("table", welcome_json(welcome)));
}

Message entries_message(std::uint64_t from,
                        const std::vector<std::string>& entries,
                        std::optional<Millis> deadline, Millis now) {
  const Json json{
      {"from", from}, {"deadline", time_json(deadline)}, {"now", now}};
  return message(notification("entries", with_entries(json, entries)));
}

Message present_message(const std::vector<Seat>& present, int watchers) {
  const Json json{{"present", seats_json(present)}, {"watchers", watchers}};
  return message(notification("present", dump(json)));
}

Message result_message(const Input& id, Json result) {
  return message(dump(Json{
      {"jsonrpc", "2.0"}, {"id", Json(id)}, {"result", std::move(result)}}));
}

Message error_message(const Input& id, const Fault& fault,
                      std::uint64_t version) {
  Json data = fault.data.is_object() ? fault.data : Json::object();
  data["version"] = version;
  return message(dump(Json{{"jsonrpc", "2.0"},
                           {"id", Json(id)},
                           {"error",
                            {{"code", fault.code},
                             {"message", fault.sentence},
                             {"data", std::move(data)}}}}));
}

}  // namespace gockel
