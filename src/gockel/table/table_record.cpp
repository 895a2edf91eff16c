#include "gockel/table/table_record.h"

#include <fmt/format.h>

#include "gockel/core/text.h"
#include "gockel/table/table.h"

namespace gockel {

Result<Record> table_record(std::span<const std::string> entries,
                            const FairHash& hash) {
  // The table checks every entry, so what is taken from them here is legal.
  Table table(hash);
  std::optional<Record> record;
  std::optional<Seed> seed;
  for (const std::string& text : entries) {
    const Result<Entry> entry = table.read(text);
    if (!entry) return std::unexpected(entry.error());
    if (const auto* started = std::get_if<entry::Started>(&entry->what))
      record = Record{{}, started->position, {}};
    else if (const auto* rolled = std::get_if<entry::Rolled>(&entry->what))
      record->events.emplace_back(rolled->dice);
    else if (const auto* moved = std::get_if<entry::Moved>(&entry->what))
      record->events.emplace_back(moved->move);
    else if (const auto* over = std::get_if<entry::Over>(&entry->what))
      seed = over->seed;
    else if (const auto* away = std::get_if<entry::PutAway>(&entry->what))
      seed = away->seed;
  }
  if (!record) return refuse(Reason::game_not_begun);
  for (Seat s = 0; s < table.seats(); ++s) {
    const SeatHolder& holder = table.seat_holder(s);
    record->tags.push_back(
        {std::string(1, letter(s)),
         holder.kind == SeatHolder::Kind::person
             ? holder.name
             : fmt::format("Gockel ({})", name(holder.strength.level))});
  }
  if (table.links()) record->tags.push_back({"Table", table.created().table});
  record->tags.push_back({"Commit", table.created().commit.text()});
  if (seed) record->tags.push_back({"Seed", seed->text()});
  for (Seat s = 0; s < table.seats(); ++s)
    if (const auto& luck = table.seat_holder(s).luck)
      record->tags.push_back({fmt::format("Luck{}", letter(s)), luck->text()});
  for (const Tag& tag : record->tags)
    if (!printable_utf8(tag.value)) return refuse(Reason::text_not_printable);
  return *record;
}

}  // namespace gockel
