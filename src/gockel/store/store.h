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
  std::string sentence;
};
template <class T>
using Stored = std::expected<T, StoreFault>;

/// Who may act for a seat. A person is known by the hash of their cookie; the
/// key takes the seat to another device.
struct Holder {
  Seat seat = 0;
  std::string person;
  std::string key;
  friend bool operator==(const Holder&, const Holder&) = default;
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
  std::vector<Holder> holders;  ///< that take their seats, nobody else's now
  std::string seed;             ///< of a new table
  bool listed = false;          ///< a new table that everybody may see
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
  std::vector<Holder> holders;
};

/// A table for the list.
struct ListedTable {
  std::string table;
  std::string stage;
};

/// Tables in SQLite or PostgreSQL, one connection. Every call is one
/// transaction: when it returns without a fault its effects are durable. Not
/// for two threads at once.
class Store {
 public:
  /// Opens "FILE" (SQLite, made when it is missing) or "postgresql://...", and
  /// brings its schema up to date. Refuses a schema newer than this program.
  static Stored<Store> open(const std::string& where);
  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;
  ~Store();

  /// Appends all, each on its own terms: one that is stale or repeated does not
  /// hinder the others.
  Stored<std::vector<Appended>> append(std::span<const Append> appends);

  /// Nothing when there is no such table.
  Stored<std::optional<TableRow>> table(const std::string& id);
  /// The entries behind version `since`, one JSON text each.
  Stored<std::vector<std::string>> entries(const std::string& id,
                                           std::uint64_t since);
  /// The version that a client's request led to, if it was stored.
  Stored<std::optional<std::uint64_t>> request(const std::string& id,
                                               const std::string& client);
  /// Another device of a holder. Nothing when the key is not known.
  Stored<std::optional<Holder>> claim(const std::string& id,
                                      const std::string& key,
                                      const std::string& person);
  /// Tables whose time has come, the longest waiting first.
  Stored<std::vector<std::string>> due(std::int64_t before, int most);
  /// Listed tables that are not over, the newest first.
  Stored<std::vector<ListedTable>> listed(int most);
  Stored<std::uint64_t> playing();

  /// Says until when the seats of this node's people are surely connected; a
  /// seat with an `until` of 0 has gone.
  struct Presence {
    std::string table;
    Seat seat = 0;
    std::int64_t until = 0;
  };
  Stored<void> be_present(const std::string& node,
                          std::span<const Presence> seats);
  /// The seats whose people are connected to any node, ascending.
  Stored<std::vector<Seat>> present(const std::string& id, std::int64_t now);

  /// Deletes tables that were last touched before this time.
  Stored<int> forget(std::int64_t before);

  bool postgresql() const;

 private:
  struct Session;
  explicit Store(std::unique_ptr<Session> session);
  std::unique_ptr<Session> session_;
};

}  // namespace gockel
