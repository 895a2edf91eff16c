// Entries as JSON.

#include <fmt/format.h>

#include "gockel/table/entry.h"
#include "gockel/table/entry_names.h"

namespace gockel {
namespace {

struct EntryWriter {
  Json& json;
  Json& open;  ///< fields that the hash does not cover
  const EntryFormat& format;

  void seat(Seat seat) const { json["seat"] = seat_json(seat); }

  void operator()(const entry::Created& e) const {
    const bool links = e.kind == TableKind::links;
    if (links) {
      json["kind"] = static_cast<int>(e.kind);
      json["table"] = e.table;
    }
    add_rules(json, e.rules);
    json["seats"] = e.seats;
    json["clock"] = clock_json(e.clock);
    json["listed"] = e.listed;
    json["commit"] = e.commit.text();
    if (links) {
      json["public_seed"] = e.public_seed.text();
      json["players"] = e.players;
      // Not written where there is none: hashes of older tables cover that.
      if (e.coach) json["coach"] = true;
    }
  }
  void operator()(const entry::Sat& e) const {
    seat(e.seat);
    if (e.program) json["program"] = true;
    if (const Luck* luck = std::get_if<Luck>(&e.added)) {
      json["name"] = e.name;
      json["luck"] = luck->text();
      return;
    }
    json["chain"] = std::get<Link>(e.added).text();
    json["name_hash"] = e.name_hash.text();
    if (!e.animal.empty()) json["animal"] = e.animal;
    open["name"] = e.name;
    if (e.salt) open["salt"] = e.salt->text();
  }
  void operator()(const entry::Renewed& e) const {
    seat(e.seat);
    json["chain"] = e.chain.text();
  }
  void operator()(const entry::Bot& e) const {
    seat(e.seat);
    json["level"] = name(e.strength.level);
    if (e.strength.notices > 0) json["notices"] = e.strength.notices;
  }
  void operator()(const entry::Stood& e) const { seat(e.seat); }
  void operator()(const entry::Started& e) const {
    json["position"] = text(e.position);
  }
  void operator()(const entry::Rolled& e) const {
    json["dice"] = dice_text(e.dice, format.faces);
    if (e.link) json["link"] = e.link->text();
  }
  void operator()(const entry::Moved& e) const {
    seat(e.seat);
    json["move"] = e.move.text();
    json["by"] = by_names[static_cast<unsigned>(e.by)];
  }
  void operator()(const entry::Away& e) const {
    seat(e.seat);
    json["why"] = away_names[static_cast<unsigned>(e.why)];
  }
  void operator()(const entry::Back& e) const { seat(e.seat); }
  void operator()(const entry::Asked& e) const { seat(e.seat); }
  void operator()(const entry::Over& e) const {
    json["why"] = over_names[static_cast<unsigned>(e.why)];
    const auto n = static_cast<std::size_t>(format.seats);
    Json scores = Json::array();
    for (std::size_t s = 0; s < n; ++s) scores.push_back(e.scores[s]);
    json["scores"] = std::move(scores);
    json["shares"] = by_seat(e.shares, format.seats);
    json["seed"] = e.seed.text();
  }
  void operator()(const entry::Rematch& e) const { json["table"] = e.table; }
  void operator()(const entry::PutAway& e) const {
    json["seed"] = e.seed.text();
  }
};

}  // namespace

std::string EntryText::whole(const std::optional<Digest>& hash) const {
  const std::string_view fields(covered.data(), covered.size() - 1);
  if (!hash) return fmt::format("{}{}}}", fields, open);
  return fmt::format("{}{},\"hash\":\"{}\"}}", fields, open, hash->text());
}

EntryText entry_parts(const Entry& entry, const EntryFormat& format) {
  Json json{{"type", entry_names[entry.what.index()]}, {"at", entry.at}};
  Json open = Json::object();
  std::visit(EntryWriter{json, open, format}, entry.what);
  EntryText text{dump(json), ""};
  // An object without its braces, behind a comma.
  if (!open.empty()) {
    text.open = dump(open);
    text.open.front() = ',';
    text.open.pop_back();
  }
  return text;
}

Digest entry_hash(const FairHash& hash, const Digest& before,
                  std::string_view covered) {
  const std::string message =
      fmt::format("gockel entry\n{}\n{}", before.text(), covered);
  return hash.sha256(
      {reinterpret_cast<const std::uint8_t*>(message.data()), message.size()});
}

std::string entry_text(const Entry& entry, const EntryFormat& format) {
  return entry_parts(entry, format).whole(entry.hash);
}

}  // namespace gockel
