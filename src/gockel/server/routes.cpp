#include "gockel/server/routes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>

#include "gockel/crypto/crypto.h"
#include "gockel/rpc/params.h"
#include "gockel/rpc/read_json.h"
#include "gockel/table/table_record.h"

namespace gockel {
namespace {

using beast::http::field;
using beast::http::status;
using beast::http::verb;

constexpr std::string_view tables_path = "/api/tables/";
constexpr Refusal::Code too_fast = Refusal::Code::too_fast;

HttpResponse respond_too_fast() {
  return respond_refusal(too_fast, Reason::too_many_requests);
}

Task<HttpResponse> create(Server& server, const ReceivedRequest& asked) {
  auto wanted = TableRequest::parse(asked.request.body());
  if (!wanted) co_return respond_refusal(wanted.error());
  Opener by{asked.person, server.secrets.opener(asked.address)};
  const auto made = co_await server.rooms.create(*wanted, std::move(by));
  if (!made) co_return respond_refusal(made.error());
  server.limits.opened_table(asked.address);
  const Json json{{"table", made->table}, {"commit", made->commit.text()}};
  co_return respond(status::created, json_type, dump(json));
}

Task<HttpResponse> list(Server& server) {
  const auto json = co_await server.rooms.list();
  if (!json) co_return respond_fault(json.error());
  co_return respond(status::ok, json_type, dump(*json));
}

/// The codes in a query "at=CODE,CODE", not more than a page shows.
std::vector<std::string> codes_in(std::string_view query) {
  constexpr std::string_view name = "at=";
  constexpr std::size_t max_codes = 12;
  std::vector<std::string> codes;
  if (!query.starts_with(name)) return codes;
  query.remove_prefix(name.size());
  while (!query.empty() && codes.size() < max_codes) {
    const std::size_t comma = std::min(query.find(','), query.size());
    codes.push_back(code_from(query.substr(0, comma)));
    query.remove_prefix(std::min(comma + 1, query.size()));
  }
  return codes;
}

Task<HttpResponse> list_seats(Server& server, const ReceivedRequest& asked) {
  std::vector<std::string> codes = codes_in(asked.query);
  server.limits.looked_at(asked.address, codes.size());
  const auto json = co_await server.rooms.unfinished_of(
      std::string(asked.person), std::move(codes));
  if (!json) co_return respond_fault(json.error());
  co_return respond(status::ok, json_type, dump(*json));
}

Task<HttpResponse> describe(std::shared_ptr<Room> room,
                            const ReceivedRequest& asked) {
  const auto welcome = co_await room->describe(asked.person, 0);
  if (!welcome) co_return respond_fault(welcome.error());
  co_return respond(status::ok, json_type, welcome_json(*welcome));
}

Task<HttpResponse> record(Server& server, std::shared_ptr<Room> room,
                          const ReceivedRequest& asked) {
  server.limits.replayed(asked.address, room->table().version());
  const auto welcome = co_await room->describe(asked.person, 0);
  if (!welcome) co_return respond_fault(welcome.error());
  const Result<Record> game = table_record(welcome->entries, sodium_hash);
  if (!game)
    co_return respond_refusal(
        refuse_request(Refusal::Code::wrong_time, game.error()).error());
  HttpResponse response = respond(status::ok, text_type, game->text());
  response.set(field::content_disposition,
               fmt::format("attachment; filename=\"{}.gockel\"", room->id()));
  co_return response;
}

/// All entries as they are stored, one per line: what `gockel verify` reads.
Task<HttpResponse> entries(std::shared_ptr<Room> room,
                           const ReceivedRequest& asked) {
  const auto welcome = co_await room->describe(asked.person, 0);
  if (!welcome) co_return respond_fault(welcome.error());
  HttpResponse response =
      respond(status::ok, "application/x-ndjson; charset=utf-8",
              fmt::format("{}\n", fmt::join(welcome->entries, "\n")));
  response.set(field::content_disposition,
               fmt::format("attachment; filename=\"{}.entries\"", room->id()));
  co_return response;
}

/// A person who changes seats leaves the one they have without standing up,
/// and its key must stay good as long as that sitting lasts: a device that
/// nobody has keeps it.
Task<StoreResult<std::optional<SeatOwner>>> keep_key(Room& room,
                                                     const std::string& key) {
  return room.claim(key, sha256("kept " + key));
}

Task<HttpResponse> claim(Server& server, std::shared_ptr<Room> room,
                         const ReceivedRequest& asked) {
  constexpr std::array fields{
      Field{"key", FieldType::text, Requirement::required},
      Field{"replace", FieldType::flag, Requirement::optional}};
  const auto json = read_json(asked.request.body()).value_or(nullptr);
  const auto body = Params::read(json, fields, OtherFields::ignored);
  if (!body)
    co_return respond_refusal(
        {Refusal::Code::bad_params,
         "the body is {\"key\": \"...\"}, and perhaps \"replace\": true"});
  const std::string key(body->text("key"));
  // Whoever follows somebody's link does not lose the own seat by it.
  const std::string own = room->key_of(asked.person);
  const bool changes_seat = !own.empty() && own != key;
  if (changes_seat && !body->flag("replace"))
    co_return respond_refusal(Refusal::Code::seat_taken,
                              Reason::already_seated);
  if (changes_seat) {
    const auto kept = co_await keep_key(*room, own);
    if (!kept) co_return respond_fault(kept.error());
  }
  const auto holder = co_await room->claim(key, asked.person);
  if (!holder) co_return respond_fault(holder.error());
  if (!*holder && !room->may_hold(key, asked.person))
    co_return respond_refusal(
        {too_fast, "too many devices have had this seat"});
  if (!*holder) {
    server.limits.guessed_wrong(asked.address);
    co_return respond_refusal(Refusal::Code::not_yours, Reason::not_a_seat_key);
  }
  co_return respond(status::ok, json_type,
                    dump(Json{{"seat", seat_json((*holder)->seat)}}));
}

HttpResponse info(const Server& server) {
  const bool known = !server.house_address.empty();
  return respond(
      status::ok, json_type,
      dump(Json{{"name", "Gockel"},
                {"version", GOCKEL_VERSION},
                {"address", known ? Json(server.house_address) : Json(nullptr)},
                {"loopback", server.loopback}}));
}

HttpResponse health(const std::string& problem) {
  if (problem.empty()) return respond(status::ok, text_type, "ok\n");
  return respond(status::service_unavailable, text_type, problem + "\n");
}

/// Who watches over servers asks: whether this one lives (it answers), and
/// whether it can do its work now.
Task<std::optional<HttpResponse>> answer_health(Server& server,
                                                const ReceivedRequest& asked) {
  if (asked.path == "/health/live") co_return health("");
  if (asked.path != "/health" && asked.path != "/health/ready")
    co_return std::nullopt;
  const std::string problem = co_await server.readiness.problem();
  co_return health(problem);
}

/// "CODE/record": the code and what follows.
std::pair<std::string, std::string_view> split_code(std::string_view rest) {
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  return {code_from(rest.substr(0, slash)), rest.substr(slash)};
}

/// The room of a table, or why there is none. A wrong code is dear.
Task<std::expected<std::shared_ptr<Room>, HttpResponse>> find_room(
    Server& server, std::string address, std::string code) {
  using Found = std::expected<std::shared_ptr<Room>, HttpResponse>;
  const bool at_hand = server.rooms.room_at_hand(code) != nullptr;
  const auto room = co_await server.rooms.find(code);
  if (!room) co_return Found(std::unexpected(respond_fault(room.error())));
  if (*room && !at_hand)
    server.limits.replayed(address, (*room)->table().version());
  if (*room) co_return Found(*room);
  server.limits.guessed_wrong(address);
  co_return Found(std::unexpected(respond_missing(Reason::no_such_table)));
}

HttpResponse no_such_request() {
  return respond_error(status::not_found, "not_found",
                       "there is no such request");
}

Task<HttpResponse> at_table(Server& server, const ReceivedRequest& asked,
                            std::string_view rest) {
  const auto [code, what] = split_code(rest);
  auto room = co_await find_room(server, asked.address, code);
  if (!room) co_return std::move(room.error());
  const bool post = asked.request.method() == verb::post;
  if (what == "/claim") {
    if (!post) co_return respond_not_allowed("POST");
    co_return co_await claim(server, *room, asked);
  }
  if (post) co_return respond_not_allowed("GET, HEAD");
  if (what.empty()) co_return co_await describe(*room, asked);
  if (what == "/record") co_return co_await record(server, *room, asked);
  if (what == "/entries") co_return co_await entries(*room, asked);
  co_return no_such_request();
}

Task<HttpResponse> answer_api(Server& server, const ReceivedRequest& asked) {
  if (!server.limits.may_ask(asked.address)) co_return respond_too_fast();
  const bool post = asked.request.method() == verb::post;
  if (asked.path == "/api/info") {
    if (post) co_return respond_not_allowed("GET, HEAD");
    co_return info(server);
  }
  if (asked.path == "/api/seats") {
    if (post) co_return respond_not_allowed("GET, HEAD");
    co_return co_await list_seats(server, asked);
  }
  if (asked.path == "/api/tables") {
    if (post) co_return co_await create(server, asked);
    co_return co_await list(server);
  }
  if (!asked.path.starts_with(tables_path)) co_return no_such_request();
  const std::string_view rest = asked.path.substr(tables_path.size());
  co_return co_await at_table(server, asked, rest);
}

}  // namespace

Task<std::expected<std::shared_ptr<Room>, HttpResponse>> find_socket_room(
    Server& server, ReceivedRequest asked) {
  using Found = std::expected<std::shared_ptr<Room>, HttpResponse>;
  const bool at_table = asked.path.starts_with(tables_path);
  const auto [code, what] =
      split_code(asked.path.substr(at_table ? tables_path.size() : 0));
  if (!at_table || what != "/socket")
    co_return Found(std::unexpected(respond_error(
        status::not_found, "not_found", "there is no such socket")));
  if (!server.limits.may_ask(asked.address))
    co_return Found(std::unexpected(respond_too_fast()));
  auto room = co_await find_room(server, asked.address, code);
  if (room && !server.limits.open_socket(asked.address))
    co_return Found(
        std::unexpected(respond_refusal(too_fast, Reason::too_many_sockets)));
  co_return room;
}

Task<HttpResponse> answer(Server& server, ReceivedRequest asked) {
  const verb method = asked.request.method();
  const bool get = method == verb::get || method == verb::head;
  if (!get && method != verb::post)
    co_return respond_not_allowed("GET, HEAD, POST");
  if (asked.path.starts_with("/api/"))
    co_return co_await answer_api(server, asked);
  if (!get) co_return respond_not_allowed("GET, HEAD");
  if (auto known = co_await answer_health(server, asked))
    co_return std::move(*known);
  co_return respond_file(server.files, asked);
}

Task<HttpResponse> answer_operator(Server& server, ReceivedRequest asked) {
  const verb method = asked.request.method();
  if (method != verb::get && method != verb::head)
    co_return respond_not_allowed("GET, HEAD");
  if (asked.path == "/metrics")
    co_return respond(status::ok, "text/plain; version=0.0.4",
                      server.metrics.text(server));
  if (auto known = co_await answer_health(server, asked))
    co_return std::move(*known);
  co_return no_such_request();
}

}  // namespace gockel
