// What clients ask for at a table's socket.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "gockel/protocol/params.h"
#include "gockel/protocol/read_json.h"
#include "gockel/server/hall.h"

namespace gockel {
namespace {

constexpr Field client_field{"client", Kind::text, Need::required};
constexpr std::array sit_fields{client_field,
                                Field{"name", Kind::text, Need::required},
                                Field{"luck", Kind::text, Need::required},
                                Field{"seat", Kind::text, Need::optional}};
constexpr std::array fill_fields{client_field,
                                 Field{"level", Kind::text, Need::required}};
constexpr std::array play_fields{client_field,
                                 Field{"version", Kind::whole, Need::required},
                                 Field{"move", Kind::text, Need::required}};
constexpr std::array plain_fields{client_field};

struct Method {
  std::string_view name;
  std::span<const Field> fields;
};
constexpr std::array<Method, 7> methods{{{"sit", sit_fields},
                                         {"stand", plain_fields},
                                         {"fill", fill_fields},
                                         {"play", play_fields},
                                         {"back", plain_fields},
                                         {"rematch", plain_fields},
                                         {"ping", {}}}};

constexpr std::size_t longest_client = 64;

Json done(std::uint64_t version) { return Json{{"version", version}}; }

std::expected<std::optional<Seat>, Fault> wanted_seat(const Params& params) {
  if (!params.has("seat")) return std::nullopt;
  const std::string_view letters = params.text("seat");
  if (letters.size() != 1 || letters[0] < 'A' || letters[0] >= 'A' + max_seats)
    return bad_params("seat", "a seat is a letter from A to G");
  return static_cast<Seat>(letters[0] - 'A');
}

}  // namespace

struct Room::Call {
  std::string_view method;
  Params params;
  std::string person;
  std::string client;  ///< the request's name, one person's own
  Seat seat;           ///< of the person, or no_seat
};

Task<Message> Room::answer(std::shared_ptr<Member> member, std::string text) {
  const std::shared_ptr<Room> self = shared_from_this();
  const auto json = read_json(text);
  if (!json) co_return error_message(nullptr, json.error(), table_.version());
  const auto says_no = [this](const Input& id, int code, const char* sentence) {
    return error_message(id, {code, sentence, nullptr}, table_.version());
  };
  if (!json->is_object() || !json->contains("id") ||
      !((*json)["id"].is_string() || (*json)["id"].is_number_integer()) ||
      !json->contains("method") || !(*json)["method"].is_string())
    co_return says_no(nullptr, rpc::not_a_request,
                      "a request has an id and a method");
  const Input& id = (*json)["id"];
  const std::string& name = *(*json)["method"].get_ptr<const std::string*>();
  const auto method = std::ranges::find(methods, name, &Method::name);
  if (method == methods.end())
    co_return says_no(id, rpc::no_method, "there is no such method");
  const Input none = Input::object();
  const Input& object = json->contains("params") ? (*json)["params"] : none;
  if (!object.is_object())
    co_return says_no(id, rpc::bad_params, "parameters are given by name");
  const auto params = Params::check(object, method->fields);
  if (!params) co_return error_message(id, params.error(), table_.version());
  if (method->name == "ping")
    co_return result_message(id, Json{{"now", clock_now()}});
  const std::string_view client = params->text("client");
  if (client.empty() || client.size() > longest_client)
    co_return says_no(id, rpc::bad_params, "client is a text of 1 to 64 bytes");
  Call call{method->name, *params, member->person,
            fmt::format("{:.16} {}", member->person, client),
            seat_of(member->person)};
  const Answered answered = co_await run(call);
  if (!answered)
    co_return error_message(id, answered.error(), table_.version());
  co_return result_message(id, *answered);
}

Task<Room::Answered> Room::run(Call call) {
  if (call.method == "sit") co_return co_await sit(call);
  if (call.seat == no_seat)
    co_return fault(socket_error::not_yours, "you have no seat here");
  if (call.method == "rematch") co_return co_await rematch(call);
  const Seat seat = call.seat;
  Make make;
  if (call.method == "play")
    make = [seat,
            seen = static_cast<std::uint64_t>(call.params.whole("version", 0)),
            move = std::string(call.params.text("move"))](Change& change) {
      return gockel::play(change.draft, seat, seen, move);
    };
  else if (call.method == "stand")
    make = [seat](Change& change) { return stand(change.draft, seat); };
  else if (call.method == "fill")
    make = [level = std::string(call.params.text("level"))](Change& change) {
      return fill(change.draft, level);
    };
  else
    make = [seat](Change& change) { return come_back(change.draft, seat); };
  const auto changed = co_await change(call.client, make);
  if (!changed) co_return std::unexpected(changed.error());
  co_return done(*changed);
}

Task<Room::Answered> Room::sit(Call call) {
  const auto wanted = wanted_seat(call.params);
  if (!wanted) co_return std::unexpected(wanted.error());
  const auto make = [this, call,
                     wanted = *wanted](Change& change) -> Requested {
    if (seat_of(call.person) != no_seat)
      return std::unexpected(
          Refusal{Refusal::Code::seat_taken, "you have a seat already"});
    const auto seat =
        gockel::sit(change.draft, wanted, call.params.text("name"),
                    call.params.text("luck"));
    if (!seat) return std::unexpected(seat.error());
    change.holders.push_back({*seat, call.person, fresh_key()});
    return {};
  };
  const auto changed = co_await change(call.client, make);
  if (!changed) co_return std::unexpected(changed.error());
  const Seat seat = seat_of(call.person);
  const auto holder = std::ranges::find(holders_, call.person, &Holder::person);
  hall_.announce(id_, seat, clock_now() + Hall::present_for);
  tell_present();
  Json result = done(*changed);
  result["seat"] = seat_json(seat);
  result["key"] = holder != holders_.end() ? holder->key : "";
  co_return result;
}

/// The new table has the same rules and computer players; its people come by
/// themselves, because each of them adds new luck.
Task<Room::Answered> Room::rematch(Call call) {
  if (table_.stage() != Table::Stage::over)
    co_return fault(socket_error::wrong_time, "the game is not over");
  std::string code = table_.rematch();
  if (code.empty()) {
    Wish wish{.rules = table_.about().rules,
              .places = {},
              .clock = table_.about().clock,
              .listed = table_.about().listed,
              .name = "",
              .luck = ""};
    for (const Chair& chair : table_.chairs())
      wish.places.push_back({chair.kind == Chair::Kind::bot ? Chair::Kind::bot
                                                            : Chair::Kind::open,
                             chair.level, false});
    const auto made = co_await hall_.create(wish, call.person);
    if (!made) co_return std::unexpected(made.error());
    const Make make = [made](Change& change) -> Requested {
      if (change.draft.table().rematch().empty())
        change.draft.add(entry::Rematch{made->table});
      return {};
    };
    const auto changed = co_await change(call.client, make);
    if (!changed) co_return std::unexpected(changed.error());
    code = table_.rematch();
  }
  Json result = done(table_.version());
  result["table"] = code;
  co_return result;
}

}  // namespace gockel
