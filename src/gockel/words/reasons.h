#pragma once

#include <span>
#include <string>

#include "gockel/review/explain.h"
#include "gockel/words/phrases.h"

namespace gockel {

/// Two moves that facts are about.
struct MovePair {
  const AnyState& before;
  Move first;
  Move second;
};

/// What a friend would say: what speaks for the first move, without percents,
/// and how much worse the second is, by the mark of its loss.
std::string advice(const Phrases& phrases, const MovePair& choice,
                   std::span<const Fact> facts, Mark second);

/// The facts in sentences, spoken to the player who decided.
std::string reasons(const Phrases& phrases, const MovePair& choice,
                    std::span<const Fact> facts);

}  // namespace gockel
