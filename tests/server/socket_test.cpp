// A server's sockets as a client on this machine sees them.

#include "gockel/server/socket.h"

#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <boost/asio/redirect_error.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <deque>

#include "gockel/crypto/crypto.h"
#include "gockel/server/routes.h"
#include "gockel/server/secrets.h"
#include "gockel/server/system_time.h"
#include "tests/server/virtual_nodes.h"

namespace gockel {
namespace {

using asio::ip::tcp;

/// What takes longer than this has not happened.
constexpr std::chrono::seconds patience{120};

class SocketTest : public testing::Test {
 protected:
  explicit SocketTest(Settings settings = {}) : settings_(settings) {}
  ~SocketTest() override {
    server_.rooms.close();
    acceptor_.close();
    drop_connections(server_);
    io_.restart();
    io_.run_for(patience);
  }

  AsyncStore::Connections connections() {
    AsyncStore::Connections all;
    all.writer = std::make_unique<VirtualStore>(database_);
    all.readers.push_back(std::make_unique<VirtualStore>(database_));
    return all;
  }
  Background later() {
    return [this](Job job) { asio::post(io_, std::move(job)); };
  }

  /// Lets things happen until this is so, or for too long.
  template <class Done>
  void run_until(Done done) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (!done() && std::chrono::steady_clock::now() < end) {
      io_.restart();
      io_.run_one_for(patience);
    }
  }
  std::string create_table() {
    std::string code;
    const auto make = [&]() -> Task<> {
      auto creating = server_.rooms.create(
          *TableRequest::parse(
              R"({"rule_set":"compact","seats":[{"kind":"open"},)"
              R"({"kind":"open"}]})"),
          Opener{"anna", ""});
      const auto made = co_await std::move(creating);
      code = made->table;
    };
    start(io_, make());
    run_until([&] { return !code.empty(); });
    return code;
  }
  /// Has the table so many entries more, as somebody could once have them made.
  void renew_often(const std::string& code, int times) {
    const auto row = *database_.tables->table(code);
    Table table(sodium_hash);
    const auto entries = *database_.tables->entries(code, 0);
    for (const std::string& text : entries) ASSERT_TRUE(table.read(text));
    const PersonChain chain(1, 2);
    Draft draft(table, *Seed::parse(row->seed), time_.now());
    ASSERT_TRUE(sit(draft, {.name = "anna", .chain = chain.end()},
                    fresh_salt(fill_random)));
    std::vector<std::string> texts = entry_texts(draft);
    table = draft.table();
    for (int i = 0; i < times; ++i)
      texts.push_back(
          *table.append({time_.now(), entry::Renewed{0, chain.end()}}));
    Append append;
    append.table = code;
    append.expected = row->version;
    append.version = table.version();
    append.entries = fmt::format("{}", fmt::join(texts, "\n"));
    append.stage = "waiting";
    append.now = time_.now();
    ASSERT_TRUE(database_.tables->append({&append, 1}));
  }

  /// What a client was sent, in order.
  struct Client {
    std::vector<std::string> heard;
    bool ended = false;
  };
  std::deque<Client> clients_;  ///< to the end, whatever became of them
  /// Connects, sends these and reads until the server ends it.
  Task<> talk(Client& client, std::string path,
              std::vector<std::string> messages) {
    beast::websocket::stream<beast::tcp_stream, false> stream(io_);
    boost::system::error_code error;
    const tcp::endpoint at = acceptor_.local_endpoint();
    const std::string host = fmt::format("127.0.0.1:{}", at.port());
    stream.read_message_max(0);
    co_await stream.next_layer().async_connect(
        at, asio::redirect_error(asio::use_awaitable, error));
    if (!error)
      co_await stream.async_handshake(
          host, path, asio::redirect_error(asio::use_awaitable, error));
    for (const std::string& message : messages)
      if (!error)
        co_await stream.async_write(
            asio::buffer(message),
            asio::redirect_error(asio::use_awaitable, error));
    while (!error) {
      beast::flat_buffer buffer;
      co_await stream.async_read(
          buffer, asio::redirect_error(asio::use_awaitable, error));
      if (!error)
        client.heard.push_back(beast::buffers_to_string(buffer.data()));
    }
    client.ended = true;
  }
  Task<> accept_all() {
    for (;;) {
      boost::system::error_code error;
      tcp::socket socket = co_await acceptor_.async_accept(
          asio::redirect_error(asio::use_awaitable, error));
      if (error) co_return;
      start(io_, serve_connection(server_, std::move(socket), listener_));
    }
  }
  void SetUp() override { start(io_, accept_all()); }

