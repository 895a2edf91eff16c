#pragma once

#include <array>
#include <cstdint>
#include <numeric>
#include <span>
#include <string>
#include <vector>

#include "gockel/fair/fair_dice.h"
#include "gockel/table/table.h"

namespace gockel {

/// What the verification of a table found right.
struct VerifiedTable {
  /// Rolls by whose word they fell.
  struct Rolls {
    /// By a link of the chain the person sat down with; at a table of the first
    /// kind with everybody's luck.
    std::uint64_t by_people = 0;
    /// By a link of a chain that was renewed. Anybody who writes entries can
    /// renew one, the server too, which could then choose the roll: only the
    /// person knows whether it was theirs.
    std::array<std::uint64_t, max_seats> by_renewed_chains{};
    std::uint64_t by_computers = 0;  ///< on the server's word, as they must
    std::uint64_t by_stand_ins = 0;  ///< on the server's word, for a person
    std::uint64_t all_by_renewed_chains() const {
      return std::accumulate(by_renewed_chains.begin(), by_renewed_chains.end(),
                             std::uint64_t{0});
    }
    std::uint64_t all() const {
      return by_people + all_by_renewed_chains() + by_computers + by_stand_ins;
    }
  };
  /// Decisions at one seat that are exactly those of a level.
  struct Decisions {
    Seat seat = 0;
    Level level = Level::child;
    bool stand_in = false;
    std::uint64_t count = 0;
  };
  std::string table;  ///< its code; "" of the first kind
  TableKind kind = TableKind::links;
  Digest commit;  ///< what its seed was promised by
  Table::Stage stage = Table::Stage::waiting;
  /// The seed was revealed: start and rolls were drawn anew. Before that only
  /// the chains, the rules and the decisions can be checked.
  bool revealed = false;
  bool put_away = false;  ///< nobody finished the game
  Rolls rolls;
  std::vector<Decisions> decisions;  ///< that were computed anew
  /// Decisions of computers that could not be: of a table of the first kind,
  /// or of levels that play otherwise than those of this program.
  std::uint64_t decisions_unchecked = 0;
  std::uint64_t chains_renewed = 0;
  std::uint64_t names_taken_out = 0;
};

/// Does everything anew that a table's entries tell of: reads them as the table
/// does (rules, hashes, links), draws the start and every roll from the seed if
/// it was revealed, and lets the levels make every decision of computers again.
/// Refused by the first thing that is not as it has to be. `entries` are all of
/// the table's; what it was cut short by cannot be seen from them, except that
/// the seed is missing.
Result<VerifiedTable> verify_table(std::span<const std::string> entries,
                                   const FairHash& hash,
                                   const ValueSource& values);

}  // namespace gockel
