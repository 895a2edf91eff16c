#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "gockel/server/room.h"
#include "gockel/server/store_clock.h"
#include "gockel/store/notice.h"
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
  /// The same without asking the store: null when nobody needs it here.
  std::shared_ptr<Room> room_at_hand(const std::string& id) const;
  /// Refused also to whoever has too many tables that are not over.
  Task<std::expected<CreatedTable, Refusal>> create(TableRequest request,
                                                    Opener by);
  /// The answer to GET /api/tables, at most a second old.
  Task<StoreResult<Json>> list();
  /// The answer to GET /api/seats: of these tables those that are not over and
  /// at which this person has a seat. Of all others it says nothing.
  Task<StoreResult<Json>> unfinished_of(std::string person,
                                        std::vector<std::string> ids);

  /// The move of the computer player that is to act, thought about beside the
  /// events. It follows from the table alone, unless that is of the first kind.
  Task<Move> choose_move(const Table& table);

  /// Tells of a table that was changed, and remembers it: it is not played on,
  /// nothing is made of it, and for an hour nobody reads it again.
  StoreFault note_damaged(const std::string& id, std::string_view why);

  /// What a node has stored; nothing is new when it was this one.
  void hear(const Notice& notice);
  /// Anything may have changed at any table.
  void refresh_all();

  const Environment& environment() const { return environment_; }
  AsyncStore& store() { return store_; }
  const Settings& settings() const { return settings_; }

  /// The time that entries and deadlines have, the same at all nodes.
  StoreClock& clock() { return clock_; }
  const StoreClock& clock() const { return clock_; }
  Millis now() const { return clock_.now(); }
  /// Of the clock that only runs forward: what is waited for.
  Millis steady() const { return steady_millis(environment_.time); }

  /// The name of this node among the others.
  const std::string& node() const { return node_; }
  /// Whether a node has renewed its lease, as far as is known.
  bool lives(const std::string& node) const { return alive_.contains(node); }
  /// A lease that was read.
  void note_lease(const Lease& lease);
  /// Tells the other nodes that somebody has come to this node, or since when
  /// they are gone.
  void announce_presence(const std::string& table, Seat seat,
                         std::optional<Millis> gone);
  /// So long a node counts as alive after it was last heard of. Its people are
  /// gone at most this and two rounds of housekeeping after it was lost.
  static constexpr Millis lease_lifetime = 5000;
  static constexpr Millis housekeeping_interval = 1000;
  static constexpr Millis damage_memory = Millis{3600} * 1000;
  static constexpr Millis list_lifetime = 1000;

  std::size_t count() const { return rooms_.size(); }
  int connected_people = 0;

 private:
  Task<StoreResult<std::shared_ptr<Room>>> make_room(std::string id);
  Task<StoreResult<Json>> make_list();
  Task<Requested> check_quota(std::string quota);
  Task<> run_housekeeping();
  Task<> wake_due_tables();
  Task<> put_away_old_games();
  Task<> delete_old_tables();
  Task<> store_announcements();
  void start_announcing();
  Task<> ask_the_time();
  Task<> renew_lease();

  Environment environment_;
  AsyncStore& store_;
  Settings settings_;
  std::string node_;  ///< its name among the nodes
  bool closed_ = false;
  /// Who needs a room keeps it; ordered, so that the order of what happens does
  /// not hang on a hash.
  std::map<std::string, std::weak_ptr<Room>> rooms_;
  std::map<std::string, int> opening_;  ///< tables under way, by quota
  /// Held while a room is made of a table.
  std::map<std::string, std::shared_ptr<AsyncMutex>> room_mutexes_;
  /// A table that was found damaged.
  struct Damage {
    StoreFault fault;
    Millis until = 0;  ///< nobody looks again before; steady
  };
  std::map<std::string, Damage> damaged_;
  AsyncMutex list_mutex_;
  std::optional<StoreResult<Json>> list_;  ///< as it was last told
  Millis listed_at_ = 0;                   ///< steady
  StoreClock clock_;
  std::set<std::string> alive_;         ///< nodes
  std::optional<Millis> last_renewal_;  ///< of the own lease; steady
  Millis judge_from_ = 0;  ///< before, no node is taken for lost; steady
  /// Not yet stored: who came, and who is gone since when.
  std::map<std::pair<std::string, Seat>, std::optional<Millis>> announcements_;
  bool announcing_ = false;
  Pause housekeeping_pause_;
};

}  // namespace gockel
