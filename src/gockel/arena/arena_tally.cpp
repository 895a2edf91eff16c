#include "gockel/arena/arena_tally.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gockel {

void DealSums::add(const ArenaGame& game) {
  ++games;
  cut += game.match.cut ? 1 : 0;
  turns += game.match.turns;
  if (game.match.forfeit) ++rows[game.rows[game.match.forfeit->seat]].forfeits;
  for (std::size_t s = 0; s < game.rows.size(); ++s) {
    RowSums& row = rows[game.rows[s]];
    row.share += game.match.shares[s];
    row.score += game.match.scores[s];
    ++row.seatings;
  }
}

ArenaTally::ArenaTally(std::vector<std::string> names,
                       std::vector<int> seatings, int seats)
    : names_(std::move(names)),
      seatings_(std::move(seatings)),
      seats_(seats),
      rows_(names_.size()) {}

void ArenaTally::add(const DealSums& deal) {
  if (deal.games == 0) return;
  ++result_.deals;
  result_.games += deal.games;
  result_.cut += deal.cut;
  result_.turns += static_cast<double>(deal.turns);
  for (std::size_t n = 0; n < rows_.size(); ++n) {
    const DealSums::RowSums& played = deal.rows[n];
    if (played.seatings == 0) continue;
    // Exactly 1 for a whole deal.
    const double weight = static_cast<double>(played.seatings) / seatings_[n];
    const double mean = played.share / played.seatings;
    rows_[n].weight += weight;
    rows_[n].share += weight * mean;
    rows_[n].squares += weight * mean * mean;
    rows_[n].score += weight * (played.score / played.seatings);
    rows_[n].seatings += static_cast<std::uint64_t>(played.seatings);
    rows_[n].forfeits += static_cast<std::uint64_t>(played.forfeits);
  }
}

double ArenaTally::RowTotals::variance() const {
  if (weight < 2) return 0;
  const double spread = squares / weight - mean() * mean();
  return std::max(0.0, spread * weight / (weight - 1));
}

/// The likelihood ratio of two normal means with the variance seen so far,
/// which a run of equal results must not make zero.
void ArenaTally::look(const SequentialTest& test) {
  const RowTotals& first = rows_[0];
  if (first.weight == 0) return;
  const double spread = std::max(first.variance(), 0.01);
  result_.likelihood = first.weight * (test.high - test.low) *
                       (2 * first.mean() - test.low - test.high) / (2 * spread);
  const double bound = std::log(0.95 / 0.05);
  if (result_.likelihood >= bound) result_.verdict = "better";
  if (result_.likelihood <= -bound) result_.verdict = "no better";
}

AgentResult ArenaTally::agent(std::size_t row) const {
  const RowTotals& sums = rows_[row];
  const double share = sums.mean();
  const double others = (1 - share) / (seats_ - 1);
  return {
      .name = names_[row],
      .games = sums.seatings,
      .share = share,
      .error = std::sqrt(sums.variance() / sums.weight),
      .score = sums.score / sums.weight,
      .forfeits = sums.forfeits,
      .elo = 400 * std::log10(share / others),
      .interval = share_interval({.mean = share,
                                  .variance = sums.variance(),
                                  .deals = sums.weight,
                                  .games = static_cast<double>(sums.seatings)}),
  };
}

ArenaResult ArenaTally::result() const {
  ArenaResult result = result_;
  if (result.games == 0) return result;
  result.turns /= static_cast<double>(result.games);
  for (std::size_t n = 0; n < rows_.size(); ++n)
    if (rows_[n].seatings > 0) result.agents.push_back(agent(n));
  return result;
}

}  // namespace gockel
