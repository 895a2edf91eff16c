#pragma once

#include <expected>
#include <string>

#include "gockel/terminal/console.h"
#include "gockel/terminal/local_game.h"
#include "gockel/terminal/session.h"

namespace gockel::terminal {

/// How the game is shown.
struct Look {
  Speech::Manner manner;
  bool colour = false;
  bool review = true;  ///< at the end, when a person has played
  Pacing pacing;
};

/// Why there was no game, or why it had to stop, in a sentence.
struct PlayFault {
  std::string sentence;
  bool bad_input = false;  ///< the user named something wrong
};

/// Plays a new game. Its record is made at `record`, or in the usual folder
/// when that is empty.
std::expected<SessionEnd, PlayFault> play_new(const LocalGame& table,
                                              const std::string& record,
                                              const Look& look,
                                              Console& console);

/// Plays on where a record ends: the one at `record`, or the unfinished one in
/// the usual folder that was played last.
std::expected<SessionEnd, PlayFault> resume(const std::string& record,
                                            const Look& look, Console& console);

}  // namespace gockel::terminal
