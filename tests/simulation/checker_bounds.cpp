// What the checker expects to happen in time, and at the end.

#include "gockel/crypto/crypto.h"
#include "gockel/table/verify_table.h"
#include "gockel/weights/built_in_values.h"
#include "tests/simulation/bounds.h"
#include "tests/simulation/checker.h"

namespace gockel::simulation {

std::optional<Millis> Checker::undisturbed_since() const {
  if (context_.calm_since) return context_.calm_since;
  // Nothing has to recover from what never happened.
  if (!context_.disturbances.any()) return begin_ - recovery;
  return std::nullopt;
}

std::optional<Millis> Checker::presence_known_since() const {
  if (!context_.disturbances.any()) return begin_;
  if (!context_.calm_since) return std::nullopt;
  return *context_.calm_since + presence_recovery;
}

std::set<Seat> Checker::present(const Model& model) const {
  std::set<Seat> seats;
  for (const std::string& person : model.connected)
    if (const auto found = model.holders.find(person);
        found != model.holders.end())
      seats.insert(found->second.seat);
  return seats;
}

void Checker::check_duties() {
  for (const auto& [id, model] : models_)
    if (model.table.to_act() != no_seat) check_duty(id, model);
}

void Checker::check_duty(const std::string& id, const Model& model) {
  const auto since = undisturbed_since();
  if (!since) return;
  const Millis now = context_.now();
  const Seat seat = model.table.to_act();
  const SeatHolder& holder = model.table.seat_holder(seat);
  const TurnClock& clock = model.table.created().clock;
  const Millis recovered = *since + recovery;
  if (holder.computer()) {
    // Computer players alone wait for somebody who looks.
    const bool alone =
        std::ranges::all_of(model.table.seat_holders(), &SeatHolder::computer);
    if (alone && model.connected.empty()) return;
    const Millis looked = alone ? model.looked_since : 0;
    expect(now <= std::max({model.last_stored, recovered, looked}) + pace +
                      takeover,
           "the computer player of seat {} of {} does not move", letter(seat),
           id);
    return;
  }
  // Who comes back in a turn whose time is over is out of time again.
  const Millis time_up =
      std::max(std::max(model.turn_stored, recovered) + clock.limit(),
               model.back_stored);
  if (clock.limit() != 0)
    expect(now <= time_up + takeover,
           "seat {} of {} is out of time and nobody stands in", letter(seat),
           id);
  const std::set<Seat> here = present(model);
  const auto known = presence_known_since();
  if (!known || clock.kind == TurnClock::Kind::days || here.empty() ||
      here.contains(seat))
    return;
  expect(now <= std::max({model.people_changed, model.turn_stored, *known}) +
                    absent_after + takeover,
         "seat {} of {} is gone and nobody stands in", letter(seat), id);
}

void Checker::check_presence(const std::string& device,
                             const std::string& table,
                             const std::vector<std::string>& told) {
  const Model& model = models_[table];
  const auto known = presence_known_since();
  if (!known ||
      context_.now() < std::max(*known, model.people_changed) + 2 * usual_delay)
    return;
  std::vector<std::string> right;
  for (const Seat seat : present(model)) right.emplace_back(1, letter(seat));
  expect(told == right, "{} is told that [{}] are at {}, and it is [{}]",
         device, fmt::join(told, ""), table, fmt::join(right, ""));
}

void Checker::check_version(const std::string& device, const std::string& table,
                            std::uint64_t version) {
  const Model& model = models_[table];
  const auto since = undisturbed_since();
  if (!since || context_.now() < *since + recovery) return;
  const auto heard = std::ranges::upper_bound(model.stored_at,
                                              context_.now() - 2 * usual_delay);
  const auto right =
      static_cast<std::uint64_t>(heard - model.stored_at.begin());
  expect(version >= right, "{} knows version {} of {} and should know {}",
         device, version, table, right);
}

void Checker::check_seat(const std::string& device, const std::string& table,
                         const std::string& person, Seat told) {
  const Model& model = models_[table];
  const auto since = undisturbed_since();
  if (!since || context_.now() < *since + recovery) return;
  const auto holder = model.holders.find(short_name(person));
  const Seat right =
      holder == model.holders.end() ? no_seat : holder->second.seat;
  // Not who is connected: everybody who is told anything has just come.
  if (context_.now() < model.seats_changed + usual_delay) return;
  expect(told == right, "{} is told the wrong seat at {}", device, table);
}

void Checker::check_end(Store& tables) {
  for (auto& [id, model] : models_) {
    const auto entries = tables.entries(id, 0);
    const auto row = tables.table(id);
    if (!expect(entries && row && *row, "{} cannot be read", id)) return;
    expect(*entries == model.texts, "{} has other entries than were stored",
           id);
    expect((*row)->version == model.texts.size(),
           "{} has {} entries and says {}", id, model.texts.size(),
           (*row)->version);
    for (const auto& [name, stored] : model.requests) {
      const auto request = tables.request(id, name);
      expect(request && *request == stored.version,
             "\"{}\" is not stored any more", name);
    }
    // Of a game that goes on the seed is still secret: it ends here.
    std::vector<std::string> all = *entries;
    const auto seed = Seed::parse((*row)->seed);
    if (!expect(seed.has_value(), "{} has no seed", id)) return;
    if (model.table.stage() == Table::Stage::playing) {
      const auto ended =
          model.table.append({model.table.last_entry(), entry::PutAway{*seed}});
      if (!expect(ended.has_value(), "{} cannot be put away", id)) return;
      all.push_back(*ended);
    }
    const auto verified = verify_table(all, sodium_hash, built_in_values);
    expect(verified.has_value(), "{} does not verify: {}", id,
           verified ? "" : verified.error().sentence);
  }
}

}  // namespace gockel::simulation
