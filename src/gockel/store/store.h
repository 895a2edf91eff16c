#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/core/move.h"

namespace gockel {

/// Why the store could not do it, in a sentence. Nothing has changed then.
struct StoreFault {
  enum class Kind : std::uint8_t {
    store,   ///< it may work again later
    damaged  ///< what is stored is not what was stored
  };
  std::string sentence;
  Kind kind = Kind::store;
};
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
  std::vector<SeatOwner>
      owners;           ///< of seats that nobody else owns from now on
  std::string seed;     ///< of a new table
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

/// A table for the list.
struct ListedTable {
  std::string table;
  std::string stage;
};

/// One connection to where the tables are. Every call is one transaction: when
/// it returns without a fault its effects are durable. Not for two threads at
/// once.
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
  /// Another device of a seat's owner. Nothing when the key is not known.
  virtual StoreResult<std::optional<SeatOwner>> claim(
      const std::string& id, const std::string& key,
      const std::string& person) = 0;
  /// Tables whose time has come, the longest waiting first.
  virtual StoreResult<std::vector<std::string>> due(std::int64_t before,
                                                    int max_count) = 0;
  /// Listed tables that are not over, the newest first.
  virtual StoreResult<std::vector<ListedTable>> listed(int max_count) = 0;
  /// How many games are being played.
  virtual StoreResult<std::uint64_t> count_playing() = 0;

  /// Until when a person of a node's is surely connected; 0: they have gone.
  struct Presence {
    std::string table;
    Seat seat = 0;
    std::int64_t until = 0;
  };
  virtual StoreResult<void> set_presence(const std::string& node,
                                         std::span<const Presence> seats) = 0;
  /// The seats whose people are connected to any node, ascending.
  virtual StoreResult<std::vector<Seat>> present(const std::string& id,
                                                 std::int64_t now) = 0;

  /// Games that go on and were last touched before this time.
  virtual StoreResult<std::vector<std::string>> untouched_games(
      std::int64_t before, int max_count) = 0;
  /// Deletes tables that were last touched before this time; how many.
  virtual StoreResult<int> delete_untouched(std::int64_t before) = 0;

  /// Whether other nodes may be at work on the same tables. They are told of
  /// every append and every presence.
  virtual bool shared() const = 0;
};

}  // namespace gockel
