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

}  // namespace

/// Refused as a whole when one event is: `data` has its number.
Answer run_follow(const Params& params, const Host& host) {
  auto state = params.position();
  if (!state) return std::unexpected(state.error());
  const auto voice = wanted_voice(params, host, seats(*state));
  if (!voice) return std::unexpected(voice.error());
  const Input& events = params.value("events");
  if (events.size() > max_followed_events)
    return fault(rpc::too_much, fmt::format("at most {} events are followed",
                                            max_followed_events));
  Json steps = Json::array();
  for (const Input& given : events) {
    if (given.size() != 1)
      return bad_params("events", "an event is either a move or dice");
    auto event = Params::event(given, *state);
    if (!event) {
      Fault refusal = std::move(event.error());
      refusal.data["event"] = steps.size();
      return std::unexpected(std::move(refusal));
    }
    EffectList effects;
    step(*state, *event, &effects);
    Json one = JsonObject().add("event", given);
    one.update(happened(*state, effects, *voice));
    one["description"] = described(*state, *voice);
    steps.push_back(std::move(one));
  }
  return JsonObject().add("steps", std::move(steps));
}

}  // namespace gockel
