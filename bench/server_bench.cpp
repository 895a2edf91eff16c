// Load for a running `gockel serve`: bench/server_bench.py starts it and prints
// the table. Plays many tables at once over real sockets, two people each, and
// reports what was acknowledged and how long it took: a line when it begins to
// measure, a line of JSON when it has measured.
//   server_bench HOST PORT moves TABLES SECONDS MOVES_PER_SECOND
//   server_bench HOST PORT idle SOCKETS TABLES

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "gockel/core/any_game.h"
#include "gockel/random/rng.h"
#include "gockel/server/tasks.h"
#include "tests/support/chain.h"

namespace gockel {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Json = nlohmann::json;
using TimePoint = std::chrono::steady_clock::time_point;

constexpr std::chrono::milliseconds warm_up{500};

TimePoint now() { return std::chrono::steady_clock::now(); }

struct Load {
  asio::io_context io{1};
  tcp::endpoint server;
  std::string host;
  Rng rng{1};
  std::vector<double> millis;  ///< of every acknowledged move or throw
  std::uint64_t entries = 0;   ///< that those led to
  std::uint64_t refused = 0;
  std::size_t ready = 0;  ///< tables that play, or sockets that are open
  bool playing = false;   ///< all tables are there
  bool measuring = false;
  bool ended = false;
  TimePoint next_move;  ///< when the next one may be sent
  std::chrono::nanoseconds pace{0};
};

Task<> sleep_until(Load& load, TimePoint at) {
  asio::steady_timer timer(load.io, at);
  co_await timer.async_wait(asio::use_awaitable);
}

/// A socket at a table, as one person.
class Client {
 public:
  explicit Client(Load& load) : load_(load), stream_(load.io) {}

  Task<> open(std::string code, std::string cookie) {
    co_await stream_.next_layer().async_connect(load_.server,
                                                asio::use_awaitable);
    stream_.next_layer().set_option(tcp::no_delay(true));
    stream_.set_option(websocket::stream_base::decorator(
        [cookie](websocket::request_type& request) {
          if (!cookie.empty()) request.set(http::field::cookie, cookie);
        }));
    const std::string path = "/api/tables/" + code + "/socket";
    co_await stream_.async_handshake(load_.host, path, asio::use_awaitable);
    stream_.text(true);
  }
  Task<Json> hear() {
    beast::flat_buffer buffer;
    co_await stream_.async_read(buffer, asio::use_awaitable);
    co_return Json::parse(beast::buffers_to_string(buffer.data()));
  }
  Task<> say(const Json& message) {
    const std::string text = message.dump();
    co_await stream_.async_write(asio::buffer(text), asio::use_awaitable);
  }

 private:
  Load& load_;
  websocket::stream<tcp::socket> stream_;
};

struct CreatedTable {
  std::string code;
  std::string cookie;
};

Task<CreatedTable> create(Load& load) {
  tcp::socket socket(load.io);
  co_await socket.async_connect(load.server, asio::use_awaitable);
  http::request<http::string_body> request{http::verb::post, "/api/tables", 11};
  request.set(http::field::host, load.host);
  request.set(http::field::content_type, "application/json");
  const Json body{{"rule_set", "compact"},
                  {"seats", {{{"kind", "open"}}, {{"kind", "open"}}}}};
  request.body() = body.dump();
  request.prepare_payload();
  co_await http::async_write(socket, request, asio::use_awaitable);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  co_await http::async_read(socket, buffer, response, asio::use_awaitable);
  const Json made = Json::parse(response.body());
  const auto header = response[http::field::set_cookie];
  const std::string cookie(header.data(), header.size());
  co_return CreatedTable{made.at("table"), cookie.substr(0, cookie.find(';'))};
}

/// Two people at one table, played by one task: whoever is to act moves.
class PlayedTable {
 public:
  explicit PlayedTable(Load& load) : load_(load) {}

