// The method that judges a game.

#include <fmt/format.h>

#include "gockel/engine/methods.h"
#include "gockel/engine/review_json.h"
#include "gockel/engine/voice.h"

namespace gockel {
namespace {

/// Each event costs up to a millisecond, and its answer a kilobyte.
constexpr std::size_t max_reviewed_events = 10'000;

}  // namespace

Answer run_review(const Params& params, const Host& host) {
  const auto catalogue = wanted_catalogue(params, host);
  if (!catalogue) return std::unexpected(catalogue.error());
  const auto reading =
      read_record(params.text("record"), {.count = max_reviewed_events});
  if (!reading) return refused(reading.error(), "record");
  if (reading->fault) return refused(*reading->fault, "record");
  const Record& record = reading->record;
  const auto voice = any_voice(params, host, seats(record.start));
  if (!voice) return std::unexpected(voice.error());
  if (record.events.size() > max_reviewed_events)
    return fault(rpc::too_much, fmt::format("a review has at most {} events",
                                            max_reviewed_events));
  const auto values = values_for(record.start, host);
  if (!values) return std::unexpected(values.error());
  bool wanted = true;
  Review reviewed = review(
      record, reading->playback, *values,
      {.progress = [&](double done) { return wanted = params.go_on(done); }});
  if (!wanted) return fault(rpc::cancelled, "the client cancelled");
  if (params.has("names")) reviewed.names = voice->names.of;
  return review_json(reviewed, **catalogue,
                     params.has("lang") ? Worded::all : Worded::explanations);
}

}  // namespace gockel
