// The methods that are about a whole record.

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/record.h"
#include "gockel/core/text.h"
#include "gockel/engine/effects_json.h"
#include "gockel/engine/methods.h"
#include "gockel/engine/voice.h"
#include "gockel/review/unique_names.h"
#include "gockel/rpc/json_object.h"

namespace gockel {
namespace {

constexpr int default_steps = 1000;
constexpr int max_steps = 10'000;

Json error_json(const Error& error, std::string_view text) {
  const std::string_view before = text.substr(0, error.offset);
  return JsonObject()
      .add("code", name(error.code))
      .add("offset", error.offset)
      .add("line", std::ranges::count(before, '\n') + 1)
      .add("sentence", error.sentence);
}

/// What not even the head could be read of.
Json unreadable(const Error& error, std::string_view text) {
  return JsonObject()
      .add("valid", false)
      .add("error", error_json(error, text))
      .add("good", 0)
      .add("tags", nullptr)
      .add("start", nullptr)
      .add("end", nullptr)
      .add("events", 0)
      .add("over", false)
      .add("scores", nullptr)
      .add("shares", nullptr);
}

Json summary(const Reading& reading, std::string_view record) {
  const AnyState& end = reading.end;
  Json tags = Json::array();
  for (const Tag& tag : reading.record.tags)
    tags.push_back(JsonObject().add("name", tag.name).add("value", tag.value));
  return JsonObject()
      .add("valid", !reading.fault)
      .add("error", reading.fault ? error_json(*reading.fault, record) : Json())
      .add("good", reading.good)
      .add("tags", std::move(tags))
      .add("start", text(reading.record.start))
      .add("end", text(end))
      .add("events", reading.record.events.size())
      .add("over", node(end) == Node::terminal)
      .add("scores", scores_json(end))
      .add("shares", shares_json(end));
}

/// The event as the parameters of `apply` give it.
Json event_json(const AnyState& before, const Event& event) {
  if (const Move* move = std::get_if<Move>(&event))
    return JsonObject().add("move", move->text());
  return JsonObject().add("dice",
                          dice_text(std::get<Dice>(event), faces(before)));
}

/// The events that were wanted, each with what it leads to.
Json steps_json(const Playback& playback, const std::optional<Voice>& voice) {
  Json steps = Json::array();
  for (std::size_t i = 0; i < playback.events.size(); ++i) {
    const PlayedEvent& played = playback.events[i];
    steps.push_back(JsonObject()
                        .add("event", event_json(played.before, played.event))
                        .add("position", text(playback.after(i))));
    if (voice)
      steps.back()["sentences"] = sentences_json(
          played.effects, rules(played.before).rule_set(), voice->phrases());
  }
  return steps;
}

}  // namespace

Answer run_record(const Params& params, const Host&) {
  const std::string_view record = params.text("record");
  const auto reading = read_record(record);
  if (!reading) return unreadable(reading.error(), record);
  return summary(*reading, record);
}

Answer run_replay(const Params& params, const Host& host) {
  const int from = params.whole("from", 0);
  const int limit = params.whole("limit", default_steps);
  if (limit < 1 || limit > max_steps)
    return bad_params("limit", fmt::format("the parameter \"limit\" has to be "
                                           "from 1 to {}",
                                           max_steps));
  const std::string_view record = params.text("record");
  const auto reading =
      read_record(record, {.from = static_cast<std::size_t>(from),
                           .count = static_cast<std::size_t>(limit)});
  std::optional<Voice> voice;
  if (reading) {
    auto wanted = wanted_voice(params, host, seats(reading->record.start));
    if (!wanted) return std::unexpected(wanted.error());
    voice = *std::move(wanted);
    if (voice && !params.has("names"))
      voice->names.of = record_names(reading->record);
  }
  Json out =
      reading ? summary(*reading, record) : unreadable(reading.error(), record);
  out["from"] = from;
  out["steps"] = reading ? steps_json(reading->playback, voice) : Json::array();
  return out;
}

}  // namespace gockel
