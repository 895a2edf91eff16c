#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "gockel/crypto/crypto.h"
#include "gockel/random/draw.h"
#include "gockel/table/computer_move.h"
#include "gockel/table/requests.h"
#include "gockel/weights/built_in_values.h"
#include "tests/support/chain.h"

namespace gockel::testing {

inline Seed test_seed() { return Seed::parse(std::string(64, '7')).value(); }
inline Salt test_salt() { return Salt::parse(std::string(32, '5')).value(); }

inline entry::Created created_entry(const Rules& rules, int seats,
                                    TurnClock clock = {}) {
  return {.rules = rules,
          .seats = seats,
          .clock = clock,
          .listed = false,
          .commit = commitment(sodium_hash, test_seed()),
          .table = "K7QXM2PD9TRA",
          .public_seed = PublicSeed::parse(std::string(64, '3')).value(),
          .players = players_version};
}

/// A table as a draft from its beginning, and the chains of its people.
struct PlayedTable {
  explicit PlayedTable(const entry::Created& created, Millis now = 1000)
      : draft(Table(sodium_hash), test_seed(), now) {
    EXPECT_TRUE(draft.add(created));
    for (Seat s = 0; s < max_seats; ++s) chains.emplace_back(100U + s, 500);
  }

  const Table& table() const { return draft.table(); }
  bool playing() const { return table().stage() == Table::Stage::playing; }

  std::expected<Seat, Refusal> sit(std::optional<Seat> wanted,
                                   const char* name) {
    const Seat seat = wanted.value_or(table().first_open());
    const PersonChain& chain = chains[seat < max_seats ? seat : 0];
    return gockel::sit(draft, {name, chain.end(), wanted}, test_salt());
  }
  void bot(Seat seat, Level level) {
    EXPECT_TRUE(draft.add(entry::Bot{seat, level}));
  }

  Requested throw_dice(Seat seat, const Link& link) {
    return gockel::throw_dice(draft, seat, {table().version(), link});
  }
  /// The person's dice, which are in the air, fall by the next link.
  void throw_dice(Seat seat) {
    const Requested thrown = throw_dice(seat, chains[seat].take());
    EXPECT_TRUE(thrown) << thrown.error().sentence;
  }
  Move computers_move() const {
    return computer_move(table().game(), acting_strength(table()),
                         table().next_decision_seed(), built_in_values);
  }
  /// Whoever is to act does something: a computer what it has to, a person any
  /// legal move.
  void act(Rng& rng) {
    const Seat seat = table().to_act();
    if (seat == table().to_throw()) return throw_dice(seat);
    if (table().seat_holder(seat).computer()) {
      EXPECT_TRUE(bot_move(draft, computers_move()));
      return;
    }
    const Move move =
        std::visit([&rng](const auto& state) { return draw_move(state, rng); },
                   table().game());
    EXPECT_TRUE(play(draft, seat, {table().version(), move}));
  }
  void play_on(Rng& rng) {
    while (playing()) act(rng);
  }
  /// Until a person at this seat has dice in the air.
  void until_throw(Seat seat, Rng& rng) {
    while (playing() && table().to_throw() != seat) act(rng);
    ASSERT_TRUE(playing());
  }

  std::vector<std::string> bytes() const {
    std::vector<std::string> all;
    for (const StoredEntry& entry : draft.entries()) all.push_back(entry.bytes);
    return all;
  }

  Draft draft;
  std::vector<PersonChain> chains;  ///< by seat
};

}  // namespace gockel::testing
