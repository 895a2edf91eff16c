#include "gockel/solve/positions.h"

#include <algorithm>
#include <atomic>
#include <bit>

#include "gockel/cluster/bytes.h"
#include "gockel/parallel/parallel.h"
#include "gockel/turn/turn_results.h"

namespace gockel {
namespace {

constexpr std::size_t words_at_once = 64;

/// Follows the results of turns until no new position turns up. Words of bits
/// are shared by the threads: they mark results atomically, and each expands
/// the words that are its own in a round. Chunks of words belong to the ranks
/// in turns; between two rounds a rank is told what others have marked in its
/// own.
class ReachableSearch {
 public:
  ReachableSearch(const Layouts& layouts, Group& group)
      : layouts_(layouts),
        group_(group),
        ranks_(static_cast<std::size_t>(group.size())),
        rank_(static_cast<std::size_t>(group.rank())),
        seen_(Positions::words(layouts.size())),
        expanded_(seen_.size()),
        for_others_(ranks_ > 1 ? seen_.size() : 0) {
    mark(layouts.game().start());
  }

  std::vector<std::uint64_t> run(int threads,
                                 const std::function<void(double)>& done) {
    const std::size_t chunks =
        (seen_.size() + words_at_once - 1) / words_at_once;
    std::uint64_t sum = 0;
    for (std::uint64_t found = 1; found > 0; sum += found) {
      if (ranks_ > 1) tell_owners();
      std::atomic<std::uint64_t> fresh = 0;
      // A turn leads down more often than up: high layouts first.
      in_parallel(chunks, threads, [&](std::size_t chunk) {
        const std::size_t first = (chunks - 1 - chunk) * words_at_once;
        if (owner(first) == rank_) fresh += expand(first);
      });
      found = group_.sum(fresh);
      if (done)
        done(static_cast<double>(sum) / static_cast<double>(layouts_.size()));
    }
    if (ranks_ > 1) tell_all();
    return std::move(seen_);
  }

 private:
  std::size_t owner(std::size_t word) const {
    return word / words_at_once % ranks_;
  }

  void mark(const Grill& position) {
    const std::uint64_t rank = layouts_.rank(position);
    const std::uint64_t bit = std::uint64_t{1} << rank % 64;
    const std::uint64_t before = std::atomic_ref(seen_[rank / 64])
                                     .fetch_or(bit, std::memory_order_relaxed);
    if ((before & bit) == 0 && owner(rank / 64) != rank_)
      std::atomic_ref(for_others_[rank / 64])
          .fetch_or(bit, std::memory_order_relaxed);
  }

  /// Sends every owner what was marked of its words since the last time.
  void tell_owners() {
    std::vector<ByteWriter> sending(ranks_);
    for (std::size_t w = 0; w < for_others_.size(); ++w) {
      if (for_others_[w] == 0) continue;
      sending[owner(w)].put(static_cast<std::uint64_t>(w));
      sending[owner(w)].put(for_others_[w]);
      for_others_[w] = 0;
    }
    for (const std::string& bytes : group_.exchange(take_all(sending)))
      for (ByteReader in(bytes); in.left() > 0;) {
        const auto word = in.get<std::uint64_t>();
        seen_[word] |= in.get<std::uint64_t>();
      }
  }

  /// Gives everybody the words of their owners.
  void tell_all() {
    ByteWriter out;
    for (std::size_t w = 0; w < seen_.size(); ++w)
      if (owner(w) == rank_) out.put(seen_[w]);
    const auto all = group_.gather(out.take());
    std::vector<ByteReader> from(all.begin(), all.end());
    for (std::size_t w = 0; w < seen_.size(); ++w)
      seen_[w] = from[owner(w)].get<std::uint64_t>();
  }

  std::uint64_t expand(std::size_t first) {
    std::uint64_t count = 0;
    TurnResults results;
    const std::size_t last = std::min(first + words_at_once, seen_.size());
    for (std::size_t w = last; w-- > first;) {
      // A bit that another thread sets behind this look is found in the next
      // round; expanded_ belongs to this chunk alone.
      std::uint64_t fresh =
          std::atomic_ref(seen_[w]).load(std::memory_order_relaxed) &
          ~expanded_[w];
      expanded_[w] |= fresh;
      for (; fresh != 0; fresh &= fresh - 1, ++count) {
        const Grill position = layouts_.position(
            w * 64 + static_cast<std::uint64_t>(std::countr_zero(fresh)));
        results.list(position, TurnKind::of(position));
        for (const Grill& next : results.positions())
          if (next.phase != Phase::over) mark(next);
      }
    }
    return count;
  }

  const Layouts& layouts_;
  Group& group_;
  std::size_t ranks_;
  std::size_t rank_;
  std::vector<std::uint64_t> seen_;
  std::vector<std::uint64_t> expanded_;
  std::vector<std::uint64_t> for_others_;  ///< marked, and not told yet
};

}  // namespace

Positions::Positions(const SmallGame& game, std::vector<std::uint64_t> bits)
    : layouts_(game), bits_(std::move(bits)) {
  // Positions before each word: a number is found with one look and a popcount,
  // at 12 bytes for 64 layouts.
  before_.reserve(bits_.size() + 1);
  std::uint32_t sum = 0;
  for (const std::uint64_t word : bits_) {
    before_.push_back(sum);
    sum += static_cast<std::uint32_t>(std::popcount(word));
  }
  before_.push_back(sum);
}

Positions Positions::reachable(const SmallGame& game, int threads,
                               const std::function<void(double)>& done) {
  OneProcess alone;
  return reachable(game, threads, alone, done);
}

Positions Positions::reachable(const SmallGame& game, int threads, Group& group,
                               const std::function<void(double)>& done) {
  const Layouts layouts(game);
  return {game, ReachableSearch(layouts, group).run(threads, done)};
}

Result<Positions> Positions::from_bits(const SmallGame& game,
                                       std::vector<std::uint64_t> bits) {
  const std::uint64_t layouts = Layouts::count(game.tiles().size());
  const bool whole = bits.size() == words(layouts) &&
                     (layouts % 64 == 0 || bits.back() >> layouts % 64 == 0);
  if (!whole) return refuse(Reason::positions_of_another_game);
  Positions positions(game, std::move(bits));
  if (!positions.find(game.start()))
    return refuse(Reason::start_not_among_positions);
  return positions;
}

std::uint32_t Positions::below(std::uint64_t rank) const {
  if (rank == layouts_.size()) return size();
  const std::uint64_t lower = (std::uint64_t{1} << rank % 64) - 1;
  return before_[rank / 64] +
         static_cast<std::uint32_t>(std::popcount(bits_[rank / 64] & lower));
}

std::optional<std::uint32_t> Positions::find(const Grill& position) const {
  const std::uint64_t rank = layouts_.rank(position);
  if ((bits_[rank / 64] >> rank % 64 & 1U) == 0) return std::nullopt;
  return below(rank);
}

Grill Positions::operator[](std::uint32_t number) const {
  const auto word = static_cast<std::size_t>(
      std::ranges::upper_bound(before_, number) - before_.begin() - 1);
  std::uint64_t bits = bits_[word];
  for (std::uint32_t n = number - before_[word]; n > 0; --n) bits &= bits - 1;
  return layouts_.position(word * 64 +
                           static_cast<std::uint64_t>(std::countr_zero(bits)));
}

PositionRange Positions::level(int layer, int level) const {
  const LayoutRange range = layouts_.level(layer, level);
  return {below(range.first), below(range.last)};
}

}  // namespace gockel
