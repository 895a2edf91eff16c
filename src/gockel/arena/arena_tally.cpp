#include "gockel/arena/arena_tally.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gockel {

void DecisionTimes::add(const DecisionTimes& other) {
  decisions += other.decisions;
  total += other.total;
  longest = std::max(longest, other.longest);
}

void DecisionLoss::add(const DecisionLoss& other) {
  decisions += other.decisions;
  total += other.total;
}

void DealSums::add(const ArenaGame& game) {
  ++games;
  cut += game.match.cut ? 1 : 0;
  turns += game.match.turns;
  if (game.match.forfeit) ++rows[game.rows[game.match.forfeit->seat]].forfeits;
  const Shares& shares = game.match.shares;
  for (std::size_t s = 0; s < game.rows.size(); ++s) {
    RowSums& row = rows[game.rows[s]];
    row.share += shares[s];
    row.score += game.match.scores[s];
    ++row.seatings;
    if (!game.times.empty()) row.times.add(game.times[s]);
    if (!game.accounts.empty()) {
      const Account& account = game.accounts[s];
      row.adjusted += shares[s] - account.luck;
      row.loss.add({.decisions = static_cast<unsigned>(account.all.decisions),
                    .total = account.all.loss});
    }
    for (std::size_t other = 0; other < game.rows.size(); ++other) {
      if (game.rows[other] == game.rows[s]) continue;
      Meeting& met = meetings[game.rows[s] * rows.size() + game.rows[other]];
      ++met.games;
      met.won += shares[s];
      met.lost += shares[other];
    }
  }
}

ArenaTally::ArenaTally(std::vector<std::string> names,
                       std::vector<int> seatings, int seats,
                       const ArenaMeasures& measures)
    : names_(std::move(names)),
      seatings_(std::move(seatings)),
      seats_(seats),
      timed_(measures.times),
      judged_(measures.judge.has_value()),
      rows_(names_.size()),
      meetings_(names_.size() * names_.size()) {}

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
    RowTotals& row = rows_[n];
    row.weight += weight;
    row.share.add(played.share / played.seatings, weight);
    row.adjusted.add(played.adjusted / played.seatings, weight);
    row.score += weight * (played.score / played.seatings);
    row.seatings += static_cast<std::uint64_t>(played.seatings);
    row.forfeits += static_cast<std::uint64_t>(played.forfeits);
    row.times.add(played.times);
    row.loss.add(played.loss);
  }
  for (std::size_t i = 0; i < meetings_.size(); ++i) {
    meetings_[i].games += deal.meetings[i].games;
    meetings_[i].won += deal.meetings[i].won;
    meetings_[i].lost += deal.meetings[i].lost;
  }
}

double ArenaTally::MeanSums::variance(double weight) const {
  if (weight < 2) return 0;
  const double spread = squares / weight - mean(weight) * mean(weight);
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

ShareSample ArenaTally::RowTotals::sample(const MeanSums& sums) const {
  return {.mean = sums.mean(weight),
          .variance = sums.variance(weight),
          .deals = weight,
          .games = static_cast<double>(seatings)};
}

AgentResult ArenaTally::agent(std::size_t row) const {
  const RowTotals& sums = rows_[row];
  const double share = sums.mean();
  const double others = (1 - share) / (seats_ - 1);
  AgentResult agent{
      .name = names_[row],
      .games = sums.seatings,
      .share = share,
      .error = std::sqrt(sums.variance() / sums.weight),
      .score = sums.score / sums.weight,
      .forfeits = sums.forfeits,
      .elo = 400 * std::log10(share / others),
      .interval = share_interval(sums.sample(sums.share)),
  };
  for (std::size_t n = 0; n < rows_.size(); ++n)
    if (rows_[n].seatings > 0)
      agent.against.push_back(meetings_[row * rows_.size() + n]);
  if (timed_) agent.times = sums.times;
  if (judged_) {
    agent.loss = sums.loss;
    agent.adjusted = {std::clamp(sums.adjusted.mean(sums.weight), 0.0, 1.0),
                      adjusted_interval(sums.sample(sums.adjusted))};
  }
  return agent;
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
