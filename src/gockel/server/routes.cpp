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

constexpr std::string_view json_type = "application/json";

/// Nothing but what this server sends may run in the page.
/// `script_hashes` as in File.
std::string content_security_policy(std::string_view script_hashes = "") {
  return fmt::format(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{}; "
      "style-src 'self'; img-src 'self' data:; connect-src 'self'; "
      "manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
      "form-action 'self'; frame-ancestors 'none'",
      script_hashes);
}

HttpResponse respond_refusal(const Refusal& refusal) {
  const RefusalEdge& edge = edge_of(refusal.code);
  return respond_error(static_cast<status>(edge.status), edge.name,
                       refusal.sentence);
}

HttpResponse respond_fault(const StoreFault& fault) {
  if (fault.kind == StoreFault::Kind::damaged)
    return respond_refusal({Refusal::Code::damaged, fault.sentence});
  return respond_refusal(
      {Refusal::Code::store, "the server cannot reach its data at the moment"});
}

Task<HttpResponse> create(Server& server, const Asked& asked) {
  auto wish = TableRequest::parse(asked.request.body());
  if (!wish) co_return respond_refusal(wish.error());
  const auto made = co_await server.rooms.create(*wish);
  if (!made) co_return respond_refusal(made.error());
  const Json json{{"table", made->table}, {"commit", made->commit.text()}};
  co_return respond(status::created, json_type, dump(json));
}

Task<HttpResponse> list(Server& server) {
  const auto json = co_await server.rooms.list();
  if (!json) co_return respond_fault(json.error());
  co_return respond(status::ok, json_type, dump(*json));
}

Task<HttpResponse> describe(std::shared_ptr<Room> room, const Asked& asked) {
  const auto welcome = co_await room->describe(asked.person, 0);
  if (!welcome) co_return respond_fault(welcome.error());
  co_return respond(status::ok, json_type, welcome_json(*welcome));
}

Task<HttpResponse> record(std::shared_ptr<Room> room, const Asked& asked) {
  const auto welcome = co_await room->describe(asked.person, 0);
  if (!welcome) co_return respond_fault(welcome.error());
  const Result<Record> game = table_record(welcome->entries, sodium_hash);
  if (!game)
    co_return respond_refusal(
        {Refusal::Code::wrong_time, game.error().sentence});
  HttpResponse response =
      respond(status::ok, "text/plain; charset=utf-8", game->text());
  response.set(field::content_disposition,
               fmt::format("attachment; filename=\"{}.gockel\"", room->id()));
  co_return response;
}

/// All entries as they are stored, one per line: what `gockel verify` reads.
Task<HttpResponse> entries(std::shared_ptr<Room> room, const Asked& asked) {
  const auto welcome = co_await room->describe(asked.person, 0);
  if (!welcome) co_return respond_fault(welcome.error());
  HttpResponse response =
      respond(status::ok, "application/x-ndjson; charset=utf-8",
              fmt::format("{}\n", fmt::join(welcome->entries, "\n")));
  response.set(field::content_disposition,
               fmt::format("attachment; filename=\"{}.entries\"", room->id()));
  co_return response;
}

Task<HttpResponse> claim(Server& server, std::shared_ptr<Room> room,
                         const Asked& asked) {
  constexpr std::array fields{Field{"key", Kind::text, Need::required}};
  const auto json = read_json(asked.request.body()).value_or(nullptr);
  const auto body = Params::read(json, fields, OtherFields::ignored);
  if (!body)
    co_return respond_refusal(
        {Refusal::Code::bad_params, "the body is {\"key\": \"...\"}"});
  const std::string key(body->text("key"));
  const auto holder = co_await room->claim(key, asked.person);
  if (!holder) co_return respond_fault(holder.error());
  if (!*holder) {
    server.limits.guessed_wrong(asked.address);
    co_return respond_refusal({Refusal::Code::not_yours,
                               "that is not the key of a seat at this table"});
  }
  co_return respond(status::ok, json_type,
                    dump(Json{{"seat", seat_json((*holder)->seat)}}));
}

HttpResponse info(const Server& server) {
  const bool known = !server.house_address.empty();
  return respond(status::ok, json_type,
                 dump(Json{{"name", "Gockel"},
                           {"version", GOCKEL_VERSION},
                           {"address", known ? Json(server.house_address)
                                             : Json(nullptr)}}));
}

