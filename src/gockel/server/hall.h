#pragma once

#include <boost/asio/thread_pool.hpp>
#include <string>
#include <unordered_map>
#include <vector>

#include "gockel/server/room.h"
#include "gockel/store/notices.h"
#include "gockel/table/wish.h"

namespace gockel {

/// What became of a wish.
struct MadeTable {
  std::string table;
  Seat seat = no_seat;
  std::string key;
};

/// All tables of this node. Runs on the server's one thread of events.
class Hall {
 public:
  Hall(asio::io_context& io, Keeper& keeper, const Settings& settings);
  ~Hall();
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  /// Looks after tables whose time has come, until it is closed.
  void open();
  void close();
  bool closed() const { return closed_; }

  /// The room of a table; null when there is no such table.
  Task<Stored<std::shared_ptr<Room>>> find(std::string id);
  Task<std::expected<MadeTable, Fault>> create(Wish wish, std::string person);
  /// The answer to GET /api/tables.
  Task<Stored<Json>> list();

  /// A computer player's move, thought about in a thread of its own.
  Task<Move> think(AnyState state, std::string level);

  asio::io_context& io() { return io_; }
  Keeper& keeper() { return keeper_; }
  const Settings& settings() const { return settings_; }
  const std::string& node() const { return node_; }

  /// Tells the other nodes who is connected here.
  void announce(const std::string& table, Seat seat, Millis until);
  static constexpr Millis present_for = 40'000;

  std::size_t rooms() const { return rooms_.size(); }
  int people = 0;  ///< connected clients

 private:
  Task<> look_after();
  Task<> announce_all();
  void touched(const std::string& table);

  asio::io_context& io_;
  Keeper& keeper_;
  Settings settings_;
  std::string node_;
  bool closed_ = false;
  std::unordered_map<std::string, std::weak_ptr<Room>> rooms_;
  std::vector<Store::Presence> to_announce_;
  asio::steady_timer pause_;
  asio::thread_pool thinkers_;
  std::unique_ptr<Notices> notices_;
};

/// A code that nobody can guess: 60 random bits as 12 letters and digits
/// without I, L, O and U.
std::string fresh_code();
/// Whether a text can be a table's code.
bool is_code(std::string_view text);
/// A seat's key: 32 hex digits.
std::string fresh_key();

}  // namespace gockel
