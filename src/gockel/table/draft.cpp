#include "gockel/table/draft.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/random/draw.h"

namespace gockel {

Draft::Draft(Table table, const Seed& seed, const FairHash& hash, Millis now)
    : table_(std::move(table)),
      seed_(seed),
      hash_(hash),
      // Clocks of two servers differ; a table's time does not run backwards.
      now_(std::max(now, table_.last_entry())) {}

Result<void> Draft::add(std::span<const Entry::What> entries) {
  const Table before = table_;
  const std::size_t drafted = entries_.size();
  Result<void> added;
  for (const Entry::What& what : entries) {
    added = append(what);
    if (!added) break;
  }
  if (added) {
    added = settle();
    // What the table refuses here nobody asked for: it is no illegal request.
    if (!added) added.error().code = Code::broken;
  }
  if (!added) {
    table_ = before;
    entries_.resize(drafted);
  }
  return added;
}

Result<void> Draft::append(const Entry::What& what) {
  Entry entry{now_, what};
  // The table has the last word, in every build: what it refuses is not there.
  if (auto applied = table_.apply(entry); !applied) return applied;
  std::string bytes = entry_text(entry, table_.entry_format());
  entries_.push_back({std::move(entry), std::move(bytes)});
  return {};
}

Rng Draft::draw_next() const {
  const bool started = table_.stage() != Table::Stage::waiting;
  return fair_draw(hash_, seed_, table_.lucks(),
                   started ? table_.rolls() + 1 : 0);
}

Result<void> Draft::settle() {
  // The last seat starts the game: everybody's luck is known only now.
  if (table_.stage() == Table::Stage::waiting) {
    if (table_.first_open() != no_seat) return {};
    Rng rng = draw_next();
    const entry::Started started{
        draw_start(table_.about().rules, table_.seats(), rng)};
    if (auto added = append(started); !added) return added;
  }
  while (table_.stage() == Table::Stage::playing) {
    // The end comes before the next roll: after it no dice may fall.
    const bool ended = node(table_.game()) == Node::terminal;
    if (ended || turn(table_.game()) > match_cap) {
      entry::Over over{.why = ended ? WhyOver::rules : WhyOver::cap,
                       .scores = {},
                       .shares = shares(table_.game()),
                       .seed = seed_};
      for (Seat s = 0; s < table_.seats(); ++s)
        over.scores[s] = score(table_.game(), s);
      return append(over);
    }
    if (node(table_.game()) != Node::chance) return {};
    // A roll may bust and leave the next seat's dice in the air.
    Rng rng = draw_next();
    if (auto fell = append(entry::Rolled{draw(table_.game(), rng)}); !fell)
      return fell;
  }
  return {};
}

std::unexpected<Refusal> not_stored(const Error& error) {
  return refuse_request(
      Refusal::Code::store,
      fmt::format("the table refuses what would follow ({}); nothing has "
                  "changed",
                  error.sentence));
}

}  // namespace gockel
