#pragma once

#include "gockel/review/analysis.h"
#include "gockel/rpc/json.h"
#include "gockel/words/phrases.h"

namespace gockel {

/// What is put into words: explanations only, or moves and endings too.
enum class Worded : std::uint8_t { explanations, all };

/// The analysis with all its numbers, shares as lists by seat, and in words
/// why the best move is better than the next one. docs/engine.md lists the
/// fields.
Json analysis_json(Outlook& outlook, const AnyState& state,
                   const Analysis& analysis, const Phrases& phrases,
                   Worded worded);

/// Candidates of a position as lists of moves with their shares.
Json candidates_json(const std::vector<Candidate>& candidates,
                     const AnyState& before, const Phrases& phrases,
                     Worded worded);

/// "takes 25", "steals 24 from B": what a turn may bring, in short.
std::string ending_words(const Phrases& phrases, const TurnEnding& ending);

}  // namespace gockel
