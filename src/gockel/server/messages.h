#pragma once

#include <memory>
#include <string>
#include <vector>

#include "gockel/protocol/fault.h"
#include "gockel/store/store.h"
#include "gockel/table/requests.h"

namespace gockel {

// What a table's socket says: docs/server.md.

/// A message that goes to many.
using Message = std::shared_ptr<const std::string>;

/// The codes of error objects beside those of JSON-RPC.
namespace socket_error {
inline constexpr int stale = -32010;
inline constexpr int not_yours = -32011;
inline constexpr int illegal = -32012;
inline constexpr int seat_taken = -32013;
inline constexpr int too_fast = -32014;
inline constexpr int wrong_time = -32015;
inline constexpr int store = -32020;
}  // namespace socket_error

int error_code(Refusal::Code code);
/// "seat_taken", for HTTP.
std::string_view error_name(int code);

/// Entries as they go to the store, the clients and back: JSON texts.
std::vector<std::string> entry_texts(const std::vector<Entry>& entries,
                                     int seats);

/// A draft as the store is to keep it behind `expected`, the version it was
/// made from; `pace` is that of computer players.
Append append_of(std::string table, std::uint64_t expected, const Draft& draft,
                 Millis pace);

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
  std::optional<Millis> deadline;
  Millis now = 0;
};
/// The parameters of `table`, and the whole notification.
std::string welcome_json(const Welcome& welcome);
Message welcome_message(const Welcome& welcome);
Message entries_message(std::uint64_t from,
                        const std::vector<std::string>& entries,
                        std::optional<Millis> deadline, Millis now);
Message present_message(const std::vector<Seat>& present, int watchers);

/// Answers to a request with this id.
Message result_message(const Input& id, Json result);
Message error_message(const Input& id, const Fault& fault,
                      std::uint64_t version);

}  // namespace gockel
