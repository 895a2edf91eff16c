// What the checker thinks of what clients are told.

#include "gockel/rpc/params.h"
#include "tests/simulation/bounds.h"
#include "tests/simulation/checker.h"

namespace gockel::simulation {
namespace {

constexpr int store_refusal = -32020;
constexpr int not_yours_refusal = -32011;

bool always_appends(const std::string& method) {
  return method == "sit" || method == "play" || method == "fill" ||
         method == "throw" || method == "renew";
}

}  // namespace

std::uint64_t Checker::acknowledged(const std::string& table) const {
  const auto found = models_.find(table);
  return found == models_.end() ? 0 : found->second.acknowledged;
}

void Checker::answered(const SentRequest& request, Millis sent,
                       const Json& answer) {
  Model& model = models_[request.table];
  const std::string name = stored_name(request.person, request.client);
  const auto stored = model.requests.find(name);
  const bool happened = stored != model.requests.end();
  const auto since = undisturbed_since();
  if (answer.contains("error")) {
    const int code = answer["error"]["code"].get<int>();
    if (code == store_refusal) {
      expect(!since || sent < *since + recovery,
             "\"{}\" could not be stored though nothing was wrong: {}", name,
             answer["error"].dump());
      return;
    }
    // What was stored before it was sent once more has happened, and so has
    // what the client was told to have.
    expect(!happened ||
               (stored->second.at >= sent && !stored->second.acknowledged),
           "\"{}\" has happened and is refused: {}", name,
           answer["error"].dump());
    // A seat obeys its sitter, at every node.
    const auto holder = model.holders.find(short_name(request.person));
    if (code != not_yours_refusal || holder == model.holders.end()) return;
    const bool known =
        since &&
        sent > std::max(*since + recovery, holder->second.since + usual_delay);
    expect(!known || answer["error"]["message"] != "you have no seat here",
           "\"{}\" of the person at seat {}: {}", name,
           letter(holder->second.seat), answer["error"].dump());
    return;
  }
  const Json& result = answer["result"];
  if (!result.contains("version")) return;
  const auto version = result["version"].get<std::uint64_t>();
  expect(version <= model.texts.size(),
         "\"{}\" is acknowledged with version {} and {} has {}", name, version,
         request.table, model.texts.size());
  if (always_appends(request.method))
    expect(happened, "\"{}\" is acknowledged and not stored", name);
  if (happened && request.method != "rematch") {
    expect(stored->second.version == version,
           "\"{}\" is acknowledged with version {} and stored as {}", name,
           version, stored->second.version);
    // Whatever anybody knew to have happened before it was sent is before it.
    expect(stored->second.version > request.known_then,
           "\"{}\" is version {}, but {} was acknowledged before it was sent",
           name, stored->second.version, request.known_then);
  }
  if (request.method == "sit" && happened) {
    const SeatOwner& owner = stored->second.owners.at(0);
    const auto holder = model.holders.find(short_name(request.person));
    // Who has stood up since has no seat to be told.
    const bool sits = holder != model.holders.end() &&
                      holder->second.seat == owner.seat &&
                      model.sittings[owner.seat].key == owner.key;
    if (sits)
      expect(result["seat"] == std::string(1, letter(owner.seat)) &&
                 result["key"] == owner.key,
             "\"{}\" is told another seat or key than it got: {}", name,
             result.dump());
  }
  if (happened) stored->second.acknowledged = true;
  model.acknowledged = std::max(model.acknowledged, version);
}

void Checker::told_entries(const std::string& device, const std::string& table,
                           std::uint64_t from,
                           const std::vector<std::string>& texts) {
  const Model& model = models_[table];
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::size_t version = from + i;
    // Nobody hears of an entry that is not stored.
    if (!expect(version >= 1 && version <= model.texts.size(),
                "{} hears of version {} of {}, which is not stored", device,
                version, table))
      return;
    expect(model.texts[version - 1] == texts[i],
           "{} is told another version {} of {}: {}", device, version, table,
           texts[i]);
  }
}

void Checker::welcomed(const std::string& device, const std::string& table,
                       std::uint64_t version, std::uint64_t known_then) {
  expect(version >= known_then,
         "{} is shown version {} of {}, but {} was acknowledged before it came",
         device, version, table, known_then);
}

void Checker::claim_answered(const std::string& table, const std::string& key,
                             const std::string& person, Millis sent,
                             bool taken) {
  const Model& model = models_[table];
  const auto dead = model.dead_keys.find(key);
  const bool was_dead = dead != model.dead_keys.end() && dead->second < sent;
  expect(!taken || !was_dead,
         "{} gets a seat of {} with the key of somebody who has stood up",
         short_name(person), table);
}

void Checker::created(const std::string& table, const std::string& commit) {
  Model& model = models_[table];
  if (!expect(!model.texts.empty(), "{} is acknowledged and not stored", table))
    return;
  model.acknowledged = std::max<std::uint64_t>(model.acknowledged, 1);
  expect(model.table.created().commit.text() == commit,
         "{} is promised by another commit than its own", table);
}

void Checker::entered(const std::string& table, const std::string& person) {
  Model& model = models_[table];
  if (model.connected.empty()) model.looked_since = context_.now();
  model.connected.insert(short_name(person));
  model.people_changed = context_.now();
}

void Checker::left(const std::string& table, const std::string& person) {
  Model& model = models_[table];
  const std::set<Seat> before = present(model);
  model.connected.extract(short_name(person));
  const std::set<Seat> after = present(model);
  for (const Seat seat : before)
    if (!after.contains(seat)) model.gone_since[seat] = context_.now();
  model.people_changed = context_.now();
}

void Checker::told_reaction(const std::string& table, const Json& reaction) {
  const Model& model = models_[table];
  const auto seat = parse_seat(reaction["seat"].get<std::string>());
  // It may be heard after its sender has stood up.
  expect(seat && *seat < model.table.seat_holders().size() &&
             reaction["reaction"] == "wow",
         "a reaction at {} that nobody can have sent", table);
}

}  // namespace gockel::simulation
