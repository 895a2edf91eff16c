#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "gockel/solve/turn_solver.h"

namespace gockel {

/// The positions in which a running turn can leave the table, and which end of
/// the turn offers which of them. One end offers several where the seat still
/// has a choice: steal or take the lower tile, count the canned worm or not,
/// which Specialist goes back, whom the raven robs.
class TurnResults {
 public:
  /// One result for every way a turn can end, as an index into positions().
  struct Choice {
    struct Table {
      std::uint16_t fail = 0;
      std::array<std::uint16_t, max_total + 1> with_worm{};
      std::array<std::uint16_t, max_total + 1> without_worm{};
    };
    std::vector<Table> by_bonus;
  };

  /// Lists the results of the turn that runs in `state` (Phase::choose to
  /// Phase::hand); its dice do not matter, only the table around them.
  void list(const Grill& state, const TurnKind& kind);

  /// Each position once per way a Double 1 is paid, at the start of the next
  /// turn or over.
  const std::vector<Grill>& positions() const { return positions_; }

  /// The best result of every end by a worth per position; the first of equals.
  Choice choose(std::span<const double> worth) const;

 private:
  /// The results of one prize stand side by side in positions_.
  struct Range {
    std::uint16_t first = 0;
    std::uint16_t count = 0;
  };
  /// A prize by what tells it from others, and its results.
  struct Known {
    Prize::Kind kind;
    Tile tile;
    Range range;
  };
  /// What one end offers: the results of a prize, or of either of two.
  struct Offer {
    Range first;
    Range second;
  };
  struct Table {
    Range fail;
    std::array<Offer, max_total + 1> with_worm;
    std::array<Offer, max_total + 1> without_worm;
  };

  void list_table(const Grill& paid, Table& table);
  Range range(const Grill& paid, const Prize& prize);
  void add(const Grill& ended);

  std::vector<Grill> positions_;
  std::vector<Known> known_;  ///< of the table that is being listed
  std::vector<Table> tables_;
};

/// The worth of the chosen result of every end.
TurnEnds ends(const TurnResults::Choice& choice, std::span<const double> worth);

}  // namespace gockel