  Listener listener_ = Listener::people;
  Settings settings_;
  VirtualDatabase database_;
  asio::io_context io_{1};
  SystemTime time_{io_};
  AsyncStore store_{io_, time_, {.background = later()}, connections()};
  Environment environment_{
      .io = io_, .time = time_, .random = fill_random, .thinking = later()};
  Server server_{.environment = environment_,
                 .settings = settings_,
                 .store = store_,
                 .secrets = ServerSecrets(Seed()),
                 .rooms = Rooms(environment_, store_, settings_),
                 .readiness = Readiness(environment_, store_),
                 .limits = RateLimits(settings_, time_),
                 .connection_limits = ConnectionLimits(settings_),
                 .files = Files::embedded(),
                 .metrics = Metrics(),
                 .house_address = "",
                 .loopback = true,
                 .connections = {},
                 .sockets = {}};
  tcp::acceptor acceptor_{io_, {asio::ip::address_v4::loopback(), 0}};
};

TEST_F(SocketTest, AWelcomeMayBeLongerThanWhatOthersMayLeaveUnread) {
  const std::string code = create_table();
  renew_often(code, 25'000);
  Client& client = clients_.emplace_back();
  start(io_, talk(client, "/api/tables/" + code + "/socket", {}));
  run_until([&] { return client.ended || !client.heard.empty(); });
  ASSERT_FALSE(client.ended) << "whoever comes is dropped";
  EXPECT_GT(client.heard[0].size(), 4U << 20);
}

TEST_F(SocketTest, OperatorsSeeWhetherTheStoreWorks) {
  const auto told = [&] { return server_.metrics.text(server_); };
  create_table();
  EXPECT_TRUE(told().contains("\ngockel_store_healthy 1\n"));
  EXPECT_TRUE(told().contains("\ngockel_store_appends 1\n"));
  database_.broken = true;
  bool answered = false;
  const auto fail = [&]() -> Task<> {
    Append append;
    append.table = "T";
    auto storing = store_.append(std::move(append));
    const auto stored = co_await std::move(storing);
    EXPECT_FALSE(stored);
    answered = true;
  };
  start(io_, fail());
  run_until([&] { return answered; });
  EXPECT_TRUE(told().contains("\ngockel_store_healthy 0\n"));
}

TEST_F(SocketTest, ALongTableIsDearToHaveReadAgainAndAgain) {
  const std::string code = create_table();
  renew_often(code, 10'000);
  const auto get = [&](const std::string& path) {
    std::optional<unsigned> status;
    const auto ask = [&]() -> Task<> {
      HttpRequest request;
      request.method(beast::http::verb::get);
      request.target(path);
      ReceivedRequest asked{request, path, "", "10.0.0.1", "anna"};
      auto answering = answer(server_, std::move(asked));
      const HttpResponse response = co_await std::move(answering);
      status = response.result_int();
    };
    start(io_, ask());
    run_until([&] { return status.has_value(); });
    return status;
  };
  EXPECT_EQ(get("/api/tables/" + code), 200U);
  EXPECT_EQ(get("/api/tables/" + code), 429U);
}

class SlowAddressTest : public SocketTest {
 protected:
  static Settings slow() {
    Settings settings;
    settings.rate = 5;
    return settings;
  }
  SlowAddressTest() : SocketTest(slow()) {}
};

TEST_F(SlowAddressTest, TheSocketsOfAnAddressShareWhatTheyMayAsk) {
  const std::string code = create_table();
  const std::vector<std::string> pings(
      40, R"({"jsonrpc":"2.0","id":1,"method":"ping"})");
  for (int i = 0; i < 10; ++i)
    start(io_, talk(clients_.emplace_back(), "/api/tables/" + code + "/socket",
                    pings));
  const auto answers = [&](std::string_view kind) {
    std::size_t count = 0;
    for (const Client& client : clients_)
      for (const std::string& text : client.heard)
        count += text.contains("\"id\"") && text.contains(kind) ? 1 : 0;
    return count;
  };
  run_until([&] { return answers("") == 400; });
  EXPECT_EQ(answers(""), 400U);
  // Four seconds' worth of requests at once, five times as many as of HTTP;
  // some come back while they are asked.
  EXPECT_GE(answers("\"result\""), 100U);
  EXPECT_LT(answers("\"result\""), 300U);
  EXPECT_GT(answers("-32014"), 100U);
}

class OperatorsTest : public SocketTest {
 protected:
  OperatorsTest() { listener_ = Listener::operators; }
};

TEST_F(OperatorsTest, HaveSoManyConnectionsAndNoMore) {
  std::vector<tcp::socket> open;
  for (int i = 0; i < 60; ++i)
    open.emplace_back(io_).connect(acceptor_.local_endpoint());
  Client& late = clients_.emplace_back();
  start(io_, talk(late, "/metrics", {}));
  run_until([&] { return late.ended; });
  EXPECT_LE(server_.connections.size(), 32U);
  open.clear();
  run_until([&] { return server_.connections.empty(); });
  EXPECT_TRUE(server_.connections.empty());
}

}  // namespace
}  // namespace gockel
