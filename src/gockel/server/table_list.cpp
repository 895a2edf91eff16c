// The list of tables.

#include <algorithm>

#include "gockel/server/rooms.h"

namespace gockel {
namespace {

constexpr int max_listed = 50;
constexpr int max_listed_each = 5;  ///< per address
/// A game in which nothing has happened for so long is not under way.
constexpr Millis stalled_after = Millis{15} * 60 * 1000;

Json listed_json(const Room& room) {
  const Table& table = room.table();
  Json json{{"table", room.id()}};
  add_rules(json, table.created().rules);
  json["clock"] = clock_json(table.created().clock);
  Json seats = Json::array();
  for (const SeatHolder& holder : table.seat_holders()) {
    const bool person = holder.kind == SeatHolder::Kind::person;
    const bool bot = holder.kind == SeatHolder::Kind::bot;
    seats.push_back(
        {{"kind", person ? "person"
                  : bot  ? "bot"
                         : "open"},
         {"name", person ? Json(holder.name) : Json(nullptr)},
         {"level", bot ? Json(name(holder.strength.level)) : Json(nullptr)}});
  }
  json["seats"] = std::move(seats);
  json["started"] = table.stage() != Table::Stage::waiting;
  json["watchers"] = room.watchers();
  return json;
}

}  // namespace

/// To make the list many tables may have to be read: whoever asks while it is
/// made, or soon after, is told the same.
Task<StoreResult<Json>> Rooms::list() {
  const AsyncMutex::Lock lock = co_await list_mutex_.lock();
  if (!list_ || steady() - listed_at_ >= list_lifetime) {
    list_ = co_await make_list();
    listed_at_ = steady();
  }
  co_return *list_;
}

Task<StoreResult<Json>> Rooms::make_list() {
  auto listed_read = store_.ask(
      [](Store& store) { return store.listed(max_listed, max_listed_each); });
  const auto listed = co_await std::move(listed_read);
  if (!listed) co_return std::unexpected(listed.error());
  auto playing_read = store_.ask([since = now() - stalled_after](Store& store) {
    return store.count_playing(since);
  });
  const auto playing = co_await std::move(playing_read);
  if (!playing) co_return std::unexpected(playing.error());
  Json tables = Json::array();
  for (const ListedTable& row : *listed) {
    const auto room = co_await find(row.table);
    // A store that does not answer is not asked for all others as well.
    if (!room && room.error().kind != StoreFault::Kind::damaged)
      co_return std::unexpected(room.error());
    if (room && *room) tables.push_back(listed_json(**room));
  }
  Json json{{"tables", std::move(tables)},
            {"playing", *playing},
            {"people", connected_people}};
  co_return json;
}

Task<StoreResult<Json>> Rooms::unfinished_of(std::string person,
                                             std::vector<std::string> ids) {
  Json tables = Json::array();
  for (const std::string& id : ids) {
    // Codes may be anybody's: only the tables of this person are read whole.
    if (!room_at_hand(id)) {
      auto row_read =
          store_.ask([id](Store& store) { return store.table(id); });
      const auto row = co_await std::move(row_read);
      if (!row) co_return std::unexpected(row.error());
      if (!*row ||
          std::ranges::find((*row)->owners, person, &SeatOwner::person) ==
              (*row)->owners.end())
        continue;
    }
    const auto room = co_await find(id);
    // One that is damaged disturbs no other.
    if (!room && room.error().kind == StoreFault::Kind::damaged) continue;
    if (!room) co_return std::unexpected(room.error());
    if (!*room) continue;
    const Table& table = (*room)->table();
    const Seat seat = (*room)->seat_of(person);
    if (seat == no_seat || table.stage() == Table::Stage::over) continue;
    Json json = listed_json(**room);
    const Seat to_act = table.to_act();
    json["you"] = seat_json(seat);
    json["to_act"] = to_act == no_seat ? Json(nullptr) : seat_json(to_act);
    json["last_entry"] = table.last_entry();
    tables.push_back(std::move(json));
  }
  const Json json{{"tables", std::move(tables)}};
  co_return json;
}

}  // namespace gockel
