#include "gockel/fair/verify.h"

#include <fmt/format.h>

#include <vector>

#include "gockel/random/draw.h"

namespace gockel {
namespace {

std::vector<std::string> lucks(const Record& record) {
  std::vector<std::string> all;
  all.reserve(static_cast<std::size_t>(seats(record.start)));
  for (Seat s = 0; s < seats(record.start); ++s)
    all.emplace_back(record.tag(fmt::format("Luck{}", letter(s))));
  return all;
}

}  // namespace

Result<Verified> verify(const Record& record, const FairHash& hash) {
  // What was promised before the game, and what was revealed after it.
  const std::string_view commit = record.tag("Commit");
  if (commit.empty()) return refuse(Reason::no_commit_tag);
  // Whose links went into which roll is in the table's entries alone.
  if (!record.tag("Table").empty()) return refuse(Reason::links_not_in_record);
  if (record.tag("Seed").empty()) return refuse(Reason::no_seed_tag);
  const Result<Seed> seed = Seed::parse(record.tag("Seed"));
  if (!seed) return std::unexpected(seed.error());
  if (commitment(hash, *seed).text() != commit)
    return refuse(Reason::seed_not_promised);
  // Draw 0 set the game up, the others are its rolls in their order.
  const std::vector<std::string> luck = lucks(record);
  Rng first = fair_draw(hash, *seed, Contribution::lucks, luck, 0);
  if (draw_start(rules(record.start), seats(record.start), first) !=
      record.start)
    return refuse(Reason::start_not_drawn);
  Verified found;
  AnyState state = record.start;
  for (const Event& event : record.events) {
    if (const Dice* dice = std::get_if<Dice>(&event)) {
      Rng rng =
          fair_draw(hash, *seed, Contribution::lucks, luck, ++found.rolls);
      const Dice drawn = draw(state, rng);
      if (drawn != *dice)
        return refuse(Reason::roll_not_drawn, 0,
                      {.what = event_text(state, event),
                       .more = event_text(state, drawn),
                       .n = static_cast<std::int64_t>(found.rolls),
                       .turn = turn(state)});
    }
    step(state, event);
  }
  return found;
}

}  // namespace gockel
