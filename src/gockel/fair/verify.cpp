#include "gockel/fair/verify.h"

#include <fmt/format.h>

#include <vector>

#include "gockel/fair/fair_dice.h"
#include "gockel/play/draw.h"

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

Result<Verified> verify(const Record& record) {
  const std::string_view commit = record.tag("Commit");
  if (commit.empty())
    return refuse(Code::value, 0,
                  "the record has no tag Commit: its dice were not promised");
  if (record.tag("Seed").empty())
    return refuse(Code::value, 0,
                  "the record has no tag Seed: it is revealed when the game "
                  "is over");
  const Result<Seed> seed = Seed::parse(record.tag("Seed"));
  if (!seed) return std::unexpected(seed.error());
  if (seed->commitment() != commit)
    return refuse(Code::outcome, 0,
                  "the seed is not the one that was promised: its SHA-256 is "
                  "not the tag Commit");
  const std::vector<std::string> luck = lucks(record);
  Rng first = fair_draw(*seed, luck, 0);
  if (draw_start(rules(record.start), seats(record.start), first) !=
      record.start)
    return refuse(Code::outcome, 0,
                  "the first position is not the one that was drawn");
  Verified found{.rolls = 0, .start = true};
  AnyState state = record.start;
  for (const Event& event : record.events) {
    if (const Dice* dice = std::get_if<Dice>(&event)) {
      Rng rng = fair_draw(*seed, luck, ++found.rolls);
      const Dice drawn = draw(state, rng);
      if (drawn != *dice)
        return refuse(
            Code::outcome, 0,
            fmt::format("roll {} (turn {}) is {} in the record, {} "
                        "was drawn",
                        found.rolls, turn(state), event_text(state, event),
                        event_text(state, drawn)));
    }
    step(state, event);
  }
  return found;
}

}  // namespace gockel
