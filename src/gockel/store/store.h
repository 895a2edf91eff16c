#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/core/move.h"

namespace gockel {

/// Why the store could not do it: a kind, which people are told in their
/// language, and for the log a sentence without any value that was to be stored
/// and without a word of the database's address.
struct StoreFault {
  enum class Kind : std::uint8_t {
    store,    ///< it may work again later
    damaged,  ///< what is stored is not what was stored
    lost,     ///< the database was there and does not answer any more
    // Why it could not be opened.
    cannot_open,  ///< the file `what`, for the reason `detail`
    cannot_protect,
    cannot_lock,
    foreign,       ///< what is called `what` is no database of ours
    newer_schema,  ///< of `version`, which only a newer program knows
    in_use,        ///< another server is at work on the file `what`
    unreachable,   ///< nobody is there, or the address does not fit
    silent,        ///< somebody is there and does not answer
    wants_password
  };
  std::string sentence = {};
  Kind kind = Kind::store;
  std::string what = {};
  std::string detail = {};  ///< in the words of the system or the database
  int version = 0;
};
/// The same with the sentence for the log, which follows from the kind.
/// REQUIRES: the kind is one of those of a file that cannot be opened.
StoreFault not_opened(StoreFault fault);
template <class T>
using StoreResult = std::expected<T, StoreFault>;

/// Who may act for a seat. A person is known by the hash of their cookie; the
/// key takes the seat to another device.
struct SeatOwner {
  Seat seat = 0;
  std::string person;
  std::string key;
  friend bool operator==(const SeatOwner&, const SeatOwner&) = default;
};

/// The time at which a table was last touched may be stored this much too
/// early, in milliseconds: it is in an index, which so few moves have to
/// change.
inline constexpr std::int64_t touched_lag = 60'000;

/// Entries that belong together, to be appended to a table.
struct Append {
  std::string table;
  std::uint64_t expected = 0;  ///< version of the table now; 0: it is new
  std::uint64_t version = 0;   ///< after the entries
  std::string entries;         ///< their JSON texts, one per line
  std::string client;          ///< the request's name, or ""
  std::string stage;           ///< of the table: waiting, playing or over
  std::int64_t now = 0;
  std::optional<std::int64_t> due;  ///< when the server has something to do
  /// Of seats that nobody else owns from now on.
  std::vector<SeatOwner> owners;
  /// Seats that nobody owns from now on: their keys open nothing any more.
  std::vector<Seat> vacated;
  std::string node;     ///< who appends; the others are told
  std::string seed;     ///< of a new table
  std::string opener;   ///< of a new table: whose quota it counts for
  bool listed = false;  ///< a new table that everybody may see
};

/// What became of an append.
struct Appended {
  enum class Kind : std::uint8_t {
    done,
    stale,    ///< the table has another version
    repeated  ///< this client's request is stored already
  };
  Kind kind = Kind::done;
  std::uint64_t version = 0;  ///< of the table; of the request when repeated
};

/// What the store knows about a table besides its entries.
struct TableRow {
  std::uint64_t version = 0;
  std::string seed;
  std::vector<SeatOwner> owners;
};

/// A device that has a seat's key and asks for the seat.
struct Claim {
  std::string table;
  std::string key;
  std::string person;
  std::string node;  ///< where it asks; the others are told
};

/// Somebody at a table, seen from a node. Until the lease of the node ends they
/// are connected there, unless they have gone.
struct Presence {
  Seat seat = 0;
  std::string node;
  std::optional<std::int64_t> gone;  ///< since when
  std::int64_t lease = 0;            ///< of the node; 0: it never had one
};

/// Until when a node surely lives.
struct Lease {
  std::string node;
  std::int64_t until = 0;
};

/// A table for the list.
struct ListedTable {
  std::string table;
  std::string stage;
};

/// Times before which a table must have been touched last to be too old, by
/// its stage. At 0 none is.
struct Expiry {
  std::int64_t waiting = 0;
  std::int64_t playing = 0;
  std::int64_t over = 0;
  std::int64_t nodes = 0;  ///< whose lease ended before
};

struct Notice;

/// One connection to where the tables are. Every call is one transaction: when
/// it returns without a fault its effects are durable. It returns within its
/// time limit, with a fault if need be; whether a change has then happened is
/// not known before the store answers again. Not for two threads at once.
class Store {
 public:
  Store() = default;
  virtual ~Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  /// Appends all, each on its own terms: one that is stale or repeated does not
  /// hinder the others.
  virtual StoreResult<std::vector<Appended>> append(
      std::span<const Append> appends) = 0;

