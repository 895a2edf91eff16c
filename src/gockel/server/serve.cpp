#include "gockel/server/serve.h"

#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <spdlog/spdlog.h>

#include <boost/asio/signal_set.hpp>
#include <csignal>

#include "gockel/server/server.h"
#include "gockel/server/socket.h"

namespace gockel {
namespace {

using asio::ip::tcp;

constexpr int reading_threads = 2;
constexpr int longest_queue = 4096;  ///< of connections not yet accepted
constexpr auto last_words = std::chrono::seconds(2);

/// An address of this machine in its network, or "".
std::string network_address() {
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return "";
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> owner(all,
                                                               freeifaddrs);
  for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET ||
        (one->ifa_flags & IFF_LOOPBACK) != 0 || (one->ifa_flags & IFF_UP) == 0)
      continue;
    const auto* in = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
    return asio::ip::address_v4(ntohl(in->sin_addr.s_addr)).to_string();
  }
  return "";
}

/// They may end while the list is walked.
std::vector<std::shared_ptr<Socket>> all_sockets(const Server& server) {
  std::vector<std::shared_ptr<Socket>> all;
  for (Socket* socket : server.sockets)
    if (auto held = socket->weak_from_this().lock())
      all.push_back(std::move(held));
  return all;
}

Task<> accept_all(Server& server, tcp::acceptor& acceptor) {
  asio::steady_timer pause(server.io);
  while (acceptor.is_open()) {
    boost::system::error_code error;
    tcp::socket socket = co_await acceptor.async_accept(
        asio::redirect_error(asio::use_awaitable, error));
    if (!error) {
      // Small answers go out at once; where that cannot be had, later.
      [[maybe_unused]] const auto refused =
          socket.set_option(tcp::no_delay(true), error);
      start(server.io, serve_connection(server, std::move(socket)));
    } else if (acceptor.is_open()) {
      // No descriptors left: those who have one go on.
      spdlog::warn("event=accept error=\"{}\"", error.message());
      pause.expires_after(std::chrono::milliseconds(100));
      co_await wait(pause);
    }
  }
}

/// Waits for a signal, then ends everything in good order: when nothing is
/// left to wait for, the events end by themselves.
Task<> stop_on_signal(Server& server, tcp::acceptor& acceptor) {
  asio::signal_set signals(server.io, SIGINT, SIGTERM);
  boost::system::error_code error;
  co_await signals.async_wait(asio::redirect_error(asio::use_awaitable, error));
  spdlog::info("event=stopping sockets={}", server.sockets.size());
  [[maybe_unused]] const auto closed = acceptor.close(error);
  server.hall.close();
  for (const auto& socket : all_sockets(server)) socket->go_away();
  const auto end = std::chrono::steady_clock::now() + last_words;
  asio::steady_timer pause(server.io);
  while (!server.sockets.empty() && std::chrono::steady_clock::now() < end) {
    pause.expires_after(std::chrono::milliseconds(20));
    co_await wait(pause);
  }
  for (const auto& socket : all_sockets(server)) socket->drop();
  for (Connection* connection : server.connections) close(*connection);
}

Reached reached(const tcp::endpoint& at) {
  const std::string port = fmt::format(":{}", at.port());
  const asio::ip::address address = at.address();
  if (address.is_loopback())
    return {"http://" + address.to_string() + port, ""};
  const std::string house =
      address.is_unspecified() ? network_address() : address.to_string();
  return {"http://127.0.0.1" + port,
          house.empty() ? "" : "http://" + house + port};
}

}  // namespace

std::string serve(const Settings& settings,
                  const std::function<void(const Reached&)>& ready) {
  asio::io_context io(1);
  auto keeper = Keeper::open(io, settings.data, reading_threads);
  if (!keeper) return keeper.error().sentence;
  Files files;
  if (settings.web.empty()) {
    files = Files::embedded();
  } else {
    Stored<Files> folder = Files::folder(settings.web);
    if (!folder) return folder.error().sentence;
    files = std::move(*folder);
  }
  boost::system::error_code error;
  const auto address = asio::ip::make_address(settings.address, error);
  if (error) return fmt::format("\"{}\" is not an address", settings.address);
  tcp::acceptor acceptor(io);
  const tcp::endpoint wanted(address, settings.port);
  if (acceptor.open(wanted.protocol(), error) ||
      acceptor.set_option(tcp::acceptor::reuse_address(true), error) ||
      acceptor.bind(wanted, error) || acceptor.listen(longest_queue, error))
    return fmt::format("cannot listen on {}:{}: {}", settings.address,
                       settings.port, error.message());
  const Reached at = reached(acceptor.local_endpoint());
  Server server{.io = io,
                .settings = settings,
                .keeper = **keeper,
                .hall = Hall(io, **keeper, settings),
                .gate = Gate(settings),
                .files = std::move(files),
                .metrics = Metrics(),
                .house_address = at.house,
                .connections = {},
                .sockets = {}};
  server.hall.open();
  start(io, stop_on_signal(server, acceptor));
  start(io, accept_all(server, acceptor));
  spdlog::info("event=listening address={} port={}", settings.address,
               acceptor.local_endpoint().port());
  ready(at);
  io.run();
  spdlog::info("event=stopped");
  return "";
}

}  // namespace gockel
