#include "gockel/table/draft.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/random/draw.h"

namespace gockel {

Draft::Draft(Table table, const Seed& seed, Millis now)
    : table_(std::move(table)),
      seed_(seed),
      // Clocks of two servers differ; a table's time does not run backwards.
      now_(std::max(now, table_.last_entry())) {}

Result<void> Draft::add(std::span<const Entry::What> entries) {
  return add(entries, nullptr);
}

Result<void> Draft::add(std::span<const Entry::What> entries,
                        const ThrowByLink& thrown) {
  return add(entries, &thrown);
}

Result<void> Draft::add(std::span<const Entry::What> entries,
                        const ThrowByLink* thrown) {
  const Table before = table_;
  const std::size_t drafted = entries_.size();
  Result<void> added = add_inside(entries, thrown);
  if (!added) {
    table_ = before;
    entries_.resize(drafted);
  }
  return added;
}

/// On refusal it leaves behind what was added so far.
Result<void> Draft::add_inside(std::span<const Entry::What> entries,
                               const ThrowByLink* thrown) {
  for (const Entry::What& what : entries)
    if (auto added = append(what); !added) return added;
  if (thrown != nullptr) {
    // A link shown for nothing would tell the server the person's next roll.
    if (table_.to_throw() != thrown->seat)
      return refuse(Reason::link_not_wanted);
    if (auto fell = roll(thrown->link); !fell) return fell;
  }
  Result<void> settled = settle();
  // What the table refuses here nobody asked for: it is no illegal request.
  if (!settled) settled.error().code = Code::broken;
  return settled;
}

Result<void> Draft::append(const Entry::What& what) {
  Entry entry{now_, what};
  // The table has the last word, in every build: what it refuses is not there.
  Result<std::string> bytes = table_.append(entry);
  if (!bytes) return std::unexpected(std::move(bytes.error()));
  entries_.push_back({std::move(entry), *std::move(bytes)});
  return {};
}

/// The dice in the air fall.
Result<void> Draft::roll(const std::optional<Link>& link) {
  Rng rng = table_.next_draw(seed_, link);
  return append(entry::Rolled{draw(table_.game(), rng), link});
}

Result<void> Draft::settle() {
  // The last seat starts the game: what everybody adds is known only now.
  if (table_.stage() == Table::Stage::waiting) {
    if (table_.first_open() != no_seat) return {};
    Rng rng = table_.next_draw(seed_, std::nullopt);
    const entry::Started started{
        draw_start(table_.created().rules, table_.seats(), rng)};
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
    // A person's dice wait for that person.
    if (table_.to_throw() != no_seat) return {};
    // A roll may bust and leave the next seat's dice in the air.
    if (auto fell = roll(std::nullopt); !fell) return fell;
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
