// The method that goes through many events at once.

#include <fmt/format.h>

#include "gockel/engine/describe.h"
#include "gockel/engine/effects_json.h"
#include "gockel/engine/methods.h"
#include "gockel/rpc/json_object.h"

namespace gockel {
namespace {

/// The answer has several kilobytes for each.
constexpr std::size_t max_followed_events = 1000;

/// Which positions an answer describes: a long game is read faster than drawn.
enum class Described : std::uint8_t { all, last };

std::expected<Described, Fault> wanted_description(const Params& params) {
  if (!params.has("describe") || params.text("describe") == "all")
    return Described::all;
  if (params.text("describe") == "last") return Described::last;
  return bad_params("describe",
                    "the parameter \"describe\" has to be all or last");
}

}  // namespace

std::expected<Event, Fault> listed_event(const Input& given, std::size_t number,
                                         const AnyState& state) {
  if (given.size() != 1)
    return bad_params("events", "an event is either a move or dice");
  auto event = Params::event(given, state);
  if (!event) event.error().data["event"] = number;
  return event;
}

/// Refused as a whole when one event is: `data` has its number.
Answer run_follow(const Params& params, const Host& host) {
  // All that can be refused at once is, before the first event: solving a turn
  // for the chances is what takes long.
  auto state = params.position();
  if (!state) return std::unexpected(state.error());
  const auto voice = wanted_voice(params, host, seats(*state));
  if (!voice) return std::unexpected(voice.error());
  const Input& events = params.value("events");
  if (events.size() > max_followed_events)
    return fault(rpc::too_much, fmt::format("at most {} events are followed",
                                            max_followed_events));
  const auto described_ones = wanted_description(params);
  if (!described_ones) return std::unexpected(described_ones.error());
  auto outlook = wanted_outlook(*voice, *state, host);
  if (!outlook) return std::unexpected(outlook.error());
  Outlook* const chances = *outlook ? &**outlook : nullptr;
  // Each event is legal in the position that the last one led to.
  Json steps = Json::array();
  for (const Input& given : events) {
    const auto event = listed_event(given, steps.size(), *state);
    if (!event) return std::unexpected(event.error());
    const AnyState before = *state;
    EffectList effects;
    step(*state, *event, &effects);
    // What happened is told of every event; a position only where it was
    // wanted, for a description is most of the answer.
    Json one = JsonObject().add("event", given).add("turn", turn(before));
    one.update(happened(*state, effects, *voice));
    if (*described_ones == Described::all ||
        steps.size() + 1 == events.size()) {
      one["description"] = described(*state, *voice, chances);
      if (*voice)
        one["between"] = between_json(before, *state, effects, **voice);
    }
    steps.push_back(std::move(one));
  }
  return JsonObject().add("steps", std::move(steps));
}

}  // namespace gockel
