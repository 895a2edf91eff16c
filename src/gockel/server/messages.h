#pragma once

#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "gockel/rpc/envelope.h"
#include "gockel/store/store.h"
#include "gockel/table/requests.h"

namespace gockel {

// What a table's socket says: docs/server.md.

/// A message that goes to many.
using Message = std::shared_ptr<const std::string>;

/// What a refusal is called outside, in the error objects of sockets and in
/// the answers of HTTP: one row for each.
struct RefusalEdge {
  Refusal::Code code;
  std::string_view name;  ///< the code of HTTP's error object
  unsigned status;        ///< of HTTP
};
const RefusalEdge& edge_of(Refusal::Code code);

/// Adds why exactly: `reason` and `field`, where they are known.
void add_cause(Json& to, const Refusal& refusal);

/// The texts of a draft's entries, as they are stored and sent.
std::vector<std::string> entry_texts(const Draft& draft);

/// What an append has beside its draft.
struct AppendTo {
  std::string table;
  std::uint64_t expected = 0;  ///< the version that the draft was made from
  std::string node;
  Millis pace = 0;  ///< of computer players
  Millis now = 0;
};
/// A draft as the store is to keep it. Seats that were left in it are vacated.
Append append_of(const AppendTo& to, const Draft& draft);

/// Whether no person plays at a table: there are computer players only, and
/// people for whom one stands in.
bool only_computers(const Table& table);

/// What everybody at a table waits for, in the server's time. Where there is
/// no time it does not happen.
struct WaitTimes {
  std::optional<Millis> deadline;  ///< who is to act is out of time
  std::optional<Millis> stand_in;  ///< a computer stands in for who is gone
  std::optional<Millis> ask;       ///< the others may ask for a stand-in
  Millis now = 0;
};

/// What `table` tells one client.
struct Welcome {
  std::string table;
  std::uint64_t version = 0;
  std::uint64_t from = 1;
  std::vector<std::string> entries;
  Seat you = no_seat;
  std::string key;
  std::vector<Seat> present;
  int watchers = 0;
  WaitTimes times;

  /// Has it begin with the entries of an earlier one.
  /// REQUIRES: `earlier` ends where this begins.
  void put_before(Welcome earlier) {
    from = earlier.from;
    earlier.entries.insert(earlier.entries.end(),
                           std::make_move_iterator(entries.begin()),
                           std::make_move_iterator(entries.end()));
    entries = std::move(earlier.entries);
  }
};
/// The parameters of `table`, and the whole notification.
std::string welcome_json(const Welcome& welcome);
Message welcome_message(const Welcome& welcome);
Message entries_message(std::uint64_t from,
                        const std::vector<std::string>& entries,
                        const WaitTimes& times);
Message present_message(const std::vector<Seat>& present, int watchers,
                        const WaitTimes& times);
Message reaction_message(Seat seat, std::string_view reaction);

/// Answers to a request with this id, which is JSON.
Message result_message(std::string_view id, const Json& result);
Message error_message(std::string_view id, const Refusal& refusal,
                      std::uint64_t version);
Message error_message(std::string_view id, Fault fault, std::uint64_t version);

}  // namespace gockel
