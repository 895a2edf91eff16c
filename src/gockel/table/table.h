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
  std::string name = {};           ///< of a person
  std::optional<Luck> luck = {};   ///< what the person added to the dice, or
  std::optional<Link> shown = {};  ///< the newest link, which goes into rolls,
  std::optional<Link> head = {};   ///< and what the next one has to lead to
  int renewals = 0;  ///< of the chain, since a link of it was shown
  /// The chain is not the one the person sat down with: nothing proves whose it
  /// is.
  bool renewed = false;
  Strength strength = {};  ///< of a computer player
  bool away = false;       ///< a computer player stands in for the person
  Millis away_since = 0;

  /// Whether the server moves for this seat.
  bool computer() const { return kind == Kind::bot || away; }
  /// As whose a move at this seat is entered.
  MovedBy mover() const {
    if (kind == Kind::bot) return MovedBy::bot;
    return away ? MovedBy::stand_in : MovedBy::person;
  }
};

/// What follows from a table's entries so far. A value: a copy of it is where
/// one looks what an entry would do.
class Table {
 public:
  enum class Stage : std::uint8_t { waiting, playing, over };

  explicit Table(const FairHash& hash) : hash_(hash) {}

  /// Adds an entry of one's own making; its text, with the hash that it has
  /// here. Refused when it cannot follow here; nothing changes then. The first
  /// one is `created`.
  Result<std::string> append(Entry entry);
  /// Reads an entry's text and adds it. Refused, and nothing changes, when the
  /// text is none of an entry that can follow here, or, at a table with links,
  /// differs in a byte from what was appended (Reason::entry_changed).
  Result<Entry> read(std::string_view text);
  /// How the entries of this table are written.
  EntryFormat entry_format() const;

  std::uint64_t version() const { return version_; }
  Stage stage() const { return stage_; }
  const entry::Created& created() const { return created_; }
  int seats() const { return created_.seats; }
  bool links() const { return created_.kind == TableKind::links; }
  /// Of the last entry; Digest() where entries have none.
  const Digest& last_hash() const { return last_hash_; }
  const std::vector<SeatHolder>& seat_holders() const { return seat_holders_; }
  const SeatHolder& seat_holder(Seat seat) const { return seat_holders_[seat]; }
  /// Whether the table has this seat and nobody sits there.
  bool open(Seat seat) const;
  /// The first open seat, or no_seat.
  Seat first_open() const;
  /// The code of the table where the same people meet again, or "".
  const std::string& rematch() const { return rematch_; }

  /// The position; there is one once the game has started.
  const AnyState& game() const { return *game_; }
  /// The seat that has to decide or to throw, or no_seat.
  Seat to_act() const;
  /// The person whose dice wait for a link of theirs, or no_seat. The dice of
  /// computers and stand-ins wait for nobody.
  Seat to_throw() const;
  /// Whether this is the next link of the chain of that seat's person.
  bool link_fits(Seat seat, const Link& link) const;
  /// Rolls so far.
  std::uint64_t rolls() const { return rolls_; }
  /// Rolls and moves so far.
  std::uint64_t events() const { return rolls_ + moves_; }
  /// The version of the last entry that changed the game.
  std::uint64_t game_version() const { return game_version_; }
  Millis last_entry() const { return last_entry_; }
  /// When the running turn began. Time comes back while a computer player
  /// stands in for who is to act: whoever returns has used up that much less of
  /// the turn, so a table that paused does not find them out of time.
  Millis turn_since() const { return turn_since_; }
  /// Since when the person to act has done nothing: the last entry that changed
  /// the game, or brought them back.
  Millis idle_since() const { return idle_since_; }
  /// The seats that want a computer player to stand in for who is to act.
  const std::vector<Seat>& asked() const { return asked_; }
  /// The generator of what is drawn next, the first position or a roll, from
  /// the seed and what everybody added; `thrown` is the link of the seat to
  /// throw. A renewed chain adds nothing before its first link is shown:
  /// whoever renews one cannot change the next roll of somebody else.
  Rng next_draw(const Seed& seed, const std::optional<Link>& thrown) const;
  /// What the choice of the computer that is to act begins with. REQUIRES:
  /// links().
  std::uint32_t next_decision_seed() const;
  const FairHash& hash() const { return hash_; }

 private:
  Result<void> apply(const Entry& entry);
  void note_time(const Entry& entry, std::uint32_t turn_before);
  Result<void> check_text(const Entry& entry, std::string_view text) const;
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
  Result<void> take(const entry::Renewed& e);
  Result<void> take(const entry::PutAway& e);
  Result<void> take(const entry::Asked& e);
  Result<void> step_game(const Event& event);
  /// A seat of this kind, or a refusal.
  Result<SeatHolder*> seat_holder(Seat seat, SeatHolder::Kind kind);

  FairHash hash_;
  std::uint64_t version_ = 0;
  std::uint64_t game_version_ = 0;
  std::uint64_t rolls_ = 0;
  std::uint64_t moves_ = 0;
  Millis last_entry_ = 0;
  Millis turn_since_ = 0;
  Millis idle_since_ = 0;
  Stage stage_ = Stage::waiting;
  entry::Created created_;
  Digest last_hash_;
  std::vector<SeatHolder> seat_holders_;
  std::vector<Seat> asked_;
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
