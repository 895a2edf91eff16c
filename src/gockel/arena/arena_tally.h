#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gockel/arena/arena_result.h"
#include "gockel/arena/match.h"
#include "gockel/review/review.h"

namespace gockel {

/// A sequential test of the first agent's win share: stop as soon as one of
/// two hypotheses is beaten with 5 % risk either way.
struct SequentialTest {
  double low = 0.5;    ///< share under the hypothesis "no better"
  double high = 0.53;  ///< share under the hypothesis "better"
};

/// A game of the arena. All agents of one name are a row of the results.
struct ArenaGame {
  std::uint64_t deal = 0;                ///< from 0
  std::size_t number = 0;                ///< within its deal, from 0
  std::vector<std::size_t> agents = {};  ///< by seat: its number in the setup
  std::vector<std::size_t> rows = {};    ///< by seat
  AnyState start = {};
  MatchResult match = {};
  std::vector<DecisionTimes> times = {};  ///< by seat; empty if not measured
  std::vector<Account> accounts = {};     ///< by seat; empty if not judged
};

/// The finished games of one deal, added up.
struct DealSums {
  /// Of one row.
  struct RowSums {
    double share = 0;
    double score = 0;
    int seatings = 0;  ///< how often it sat at a table
    int forfeits = 0;
    double adjusted = 0;  ///< share without luck
    DecisionTimes times = {};
    DecisionLoss loss = {};
  };

  explicit DealSums(std::size_t count = 0)
      : rows(count), meetings(count * count) {}
  void add(const ArenaGame& game);

  std::vector<RowSums> rows;
  std::vector<Meeting> meetings;  ///< row by row
  std::uint64_t games = 0;
  std::uint64_t cut = 0;
  std::uint64_t turns = 0;
};

/// What an arena measures beside the results.
struct ArenaMeasures {
  bool times = false;
  /// Values to judge every game by, as a review does: for losses and shares
  /// without luck. They must fit the rules and the seats.
  std::optional<PositionValues> judge = {};
};

/// Deals added up, from which the results are made. Sums depend on their order
/// in the last bits: deals have to be added in theirs.
class ArenaTally {
 public:
  /// The rows, and how often each sits at a table in a whole deal.
  ArenaTally(std::vector<std::string> names, std::vector<int> seatings,
             int seats, const ArenaMeasures& measures);

  /// A deal that was not played to its end counts by the part that was.
  void add(const DealSums& deal);
  /// Looks at the sequential test; its verdict is in the result.
  void look(const SequentialTest& test);
  bool decided() const { return !result_.verdict.empty(); }
  ArenaResult result() const;

 private:
  /// A quantity of which every deal has a mean, added up by weight.
  struct MeanSums {
    double total = 0;
    double squares = 0;

    void add(double mean, double weight) {
      total += weight * mean;
      squares += weight * mean * mean;
    }
    double mean(double weight) const { return total / weight; }
    /// Of a deal's mean; 0 while there are not two deals.
    double variance(double weight) const;
  };
  /// Of one row: sums over deals of the deal's means, for mean and variance.
  struct RowTotals {
    double weight = 0;  ///< deals, parts of them included
    MeanSums share;
    MeanSums adjusted;
    double score = 0;
    std::uint64_t seatings = 0;
    std::uint64_t forfeits = 0;
    DecisionTimes times = {};
    DecisionLoss loss = {};

    double mean() const { return share.mean(weight); }
    double variance() const { return share.variance(weight); }
    ShareSample sample(const MeanSums& sums) const;
  };
  AgentResult agent(std::size_t row) const;

  std::vector<std::string> names_;
  std::vector<int> seatings_;
  int seats_;
  bool timed_;
  bool judged_;
  std::vector<RowTotals> rows_;
  std::vector<Meeting> meetings_;  ///< row by row
  ArenaResult result_;             ///< without agents; its turns are a sum
};

}  // namespace gockel
