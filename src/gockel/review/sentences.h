#pragma once

#include <span>
#include <string>

#include "gockel/review/explain.h"
#include "gockel/review/phrases.h"

namespace gockel {

/// Two moves that facts are about.
struct Choice {
  const AnyState& before;
  Move first;
  Move second;
};

/// The facts in sentences, spoken to the player who decided.
std::string sentences(const Phrases& phrases, const Choice& choice,
                      std::span<const Fact> facts);

}  // namespace gockel
