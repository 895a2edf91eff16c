#include "gockel/server/serve.h"

#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/thread_pool.hpp>
#include <csignal>
#include <optional>
#include <span>
#include <thread>
#include <vector>

#include "gockel/crypto/crypto.h"
#include "gockel/server/event_log.h"
#include "gockel/server/server.h"
#include "gockel/server/system_time.h"
#include "gockel/store/notices.h"
#include "gockel/store/open_store.h"
#include "gockel/store/sqlite_file.h"

namespace gockel {
namespace {

using asio::ip::tcp;

constexpr std::size_t reading_connections = 2;
constexpr int max_queue = 4096;  ///< of connections not yet accepted
constexpr Millis shutdown_grace = 2000;
constexpr Millis shutdown_poll = 20;
/// After the grace: for what is under way to notice that it is to end.
constexpr std::chrono::seconds exit_grace{3};
constexpr Millis accept_retry_delay = 100;

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

Task<> accept_all(Server& server, tcp::acceptor& acceptor, Listener listener) {
  Pause pause(server.environment.time);
  while (acceptor.is_open()) {
    boost::system::error_code error;
    tcp::socket socket = co_await acceptor.async_accept(
        asio::redirect_error(asio::use_awaitable, error));
    if (!error) {
      // Small answers go out at once; where that cannot be had, later.
      [[maybe_unused]] const auto refused =
          socket.set_option(tcp::no_delay(true), error);
      start(server.environment.io,
            serve_connection(server, std::move(socket), listener));
    } else if (acceptor.is_open()) {
      // No descriptors left: those who have one go on.
      log_event(spdlog::level::warn, "accept_failed",
                {{"error", error.message()}});
      co_await pause.wait(accept_retry_delay);
    }
  }
}

/// Waits for a signal, then ends everything in good order: when nothing is
/// left to wait for, the events end by themselves.
Task<> stop_on_signal(Server& server, asio::signal_set& signals,
                      std::span<tcp::acceptor> acceptors,
                      std::stop_source& store_stop) {
  boost::system::error_code error;
  co_await signals.async_wait(asio::redirect_error(asio::use_awaitable, error));
  log_event(spdlog::level::info, "stopping",
            {{"sockets", server.sockets.size()}});
  // Nobody new, nothing more by itself.
  for (tcp::acceptor& acceptor : acceptors) {
    [[maybe_unused]] const auto closed = acceptor.close(error);
  }
  server.rooms.close();
  // Clients that read are given the time to hear it.
  close_sockets(server);
  Pause pause(server.environment.time);
  const auto busy = [&server] {
    return !server.sockets.empty() || !server.store.idle();
  };
  for (Millis waited = 0; busy() && waited < shutdown_grace;
       waited += shutdown_poll)
    co_await pause.wait(shutdown_poll);
  drop_connections(server);
  // A database that hangs keeps nobody any longer, and what cannot be told to
  // stop, such as a disk, does not keep the process: all that was acknowledged
  // is stored.
  store_stop.request_stop();
  std::thread([] {
    std::this_thread::sleep_for(exit_grace);
    log_event(spdlog::level::err, "stopped",
              {{"error", "something did not end in time"}});
    std::_Exit(0);
  }).detach();
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

StoreResult<AsyncStore::Connections> connect_all(const PqOptions& options) {
  AsyncStore::Connections all;
  auto writer = open_store(options);
  if (!writer) return std::unexpected(writer.error());
  all.writer = std::move(*writer);
  for (std::size_t i = 0; i < reading_connections; ++i) {
    auto reader = open_store(options);
    if (!reader) return std::unexpected(reader.error());
    all.readers.push_back(std::move(*reader));
  }
  return all;
}

Background run_in(asio::thread_pool& threads) {
  return [&threads](Job job) { asio::post(threads, std::move(job)); };
}

/// A thread that tells the rooms what other nodes store.
std::jthread hear_notices(asio::io_context& io, const PqOptions& options,
                          Rooms& rooms) {
  NoticeHandlers handlers{
      .heard =
          [&io, &rooms](std::vector<Notice> notices) {
            asio::post(io, [&rooms, notices = std::move(notices)] {
              for (const Notice& notice : notices) rooms.hear(notice);
            });
          },
      .missed =
          [&io, &rooms] { asio::post(io, [&rooms] { rooms.refresh_all(); }); }};
  return std::jthread([options, handlers = std::move(handlers)] {
    listen_for_notices(options, handlers);
  });
}

std::expected<tcp::acceptor, StartFault> listen_at(asio::io_context& io,
                                                   const ListenAddress& at) {
  boost::system::error_code error;
  const auto address = asio::ip::make_address(at.address, error);
  tcp::acceptor acceptor(io);
  const tcp::endpoint wanted(address, at.port);
  if (error || acceptor.open(wanted.protocol(), error) ||
      acceptor.set_option(tcp::acceptor::reuse_address(true), error) ||
      acceptor.bind(wanted, error) || acceptor.listen(max_queue, error))
    return std::unexpected(
        StartFault{.kind = StartFault::Kind::listen,
                   .what = fmt::format("{}:{}", at.address, at.port),
                   .detail = error.message()});
  return acceptor;
}

std::unexpected<StartFault> not_started(const StoreFault& fault) {
  return std::unexpected(
      StartFault{.kind = StartFault::Kind::store, .store = fault});
}

/// What all nodes on one store share; drawn by the first.
std::expected<ServerSecrets, StartFault> read_secrets(Store& store) {
  const auto stored = store.secret("server", fresh_seed(fill_random).text());
  if (!stored) return not_started(stored.error());
  const Result<Seed> secret = Seed::parse(*stored);
  if (!secret)
    return std::unexpected(StartFault{.kind = StartFault::Kind::secret});
  return ServerSecrets(*secret);
}

/// The folder of the page, or the one built in.
std::expected<Files, StartFault> page_files(const std::string& folder) {
  if (folder.empty()) return Files::embedded();
  return Files::folder(folder);
}

}  // namespace

std::expected<void, StartFault> serve(
    const Settings& settings,
    const std::function<void(const Reached&)>& ready) {
  // In the order in which they are needed to the end: the events outlive all,
  // and threads end before what they work on.
  asio::io_context io(1);
  SystemTime time(io);
  std::unique_ptr<AsyncStore> store;
  asio::thread_pool store_threads(reading_connections + 1);
  asio::thread_pool thinking_thread(1);
  if (const auto raised = reserve_descriptors(settings); !raised)
    return std::unexpected(raised.error());
  std::stop_source store_stop;
  const PqOptions reach{
      .where = settings.data,
      .timeout = std::chrono::milliseconds(settings.store_timeout),
      .stop = store_stop.get_token()};
  // A file that has reached its limit is a fault to be told, not a reason to
  // end.
  std::signal(SIGXFSZ, SIG_IGN);
  std::optional<FileLock> lock;
  if (!is_postgresql(settings.data)) {
    auto taken = FileLock::take(settings.data);
    if (!taken) return not_started(taken.error());
    lock.emplace(std::move(*taken));
  }
  auto connections = connect_all(reach);
  if (!connections) return not_started(connections.error());
  const auto secrets = read_secrets(*connections->writer);
  if (!secrets) return std::unexpected(secrets.error());
  // Before anything happens by it: this machine's clock may be wrong.
  const auto sample = sample_clock(*connections->writer, time);
  if (!sample) return not_started(sample.error());
  store = std::make_unique<AsyncStore>(
      io, time,
      AsyncStore::Options{.background = run_in(store_threads),
                          .timeout = settings.store_timeout},
      std::move(*connections));
  std::expected<Files, StartFault> files = page_files(settings.web);
  if (!files) return std::unexpected(files.error());
  // For people first; for operators where it is wanted.
  std::vector<tcp::acceptor> acceptors;
  for (const auto& where : {std::optional(settings.listen), settings.metrics}) {
    if (!where) continue;
    auto acceptor = listen_at(io, *where);
    if (!acceptor) return std::unexpected(acceptor.error());
    acceptors.push_back(*std::move(acceptor));
  }
  const Reached at = reached(acceptors.front().local_endpoint());
  const Environment environment{.io = io,
                                .time = time,
                                .random = fill_random,
                                .thinking = run_in(thinking_thread)};
  Server server{
      .environment = environment,
      .settings = settings,
      .store = *store,
      .secrets = *secrets,
      .rooms = Rooms(environment, *store, settings),
      .readiness = Readiness(environment, *store),
      .limits = RateLimits(settings, time),
      .connection_limits = ConnectionLimits(settings),
      .files = std::move(*files),
      .metrics = Metrics(),
      .house_address = at.house,
      .loopback = settings.origin.empty() &&
                  acceptors.front().local_endpoint().address().is_loopback(),
      .connections = {},
      .sockets = {}};
  if (*sample) server.rooms.clock().take(**sample);
  server.rooms.open();
  std::jthread notices;
  if (store->shared()) notices = hear_notices(io, reach, server.rooms);
  // Heard from now on: who is told that it listens may end it at once.
  asio::signal_set signals(io, SIGINT, SIGTERM);
  start(io, stop_on_signal(server, signals, acceptors, store_stop));
  for (tcp::acceptor& acceptor : acceptors) {
    const bool first = &acceptor == &acceptors.front();
    start(io, accept_all(server, acceptor,
                         first ? Listener::people : Listener::operators));
    const tcp::endpoint there = acceptor.local_endpoint();
    log_event(
        spdlog::level::info, first ? "listening" : "listening_metrics",
        {{"address", there.address().to_string()}, {"port", there.port()}});
  }
  ready(at);
  io.run();
  // Whoever waited for the store has its answer, but a thread may still be on
  // its way out of a job.
  store_threads.join();
  log_event(spdlog::level::info, "stopped");
  return {};
}

}  // namespace gockel
