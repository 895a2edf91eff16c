#include "gockel/table/open_table.h"

namespace gockel {

Requested open_table(Draft& draft, const TableRequest& request,
                     const NewTable& table) {
  const auto opened =
      draft.add(entry::Created{.rules = request.rules,
                               .seats = static_cast<int>(request.places.size()),
                               .clock = request.clock,
                               .listed = request.listed,
                               .commit = draft.commit(),
                               .table = table.code,
                               .public_seed = table.public_seed,
                               .players = players_version,
                               .coach = request.coach});
  if (!opened) return not_stored(opened.error());
  for (Seat s = 0; s < request.places.size(); ++s) {
    if (request.places[s].kind != SeatHolder::Kind::bot) continue;
    const auto added = draft.add(entry::Bot{s, request.places[s].strength});
    if (!added) return not_stored(added.error());
  }
  return {};
}

}  // namespace gockel