  /// Nothing when there is no such table.
  virtual StoreResult<std::optional<TableRow>> table(const std::string& id) = 0;
  /// The entries behind version `since`, one JSON text each.
  virtual StoreResult<std::vector<std::string>> entries(
      const std::string& id, std::uint64_t since) = 0;
  /// The version that a client's request led to, if it was stored.
  virtual StoreResult<std::optional<std::uint64_t>> request(
      const std::string& id, const std::string& client) = 0;
  /// Another device of a seat's owner. Nothing when the key opens no seat: the
  /// table is locked from before that is asked until the claim is stored, so a
  /// key never opens a seat that its owner has given up meanwhile.
  virtual StoreResult<std::optional<SeatOwner>> claim(const Claim& claim) = 0;
  /// Tables whose time has come, the longest waiting first.
  virtual StoreResult<std::vector<std::string>> due(std::int64_t before,
                                                    int max_count) = 0;
  /// Listed tables that are not over: the newest of every opener, then the
  /// second of every opener and so on, up to `max_each` of one.
  virtual StoreResult<std::vector<ListedTable>> listed(int max_count,
                                                       int max_each) = 0;
  /// How many tables of an opener are not over.
  virtual StoreResult<int> count_unfinished(const std::string& opener) = 0;
  /// How many games are being played in which something has happened since.
  virtual StoreResult<std::uint64_t> count_playing(std::int64_t since) = 0;

  /// That somebody has come to a table, or is gone.
  struct Arrival {
    std::string table;
    Seat seat = 0;
    std::optional<std::int64_t> gone;  ///< since when
  };
  /// Stores who came to this node and went, the last one of a seat counting.
  virtual StoreResult<void> set_presence(const std::string& node,
                                         std::span<const Arrival> arrivals) = 0;
  /// Everybody who is or was at a table, by seat and node.
  virtual StoreResult<std::vector<Presence>> presence(
      const std::string& id) = 0;
  /// Says until when this node lives; the leases of all.
  virtual StoreResult<std::vector<Lease>> renew_lease(const Lease& lease) = 0;

  /// Games that go on and were last touched before this time.
  virtual StoreResult<std::vector<std::string>> untouched_games(
      std::int64_t before, int max_count) = 0;
  /// Deletes up to `max_count` tables that are too old, and what nodes left
  /// behind that ended long ago; how many tables.
  virtual StoreResult<int> delete_untouched(const Expiry& before,
                                            int max_count) = 0;

  /// The secret of this name that all nodes share: the stored one, or `fresh`,
  /// which is stored then.
  virtual StoreResult<std::string> secret(const std::string& name,
                                          const std::string& fresh) = 0;

  /// The time that all nodes go by, in milliseconds since 1970; nothing when
  /// there is only one node, whose own time it is.
  virtual StoreResult<std::optional<std::int64_t>> now() = 0;

  // Work on all tables.

  /// The codes of tables behind `after`, in order.
  virtual StoreResult<std::vector<std::string>> codes(const std::string& after,
                                                      int max_count) = 0;
  /// Puts other texts in the place of entries of a table. `change` is asked in
  /// their order, and gives a text as it is where nothing is to change; how
  /// many changed.
  using ChangeText = std::function<std::string(const std::string& text)>;
  virtual StoreResult<int> rewrite(const std::string& id,
                                   const ChangeText& change) = 0;

  /// Tells the other nodes something that is not stored.
  virtual StoreResult<void> tell(const Notice& notice) = 0;
  /// Whether other nodes may be at work on the same tables. They are told of
  /// every append, claim and presence: notice.h.
  virtual bool shared() const = 0;
};

}  // namespace gockel
