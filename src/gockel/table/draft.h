#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "gockel/table/refusal.h"
#include "gockel/table/table.h"

namespace gockel {

/// An entry and its text, made once: these bytes are stored and sent.
struct StoredEntry {
  Entry entry;
  std::string bytes;
};

/// Entries to be added to a table, and the table after them. Nothing has
/// happened until the store has them.
class Draft {
 public:
  Draft(Table table, const Seed& seed, Millis now);

  /// Adds entries, and what then happens by itself: the game starts when the
  /// last seat is taken, dice that wait for nobody fall, the game ends. When
  /// the table refuses one of them the draft stays as it was.
  [[nodiscard]] Result<void> add(std::span<const Entry::What> entries);
  /// The same, and a person's dice, which wait for that person behind these
  /// entries, fall by a link. Refused too when they do not
  /// (Reason::link_not_wanted). REQUIRES: the link fits.
  struct ThrowByLink {
    Seat seat;
    Link link;
  };
  [[nodiscard]] Result<void> add(std::span<const Entry::What> entries,
                                 const ThrowByLink& thrown);
  [[nodiscard]] Result<void> add(const Entry::What& what) {
    return add({&what, 1});
  }

  const Table& table() const { return table_; }
  /// The promise of the dice: what is shown of the seed before the game.
  Digest commit() const { return commitment(table_.hash(), seed_); }
  const std::vector<StoredEntry>& entries() const { return entries_; }

 private:
  Result<void> add(std::span<const Entry::What> entries,
                   const ThrowByLink* thrown);
  Result<void> add_inside(std::span<const Entry::What> entries,
                          const ThrowByLink* thrown);
  Result<void> append(const Entry::What& what);
  Result<void> roll(const std::optional<Link>& link);
  Result<void> settle();

  Table table_;
  Seed seed_;
  Millis now_;
  std::vector<StoredEntry> entries_;
};

/// A table's refusal of an entry that the program itself drafted: the fault is
/// the program's, whoever asked.
std::unexpected<Refusal> not_stored(const Error& error);

}  // namespace gockel
