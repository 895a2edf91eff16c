#pragma once

#include <optional>

#include "gockel/core/record.h"
#include "gockel/terminal/coach.h"
#include "gockel/terminal/console.h"
#include "gockel/terminal/input.h"
#include "gockel/terminal/local_game.h"
#include "gockel/terminal/record_file.h"
#include "gockel/terminal/screen.h"

namespace gockel::terminal {

/// How fast, how long and how carefully to play.
struct Pacing {
  int pause_ms = 0;  ///< after what a computer player does
  /// Turns of this sitting. A game can go on for ever when its players always
  /// stop too early; the cap ends the sitting, not the game.
  std::uint32_t max_turns = 1000;
  Mark warn_from = Mark::none;  ///< moves the tutor warns of; none: no tutor
};

/// Why a sitting ended.
enum class SessionEnd : std::uint8_t {
  over,         ///< the game is
  left,         ///< somebody typed quit, or the input ended
  interrupted,  ///< by a signal
  capped,       ///< Pacing::max_turns
};

/// Plays a game from wherever its record has come to. Every event is stored
/// before anything of it is shown.
class Session {
 public:
  /// `played` are the events that the file holds already.
  Session(const LocalGame& table, const std::vector<Event>& played,
          RecordFile& file, Console& console, const Screen& screen,
          const Pacing& pacing);

  /// Plays on until the sitting ends. A fault: an event could not be stored;
  /// it was not shown and did not happen.
  FileResult<SessionEnd> run();

  const AnyState& state() const { return writer_.state(); }
  const std::vector<Event>& events() const { return events_; }

 private:
  std::optional<Event> next_event();
  std::optional<Event> ask();
  std::optional<Event> answer(const View& view);
  bool warned(const Event& event);
  void give_hint();
  FileResult<void> happen(const Event& event);
  void announce_turn();
  void show(const Event& event, const EffectList& effects);
  const LocalPlayer& actor() const { return table_.players[seat(state())]; }
  /// Whether what comes next is typed by somebody.
  bool asks() const;

  const LocalGame& table_;
  RecordFile& file_;
  Console& console_;
  const Screen& screen_;
  Pacing pacing_;
  RecordWriter writer_;
  Coach coach_;
  std::optional<Event> warned_of_;        ///< typed again, it is played
  std::vector<Event> events_;             ///< since the start of the game
  SessionEnd ending_ = SessionEnd::left;  ///< why next_event gave none
  std::uint32_t announced_ = 0;           ///< the last turn that was announced
};

}  // namespace gockel::terminal
