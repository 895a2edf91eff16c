#pragma once

// A database and nodes on it, all in one thread and on virtual time: what
// happens is decided by the seed and by what the test does.

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "gockel/random/rng.h"
#include "gockel/server/rooms.h"
#include "gockel/store/sql_store.h"
#include "tests/server/virtual_time.h"
#include "tests/support/chain.h"

namespace gockel {

inline constexpr Millis one_second = 1000;
inline constexpr Millis one_hour = 3600 * one_second;
inline constexpr Millis one_day = 24 * one_hour;
inline const Millis bot_pace = Settings{}.bot_pace;
inline const Millis absent_after = Settings{}.absent_after;
inline constexpr std::string_view two_people =
    R"({"rule_set":"compact","seats":[{"kind":"open"},{"kind":"open"}]})";

/// What all nodes share.
struct VirtualDatabase {
  std::unique_ptr<SqlStore> tables = *SqlStore::open(":memory:");
  bool broken = false;  ///< every call is a fault
  bool shared = false;  ///< other nodes are told
  int tried = 0;        ///< appends, stored or not
  std::vector<std::function<void(std::string)>> listeners;

  void notify(const std::string& table) const {
    if (!shared) return;
    for (const auto& listener : listeners) listener(table);
  }
};

/// A connection to it.
class VirtualStore final : public Store {
 public:
  explicit VirtualStore(VirtualDatabase& database) : database_(database) {}

  StoreResult<std::vector<Appended>> append(
      std::span<const Append> appends) override;
  StoreResult<std::optional<TableRow>> table(const std::string& id) override;
  StoreResult<std::vector<std::string>> entries(const std::string& id,
                                                std::uint64_t since) override;
  StoreResult<std::optional<std::uint64_t>> request(
      const std::string& id, const std::string& client) override;
  StoreResult<std::optional<SeatOwner>> claim(
      const std::string& id, const std::string& key,
      const std::string& person) override;
  StoreResult<std::vector<std::string>> due(std::int64_t before,
                                            int max_count) override;
  StoreResult<std::vector<ListedTable>> listed(int max_count) override;
  StoreResult<std::uint64_t> count_playing() override;
  StoreResult<void> set_presence(const std::string& node,
                                 std::span<const Presence> seats) override;
  StoreResult<std::vector<Seat>> present(const std::string& id,
                                         std::int64_t now) override;
  StoreResult<std::vector<std::string>> untouched_games(std::int64_t before,
                                                        int max_count) override;
  StoreResult<int> delete_untouched(std::int64_t before) override;
  bool shared() const override { return database_.shared; }

 private:
  template <class Call>
  auto call(Call call) -> decltype(call(std::declval<SqlStore&>())) {
    if (database_.broken)
      return std::unexpected(StoreFault{"the database is broken"});
    return call(*database_.tables);
  }
  VirtualDatabase& database_;
};

class VirtualWorld;

/// A node without sockets. Its housekeeping runs when a test opens its rooms.
class VirtualNode {
 public:
  VirtualNode(VirtualWorld& world, const Settings& settings);
  Rooms& rooms() { return rooms_; }
  AsyncStore& store() { return store_; }

 private:
  AsyncStore store_;
  Rooms rooms_;
};

class VirtualWorld {
 public:
  explicit VirtualWorld(std::uint64_t seed = 1) : rng_(seed) {}

  VirtualNode& add_node(const Settings& settings);
  /// Does everything that can be done without time.
  void run();
  /// Lets time pass, and everything happen that falls due.
  void advance(Millis duration);

  /// What a task comes to, without time.
  template <class T>
  T run(Task<T> task) {
    std::optional<T> result;
    start(io, keep(std::move(task), result));
    run();
    EXPECT_TRUE(result) << "the task waits for time";
    return std::move(*result);
  }
  void run(Task<> task) {
    bool done = false;
    start(io, note(std::move(task), done));
    run();
    EXPECT_TRUE(done) << "the task waits for time";
  }

  Environment environment();
  Background background();

  VirtualTime time;
  asio::io_context io{1};
  VirtualDatabase database;

 private:
  template <class T>
  static Task<> keep(Task<T> task, std::optional<T>& result) {
    result.emplace(co_await std::move(task));
  }
  static Task<> note(Task<> task, bool& done) {
    co_await std::move(task);
    done = true;
  }

  Rng rng_;
  std::vector<std::unique_ptr<VirtualNode>> nodes_;
};

/// Somebody at a table, without a socket: hears what a socket would be sent.
class VirtualClient {
 public:
  VirtualClient(VirtualWorld& world, VirtualNode& node, std::string person);
  ~VirtualClient();
  VirtualClient(const VirtualClient&) = delete;
  VirtualClient& operator=(const VirtualClient&) = delete;

  /// Makes a table with the body of POST /api/tables, enters it and takes the
  /// first open seat.
  std::string create(std::string_view body);
  /// Does nothing for who is there already.
  void enter(const std::string& table);
  void leave();
  /// Sends a request; the whole answer.
  Input ask(const std::string& method, Input params = Input::object());
  void sit();
  /// Throws, or makes the first of the moves that are allowed.
  Input play();

  const Table& table() const { return room_->table(); }
  Seat seat() const { return room_->seat_of(person_); }
  bool my_turn() const {
    return seat() != no_seat && table().to_act() == seat();
  }
  /// Of all entries heard, in order: "moved" and so on.
  std::vector<std::string> types() const;
  std::size_t count(std::string_view type) const;
  /// All entries heard.
  std::vector<Input> entries;
  std::vector<std::string> present;  ///< seats, as last heard
  bool dropped = false;              ///< the server ended the socket

 private:
  void hear(const Message& message);

  VirtualWorld& world_;
  VirtualNode& node_;
  std::string person_;
  std::shared_ptr<Member> member_;
  std::shared_ptr<Room> room_;
  int requests_ = 0;
  PersonChain chain_;
};

}  // namespace gockel
