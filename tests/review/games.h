#pragma once

#include "gockel/review/review.h"
#include "gockel/weights/built_in_values.h"
#include "tests/support/table.h"

namespace gockel::testing {

/// The review by this program's own values.
inline Result<Review> review_of(const Record& record,
                                const ReviewOptions& options = {}) {
  return review(record,
                *built_in_values(rules(record.start), seats(record.start)),
                options);
}

/// So many events of a random game, or all when it ends before.
inline Record random_record(const Seating& seating, Rng& rng, int events) {
  Record record{{}, new_game(seating, rng), {}};
  AnyState state = record.start;
  for (int i = 0; i < events && node(state) != Node::terminal; ++i) {
    record.events.push_back(random_event(state, rng));
    step(state, record.events.back());
  }
  return record;
}

/// A position and events as cases write them.
inline Record record_of(std::string_view start, std::string_view events) {
  Record record{{}, at(start), {}};
  AnyState state = record.start;
  while (!events.empty()) {
    const std::size_t end = std::min(events.find(' '), events.size());
    const auto event = parse_event(state, events.substr(0, end));
    if (!event) std::abort();
    record.events.push_back(*event);
    step(state, *event);
    events.remove_prefix(std::min(end + 1, events.size()));
  }
  return record;
}

/// A last choice without dice: who puts the apple back loses by it.
inline Record apple_record() {
  return record_of("deluxe - 21.36/25.35 c-,hA,r-,w-,g-,aA 0/0 A back 40",
                   "/back:apple");
}

}  // namespace gockel::testing
