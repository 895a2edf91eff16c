// What the checker thinks of what is stored.

#include "tests/simulation/bounds.h"
#include "tests/simulation/checker.h"

namespace gockel::simulation {
namespace {

/// Entries have the time at which they were drafted; they are stored a little
/// later.
constexpr Millis draft_to_store = 1'000;

/// The number of the running turn; 0 before the game.
std::uint32_t turn_of(const Table& table) {
  return table.stage() == Table::Stage::waiting ? 0 : turn(table.game());
}

}  // namespace

std::string short_name(const std::string& person) {
  return person.substr(0, 16);
}

std::string stored_name(const std::string& person, const std::string& client) {
  return short_name(person) + " " + client;
}

std::vector<std::string> Checker::tables() const {
  std::vector<std::string> all;
  for (const auto& [id, model] : models_) all.push_back(id);
  return all;
}

void Checker::stored(const Append& append, Store& tables) {
  Model& model = models_[append.table];
  const auto read = tables.entries(append.table, model.texts.size());
  if (!expect(read.has_value(), "the tables cannot be read")) return;
  // Versions are contiguous: what the store has now is what it had, and then
  // these entries.
  for (const std::string& text : *read) {
    if (model.texts.size() == append.version) break;
    const auto entry = parse_entry(text, model.table.entry_format());
    if (!expect(entry.has_value(), "{} has an entry that is none: {}",
                append.table, text))
      return;
    context_.story.tell("table {} {}: {}", append.table, model.texts.size() + 1,
                        text);
    check_entry(model, append, *entry);
    const auto turn = turn_of(model.table);
    const Millis idle = model.table.idle_since();
    const auto applied = model.table.read(text);
    if (!expect(applied.has_value(), "{} has an entry that cannot follow: {}",
                append.table, text))
      return;
    take_seats(model, append, *entry);
    if (std::holds_alternative<entry::Back>(entry->what))
      model.back_stored = context_.now();
    if (turn_of(model.table) != turn) model.turn_stored = context_.now();
    if (model.table.idle_since() != idle) model.idle_stored = context_.now();
    model.texts.push_back(text);
    model.stored_at.push_back(context_.now());
    model.last_stored = context_.now();
  }
  expect(model.texts.size() == append.version,
         "{} should have version {} and has {}", append.table, append.version,
         model.texts.size());
  if (append.client.empty()) return;
  const Stored stored{append.version, context_.now(), append.owners};
  const bool first = model.requests.try_emplace(append.client, stored).second;
  expect(first, "\"{}\" is stored twice at {}", append.client, append.table);
}

/// Whoever asked for it sits there now. Somebody who has taken another seat may
/// still act for the first, whose key they have, until all nodes know.
void Checker::check_actor(const Model& model, const Append& append, Seat seat) {
  const std::string who = short_name(append.client);
  const auto holder = model.holders.find(who);
  const bool holds = holder != model.holders.end();
  const auto sitting = model.sittings.find(seat);
  const auto since = undisturbed_since();
  const bool moved =
      holds && sitting != model.sittings.end() &&
      sitting->second.people.contains(who) &&
      (!since || context_.now() < std::max(*since + recovery,
                                           holder->second.since + usual_delay));
  const bool sits = holds && (seat == no_seat || holder->second.seat == seat);
  expect(sits || moved, "{} acts for seat {} of {}, which is not theirs", who,
         seat == no_seat ? '?' : letter(seat), append.table);
}

void Checker::check_entry(Model& model, const Append& append,
                          const Entry& entry) {
  expect(entry.at >= model.table.last_entry(), "the time of {} runs backwards",
         append.table);
  const bool asked = !append.client.empty();
  if (const auto* moved = std::get_if<entry::Moved>(&entry.what)) {
    expect(asked == (moved->by == MovedBy::person),
           "a move of {} is not by whom it says", append.table);
    if (asked) return check_actor(model, append, moved->seat);
    const auto since = undisturbed_since();
    if (since && model.last_stored > *since + recovery)
      expect(context_.now() - model.last_stored > pace - draft_to_store,
             "a computer player of {} is too fast", append.table);
  } else if (const auto* rolled = std::get_if<entry::Rolled>(&entry.what)) {
    // A person's dice fall by that person's word alone.
    if (rolled->link) check_actor(model, append, model.table.to_throw());
  } else if (const auto* renewed = std::get_if<entry::Renewed>(&entry.what)) {
    check_actor(model, append, renewed->seat);
  } else if (const auto* stood = std::get_if<entry::Stood>(&entry.what)) {
    check_actor(model, append, stood->seat);
  } else if (const auto* back = std::get_if<entry::Back>(&entry.what)) {
    check_actor(model, append, back->seat);
  } else if (const auto* wish = std::get_if<entry::Asked>(&entry.what)) {
    check_actor(model, append, wish->seat);
  } else if (std::holds_alternative<entry::Bot>(entry.what) && asked) {
    check_actor(model, append, no_seat);
  } else if (const auto* away = std::get_if<entry::Away>(&entry.what)) {
    expect(asked == (away->why == WhyAway::left || away->why == WhyAway::asked),
           "somebody at {} is sent away for another reason than it says",
           append.table);
    if (away->why == WhyAway::asked)
      check_asked(model, *away);
    else if (asked)
      check_actor(model, append, away->seat);
    else
      check_away(model, *away);
  }
}

/// Nobody is sent away before their time. While something is disturbed nodes
/// cannot know when it began.
void Checker::check_away(const Model& model, const entry::Away& away) {
  const auto since = undisturbed_since();
  if (!since) return;
  const Millis now = context_.now();
  if (away.why == WhyAway::clock) {
    // A turn that was drafted long before it could be stored began then.
    const Millis drafted = model.table.turn_since();
    if (model.turn_stored < *since ||
        model.turn_stored - drafted > draft_to_store)
      return;
    expect(now - model.turn_stored >=
               model.table.created().clock.limit() - draft_to_store,
           "seat {} is out of time after {} ms", letter(away.seat),
           now - model.turn_stored);
    return;
  }
  const auto known = presence_known_since();
  const Millis gone = model.gone_since.contains(away.seat)
                          ? model.gone_since.at(away.seat)
                          : begin_;
  if (!known || gone < *known) return;
  const bool here = present(model).contains(away.seat) &&
                    now - model.people_changed > usual_delay;
  expect(!here, "a stand-in for seat {}, whose person is there",
         letter(away.seat));
  if (!here)
    expect(now - std::max(gone, model.turn_stored) >=
               absent_after - draft_to_store,
           "a stand-in for seat {} after {} ms", letter(away.seat), now - gone);
}

/// The others have a computer player stand in only for somebody who is gone, or
/// idle for long without a clock; then all of them who are there have asked.
void Checker::check_asked(const Model& model, const entry::Away& away) {
  expect(away.seat == model.table.to_act() && !model.table.asked().empty(),
         "a stand-in for seat {} that nobody asked for", letter(away.seat));
  const auto known = presence_known_since();
  if (!known || model.people_changed < *known ||
      context_.now() - model.people_changed < usual_delay)
    return;
  const std::set<Seat> here = present(model);
  if (!here.contains(away.seat)) return;
  expect(context_.now() - model.idle_stored >= ask_after - draft_to_store,
         "the others ask for a stand-in for seat {} after {} ms",
         letter(away.seat), context_.now() - model.idle_stored);
  for (const Seat other : here)
    expect(other == away.seat || model.table.seat_holder(other).computer() ||
               std::ranges::find(model.table.asked(), other) !=
                   model.table.asked().end(),
           "a stand-in for seat {} that seat {} did not ask for",
           letter(away.seat), letter(other));
}

void Checker::vacate(Model& model, Seat seat) {
  if (model.sittings.contains(seat))
    model.dead_keys[model.sittings[seat].key] = context_.now();
  model.sittings.erase(seat);
  std::erase_if(model.holders, [seat](const auto& holder) {
    return holder.second.seat == seat;
  });
}

void Checker::take_seats(Model& model, const Append& append,
                         const Entry& entry) {
  if (const auto* stood = std::get_if<entry::Stood>(&entry.what)) {
    vacate(model, stood->seat);
    model.people_changed = model.seats_changed = context_.now();
  }
  const auto* sat = std::get_if<entry::Sat>(&entry.what);
  if (sat == nullptr) return;
  model.people_changed = model.seats_changed = context_.now();
  const auto owner =
      std::ranges::find(append.owners, sat->seat, &SeatOwner::seat);
  if (!expect(owner != append.owners.end(), "nobody owns seat {} of {}",
              letter(sat->seat), append.table))
    return;
  vacate(model, sat->seat);
  const std::string who = short_name(owner->person);
  model.sittings[sat->seat] = {owner->key, {who}};
  model.holders[who] = {sat->seat, context_.now()};
}

void Checker::claimed(const std::string& table, const SeatOwner& owner) {
  Model& model = models_[table];
  context_.story.tell("table {}: {} claims seat {}", table,
                      short_name(owner.person), letter(owner.seat));
  const std::string who = short_name(owner.person);
  Sitting& sitting = model.sittings[owner.seat];
  expect(sitting.key == owner.key,
         "{} claims seat {} of {} with a key that is not the sitter's", who,
         letter(owner.seat), table);
  sitting.people.insert(who);
  Holder& holder = model.holders[who];
  if (holder.seat != owner.seat) holder.since = context_.now();
  holder.seat = owner.seat;
  model.people_changed = model.seats_changed = context_.now();
}

}  // namespace gockel::simulation
