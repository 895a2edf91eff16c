#include "gockel/arena/arena.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <iterator>
#include <mutex>

#include "gockel/arena/deal_bytes.h"
#include "gockel/core/text.h"
#include "gockel/parallel/parallel.h"
#include "gockel/players/players.h"
#include "gockel/review/review.h"

namespace gockel {
namespace {

/// Deals between two looks at the sequential test: fixed, so that the moment
/// it stops does not depend on the threads.
constexpr std::uint64_t deals_at_once = 64;

/// Who sits where in the games of a deal.
struct TablePlan {
  std::vector<std::string> names;                ///< by row
  std::vector<std::size_t> row_of;               ///< by agent
  std::vector<std::vector<std::size_t>> tables;  ///< agents, ascending

  explicit TablePlan(const ArenaSetup& setup) {
    for (const Agent& agent : setup.agents) {
      const auto found = std::ranges::find(names, agent.name);
      row_of.push_back(static_cast<std::size_t>(found - names.begin()));
      if (found == names.end()) names.push_back(agent.name);
    }
    choose({}, 0, static_cast<std::size_t>(setup.seats));
  }

  /// By row: how often it sits at a table in a whole deal. Every table is
  /// played in as many rotations as it has seats.
  std::vector<int> seatings() const {
    std::vector<int> counts(names.size());
    for (const auto& table : tables)
      for (const std::size_t agent : table)
        counts[row_of[agent]] += static_cast<int>(table.size());
    return counts;
  }

 private:
  /// Adds all choices of `seats` agents that begin with those chosen.
  void choose(std::vector<std::size_t> chosen, std::size_t from,
              std::size_t seats) {
    if (chosen.size() == seats) {
      tables.push_back(std::move(chosen));
      return;
    }
    for (std::size_t i = from; i < row_of.size(); ++i) {
      chosen.push_back(i);
      choose(chosen, i + 1, seats);
      chosen.pop_back();
    }
  }
};

/// Makes the contestants note how long they take, by seat. `times` must outlive
/// them and stay where it is.
void measure_times(std::vector<Contestant>& contestants,
                   std::vector<DecisionTimes>& times) {
  using Clock = std::chrono::steady_clock;
  times.assign(contestants.size(), {});
  for (std::size_t s = 0; s < contestants.size(); ++s)
    contestants[s] = [decide = std::move(contestants[s]),
                      &own = times[s]](const AnyState& state) {
      const auto began = Clock::now();
      auto move = decide(state);
      const std::chrono::duration<double> took = Clock::now() - began;
      own.add({.decisions = 1, .total = took.count(), .longest = took.count()});
      return move;
    };
}

class Arena {
 public:
  Arena(const ArenaSetup& setup, Group& group, const ArenaWatch& watch)
      : setup_(setup),
        group_(group),
        watch_(watch),
        plan_(setup),
        tally_(plan_.names, plan_.seatings(), setup.seats, setup.measures) {}

  ArenaResult run() {
    // Behind a look no game may have been played that a look could have saved;
    // without a test ranks need not wait for each other so often.
    const std::uint64_t round =
        setup_.test ? deals_at_once
                    : deals_at_once * static_cast<std::uint64_t>(group_.size());
    std::uint64_t next = 0;
    while (next < setup_.deals && !tally_.decided() && !interrupted_) {
      const std::uint64_t count = std::min(round, setup_.deals - next);
      for (const DealSums& deal : share_deals({next, count})) tally_.add(deal);
      next += count;
      if (setup_.test) tally_.look(*setup_.test);
      tell_progress(next, setup_.deals);
    }
    return result();
  }

  /// The sums of these deals; none when it was stopped.
  std::optional<std::vector<DealSums>> run_part(const WorkRange& part) {
    std::vector<DealSums> deals;
    deals.reserve(part.count);
    while (deals.size() < part.count && !interrupted_) {
      const std::uint64_t count =
          std::min(deals_at_once, part.count - deals.size());
      std::ranges::move(play_deals(part.first + deals.size(), count),
                        std::back_inserter(deals));
      tell_progress(deals.size(), part.count);
    }
    if (interrupted_) return std::nullopt;
    return deals;
  }

  /// The result of all deals, which were played elsewhere.
  ArenaResult add_up(std::span<const DealSums> deals) {
    for (std::size_t i = 0; i < deals.size() && !tally_.decided(); ++i) {
      tally_.add(deals[i]);
      const bool block_ends =
          (i + 1) % deals_at_once == 0 || i + 1 == deals.size();
      if (setup_.test && block_ends) tally_.look(*setup_.test);
    }
    return result();
  }

 private:
  ArenaResult result() const {
    ArenaResult result = tally_.result();
    result.interrupted = interrupted_;
    return result;
  }

  void tell_progress(std::uint64_t done, std::uint64_t all) const {
    if (watch_.done)
      watch_.done(static_cast<double>(done) / static_cast<double>(all));
  }

  /// Plays this rank's part and gets those of the others; forfeits are told
  /// where everybody looks.
  std::vector<DealSums> share_deals(const WorkRange& block) {
    const WorkRange own = group_.own_part(block);
    std::vector<DealSums> played = play_deals(own.first, own.count);
    if (group_.size() == 1) return played;
    ByteWriter out;
    out.put(interrupted_.load());
    out.put(static_cast<std::uint64_t>(forfeits_.size()));
    for (const AgentForfeit& forfeit : forfeits_) write(out, forfeit);
    for (const DealSums& deal : played) write(out, deal);
    forfeits_.clear();
    std::vector<DealSums> all;
    bool stopped = false;
    for (const std::string& bytes : group_.gather(out.take())) {
      ByteReader in(bytes);
      stopped = in.get<bool>() || stopped;
      for (auto left = in.get<std::uint64_t>(); left > 0; --left) {
        const AgentForfeit told = read_forfeit(in);
        if (group_.rank() == 0 && watch_.forfeited)
          watch_.forfeited(told.agent, told.forfeit);
      }
      while (in.left() > 0) all.push_back(read_deal(in, plan_.names.size()));
    }
    interrupted_ = stopped;
    return all;
  }

