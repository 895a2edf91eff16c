#pragma once

#include <memory>
#include <string>

#include "gockel/server/async_store.h"

namespace gockel {

/// Whether a node can do its work now, found out by asking the store.
///
/// 1. At most one probe is under way, whoever asks: a store that hangs is not
///    asked again before it has answered.
/// 2. What a probe found counts for a second.
/// 3. Who asks has an answer before `deadline`.
class Readiness {
 public:
  Readiness(Environment environment, AsyncStore& store);

  static constexpr Millis lifetime = 1000;
  static constexpr Millis deadline = 2000;

  /// "" when it can; otherwise what is wrong, in a sentence.
  Task<std::string> problem();

 private:
  struct State;
  static Task<> probe(std::shared_ptr<State> state);
  /// Shared with a probe that may come back when nobody waits any more.
  std::shared_ptr<State> state_;
};

}  // namespace gockel
