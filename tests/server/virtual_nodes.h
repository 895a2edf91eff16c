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
#include "gockel/store/sqlite_store.h"
#include "tests/server/virtual_time.h"
#include "tests/support/chain.h"

namespace gockel {

inline constexpr Millis one_second = 1000;
inline constexpr Millis one_hour = 3600 * one_second;
inline constexpr Millis one_day = 24 * one_hour;
inline const Millis bot_pace = Settings{}.bot_pace;
inline const Millis absent_after = Settings{}.absent_after;
inline constexpr std::string_view against_a_bot =
    R"({"rule_set":"compact","seats":[{"kind":"you"},{"kind":"bot","level":"child"}]})";
inline constexpr std::string_view two_people =
    R"({"rule_set":"compact","seats":[{"kind":"you"},{"kind":"open"}]})";

/// What all nodes share.
struct VirtualDatabase {
  std::unique_ptr<SqliteStore> tables = *SqliteStore::open(":memory:");
  bool broken = false;  ///< every call is a fault
  bool shared = false;  ///< other nodes are told
  /// Appends and claims are stored, and nobody hears of it.
  bool answers_lost = false;
  int tried = 0;  ///< appends, stored or not
  int read = 0;   ///< calls that read entries
  /// Happens after entries were read and before anybody hears of them.
  std::function<void()> after_reading = [] {};
  std::function<Millis()> clock;  ///< what nodes that share it go by
  std::vector<std::function<void(Notice)>> listeners;

  void notify(const Notice& notice) const {
    if (!shared) return;
    for (const auto& listener : listeners) listener(notice);
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
  StoreResult<std::optional<SeatOwner>> claim(const Claim& claim) override;
  StoreResult<std::vector<std::string>> due(std::int64_t before,
                                            int max_count) override;
  StoreResult<std::vector<ListedTable>> listed(int max_count,
                                               int max_each) override;
  StoreResult<int> count_unfinished(const std::string& opener) override;
  StoreResult<std::uint64_t> count_playing(std::int64_t since) override;
  StoreResult<void> set_presence(const std::string& node,
                                 std::span<const Arrival> arrivals) override;
  StoreResult<std::vector<Presence>> presence(const std::string& id) override;
  StoreResult<std::vector<Lease>> renew_lease(const Lease& lease) override;
  StoreResult<int> delete_untouched(const Expiry& before,
                                    int max_count) override;
  StoreResult<std::string> secret(const std::string& name,
                                  const std::string& fresh) override;
  StoreResult<std::optional<std::int64_t>> now() override;
  StoreResult<std::vector<std::string>> untouched_games(std::int64_t before,
                                                        int max_count) override;
  StoreResult<std::vector<std::string>> codes(const std::string& after,
                                              int max_count) override;
  StoreResult<int> rewrite(const std::string& id,
                           const ChangeText& change) override;
  StoreResult<void> tell(const Notice& notice) override;
  bool shared() const override { return database_.shared; }

 private:
  template <class Call>
  auto call(Call call) -> decltype(call(std::declval<SqliteStore&>())) {
    if (database_.broken)
      return std::unexpected(StoreFault{"the database is broken"});
    return call(*database_.tables);
  }
  VirtualDatabase& database_;
};

class VirtualWorld;

/// The clocks of one node. Its wall clock may be wrong, and be set.
class NodeTime final : public Time {
 public:
  explicit NodeTime(VirtualTime& world) : world_(world) {}
  Millis now() const override { return world_.now() + skew; }
  std::chrono::duration<double> elapsed() const override {
    return world_.elapsed();
  }
  std::unique_ptr<Timer> timer() override { return world_.timer(); }

  Millis skew = 0;  ///< how much its wall clock is ahead

 private:
  VirtualTime& world_;
};

/// A node without sockets. Its housekeeping runs when a test opens its rooms.
class VirtualNode {
 public:
  VirtualNode(VirtualWorld& world, const Settings& settings);
  Rooms& rooms() { return rooms_; }
  AsyncStore& store() { return store_; }
  NodeTime& time() { return time_; }

  bool hangs = false;  ///< calls to the store begin and never return
  Millis slow = 0;     ///< so long a call to the store takes
  bool deaf = false;   ///< notices do not arrive

 private:
  NodeTime time_;
  AsyncStore store_;
  Rooms rooms_;
};

class VirtualWorld {
 public:
  explicit VirtualWorld(std::uint64_t seed = 1) : rng_(seed) {
    database.clock = [this] { return time.now(); };
  }
  /// What still waits, for the store or for time, comes to its end.
  ~VirtualWorld();
  VirtualWorld(const VirtualWorld&) = delete;
  VirtualWorld& operator=(const VirtualWorld&) = delete;

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

  /// Does a job beside the events, after so long.
  void run_later(Millis delay, Job job);
  Environment environment(Time& node_time);
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

  /// Makes a table with the body of POST /api/tables. Whoever wants a seat of
  /// kind "you" enters it and takes that seat.
  std::string create(std::string_view body);
  /// Does nothing for who is there already.
  void enter(const std::string& table);
  void leave();
  /// Sends a request; the whole answer.
  Input ask(const std::string& method, Input params = Input::object());
  /// The same, under a name of one's own for the request.
  Input ask_as(const std::string& client, const std::string& method,
               Input params = Input::object());
  /// The same for a request that has no name.
  Input ask_alone(const std::string& method, const Input& params);
  /// Sends the last request once more, or the one with this number.
  Input repeat(std::optional<std::size_t> number = {});
  /// Sends a request whose answer takes time; it will be among `answers`.
  void send(const std::string& method, Input params = Input::object());
  /// Takes a seat, or the first open one.
  void sit(std::optional<Seat> seat = {});
  /// Takes a seat over with its key; whether that opened it.
  bool claim(const std::string& key);
  /// The key of the seat.
  std::string key();
  /// Throws, or makes the first of the moves that are allowed.
  Input play();
  /// What play() sends, to be sent otherwise.
  Input play_params() const;

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
  std::vector<std::string> present;    ///< seats, as last heard
  std::vector<Input> answers;          ///< to what was sent and not asked
  Input times;                         ///< deadline and so on, as last heard
  std::vector<std::string> reactions;  ///< all that were heard: "A bravo"
  bool dropped = false;                ///< the server ended the socket
  std::string quota;                   ///< whose tables theirs count as

 private:
  void hear(const Message& message);

  VirtualWorld& world_;
  VirtualNode& node_;
  std::string person_;
  std::shared_ptr<Member> member_;
  std::shared_ptr<Room> room_;
  std::string request_of(const std::string& client, const std::string& method,
                         Input params);
  Task<> answer_later(std::string request);

  std::vector<std::string> requests_;
  PersonChain chain_;
};

/// Plays until a bot is to act.
void end_turn(VirtualClient& client);
/// Plays a whole game against bots.
void play_on(VirtualWorld& world, VirtualClient& client);

}  // namespace gockel
