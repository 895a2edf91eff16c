// The methods that are about a whole record.

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/record.h"
#include "gockel/core/text.h"
#include "gockel/core/unseen.h"
#include "gockel/engine/effects_json.h"
#include "gockel/engine/methods.h"
#include "gockel/engine/voice.h"
#include "gockel/review/unique_names.h"
#include "gockel/rpc/json_object.h"
#include "gockel/words/refusals.h"

namespace gockel {
namespace {

constexpr int default_steps = 1000;
constexpr int max_steps = 10'000;

/// What is wrong with a record, for somebody who reads the catalogue's
/// language; English without one.
Json error_json(const Error& error, std::string_view text,
                const Catalogue* catalogue) {
  const std::string_view before = text.substr(0, error.offset);
  return JsonObject()
      .add("code", name(error.code))
      .add("offset", error.offset)
      .add("line", std::ranges::count(before, '\n') + 1)
      .add("reason", name(error.reason))
      .add("sentence",
           catalogue ? sentence(error, *catalogue) : error.sentence);
}

/// What not even the head could be read of.
Json unreadable(const Error& error, std::string_view text,
                const Catalogue* catalogue) {
  return JsonObject()
      .add("valid", false)
      .add("error", error_json(error, text, catalogue))
      .add("good", 0)
      .add("tags", nullptr)
      .add("start", nullptr)
      .add("end", nullptr)
      .add("events", 0)
      .add("over", false)
      .add("scores", nullptr)
      .add("shares", nullptr);
}

Json summary(const Reading& reading, std::string_view record,
             const Catalogue* catalogue) {
  const AnyState& end = reading.end;
  Json tags = Json::array();
  for (const Tag& tag : reading.record.tags)
    tags.push_back(JsonObject().add("name", tag.name).add("value", tag.value));
  return JsonObject()
      .add("valid", !reading.fault)
      .add("error", reading.fault
                        ? error_json(*reading.fault, record, catalogue)
                        : Json())
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

/// The events that were wanted, each with what it leads to. `first` is the
/// number of the first of them in the record.
Json steps_json(const Reading& reading, std::size_t first,
                const std::optional<Voice>& voice) {
  const Playback& playback = reading.playback;
  const std::vector<bool> unseen = unseen_rolls(reading.record);
  Json steps = Json::array();
  for (std::size_t i = 0; i < playback.events.size(); ++i) {
    const PlayedEvent& played = playback.events[i];
    steps.push_back(JsonObject()
                        .add("event", event_json(played.before, played.event))
                        .add("position", text(playback.after(i))));
    if (unseen[first + i]) steps.back()["unseen"] = true;
    if (voice)
      steps.back()["sentences"] = sentences_json(
          played.effects, rules(played.before).rule_set(), voice->phrases());
  }
  return steps;
}

/// Events one after the other from a position on.
std::expected<std::vector<Event>, Fault> wanted_events(const Params& params,
                                                       AnyState state) {
  std::vector<Event> events;
  for (const Input& given : params.value("events")) {
    const auto event = listed_event(given, events.size(), state);
    if (!event) return std::unexpected(event.error());
    step(state, *event);
    events.push_back(*event);
  }
  return events;
}

/// Which of the events are rolls that were filled in.
std::expected<std::vector<bool>, Fault> wanted_unseen(
    const Params& params, const std::vector<Event>& events) {
  std::vector<bool> marked(events.size(), false);
  if (!params.has("unseen")) return marked;
  for (const Input& number : params.value("unseen")) {
    if (!number.is_number_unsigned() ||
        number.get<std::uint64_t>() >= events.size() ||
        !std::holds_alternative<Dice>(events[number.get<std::size_t>()]))
      return bad_params("unseen",
                        "the parameter \"unseen\" has to be a list of numbers "
                        "of events that are rolls");
    marked[number.get<std::size_t>()] = true;
  }
  return marked;
}

/// The players' names, and which rolls were filled in.
std::expected<std::vector<Tag>, Fault> wanted_tags(const Params& params,
                                                   const Record& record) {
  std::vector<Tag> tags;
  const std::vector<std::string> names = params.texts("names");
  // An empty list is none here.
  if (!names.empty()) {
    const auto fit = wanted_names(params, seats(record.start));
    if (!fit) return std::unexpected(fit.error());
  }
  for (Seat s = 0; s < names.size(); ++s)
    if (!names[s].empty())
      tags.push_back({std::string(1, letter(s)), names[s]});
  const auto marked = wanted_unseen(params, record.events);
  if (!marked) return std::unexpected(marked.error());
  std::string unseen = unseen_text(record.events, *marked);
  if (!unseen.empty())
    tags.push_back({std::string(unseen_tag), std::move(unseen)});
  return tags;
}

}  // namespace

Answer run_write_record(const Params& params, const Host&) {
  const auto start = params.position();
  if (!start) return std::unexpected(start.error());
  auto events = wanted_events(params, *start);
  if (!events) return std::unexpected(events.error());
  Record record{{}, *start, *std::move(events)};
  auto tags = wanted_tags(params, record);
  if (!tags) return std::unexpected(tags.error());
  record.tags = *std::move(tags);
  // Only a name can be one that a record cannot hold.
  if (auto head = RecordWriter::head(record.tags, record.start); !head)
    return refused(std::move(head.error()), "names");
  return JsonObject().add("record", record.text());
}

Answer run_record(const Params& params, const Host& host) {
  const auto catalogue = asked_catalogue(params, host);
  if (!catalogue) return std::unexpected(catalogue.error());
  const std::string_view record = params.text("record");
  const auto reading = read_record(record);
  if (!reading) return unreadable(reading.error(), record, *catalogue);
  return summary(*reading, record, *catalogue);
}

Answer run_replay(const Params& params, const Host& host) {
  const int from = params.whole("from", 0);
  const int limit = params.whole("limit", default_steps);
  if (limit < 1 || limit > max_steps)
    return bad_params("limit", fmt::format("the parameter \"limit\" has to be "
                                           "from 1 to {}",
                                           max_steps));
  const auto catalogue = asked_catalogue(params, host);
  if (!catalogue) return std::unexpected(catalogue.error());
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
  Json out = reading ? summary(*reading, record, *catalogue)
                     : unreadable(reading.error(), record, *catalogue);
  out["from"] = from;
  out["steps"] =
      reading ? steps_json(*reading, static_cast<std::size_t>(from), voice)
              : Json::array();
  return out;
}

}  // namespace gockel
