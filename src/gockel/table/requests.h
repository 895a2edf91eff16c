#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/fair/fair_dice.h"
#include "gockel/table/table.h"

namespace gockel {

/// Why a table does not do what it was asked.
struct Refusal {
  enum class Code : std::uint8_t {
    bad_params,
    stale,
    not_yours,
    illegal,
    seat_taken,
    wrong_time
  };
  Code code = Code::bad_params;
  std::string sentence;
};

/// Entries to be added to a table, and the table after them. Nothing has
/// happened until the store has them.
class Draft {
 public:
  Draft(Table table, const Seed& seed, Millis now);

  /// Adds an entry, which must fit, and what then happens by itself: the game
  /// starts when the last seat is taken, dice in the air fall, the game ends.
  void add(Entry::What what);

  const Table& table() const { return table_; }
  const std::vector<Entry>& entries() const { return entries_; }

 private:
  void append(Entry::What what);
  void settle();
  Rng draw_next() const;

  Table table_;
  Seed seed_;
  Millis now_;
  std::vector<Entry> entries_;
};

using Requested = std::expected<void, Refusal>;

// What people ask for. A refusal leaves the draft as it was.

/// A person takes a seat: the wanted one or the first that is open.
std::expected<Seat, Refusal> sit(Draft& draft, std::optional<Seat> wanted,
                                 std::string_view name, std::string_view luck);
Requested stand(Draft& draft, Seat seat);
/// Computer players of this level take all open seats.
Requested fill(Draft& draft, std::string_view level);
/// `seen` is the version of the last entry the player knew of.
Requested play(Draft& draft, Seat seat, std::uint64_t seen,
               std::string_view move);
Requested come_back(Draft& draft, Seat seat);

// What the server does.

/// A computer player stands in; nothing happens if one does already.
void send_away(Draft& draft, Seat seat, WhyAway why);
/// The move of the computer player that is to act.
void bot_move(Draft& draft, Move move);

/// Whether there is a computer player of that name to play against.
bool is_level(std::string_view name);

}  // namespace gockel
