// One connection: HTTP requests, and perhaps a socket at a table.

#include <fmt/format.h>

#include <algorithm>
#include <boost/beast/websocket/rfc6455.hpp>
#include <charconv>

#include "gockel/crypto/crypto.h"
#include "gockel/server/routes.h"

namespace gockel {
namespace {

namespace http = beast::http;
using http::field;

/// So many of those who find no place are told so at once; others only find
/// the connection closed.
constexpr int max_turned_away = 64;
/// Prometheus, somebody's browser, whatever asks for health: one each.
constexpr int max_operators = 32;

/// Who somebody is: the cookie they have, or a new one.
struct Person {
  std::string hash;
  std::string fresh_cookie;  ///< to be set, or ""

  static Person of(const HttpRequest& request, const Server& server) {
    const bool secure = server.settings.origin.starts_with("https://");
    // The prefix is a promise of the browser: no other host and no page
    // without encryption has set it.
    const std::string_view name = secure ? "__Host-gockel" : "gockel";
    const std::string_view known = cookie(sv(request[field::cookie]), name);
    if (server.secrets.made_cookie(known)) return {sha256(known), ""};
    const std::string fresh =
        server.secrets.fresh_cookie(server.environment.random);
    return {sha256(fresh), fmt::format("{}={}; Path=/; HttpOnly; SameSite=Lax; "
                                       "Max-Age=31536000{}",
                                       name, fresh, secure ? "; Secure" : "")};
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

bool is_trusted_proxy(const Server& server, const IpAddress& address) {
  return std::ranges::any_of(server.settings.trusted_proxies,
                             [&address](const AddressRange& network) {
                               return network.contains(address);
                             });
}

/// Whom the limits count a request for.
std::string asker(const Server& server, const IpAddress& peer,
                  const HttpRequest& request) {
  const ProxyHeader kind = server.settings.proxy_header;
  const auto [from, to] =
      kind == ProxyHeader::forwarded
          ? request.equal_range(field::forwarded)
          : request.equal_range(boost::string_view("X-Forwarded-For"));
  std::vector<std::string_view> hops;
  for (auto line = from; line != to; ++line)
    for (const std::string_view hop : forwarded_hops(kind, sv(line->value())))
      hops.push_back(hop);
  return limit_group(
      client_address(peer, hops, server.settings.trusted_proxies));
}

}  // namespace

/// What is left of a connection that becomes a socket.
struct Upgrade {
  std::shared_ptr<Socket> socket;
  HttpRequest request;
  std::string fresh_cookie;  ///< to be set, or ""
  std::shared_ptr<Room> room;
  std::uint64_t since = 0;
};

class Connection {
 public:
  /// REQUIRES: the limits have let it in.
  Connection(Server& server, asio::ip::tcp::socket socket, IpAddress peer,
             Listener listener)
      : server_(server),
        peer_(std::move(peer)),
        listener_(listener),
        stream_(server.environment.time, std::move(socket)) {
    server_.connections.insert(this);
  }
  ~Connection() { server_.connections.erase(this); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void close() { stream_.close(); }

  /// Answers requests until the end, or until one asks for a socket.
  Task<std::optional<Upgrade>> run() {
    for (;;) {
      auto request = co_await stream_.read();
      if (!request) {
        if (request.error()) co_await finish(*request.error());
        co_return std::nullopt;
      }
      if (auto bad = misformed(*request)) {
        co_await finish(std::move(*bad));
        co_return std::nullopt;
      }
      if (beast::websocket::is_upgrade(*request))
        co_return co_await upgrade(*std::move(request));
      HttpResponse response = co_await respond_to(*request);
      const bool goes_on = request->keep_alive();
      response.version(request->version());
      response.keep_alive(goes_on);
      if (request->method() == http::verb::head) {
        response.content_length(response.body().size());
        response.body().clear();
      }
      count(response);
      if (!co_await stream_.write(std::move(response)) || !goes_on)
        co_return std::nullopt;
    }
  }

 private:
  void count(const HttpResponse& response) {
    server_.metrics.answered(static_cast<int>(response.result_int()));
  }

  Task<> finish(HttpResponse response) {
    count(response);
    co_await stream_.finish(std::move(response));
  }

  /// What is wrong with a request that could be read, or nothing.
  static std::optional<HttpResponse> misformed(const HttpRequest& request) {
    const auto bad = [](std::string_view sentence) {
      return respond_error(http::status::bad_request, "bad_params", sentence);
    };
    if (request.count(field::host) != 1) return bad("a request has one Host");
    if (!request.target().starts_with('/') && request.target() != "*")
      return bad("what is asked for begins with a slash");
    return std::nullopt;
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
    const Person person = Person::of(request, server_);
    const ReceivedRequest what = asked(request, person.hash);
    // Operators reach it by whatever name their network has for it.
    if (listener_ == Listener::operators)
      co_return co_await answer_operator(server_, what);
    if (auto refused = refusal(request)) co_return std::move(*refused);
    HttpResponse response = co_await answer(server_, what);
    const bool api = what.path.starts_with("/api/");
    if (api && !person.fresh_cookie.empty())
      response.set(field::set_cookie, person.fresh_cookie);
    co_return response;
  }

  ReceivedRequest asked(const HttpRequest& request, std::string person) const {
    const std::string_view target = sv(request.target());
    const std::size_t mark = std::min(target.find('?'), target.size());
    return {request, target.substr(0, mark),
            target.substr(std::min(mark + 1, target.size())),
            asker(server_, peer_, request), std::move(person)};
  }

  Task<std::optional<Upgrade>> upgrade(HttpRequest request) {
    if (auto refused = refusal(request)) {
      co_await finish(std::move(*refused));
      co_return std::nullopt;
    }
    const Person person = Person::of(request, server_);
    const ReceivedRequest what = asked(request, person.hash);
    auto room = co_await find_socket_room(server_, what);
    if (!room) {
      co_await finish(std::move(room.error()));
      co_return std::nullopt;
    }
    const std::uint64_t since = since_of(what.query);
    auto socket = std::make_shared<Socket>(server_, stream_.release(),
                                           what.address, person.hash);
    co_return Upgrade{std::move(socket), std::move(request),
                      person.fresh_cookie, *std::move(room), since};
  }

  Server& server_;
  IpAddress peer_;
  Listener listener_;
  HttpStream stream_;
};

void close_sockets(Server& server) {
  for (const auto& socket : all_sockets(server)) socket->go_away();
}

void drop_connections(Server& server) {
  for (const auto& socket : all_sockets(server)) socket->drop();
  for (Connection* connection : server.connections) connection->close();
}

namespace {

/// Tells a client that there is no place for it.
Task<> turn_away(Server& server, asio::ip::tcp::socket socket) {
  server.metrics.turned_away();
  if (server.turned_away >= max_turned_away) co_return;
  ++server.turned_away;
  HttpStream stream(server.environment.time, std::move(socket));
  HttpResponse response =
      respond_error(http::status::service_unavailable, "too_many",
                    "there are too many connections; try again in a moment");
  response.set(field::retry_after, "5");
  co_await stream.finish(std::move(response));
  --server.turned_away;
}

}  // namespace

Task<> serve_connection(Server& server, asio::ip::tcp::socket socket,
                        Listener listener) {
  boost::system::error_code error;
  const auto peer = socket.remote_endpoint(error);
  // It has gone already.
  if (error) co_return;
  const IpAddress address = plain_address(peer.address());
  if (listener == Listener::operators) {
    if (server.operators >= max_operators) {
      co_await turn_away(server, std::move(socket));
      co_return;
    }
    ++server.operators;
    {
      Connection connection(server, std::move(socket), address, listener);
      co_await connection.run();
    }
    --server.operators;
    co_return;
  }
  const std::string group = limit_group(address);
  const auto kind = is_trusted_proxy(server, address)
                        ? ConnectionLimits::Peer::proxy
                        : ConnectionLimits::Peer::client;
  if (!server.connection_limits.open(group, kind)) {
    co_await turn_away(server, std::move(socket));
    co_return;
  }
  // Of the connection nothing is kept for the hours of a socket.
  std::optional<Upgrade> upgrade;
  {
    Connection connection(server, std::move(socket), address, listener);
    upgrade = co_await connection.run();
  }
  if (upgrade) {
    const std::shared_ptr<Socket> upgraded = std::move(upgrade->socket);
    const std::shared_ptr<Room> room = std::move(upgrade->room);
    const std::uint64_t since = upgrade->since;
    const bool accepted = co_await upgraded->accept(
        std::move(upgrade->request), std::move(upgrade->fresh_cookie));
    upgrade.reset();
    if (accepted) co_await upgraded->run(room, since);
  }
  server.connection_limits.close(group);
}

}  // namespace gockel
