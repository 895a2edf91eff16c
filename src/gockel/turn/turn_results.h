#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "gockel/turn/turn_ends.h"

namespace gockel {

/// One result for every way a turn can end, as an index into
/// TurnResults::positions().
struct ChosenResults {
  std::vector<EndTable<std::uint16_t>> by_bonus;
};

/// The positions in which a running turn can leave the table, and which end of
/// the turn offers which of them. One end offers several where the seat still
/// has a choice: steal or take the lower tile, count the canned worm or not,
/// which Specialist goes back, whom the raven robs. An end offers a position
/// exactly when a legal stop leads there.
class TurnResults {
 public:
  /// Lists the results of the turn that runs in `state` (Phase::choose to
  /// Phase::hand); its dice do not matter, only the table around them.
  void list(const Grill& state, const TurnKind& kind);

  /// The table that was listed, without dice.
  const Grill& table() const { return table_; }
  /// Each position once per way a Double 1 is paid, at the start of the next
  /// turn or over.
  const std::vector<Grill>& positions() const { return positions_; }
  /// The prize that led to a result, and the way a Double 1 was paid before it
  /// (0: none was).
  const Prize& prize(std::size_t result) const {
    return origins_[result].prize;
  }
  int bonus(std::size_t result) const { return origins_[result].bonus; }
  /// The part of a result's effects that says what the turn brought: took,
  /// stole, gained (the hen alone) or failed, with the fields that tell it from
  /// others.
  Effect effect(std::size_t result) const;

  /// The way in which a Double 1 was paid since the table was listed; 0: none
  /// was. `state` is inside the turn.
  int bonus_paid(const Grill& state) const;

  /// The best result of every end by a worth per position; the first of equals.
  ChosenResults choose(std::span<const double> worth) const;
  /// The best result of stopping in this way at `point`; the first of equals.
  std::uint16_t best_stop(const TurnPoint& point, Stop how,
                          std::span<const double> worth) const;

 private:
  /// The results of one prize stand side by side in positions_.
  struct ResultRange {
    std::uint16_t first = 0;
    std::uint16_t count = 0;
  };
  /// A prize by what tells it from others, and its results.
  struct ListedPrize {
    Prize::Kind kind;
    Tile tile;
    ResultRange range;
  };
  /// What one end offers: the results of a prize, or of either of two.
  struct EndOffer {
    ResultRange first;
    ResultRange second;
  };
  struct ResultOrigin {
    Prize prize;
    int bonus;
  };

  void list_table(const Grill& paid, int bonus, EndTable<EndOffer>& table);
  ResultRange range(const Grill& paid, int bonus, const Prize& prize);
  void add(const Grill& ended);

  Grill table_;
  std::vector<Grill> positions_;
  std::vector<ResultOrigin> origins_;  ///< of each position
  std::vector<ListedPrize> listed_;    ///< of the table that is being listed
  std::vector<EndTable<EndOffer>> offers_;  ///< by bonus
};

/// The one of a turn's effects that says what the turn brought, with the fields
/// that tell it from others; nothing where none does.
std::optional<Effect> decisive_effect(const EffectList& effects);

/// The worth of the chosen result of every end.
TurnEnds ends(const ChosenResults& choice, std::span<const double> worth);

/// The position with all dice of the running turn back in the air.
Grill turn_start(const Grill& position);

}  // namespace gockel