  Task<> play() {
    for (;;) {
      const CreatedTable made = co_await create(load_);
      people_[0] = std::make_unique<Client>(load_);
      people_[1] = std::make_unique<Client>(load_);
      version_ = 0;
      game_.reset();
      over_ = false;
      co_await people_[0]->open(made.code, made.cookie);
      const std::string stranger;
      co_await people_[1]->open(made.code, stranger);
      for (std::size_t s = 0; s < people_.size(); ++s) {
        chains_[s] = PersonChain(load_.rng.next(), 400);
        const Json sit = request("sit", {{"name", s == 0 ? "A" : "B"},
                                         {"seat", s == 0 ? "A" : "B"},
                                         {"chain", chains_[s].end().text()}});
        co_await people_[s]->say(sit);
      }
      while (!game_) {
        const Json message = co_await people_[0]->hear();
        take(message, nullptr);
      }
      if (!counted_) ++load_.ready;
      counted_ = true;
      // Who plays already would keep those waiting who still have to sit down.
      while (!load_.playing) {
        const TimePoint soon = now() + std::chrono::milliseconds(20);
        co_await sleep_until(load_, soon);
      }
      while (!over_) {
        co_await one_move();
        if (load_.ended) co_return;
      }
    }
  }

 private:
  Json request(const char* method, Json params) {
    params["client"] = fmt::format("{}", ++requests_);
    return {{"jsonrpc", "2.0"},
            {"id", requests_},
            {"method", method},
            {"params", std::move(params)}};
  }

  Task<> one_move() {
    // All tables share one rhythm, so that the load is the wanted one.
    if (load_.pace.count() > 0) {
      load_.next_move = std::max(load_.next_move, now()) + load_.pace;
      co_await sleep_until(load_, load_.next_move);
    }
    const Seat acting = seat(*game_);
    Client& actor = *people_[acting];
    const Json message = an_act(chains_[acting]);
    const TimePoint sent = now();
    co_await actor.say(message);
    bool acknowledged = false;
    const std::uint64_t before = version_;
    while (!acknowledged || version_ == before) {
      const Json heard = co_await actor.hear();
      take(heard, &acknowledged);
    }
    const std::chrono::duration<double, std::milli> took = now() - sent;
    if (!load_.measuring) co_return;
    load_.millis.push_back(took.count());
    load_.entries += version_ - before;
  }

  /// A throw, or a move; with a roll the link comes along.
  Json an_act(PersonChain& chain) {
    if (node(*game_) == Node::chance)
      return request("throw",
                     {{"version", version_}, {"link", chain.take().text()}});
    const Move move = a_move();
    Json params{{"version", version_},
                {"move", event_text(*game_, move).substr(1)}};
    if (move.kind() == MoveKind::roll) params["link"] = chain.take().text();
    return request("play", std::move(params));
  }

  /// Rather one that ends the turn, so that tiles move.
  Move a_move() {
    const MoveList all = moves(*game_);
    for (const Move move : all)
      if (move.kind() == MoveKind::stop && load_.rng.below(2) == 0) return move;
    return all[load_.rng.below(static_cast<std::uint32_t>(all.size()))];
  }

  void take(const Json& message, bool* acknowledged) {
    if (!message.contains("method")) {
      if (message.contains("error")) ++load_.refused;
      if (acknowledged != nullptr) *acknowledged = true;
      return;
    }
    const Json& params = message["params"];
    if (!params.contains("entries")) return;
    std::uint64_t number = params["from"].get<std::uint64_t>();
    for (const Json& entry : params["entries"]) {
      if (number++ <= version_) continue;
      ++version_;
      const std::string& type = entry["type"].get_ref<const std::string&>();
      if (type == "started")
        game_ = *parse_state(entry["position"].get<std::string>());
      else if (type == "dice")
        step(*game_, *parse_event(*game_, entry["dice"].get<std::string>()));
      else if (type == "move")
        step(*game_,
             *parse_event(*game_, "/" + entry["move"].get<std::string>()));
      else if (type == "over")
        over_ = true;
    }
  }

