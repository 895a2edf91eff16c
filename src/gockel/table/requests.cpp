#include "gockel/table/requests.h"

#include <algorithm>
#include <array>

namespace gockel {
namespace {

std::unexpected<Refusal> wrong_time(Reason reason) {
  return refuse_request(Refusal::Code::wrong_time, reason);
}

/// Adds what was found to be right. A table that refuses it all the same has
/// another idea of its game than we have.
Requested add(Draft& draft, std::span<const Entry::What> entries) {
  const Result<void> added = draft.add(entries);
  if (!added) return not_stored(added.error());
  return {};
}

Requested add(Draft& draft, const Entry::What& what) {
  return add(draft, {&what, 1});
}

/// Whether it is the seat's turn, and what the person saw is still so.
Requested may_act(const Table& table, Seat seat, std::uint64_t seen) {
  if (table.stage() != Table::Stage::playing)
    return wrong_time(table.stage() == Table::Stage::over
                          ? Reason::game_is_over
                          : Reason::game_not_begun);
  // What others do at the table meanwhile does not make a move stale, only
  // what changed the game does.
  if (seen < table.game_version() || seen > table.version())
    return refuse_request(Refusal::Code::stale, Reason::table_moved_on);
  if (table.to_act() != seat)
    return refuse_request(Refusal::Code::not_yours, Reason::not_your_turn);
  return {};
}

/// What people do beside the game has an end: every entry is kept, and told to
/// whoever comes. Games of a thousand turns stay far below it.
constexpr std::uint64_t max_beside_game = 1'000;
/// A page renews a chain when it has none that fits, and throws.
constexpr int max_renewals = 8;

/// Whether there is room for an entry that no game needs. Whoever sits may
/// always stand up: before that they have sat down or come back.
Requested may_add_beside(const Table& table) {
  if (table.version() - table.events() <= max_beside_game) return {};
  return refuse_request(Refusal::Code::too_fast,
                        "too much has happened at this table beside the game");
}

std::unexpected<Refusal> wrong_link() {
  auto refusal =
      refuse_request(Refusal::Code::illegal, Reason::link_does_not_fit);
  refusal.error().field = "link";
  return refusal;
}

}  // namespace

std::expected<Seat, Refusal> sit(Draft& draft, const request::Sit& request,
                                 const Salt& salt) {
  const Table& table = draft.table();
  if (table.stage() != Table::Stage::waiting)
    return wrong_time(Reason::seats_taken_watch);
  if (auto may = may_add_beside(table); !may)
    return std::unexpected(std::move(may.error()));
  const Seat first = table.first_open();
  const auto& wanted = request.seat;
  if (first == no_seat || (wanted && !table.open(*wanted)))
    return refuse_request(
        Refusal::Code::seat_taken,
        wanted ? Reason::seat_not_open : Reason::no_seat_open);
  const Seat seat = wanted.value_or(first);
  entry::Sat sat{seat, request.name, request.chain};
  sat.program = request.program;
  if (table.links()) {
    sat.name_hash = name_commitment(table.hash(), salt, request.name);
    sat.salt = salt;
    sat.animal = request.animal;
  } else {
    // Half of a chain's end is as good a luck as any.
    std::array<std::uint8_t, Luck::size> luck{};
    std::ranges::copy(request.chain.bytes().first<Luck::size>(), luck.begin());
    sat.added = Luck(luck);
  }
  const auto added = add(draft, sat);
  if (!added) return std::unexpected(added.error());
  return seat;
}

Requested stand(Draft& draft, Seat seat) {
  switch (draft.table().stage()) {
    case Table::Stage::waiting: return add(draft, entry::Stood{seat});
    case Table::Stage::playing: return send_away(draft, seat, WhyAway::left);
    case Table::Stage::over: break;
  }
  return wrong_time(Reason::game_is_over);
}

Requested fill(Draft& draft, Level level) {
  if (draft.table().stage() != Table::Stage::waiting)
    return wrong_time(Reason::game_has_begun);
  std::vector<Entry::What> bots;
  for (Seat s = 0; s < draft.table().seats(); ++s)
    if (draft.table().open(s)) bots.emplace_back(entry::Bot{s, level});
  return add(draft, bots);
}

Requested play(Draft& draft, Seat seat, const request::Play& request) {
  const Table& table = draft.table();
  if (auto may = may_act(table, seat, request.seen); !may) return may;
  // At a table of the first kind dice fall by themselves.
  const bool thrown = request.link && table.links();
  if (thrown && !table.link_fits(seat, *request.link)) return wrong_link();
  std::vector<Entry::What> entries;
  if (table.seat_holder(seat).away) entries.emplace_back(entry::Back{seat});
  entries.emplace_back(entry::Moved{seat, request.move, MovedBy::person});
  const Result<void> added =
      thrown ? draft.add(entries, Draft::ThrowByLink{seat, *request.link})
             : draft.add(entries);
  if (added) return {};
  // Whether the move is legal is checked once, by the table. What is no move of
  // this game was refused by its rules; all else would be our fault.
  if (added.error().code == Code::illegal)
    return refuse_request(Refusal::Code::illegal, added.error());
  return not_stored(added.error());
}

Requested throw_dice(Draft& draft, Seat seat, const request::Throw& request) {
  const Table& table = draft.table();
  if (auto may = may_act(table, seat, request.seen); !may) return may;
  if (table.to_throw() != seat)
    return refuse_request(Refusal::Code::illegal, Reason::no_dice_to_throw);
  if (!table.link_fits(seat, request.link)) return wrong_link();
  const Result<void> added =
      draft.add({}, Draft::ThrowByLink{seat, request.link});
  if (!added) return not_stored(added.error());
  return {};
}

Requested renew(Draft& draft, Seat seat, const request::Renew& request) {
  if (!draft.table().links())
    return refuse_request(Refusal::Code::illegal, Reason::chains_not_here);
  if (draft.table().stage() == Table::Stage::over)
    return wrong_time(Reason::game_is_over);
  if (auto may = may_add_beside(draft.table()); !may) return may;
  if (draft.table().seat_holder(seat).renewals >= max_renewals)
    return refuse_request(Refusal::Code::too_fast,
                          "a chain is renewed to throw by it, not again and "
                          "again");
  return add(draft, entry::Renewed{seat, request.chain});
}

Requested come_back(Draft& draft, Seat seat) {
  if (!draft.table().seat_holder(seat).away) return {};
  if (auto may = may_add_beside(draft.table()); !may) return may;
  return add(draft, entry::Back{seat});
}

Requested ask_stand_in(Draft& draft, Seat seat, const request::StandIn& request,
                       std::span<const Seat> needed) {
  const Table& table = draft.table();
  const Seat waited_for = table.to_act();
  // What was seen may be over: whoever is to act now was not meant.
  if (request.seen < table.game_version() || request.seen > table.version())
    return refuse_request(Refusal::Code::stale, Reason::table_moved_on);
  if (waited_for == no_seat || waited_for == seat ||
      table.seat_holder(waited_for).computer())
    return wrong_time(Reason::nobody_to_stand_in);
  if (auto may = may_add_beside(table); !may) return may;
  const std::vector<Seat>& before = table.asked();
  const auto has_asked = [&](Seat other) {
    return other == seat || std::ranges::find(before, other) != before.end();
  };
  std::vector<Entry::What> entries;
  // Who asks is at the table.
  if (table.seat_holder(seat).away) entries.emplace_back(entry::Back{seat});
  if (std::ranges::find(before, seat) == before.end())
    entries.emplace_back(entry::Asked{seat});
  if (std::ranges::all_of(needed, has_asked))
    entries.emplace_back(entry::Away{waited_for, WhyAway::asked});
  return add(draft, entries);
}

Requested send_away(Draft& draft, Seat seat, WhyAway why) {
  if (draft.table().seat_holder(seat).away) return {};
  return add(draft, entry::Away{seat, why});
}

Requested bot_move(Draft& draft, Move move) {
  const Table& table = draft.table();
  const Seat seat = table.to_act();
  const MovedBy by =
      seat == no_seat ? MovedBy::bot : table.seat_holder(seat).mover();
  return add(draft, entry::Moved{seat, move, by});
}

Requested put_away(Draft& draft, const Seed& seed) {
  if (draft.table().stage() != Table::Stage::playing) return {};
  return add(draft, entry::PutAway{seed});
}

Requested link_rematch(Draft& draft, const std::string& table) {
  if (!draft.table().rematch().empty()) return {};
  return add(draft, entry::Rematch{table});
}

}  // namespace gockel
