#pragma once

#include <map>
#include <string>
#include <vector>

#include "gockel/server/room.h"
#include "gockel/table/table_request.h"

namespace gockel {

/// A new table, and the seat of the person who made it.
struct CreatedTable {
  std::string table;
  Seat seat = no_seat;
  std::string key;
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
  /// Refused also to whoever has too many tables that are not over.
  Task<std::expected<CreatedTable, Refusal>> create(TableRequest request,
                                                    Opener by);
  /// The answer to GET /api/tables.
  Task<StoreResult<Json>> list();

  /// A computer player's move, thought about beside the events.
  Task<Move> choose_move(AnyState state, Level level);

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
  Task<Requested> check_quota(std::string quota);
  Task<> run_housekeeping();
  Task<> wake_due_tables();
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
  std::map<std::string, int> opening_;          ///< tables under way, by quota
  std::vector<Store::Presence> announcements_;  ///< not yet stored
  Pause housekeeping_pause_;
};

}  // namespace gockel
