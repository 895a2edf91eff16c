#pragma once

#include <span>
#include <string>

#include "gockel/review/explain.h"
#include "gockel/review/phrases.h"

namespace gockel {

/// A decision that facts are about.
struct Choice {
  const AnyState& before;
  Move played;
  Move better;
};

/// The facts in sentences, spoken to the player who decided.
std::string sentences(const Phrases& phrases, const Choice& choice,
                      std::span<const Fact> facts);

}  // namespace gockel
