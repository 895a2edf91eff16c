#pragma once

#include <vector>

#include "gockel/values/outlook.h"

namespace gockel {

/// What a decision is about, as errors are told apart.
enum class Question : std::uint8_t {
  keep,        ///< which dice to keep or lock
  stop,        ///< stop or roll
  specialist,  ///< golden die, weasel, canned worm, which goes back
  rob,         ///< whom or what to rob, what to take
};
inline constexpr std::array all_questions{Question::keep, Question::stop,
                                          Question::specialist, Question::rob};
std::string_view name(Question question);

/// What the choice between these two legal moves is about.
Question question(const AnyState& state, Move one, Move other);

/// A legal move and what it is worth.
struct Candidate {
  Move move;
  Shares shares{};  ///< of all seats after it
  double loss = 0;  ///< of the mover's share against the best move, >= 0
  double fail = 0;  ///< chance that the turn then fails (Wok: is left with
                    ///< the lowest tile)
  bool operator==(const Candidate&) const = default;
};

/// A position seen by the engine.
struct Analysis {
  Shares shares{};                    ///< under best play from here
  double fail = 0;                    ///< chance that the turn fails
  std::vector<Candidate> candidates;  ///< at decisions: the best first
  /// What the turn may bring, the likeliest first; empty while a choice of
  /// Phase::rob or later is open, and when the game is over.
  std::vector<TurnEnding> endings;
};

/// Whether dice still decide what the running turn brings: no choice of
/// Phase::rob or later is open, and the game is not over.
bool dice_running(const AnyState& state);

Analysis analyse(Outlook& outlook, const AnyState& state);

/// The moves of a decision, the best first; of equals the one that is listed
/// first. Cheaper than all of analyse().
std::vector<Candidate> rank(Outlook& outlook, const AnyState& state);

}  // namespace gockel
