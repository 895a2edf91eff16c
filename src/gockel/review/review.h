#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "gockel/core/record.h"
#include "gockel/review/explain.h"
#include "gockel/review/marks.h"

namespace gockel {

/// One event of a game as the engine sees it.
struct Verdict {
  AnyState before;
  Event event;
  EffectList effects = {};  ///< what it brought about
  Seat seat = no_seat;      ///< who rolled or decided
  /// Shares after the event minus shares before it: the luck of a roll, the
  /// skill of a decision (never above 0 for who decided).
  Shares change{};
  /// Where the turn ends: what the engine thinks of the new position when it
  /// solves the next turn, minus what it thought of it before. Else 0.
  Shares reestimate{};
  Shares shares{};  ///< then, the re-estimate included

  Fortune fortune = Fortune::even;  ///< of a roll

  /// Not all dice are known (core/unseen.h). A roll then has as its luck also
  /// what was kept of it, and the keep is not judged: it has no other
  /// candidate.
  bool unseen = false;

  std::vector<Candidate> candidates = {};  ///< of a decision, best first
  std::size_t played = 0;                  ///< the one among them
  Mark mark = Mark::none;
  Question question{};           ///< of a decision that is not forced
  std::vector<Fact> facts = {};  ///< why a marked move is marked, see explain()

  bool decision() const { return std::holds_alternative<Move>(event); }
  bool forced() const { return candidates.size() == 1; }
  const Candidate& best() const { return candidates.front(); }
  const Candidate& chosen() const { return candidates[played]; }
  /// Whether it is worth being read about.
  bool marked() const { return mark != Mark::none || fortune != Fortune::even; }
};

/// Unforced decisions added up.
struct Tally {
  int decisions = 0;
  double loss = 0;
  double stakes = 0;           ///< see stake()
  std::array<int, 4> marks{};  ///< by Mark

  /// A decision with this share for the best move and this loss.
  void add(double share, double lost) {
    ++decisions;
    loss += lost;
    // Whoever gives more away than seemed open had it to lose.
    stakes += std::max(stake(share), lost);
    ++marks[static_cast<unsigned>(mark(lost))];
  }
  int errors(Mark kind) const { return marks[static_cast<unsigned>(kind)]; }
  double error_rate() const { return decisions == 0 ? 0 : loss / decisions; }
  double loss_per_stake() const { return stakes > 0 ? loss / stakes : 0; }
};

/// What became of a seat, in shares of the win. Law: start + luck + skill +
/// reestimate = result, to 1e-9.
struct Account {
  double start = 0;
  double luck = 0;   ///< by all rolls of the game
  double skill = 0;  ///< by all decisions, the others' mistakes included
  double reestimate = 0;
  double result = 0;  ///< at the end; the engine's value of an unfinished game
  Tally all = {};
  std::array<Tally, all_questions.size()> by_question = {};

  const Tally& tally(Question question) const {
    return by_question[static_cast<unsigned>(question)];
  }
  double adjusted() const { return result - luck; }
};

/// A game, told apart into luck and skill.
struct Review {
  /// By seat: the tags; the letter where there is none or two are the same.
  std::vector<std::string> names;
  AnyState start;
  AnyState end;
  std::vector<Verdict> verdicts;  ///< one for each event
  std::vector<Account> accounts;  ///< by seat

  /// The position after event number `i`.
  const AnyState& after(std::size_t i) const {
    return i + 1 < verdicts.size() ? verdicts[i + 1].before : end;
  }
  bool finished() const { return node(end) == Node::terminal; }
  /// Whether all dice of the game are known.
  bool all_seen() const {
    return std::ranges::none_of(verdicts, &Verdict::unseen);
  }
  int seats() const { return gockel::seats(start); }
  /// None for a seat that had nothing to decide.
  std::optional<Rating> rating(Seat seat) const {
    const Tally& tally = accounts[seat].all;
    if (tally.decisions == 0) return std::nullopt;
    return gockel::rating(tally.loss_per_stake(),
                          std::holds_alternative<Wok>(start) ? wok_factor : 1);
  }
};

struct ReviewOptions {
  /// Decisions that get facts: none, those with a mark, or all but the best
  /// moves.
  enum class Explained : std::uint8_t { none, marked, all };
  Explained explained = Explained::marked;
  /// Told from time to time which part of the work is done, 0 to 1; false:
  /// the rest of the game is left out.
  std::function<bool(double)> progress = {};
};

/// A loss below this is none: sums in another order differ by as much.
inline constexpr double no_loss = 1e-9;

/// The game judged by these values, which must fit it. A record that stops in
/// the middle is reviewed as far as it goes. `playback` has all its events.
Review review(const Record& record, const Playback& playback,
              const PositionValues& values, const ReviewOptions& options = {});
/// The same for a record that nobody has walked through yet: one with an
/// illegal event is refused, the offset being the event's number.
Result<Review> review(const Record& record, const PositionValues& values,
                      const ReviewOptions& options = {});

}  // namespace gockel
