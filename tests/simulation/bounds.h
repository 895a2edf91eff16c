#pragma once

#include "gockel/server/settings.h"

namespace gockel::simulation {

// How a simulated server is set, and within which time what has to be right.

inline constexpr Millis pace = 700;
inline constexpr Millis absent_after = 5'000;
inline constexpr Millis ask_after = 3'000;

/// Calls, notices and messages take this long together at most when nothing is
/// disturbed.
inline constexpr Millis usual_delay = 1'500;
/// After disturbances have ended nodes need so long to see the database, the
/// tables and each other again.
inline constexpr Millis recovery = 12'000;
/// Another node acts when the one that should does not: its grace, a round of
/// its housekeeping, a pause after a fault.
inline constexpr Millis takeover = 5'000;
/// A lost node's people count as there until its lease has ended, and what
/// could not be told is told with the next round of housekeeping.
inline constexpr Millis presence_recovery = 20'000;

}  // namespace gockel::simulation
