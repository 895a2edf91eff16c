#pragma once

#include "gockel/protocol/json.h"
#include "gockel/review/analysis.h"
#include "gockel/review/phrases.h"

namespace gockel {

/// The analysis with all its numbers, shares as lists by seat, and in words
/// why the best move is better than the next one. docs/engine.md lists the
/// fields.
Json analysis_json(Outlook& outlook, const AnyState& state,
                   const Analysis& analysis, const Phrases& phrases);

/// Candidates as lists of moves with their shares.
Json candidates_json(const std::vector<Candidate>& candidates, int seats);

/// "take 25", "steal 24 from B": what a turn may bring, in short.
std::string ending_text(const Effect& effect);

}  // namespace gockel
