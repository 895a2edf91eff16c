#pragma once

#include <map>
#include <string>
#include <vector>

#include "gockel/server/room.h"
#include "gockel/table/table_request.h"

namespace gockel {

/// A new table, and what its dice are promised by. Whoever made it sits down
/// like everybody else, after having seen the promise.
struct CreatedTable {
  std::string table;
  Digest commit;
};

/// All tables of this node. Runs on the server's one thread of events.
class Rooms {
 public:
  Rooms(Environment environment, AsyncStore& store, const Settings& settings);
  ~Rooms();
  Rooms(const Rooms&) = delete;
  Rooms& operator=(const Rooms&) = delete;

  /// Looks after tables whose time has come, until it is closed.
  void open();
  /// Nothing happens at a table by itself any more.
  void close();
  bool closed() const { return closed_; }

  /// The room of a table; null when there is no such table.
  Task<StoreResult<std::shared_ptr<Room>>> find(std::string id);
  Task<std::expected<CreatedTable, Refusal>> create(TableRequest request);
  /// The answer to GET /api/tables.
  Task<StoreResult<Json>> list();

  /// The move of the computer player that is to act, thought about beside the
  /// events. It follows from the table alone, unless that is of the first kind.
  Task<Move> choose_move(const Table& table);

  /// Another node has changed this table, or anything may have changed at any.
  void refresh(const std::string& table);
  void refresh_all();

  const Environment& environment() const { return environment_; }
  AsyncStore& store() { return store_; }
  const Settings& settings() const { return settings_; }

  /// Tells the other nodes until when somebody is surely connected here; 0:
  /// they have gone.
  void announce_presence(const std::string& table, Seat seat, Millis until);
  /// So long an announcement counts; it is renewed well before.
  static constexpr Millis presence_lifetime = 40'000;

  std::size_t count() const { return rooms_.size(); }
  int connected_people = 0;

 private:
  Task<> run_housekeeping();
  Task<> wake_due_tables();
  Task<> put_away_old_games();
  Task<> delete_old_tables();
  Task<> store_announcements();

  Environment environment_;
  AsyncStore& store_;
  Settings settings_;
  std::string node_;  ///< its name among the nodes
  bool closed_ = false;
  /// Who needs a room keeps it; ordered, so that the order of what happens does
  /// not hang on a hash.
  std::map<std::string, std::weak_ptr<Room>> rooms_;
  std::vector<Store::Presence> announcements_;  ///< not yet stored
  Pause housekeeping_pause_;
};

}  // namespace gockel
