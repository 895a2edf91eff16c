// One connection: HTTP requests, and perhaps a socket at a table.

#include <fmt/format.h>

#include <boost/asio/redirect_error.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <charconv>
#include <expected>

#include "gockel/crypto/crypto.h"
#include "gockel/server/routes.h"
#include "gockel/server/secrets.h"

namespace gockel {
namespace {

namespace http = beast::http;
using http::field;

constexpr std::uint32_t max_header = 8U << 10;
constexpr std::uint64_t max_body = 16U << 10;
constexpr auto request_timeout = std::chrono::seconds(30);

/// Who somebody is: the cookie they have, or a new one.
struct Person {
  std::string hash;
  std::string fresh_cookie;  ///< to be set, or ""

  static Person of(const HttpRequest& request, const Server& server) {
    const std::string_view known = cookie(sv(request[field::cookie]), "gockel");
    if (is_person_cookie(known)) return {sha256(known), ""};
    const std::string fresh = fresh_person_cookie(server.environment.random);
    const bool secure = server.settings.origin.starts_with("https://");
    return {sha256(fresh),
            fmt::format("gockel={}; Path=/; HttpOnly; SameSite=Lax; "
                        "Max-Age=31536000{}",
                        fresh, secure ? "; Secure" : "")};
  }
};

/// They may end while the list is walked.
std::vector<std::shared_ptr<Socket>> all_sockets(const Server& server) {
  std::vector<std::shared_ptr<Socket>> all;
  for (Socket* socket : server.sockets)
    if (auto held = socket->weak_from_this().lock())
      all.push_back(std::move(held));
  return all;
}

std::uint64_t since_of(std::string_view query) {
  constexpr std::string_view name = "since=";
  std::uint64_t since = 0;
  if (query.starts_with(name))
    std::from_chars(query.data() + name.size(), query.data() + query.size(),
                    since);
  return since;
}

}  // namespace

class Connection {
 public:
  Connection(Server& server, asio::ip::tcp::socket socket)
      : server_(server), stream_(std::move(socket)) {
    boost::system::error_code error;
    const auto peer = stream_.socket().remote_endpoint(error);
    address_ = error ? "" : peer.address().to_string();
    server_.connections.insert(this);
  }
  ~Connection() { server_.connections.erase(this); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void close() { stream_.close(); }

  Task<> run() {
    for (;;) {
      http::request_parser<http::string_body> parser;
      parser.header_limit(max_header);
      parser.body_limit(max_body);
      stream_.expires_after(request_timeout);
      boost::system::error_code error;
      co_await http::async_read(
          stream_, buffer_, parser,
          asio::redirect_error(asio::use_awaitable, error));
      if (error == http::error::body_limit) {
        HttpResponse response =
            respond_error(http::status::payload_too_large, "bad_params",
                          "the body is too long");
        response.keep_alive(false);
        co_await write(std::move(response));
        co_return;
      }
      if (error) co_return;
      const HttpRequest request = parser.release();
      if (beast::websocket::is_upgrade(request)) {
        co_await upgrade(request);
        co_return;
      }
      HttpResponse response = co_await respond_to(request);
      response.version(request.version());
      response.keep_alive(request.keep_alive());
      const bool goes_on = request.keep_alive();
      if (request.method() == http::verb::head) {
        response.content_length(response.body().size());
        response.body().clear();
      }
      if (!co_await write(std::move(response)) || !goes_on) co_return;
    }
  }

 private:
  Task<bool> write(HttpResponse response) {
    server_.metrics.answered(static_cast<int>(response.result_int()));
    if (!response.has_content_length()) response.prepare_payload();
    stream_.expires_after(request_timeout);
    boost::system::error_code error;
    co_await http::async_write(
        stream_, response, asio::redirect_error(asio::use_awaitable, error));
    co_return !error;
  }

  /// What is wrong with where a request comes from, or nothing.
  std::optional<HttpResponse> refusal(const HttpRequest& request) const {
    const std::string_view host = sv(request[field::host]);
    if (!server_.limits.host_is_ours(host))
      return respond_error(http::status::misdirected_request, "bad_params",
                           "this server does not have that name");
    const bool changes = request.method() == http::verb::post ||
                         beast::websocket::is_upgrade(request);
    if (changes &&
        !server_.limits.origin_is_ours(sv(request[field::origin]), host))
      return respond_error(http::status::forbidden, "not_yours",
                           "requests from other sites are refused");
    return std::nullopt;
  }

  Task<HttpResponse> respond_to(const HttpRequest& request) {
    if (auto refused = refusal(request)) co_return std::move(*refused);
    const Person person = Person::of(request, server_);
    const Asked what = asked(request, person.hash);
    HttpResponse response = co_await answer(server_, what);
    const bool api = what.path.starts_with("/api/");
    if (api && !person.fresh_cookie.empty())
      response.set(field::set_cookie, person.fresh_cookie);
    co_return response;
  }

  Asked asked(const HttpRequest& request, std::string person) const {
    const std::string_view target = sv(request.target());
    const std::size_t mark = std::min(target.find('?'), target.size());
    return {request, target.substr(0, mark),
            target.substr(std::min(mark + 1, target.size())), address_,
            std::move(person)};
  }

  /// Why there is no socket, or the room it leads to.
  Task<std::expected<std::shared_ptr<Room>, HttpResponse>> room_of(
      const Asked& what) {
    using Found = std::expected<std::shared_ptr<Room>, HttpResponse>;
    const auto no = [](http::status status, const char* code,
                       const char* sentence) {
      return Found(std::unexpected(respond_error(status, code, sentence)));
    };
    constexpr std::string_view before = "/api/tables/";
    constexpr std::string_view after = "/socket";
    if (!what.path.starts_with(before) || !what.path.ends_with(after) ||
        what.path.size() < before.size() + after.size())
      co_return no(http::status::not_found, "not_found",
                   "there is no such socket");
    if (!server_.limits.may_ask(address_))
      co_return no(http::status::too_many_requests, "too_fast",
                   "too many requests; wait a moment");
    const std::string code(what.path.substr(
        before.size(), what.path.size() - before.size() - after.size()));
    const auto room = co_await server_.rooms.find(code);
    if (!room && room.error().kind == StoreFault::Kind::damaged)
      co_return no(http::status::internal_server_error, "damaged",
                   room.error().sentence.c_str());
    if (!room)
      co_return no(http::status::service_unavailable, "store",
                   "the server cannot reach its data at the moment");
    if (!*room) {
      server_.limits.guessed_wrong(address_);
      co_return no(http::status::not_found, "not_found",
                   "there is no such table");
    }
    if (!server_.limits.open_socket(address_))
      co_return no(http::status::too_many_requests, "too_fast",
                   "too many sockets are open");
    co_return Found(*room);
  }

  Task<> upgrade(HttpRequest request) {
    if (auto refused = refusal(request)) {
      co_await write(std::move(*refused));
      co_return;
    }
    const Person person = Person::of(request, server_);
    const Asked what = asked(request, person.hash);
    auto room = co_await room_of(what);
    if (!room) {
      co_await write(std::move(room.error()));
      co_return;
    }
    server_.connections.erase(this);
    const auto socket = std::make_shared<Socket>(server_, std::move(stream_),
                                                 address_, person.hash);
    co_await socket->run(request, person.fresh_cookie, *room,
                         since_of(what.query));
  }

  Server& server_;
  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  std::string address_;
};

void close_sockets(Server& server) {
  for (const auto& socket : all_sockets(server)) socket->go_away();
}

void drop_connections(Server& server) {
  for (const auto& socket : all_sockets(server)) socket->drop();
  for (Connection* connection : server.connections) connection->close();
}

Task<> serve_connection(Server& server, asio::ip::tcp::socket socket) {
  Connection connection(server, std::move(socket));
  co_await connection.run();
}

}  // namespace gockel
