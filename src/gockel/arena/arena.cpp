#include "gockel/arena/arena.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <thread>

#include "gockel/core/text.h"
#include "gockel/players/players.h"

namespace gockel {
namespace {

/// Deals between two looks at the sequential test: fixed, so that the moment
/// it stops does not depend on the threads.
constexpr std::uint64_t deals_at_once = 64;

/// What one deal brought, summed over its games, by distinct name.
struct DealResult {
  std::vector<double> share;
  std::vector<double> score;
  std::vector<int> seatings;  ///< how often the name sat at a table
  std::vector<int> forfeits;
  std::uint64_t games = 0;
  std::uint64_t cut = 0;
  std::uint64_t turns = 0;
};

/// AgentSums from deal to deal, for mean and variance of the shares.
struct AgentSums {
  double share = 0;
  double squares = 0;
  double score = 0;
  double seatings = 0;
  std::uint64_t forfeits = 0;
};

class Arena {
 public:
  Arena(const ArenaSetup& setup, const ArenaWatch& watch)
      : setup_(setup), watch_(watch) {
    for (const std::string& agent : setup.agents) {
      const auto found = std::ranges::find(names_, agent);
      name_of_.push_back(static_cast<std::size_t>(found - names_.begin()));
      if (found == names_.end()) names_.push_back(agent);
    }
    choose_tables({}, 0);
    sums_.resize(names_.size());
  }

  ArenaResult run() {
    while (result_.deals < setup_.deals && result_.verdict.empty()) {
      const std::uint64_t count =
          std::min(deals_at_once, setup_.deals - result_.deals);
      const auto deals = play_chunk(result_.deals, count);
      if (stopped()) break;
      for (const DealResult& deal : deals) add(deal);
      result_.deals += count;
      if (setup_.test) look();
      if (watch_.done)
        watch_.done(static_cast<double>(result_.deals) /
                    static_cast<double>(setup_.deals));
    }
    if (result_.deals > 0) report();
    return result_;
  }

 private:
  /// All choices of `seats` agents, each in ascending order.
  void choose_tables(std::vector<std::size_t> chosen, std::size_t from) {
    if (chosen.size() == static_cast<std::size_t>(setup_.seats)) {
      tables_.push_back(std::move(chosen));
      return;
    }
    for (std::size_t i = from; i < setup_.agents.size(); ++i) {
      chosen.push_back(i);
      choose_tables(chosen, i + 1);
      chosen.pop_back();
    }
  }

  std::vector<DealResult> play_chunk(std::uint64_t first, std::uint64_t count) {
    std::vector<DealResult> results(count);
    std::atomic<std::uint64_t> next = 0;
    const auto work = [&] {
      for (std::uint64_t i = next++; i < count; i = next++)
        results[i] = play_deal(stream_seed(setup_.seed, first + i));
    };
    std::vector<std::jthread> helpers;
    for (int t = 1; t < setup_.threads; ++t) helpers.emplace_back(work);
    work();
    helpers.clear();  // joins
    return results;
  }

  bool stopped() const { return watch_.stop && watch_.stop(); }

  DealResult play_deal(std::uint64_t deal) {
    DealResult sum;
    sum.forfeits.resize(names_.size());
    sum.share.resize(names_.size());
    sum.score.resize(names_.size());
    sum.seatings.resize(names_.size());
    const AnyState start = dealt_game(setup_.rules, setup_.seats, deal);
    for (const auto& table : tables_)
      for (std::size_t turned = 0; turned < table.size(); ++turned)
        if (!stopped()) play_game(start, table, turned, deal, sum);
    return sum;
  }

  void play_game(const AnyState& start, const std::vector<std::size_t>& table,
                 std::size_t turned, std::uint64_t deal, DealResult& sum) {
    std::vector<Contestant> contestants;
    std::vector<std::size_t> names;
    for (std::size_t s = 0; s < table.size(); ++s) {
      const std::size_t agent = table[(s + turned) % table.size()];
      contestants.push_back(
          *setup_.make(setup_.agents[agent],
                       substream_seed(deal, agent * table.size() + turned)));
      names.push_back(name_of_[agent]);
    }
    const MatchResult game = play_match(start, contestants, deal);
    if (game.forfeit && !stopped()) {
      ++sum.forfeits[names[game.forfeit->seat]];
      tell(names_[names[game.forfeit->seat]], *game.forfeit);
    }
    ++sum.games;
    sum.cut += game.cut ? 1 : 0;
    sum.turns += game.turns;
    for (std::size_t s = 0; s < names.size(); ++s) {
      sum.share[names[s]] += game.shares[s];
      sum.score[names[s]] += game.scores[s];
      ++sum.seatings[names[s]];
    }
  }

