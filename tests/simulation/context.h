#pragma once

#include <string>

#include "tests/simulation/planted.h"
#include "tests/simulation/scheduler.h"
#include "tests/simulation/story.h"

namespace gockel::simulation {

/// What may go wrong in a run. A seed picks some kinds only: a run in which
/// everything fails all the time does not get far.
struct Disturbances {
  bool kills = false;       ///< nodes end between two steps, and start again
  bool stalls = false;      ///< a node does nothing for a while
  bool down = false;        ///< the database refuses everything
  bool hangs = false;       ///< the database does not answer
  bool clocks = false;      ///< nodes' clocks are wrong and are set
  bool breaks = false;      ///< clients' connections break
  bool lost_calls = false;  ///< a store call fails, before or after its commit
  bool lost_notices = false;  ///< nodes do not hear of each other
  bool doubles = false;       ///< clients send requests twice

  bool any() const {
    return kills || stalls || down || hangs || clocks || breaks || lost_calls ||
           lost_notices;
  }
};

/// What all parts of one run share.
struct Context {
  Context(std::uint64_t seed, Planted fault, bool with_story)
      : chance(seed),
        scheduler(chance),
        story(scheduler, with_story),
        planted(fault) {}

  Chance chance;
  Scheduler scheduler;
  Story story;
  Planted planted;
  PlantedMemory planted_memory;
  Disturbances disturbances;
  /// Since when nothing is disturbed any more; nothing: it still is.
  std::optional<Millis> calm_since;
  /// What must not happen and has happened, the first of it; "": nothing.
  std::string violation;

  void fail(std::string sentence) {
    story.tell("VIOLATION {}", sentence);
    if (violation.empty()) violation = std::move(sentence);
  }
  Millis now() const { return scheduler.now(); }
  bool planted_is(Planted fault) const { return planted == fault; }
};

}  // namespace gockel::simulation
