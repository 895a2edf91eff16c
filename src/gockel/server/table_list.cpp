// The list of tables.

#include "gockel/server/rooms.h"

namespace gockel {
namespace {

constexpr int max_listed = 50;
constexpr int max_listed_each = 5;  ///< per address

Json listed_json(const Room& room) {
  const Table& table = room.table();
  Json json{{"table", room.id()}};
  add_rules(json, table.created().rules);
  json["clock"] = clock_json(table.created().clock);
  Json seats = Json::array();
  for (const SeatHolder& chair : table.chairs()) {
    const bool person = chair.kind == SeatHolder::Kind::person;
    const bool bot = chair.kind == SeatHolder::Kind::bot;
    seats.push_back({{"kind", person ? "person"
                              : bot  ? "bot"
                                     : "open"},
                     {"name", person ? Json(chair.name) : Json(nullptr)},
                     {"level", bot ? Json(name(chair.level)) : Json(nullptr)}});
  }
  json["seats"] = std::move(seats);
  json["started"] = table.stage() != Table::Stage::waiting;
  json["watchers"] = room.watchers();
  return json;
}

}  // namespace

Task<StoreResult<Json>> Rooms::list() {
  auto listed_read = store_.ask(
      [](Store& store) { return store.listed(max_listed, max_listed_each); });
  const auto listed = co_await std::move(listed_read);
  if (!listed) co_return std::unexpected(listed.error());
  auto playing_read =
      store_.ask([](Store& store) { return store.count_playing(); });
  const auto playing = co_await std::move(playing_read);
  if (!playing) co_return std::unexpected(playing.error());
  Json tables = Json::array();
  for (const ListedTable& row : *listed) {
    const auto room = co_await find(row.table);
    if (room && *room) tables.push_back(listed_json(**room));
  }
  Json json{{"tables", std::move(tables)},
            {"playing", *playing},
            {"people", connected_people}};
  co_return json;
}

}  // namespace gockel