  void tell(std::string_view agent, const Forfeit& forfeit) {
    if (!watch_.forfeited) return;
    const std::scoped_lock one_at_a_time(telling_);
    watch_.forfeited(agent, forfeit);
  }

  void add(const DealResult& deal) {
    result_.games += deal.games;
    result_.cut += deal.cut;
    result_.turns += static_cast<double>(deal.turns);
    for (std::size_t n = 0; n < names_.size(); ++n) {
      const double mean = deal.share[n] / deal.seatings[n];
      sums_[n].share += mean;
      sums_[n].squares += mean * mean;
      sums_[n].score += deal.score[n] / deal.seatings[n];
      sums_[n].seatings += deal.seatings[n];
      sums_[n].forfeits += static_cast<std::uint64_t>(deal.forfeits[n]);
    }
  }

  double mean(std::size_t n) const {
    return sums_[n].share / static_cast<double>(result_.deals);
  }
  /// Variance of a deal's mean share.
  double variance(std::size_t n) const {
    const auto deals = static_cast<double>(result_.deals);
    if (deals < 2) return 0;
    const double spread = sums_[n].squares / deals - mean(n) * mean(n);
    return std::max(0.0, spread * deals / (deals - 1));
  }

  /// The likelihood ratio of two normal means with the variance seen so far,
  /// which a run of equal results must not make zero.
  void look() {
    const double spread = std::max(variance(0), 0.01);
    const auto [low, high] = *setup_.test;
    result_.likelihood = static_cast<double>(result_.deals) * (high - low) *
                         (2 * mean(0) - low - high) / (2 * spread);
    const double bound = std::log(0.95 / 0.05);
    if (result_.likelihood >= bound) result_.verdict = "better";
    if (result_.likelihood <= -bound) result_.verdict = "no better";
  }

  void report() {
    result_.turns /= static_cast<double>(result_.games);
    for (std::size_t n = 0; n < names_.size(); ++n) {
      const double share = mean(n);
      const double others = (1 - share) / (setup_.seats - 1);
      result_.agents.push_back(
          {.name = names_[n],
           .games = static_cast<std::uint64_t>(sums_[n].seatings),
           .share = share,
           .error = std::sqrt(variance(n) / static_cast<double>(result_.deals)),
           .score = sums_[n].score / static_cast<double>(result_.deals),
           .forfeits = sums_[n].forfeits,
           .elo = 400 * std::log10(share / others),
           .interval =
               share_interval({.mean = share,
                               .variance = variance(n),
                               .deals = static_cast<double>(result_.deals),
                               .games = sums_[n].seatings})});
    }
  }

  ArenaSetup setup_;
  ArenaWatch watch_;
  std::mutex telling_;
  std::vector<std::string> names_;
  std::vector<std::size_t> name_of_;  ///< by agent
  std::vector<std::vector<std::size_t>> tables_;
  std::vector<AgentSums> sums_;  ///< by name
  ArenaResult result_;
};

}  // namespace

Result<ArenaResult> arena(const ArenaSetup& setup, const ArenaWatch& watch) {
  const RuleSetInfo& set = info(setup.rules.rule_set());
  if (setup.seats < set.min_seats || setup.seats > set.max_seats)
    return refuse(Reason::wrong_player_count, 0,
                  {.what = std::string(set.name),
                   .n = setup.seats,
                   .least = set.min_seats,
                   .limit = set.max_seats});
  if (setup.agents.size() < static_cast<std::size_t>(setup.seats))
    return refuse(Reason::too_few_agents);
  for (const std::string& agent : setup.agents)
    if (!setup.make(agent, 0))
      return refuse(Reason::unknown_player, 0,
                    {.what = gockel::quoted(agent),
                     .list = fmt::format("{}", fmt::join(player_names, ", "))});
  return Arena(setup, watch).run();
}

}  // namespace gockel
