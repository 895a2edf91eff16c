#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gockel/table/entry.h"

namespace gockel {

/// A place at the table.
struct SeatHolder {
  enum class Kind : std::uint8_t { open, person, bot };
  Kind kind = Kind::open;
  std::string name = {};          ///< of a person
  std::optional<Luck> luck = {};  ///< what the person added to the dice
  Level level = Level::child;     ///< of a computer player
  bool away = false;  ///< a computer player stands in for the person

  /// Whether the server moves for this seat.
  bool computer() const { return kind == Kind::bot || away; }
};

/// What follows from a table's entries so far. A value: a copy of it is where
/// one looks what an entry would do.
class Table {
 public:
  enum class Stage : std::uint8_t { waiting, playing, over };

  /// Adds an entry. Refused when it cannot follow here; nothing changes then.
  /// The first one is `created`.
  Result<void> apply(const Entry& entry);
  /// Reads an entry's text and adds it. Refused, and nothing changes, when the
  /// text is none of an entry that can follow here.
  Result<Entry> read(std::string_view text);
  /// How the entries of this table are written.
  EntryFormat entry_format() const;

  std::uint64_t version() const { return version_; }
  Stage stage() const { return stage_; }
  const entry::Created& about() const { return about_; }
  int seats() const { return about_.seats; }
  const std::vector<SeatHolder>& chairs() const { return chairs_; }
  const SeatHolder& chair(Seat seat) const { return chairs_[seat]; }
  /// Whether the table has this seat and nobody sits there.
  bool open(Seat seat) const;
  /// The first open seat, or no_seat.
  Seat first_open() const;
  /// The code of the table where the same people meet again, or "".
  const std::string& rematch() const { return rematch_; }

  /// The position; there is one once the game has started.
  const AnyState& game() const { return *game_; }
  /// The seat that has to decide, or no_seat.
  Seat to_act() const;
  /// Rolls so far.
  std::uint64_t rolls() const { return rolls_; }
  /// The version of the last entry that changed the game.
  std::uint64_t game_version() const { return game_version_; }
  Millis last_entry() const { return last_entry_; }
  /// When the running turn began.
  Millis turn_since() const { return turn_since_; }
  /// The digits of everybody's luck by seat, "" where there is none: what the
  /// dice are drawn from.
  std::vector<std::string> lucks() const;

 private:
  Result<void> take(const entry::Created& e);
  Result<void> take(const entry::Sat& e);
  Result<void> take(const entry::Bot& e);
  Result<void> take(const entry::Stood& e);
  Result<void> take(const entry::Started& e);
  Result<void> take(const entry::Rolled& e);
  Result<void> take(const entry::Moved& e);
  Result<void> take(const entry::Away& e);
  Result<void> take(const entry::Back& e);
  Result<void> take(const entry::Over& e);
  Result<void> take(const entry::Rematch& e);
  Result<void> step_game(const Event& event);
  /// A chair of this kind, or a refusal.
  Result<SeatHolder*> chair(Seat seat, SeatHolder::Kind kind);

  std::uint64_t version_ = 0;
  std::uint64_t game_version_ = 0;
  std::uint64_t rolls_ = 0;
  Millis last_entry_ = 0;
  Millis turn_since_ = 0;
  Stage stage_ = Stage::waiting;
  entry::Created about_;
  std::vector<SeatHolder> chairs_;
  std::optional<AnyState> game_;
  std::string rematch_;
};

/// What the server has to do by itself at a table, and when.
struct Duty {
  enum class Kind : std::uint8_t { none, move, clock };
  Kind kind = Kind::none;
  Seat seat = no_seat;
  Millis at = 0;
  Millis after = 0;  ///< how long that is behind what it follows
};

/// `pace` is the pause before each move of a computer player.
Duty duty(const Table& table, Millis pace);

}  // namespace gockel