  Load& load_;
  std::array<std::unique_ptr<Client>, 2> people_;
  std::array<PersonChain, 2> chains_{PersonChain(0, 1), PersonChain(0, 1)};
  std::optional<AnyState> game_;
  std::uint64_t version_ = 0;
  std::uint64_t requests_ = 0;
  bool over_ = false;
  bool counted_ = false;
};

double percentile(std::vector<double>& sorted, double part) {
  if (sorted.empty()) return 0;
  const auto last = static_cast<double>(sorted.size() - 1);
  return sorted[static_cast<std::size_t>(part * last)];
}

Task<> measure(Load& load, std::size_t tables, double seconds) {
  while (load.ready < tables)
    co_await sleep_until(load, now() + std::chrono::milliseconds(20));
  load.playing = true;
  co_await sleep_until(load, now() + warm_up);
  load.measuring = true;
  std::cout << "measuring" << std::endl;
  const TimePoint begin = now();
  co_await sleep_until(load, begin + std::chrono::milliseconds(
                                         static_cast<int>(1000 * seconds)));
  const std::chrono::duration<double> took = now() - begin;
  load.ended = true;
  std::ranges::sort(load.millis);
  std::cout << Json{{"moves", load.millis.size()},
                    {"entries", load.entries},
                    {"seconds", took.count()},
                    {"p50_ms", percentile(load.millis, 0.5)},
                    {"p99_ms", percentile(load.millis, 0.99)},
                    {"refused", load.refused}}
                   .dump()
            << std::endl;
  std::_Exit(0);
}

Task<> watch(Load& load, Client& client, std::string code) {
  const std::string stranger;
  co_await client.open(code, stranger);
  co_await client.hear();
  ++load.ready;
}

/// Opens sockets, as many at each table, and keeps them until its input ends.
Task<> idle(Load& load, std::size_t sockets, std::size_t tables) {
  std::vector<std::unique_ptr<Client>> clients;
  for (std::size_t table = 0; table < tables; ++table) {
    const CreatedTable made = co_await create(load);
    for (std::size_t i = 0; i < sockets / tables; ++i) {
      clients.push_back(std::make_unique<Client>(load));
      co_await watch(load, *clients.back(), made.code);
    }
  }
  std::cout << load.ready << std::endl;
  std::cin.get();
  std::_Exit(0);
}

/// A few at a time: a server's queue of connections is short.
Task<> open_all(Load& load, std::vector<std::unique_ptr<PlayedTable>>& games,
                std::size_t count) {
  constexpr std::size_t at_once = 50;
  while (games.size() < count) {
    while (games.size() > load.ready + at_once)
      co_await sleep_until(load, now() + std::chrono::milliseconds(2));
    games.push_back(std::make_unique<PlayedTable>(load));
    start(load.io, games.back()->play());
  }
}

int run(const std::vector<std::string>& words) {
  Load load;
  load.server = {asio::ip::make_address(words[1]),
                 static_cast<std::uint16_t>(std::stoi(words[2]))};
  load.host = words[1] + ":" + words[2];
  const auto count = static_cast<std::size_t>(std::stoi(words[4]));
  std::vector<std::unique_ptr<PlayedTable>> games;
  if (words[3] == "idle") {
    const auto tables = static_cast<std::size_t>(std::stoi(words[5]));
    start(load.io, idle(load, count, tables));
  } else {
    const double rate = std::stod(words[6]);
    if (rate > 0)
      load.pace = std::chrono::nanoseconds(static_cast<int>(1e9 / rate));
    start(load.io, open_all(load, games, count));
    start(load.io, measure(load, count, std::stod(words[5])));
  }
  load.io.run();
  return 0;
}

}  // namespace
}  // namespace gockel

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv, argv + argc);
  if (words.size() < 6 || (words[3] == "moves" && words.size() != 7)) {
    std::cerr << "bench/server_bench.py starts this\n";
    return 2;
  }
  return gockel::run(words);
}
