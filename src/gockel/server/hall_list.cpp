// The list of tables.

#include "gockel/server/hall.h"

namespace gockel {
namespace {

Json listed_json(const Room& room) {
  const Table& table = room.table();
  Json json{{"table", room.id()}};
  add_rules(json, table.about().rules);
  json["clock"] = clock_json(table.about().clock);
  Json seats = Json::array();
  for (const Chair& chair : table.chairs()) {
    const bool person = chair.kind == Chair::Kind::person;
    const bool bot = chair.kind == Chair::Kind::bot;
    seats.push_back({{"kind", person ? "person"
                              : bot  ? "bot"
                                     : "open"},
                     {"name", person ? Json(chair.name) : Json(nullptr)},
                     {"level", bot ? Json(chair.level) : Json(nullptr)}});
  }
  json["seats"] = std::move(seats);
  json["started"] = table.stage() != Table::Stage::waiting;
  json["watchers"] = room.watchers();
  return json;
}

}  // namespace

Task<Stored<Json>> Hall::list() {
  constexpr int most = 50;
  auto listed_read =
      keeper_.ask([](Store& store) { return store.listed(most); });
  const auto listed = co_await std::move(listed_read);
  if (!listed) co_return std::unexpected(listed.error());
  auto playing_read = keeper_.ask([](Store& store) { return store.playing(); });
  const auto playing = co_await std::move(playing_read);
  if (!playing) co_return std::unexpected(playing.error());
  Json tables = Json::array();
  for (const ListedTable& row : *listed) {
    const auto room = co_await find(row.table);
    if (room && *room) tables.push_back(listed_json(**room));
  }
  Json json{
      {"tables", std::move(tables)}, {"playing", *playing}, {"people", people}};
  co_return json;
}

}  // namespace gockel