  std::vector<DealSums> play_deals(std::uint64_t first, std::uint64_t count) {
    std::vector<DealSums> deals(count);
    in_parallel(count, setup_.threads,
                [&](std::size_t i) { deals[i] = play_deal(first + i); });
    return deals;
  }

  /// Whether to stop, where there is more to play; it is remembered that games
  /// are missing.
  bool interrupted() {
    if (!watch_.stop || !watch_.stop()) return false;
    interrupted_ = true;
    return true;
  }

  DealSums play_deal(std::uint64_t deal) {
    DealSums sums(plan_.names.size());
    const std::uint64_t stream = stream_seed(setup_.seed, deal);
    const AnyState start = dealt_game(setup_.rules, setup_.seats, stream);
    ArenaGame game{.deal = deal, .start = start};
    for (const auto& table : plan_.tables)
      for (std::size_t turned = 0; turned < table.size(); ++turned) {
        if (interrupted()) return sums;
        play_game(game, table, turned, stream);
        // Who gives up while the arena ends was not given the time to move.
        if (game.match.forfeit && interrupted()) return sums;
        judge(game);
        finish(game, sums);
        ++game.number;
      }
    return sums;
  }

  void play_game(ArenaGame& game, const std::vector<std::size_t>& table,
                 std::size_t turned, std::uint64_t stream) {
    std::vector<Contestant> contestants;
    game.agents.clear();
    game.rows.clear();
    for (std::size_t s = 0; s < table.size(); ++s) {
      const std::size_t agent = table[(s + turned) % table.size()];
      contestants.push_back(
          *setup_.make(setup_.agents[agent].player,
                       substream_seed(stream, agent * table.size() + turned)));
      game.agents.push_back(agent);
      game.rows.push_back(plan_.row_of[agent]);
    }
    if (setup_.measures.times) measure_times(contestants, game.times);
    game.match = play_match(game.start, contestants, stream);
  }

  /// Luck and losses, as a review has them.
  void judge(ArenaGame& game) const {
    if (!setup_.measures.judge) return;
    const Record record{
        .tags = {}, .start = game.start, .events = game.match.events};
    game.accounts = review(record, *setup_.measures.judge,
                           {.explained = ReviewOptions::Explained::none})
                        ->accounts;
  }

  /// Adds the game up and tells who watches.
  void finish(const ArenaGame& game, DealSums& sums) {
    sums.add(game);
    const std::scoped_lock one_at_a_time(telling_);
    if (watch_.played) watch_.played(game);
    const auto& forfeit = game.match.forfeit;
    if (!forfeit || !watch_.forfeited) return;
    const std::string& agent = plan_.names[game.rows[forfeit->seat]];
    if (group_.size() == 1)
      watch_.forfeited(agent, *forfeit);
    else
      forfeits_.push_back({agent, *forfeit});
  }

  ArenaSetup setup_;
  Group& group_;
  ArenaWatch watch_;
  TablePlan plan_;
  ArenaTally tally_;
  std::mutex telling_;
  std::vector<AgentForfeit> forfeits_;  ///< that the group has to hear of
  std::atomic<bool> interrupted_ = false;
};

}  // namespace

std::optional<Error> refusal(const ArenaSetup& setup) {
  const RuleSetInfo& set = info(setup.rules.rule_set());
  if (setup.seats < set.min_seats || setup.seats > set.max_seats)
    return refusal_for(Reason::wrong_player_count, 0,
                       {.what = std::string(set.name),
                        .n = setup.seats,
                        .least = set.min_seats,
                        .limit = set.max_seats});
  if (setup.agents.size() < static_cast<std::size_t>(setup.seats))
    return refusal_for(Reason::too_few_agents);
  for (const Agent& agent : setup.agents)
    if (!setup.make(agent.player, 0))
      return refusal_for(
          Reason::unknown_player, 0,
          {.what = gockel::quoted(agent.player),
           .list = fmt::format("{}, {}", fmt::join(player_names, ", "),
                               mcts_reference.name)});
  return std::nullopt;
}

std::uint64_t games_per_deal(const ArenaSetup& setup) {
  return TablePlan(setup).tables.size() *
         static_cast<std::uint64_t>(setup.seats);
}

Result<ArenaResult> arena(const ArenaSetup& setup, Group& group,
                          const ArenaWatch& watch) {
  if (auto refused = refusal(setup)) return std::unexpected(*refused);
  return Arena(setup, group, watch).run();
}

Result<ArenaResult> arena(const ArenaSetup& setup, const ArenaWatch& watch) {
  OneProcess alone;
  return arena(setup, alone, watch);
}

std::optional<std::vector<DealSums>> play_deals(const ArenaSetup& setup,
                                                const WorkRange& deals,
                                                const ArenaWatch& watch) {
  OneProcess alone;
  return Arena(setup, alone, watch).run_part(deals);
}

std::vector<std::string> row_names(const ArenaSetup& setup) {
  return TablePlan(setup).names;
}

ArenaResult add_up(const ArenaSetup& setup, std::span<const DealSums> deals) {
  OneProcess alone;
  return Arena(setup, alone, {}).add_up(deals);
}

}  // namespace gockel
