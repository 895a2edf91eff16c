#pragma once

#include <expected>
#include <string>

#include "gockel/terminal/console.h"
#include "gockel/terminal/session.h"
#include "gockel/terminal/table.h"

namespace gockel::terminal {

/// How the game is shown.
struct Look {
  Speech::Manner manner;
  bool colour = false;
  bool review = true;  ///< at the end, when a person has played
  Pacing pacing;
};

/// Why there was no game, or why it had to stop, in a sentence.
struct Trouble {
  std::string sentence;
  bool bad_input = false;  ///< the user named something wrong
};

/// Plays a new game. Its record is made at `record`, or in the usual folder
/// when that is empty.
std::expected<Ending, Trouble> play_new(const Table& table,
                                        const std::string& record,
                                        const Look& look, Console& console);

/// Plays on where a record ends: the one at `record`, or the unfinished one in
/// the usual folder that was played last.
std::expected<Ending, Trouble> resume(const std::string& record,
                                      const Look& look, Console& console);

// What the environment says.

/// From LC_ALL, LC_MESSAGES or LANG, the first that is set.
Language language_of_environment();
/// Whether LC_ALL, LC_CTYPE or LANG, the first that is set, names UTF-8.
bool utf8_environment();
/// Whether standard output is a terminal.
bool terminal_output();
/// Whether it is one that has colours, NO_COLOR unset.
bool colour_environment();

}  // namespace gockel::terminal
