#include "gockel/table/table_record.h"

#include <fmt/format.h>

#include "gockel/core/text.h"
#include "gockel/table/table.h"

namespace gockel {

Result<Record> table_record(std::span<const Entry> entries) {
  Table table;
  std::optional<Record> record;
  std::string seed;
  for (const Entry& entry : entries) {
    const bool playing = table.stage() == Table::Stage::playing;
    if (const auto* rolled = std::get_if<entry::Rolled>(&entry.what);
        rolled != nullptr && playing) {
      if (const auto dice = parse_event(table.game(), rolled->dice))
        record->events.push_back(*dice);
    } else if (const auto* moved = std::get_if<entry::Moved>(&entry.what);
               moved != nullptr && playing) {
      if (const auto move = parse_event(table.game(), "/" + moved->move))
        record->events.push_back(*move);
    } else if (const auto* over = std::get_if<entry::Over>(&entry.what)) {
      seed = over->seed;
    }
    if (const auto applied = table.apply(entry); !applied)
      return std::unexpected(applied.error());
    if (std::holds_alternative<entry::Started>(entry.what))
      record = Record{{}, table.game(), {}};
  }
  if (!record) return refuse(Code::value, 0, "the game has not begun");
  for (Seat s = 0; s < table.seats(); ++s) {
    const Chair& chair = table.chair(s);
    record->tags.push_back({std::string(1, letter(s)),
                            chair.kind == Chair::Kind::person
                                ? chair.name
                                : fmt::format("Gockel ({})", chair.level)});
  }
  record->tags.push_back({"Commit", table.about().commit});
  if (!seed.empty()) record->tags.push_back({"Seed", seed});
  for (Seat s = 0; s < table.seats(); ++s)
    if (!table.chair(s).luck.empty())
      record->tags.push_back(
          {fmt::format("Luck{}", letter(s)), table.chair(s).luck});
  for (const Tag& tag : record->tags)
    if (!printable_utf8(tag.value))
      return refuse(Code::broken, 0, "a text of the table cannot be printed");
  return *record;
}

}  // namespace gockel
