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

/// The facts in sentences, spoken to the player who decided.
std::string reasons(const Phrases& phrases, const MovePair& choice,
                    std::span<const Fact> facts);

}  // namespace gockel