HttpResponse health(const Server& server) {
  if (server.store.healthy())
    return respond(status::ok, "text/plain; charset=utf-8", "ok\n");
  return respond(status::service_unavailable, "text/plain; charset=utf-8",
                 "the last move could not be stored\n");
}

HttpResponse file(const Server& server, const Asked& asked) {
  const File* file = server.files.find(asked.path);
  if (file == nullptr)
    return respond_error(status::not_found, "not_found",
                         "there is no such page");
  HttpResponse response = respond(status::ok, file->type, "");
  if (!file->script_hashes.empty())
    response.set("Content-Security-Policy",
                 content_security_policy(file->script_hashes));
  response.set(field::etag, file->tag);
  response.set(field::vary, "Accept-Encoding");
  response.set(field::cache_control, file->unchanging
                                         ? "public, max-age=31536000, immutable"
                                         : "no-cache");
  if (sv(asked.request[field::if_none_match]) == file->tag) {
    response.result(status::not_modified);
    return response;
  }
  const std::string_view accepted = sv(asked.request[field::accept_encoding]);
  std::string_view body = file->plain;
  if (!file->brotli.empty() && accepted.find("br") != accepted.npos) {
    response.set(field::content_encoding, "br");
    body = file->brotli;
  } else if (!file->gzip.empty() && accepted.find("gzip") != accepted.npos) {
    response.set(field::content_encoding, "gzip");
    body = file->gzip;
  }
  response.body() = body;
  return response;
}

/// "/api/tables/CODE/record" without "/api/tables/": the code and what follows.
std::pair<std::string_view, std::string_view> split_code(
    std::string_view rest) {
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  return {rest.substr(0, slash), rest.substr(slash)};
}

Task<HttpResponse> at_table(Server& server, const Asked& asked,
                            std::string_view rest) {
  const auto [code, what] = split_code(rest);
  const std::string id(code);
  const auto room = co_await server.rooms.find(id);
  if (!room) co_return respond_fault(room.error());
  if (!*room) {
    server.limits.guessed_wrong(asked.address);
    co_return respond_error(status::not_found, "not_found",
                            "there is no such table");
  }
  const bool post = asked.request.method() == verb::post;
  if (what.empty() && !post) co_return co_await describe(*room, asked);
  if (what == "/record" && !post) co_return co_await record(*room, asked);
  if (what == "/entries" && !post) co_return co_await entries(*room, asked);
  if (what == "/claim" && post) co_return co_await claim(server, *room, asked);
  co_return respond_error(status::not_found, "not_found",
                          "there is no such request");
}

}  // namespace

HttpResponse respond(status code, std::string_view type, std::string body) {
  HttpResponse response{code, 11};
  response.set(field::server, "gockel");
  response.set(field::content_type,
               boost::string_view(type.data(), type.size()));
  response.set("Content-Security-Policy", content_security_policy());
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.set(field::cache_control, "no-store");
  response.body() = std::move(body);
  return response;
}

HttpResponse respond_error(status code, std::string_view name,
                           std::string_view sentence) {
  const Json json{{"error", {{"code", name}, {"message", sentence}}}};
  return respond(code, json_type, dump(json));
}

Task<HttpResponse> answer(Server& server, Asked asked) {
  const verb method = asked.request.method();
  constexpr std::string_view tables = "/api/tables/";
  const bool get = method == verb::get || method == verb::head;
  if (!get && method != verb::post)
    co_return respond_error(status::method_not_allowed, "bad_params",
                            "GET and POST are understood");
  if (get && asked.path == "/health") co_return health(server);
  if (get && asked.path == "/metrics")
    co_return respond(status::ok, "text/plain; version=0.0.4",
                      server.metrics.text(server));
  if (asked.path.starts_with("/api/")) {
    if (!server.limits.may_ask(asked.address))
      co_return respond_refusal(
          {Refusal::Code::too_fast, "too many requests; wait a moment"});
    if (get && asked.path == "/api/info") co_return info(server);
    if (get && asked.path == "/api/tables") co_return co_await list(server);
    if (!get && asked.path == "/api/tables")
      co_return co_await create(server, asked);
    if (asked.path.starts_with(tables)) {
      const std::string_view rest = asked.path.substr(tables.size());
      co_return co_await at_table(server, asked, rest);
    }
    co_return respond_error(status::not_found, "not_found",
                            "there is no such request");
  }
  if (!get)
    co_return respond_error(status::method_not_allowed, "bad_params",
                            "pages are only read");
  co_return file(server, asked);
}

}  // namespace gockel
