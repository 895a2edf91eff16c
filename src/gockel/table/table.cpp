#include "gockel/table/table.h"

#include <algorithm>

namespace gockel {

Result<std::string> Table::append(Entry entry) {
  const Digest before = last_hash_;
  if (auto applied = apply(entry); !applied)
    return std::unexpected(std::move(applied.error()));
  const EntryText text = entry_parts(entry, entry_format());
  if (links())
    last_hash_ = *(entry.hash = entry_hash(hash_, before, text.covered));
  return text.whole(entry.hash);
}

Result<void> Table::apply(const Entry& entry) {
  // Every `take` refuses before it changes anything, so that a refusal leaves
  // the table as it was.
  const bool first = std::holds_alternative<entry::Created>(entry.what);
  if (first != (version_ == 0)) return refuse(Reason::creation_first);
  const std::uint32_t turn_before = game_ ? turn(*game_) : 0;
  const Result<void> taken =
      std::visit([this](const auto& what) { return take(what); }, entry.what);
  if (!taken) return taken;
  ++version_;
  note_time(entry, turn_before);
  if (const auto* renewed = std::get_if<entry::Renewed>(&entry.what))
    ++seat_holders_[renewed->seat].renewals;
  // A player who has seen all up to here knows the game as it is.
  const bool game_changed =
      std::holds_alternative<entry::Started>(entry.what) ||
      std::holds_alternative<entry::Rolled>(entry.what) ||
      std::holds_alternative<entry::Moved>(entry.what);
  if (game_changed) game_version_ = version_;
  const auto* back = std::get_if<entry::Back>(&entry.what);
  if (!game_changed && (back == nullptr || back->seat != to_act())) return {};
  // Who was asked about has done something.
  idle_since_ = entry.at;
  asked_.clear();
  return {};
}

void Table::note_time(const Entry& entry, std::uint32_t turn_before) {
  last_entry_ = entry.at;
  // A turn's clock runs from the entry that brought the turn about.
  if (game_ && turn(*game_) != turn_before) turn_since_ = entry.at;
  if (const auto* away = std::get_if<entry::Away>(&entry.what))
    seat_holders_[away->seat].away_since = entry.at;
  const auto* back = std::get_if<entry::Back>(&entry.what);
  if (back == nullptr || back->seat != to_act()) return;
  // While somebody was away the time they had used came back.
  const Millis away =
      std::max(seat_holders_[back->seat].away_since, turn_since_);
  const Millis used = away - turn_since_;
  turn_since_ = entry.at - std::max<Millis>(used - (entry.at - away), 0);
}

Result<Entry> Table::read(std::string_view text) {
  Result<Entry> entry = parse_entry(text, entry_format());
  if (!entry) return entry;
  if (auto checked = check_text(*entry, text); !checked)
    return std::unexpected(std::move(checked.error()));
  if (auto applied = apply(*entry); !applied)
    return std::unexpected(std::move(applied.error()));
  if (links()) last_hash_ = *entry->hash;
  return entry;
}

/// Whether a text is, byte for byte, what was appended behind the entries so
/// far. A name that was taken out is the only thing that may be missing.
Result<void> Table::check_text(const Entry& entry,
                               std::string_view text) const {
  const auto* first = std::get_if<entry::Created>(&entry.what);
  const TableKind kind = first != nullptr ? first->kind : created_.kind;
  if (kind == TableKind::lucks) return {};
  const auto changed = [this] {
    return refuse(Reason::entry_changed, 0,
                  {.n = static_cast<std::int64_t>(version_) + 1});
  };
  const EntryText parts = entry_parts(entry, entry_format());
  if (!entry.hash || parts.whole(entry.hash) != text ||
      entry_hash(hash_, last_hash_, parts.covered) != *entry.hash)
    return changed();
  if (const auto* sat = std::get_if<entry::Sat>(&entry.what)) {
    const bool right = sat->salt ? name_commitment(hash_, *sat->salt,
                                                   sat->name) == sat->name_hash
                                 : sat->name == forgotten_name;
    if (!right) return changed();
  }
  return {};
}

EntryFormat Table::entry_format() const {
  const bool wok = created_.rules.rule_set() == RuleSet::wok;
  return {wok ? wok_faces : grill_faces, version_ == 0 ? 0 : created_.seats,
          created_.kind};
}

bool Table::open(Seat seat) const {
  return seat < seat_holders_.size() &&
         seat_holders_[seat].kind == SeatHolder::Kind::open;
}

Seat Table::first_open() const {
  for (Seat s = 0; s < seat_holders_.size(); ++s)
    if (open(s)) return s;
  return no_seat;
}

Seat Table::to_act() const {
  if (stage_ != Stage::playing) return no_seat;
  return node(*game_) == Node::decision ? seat(*game_) : to_throw();
}

Seat Table::to_throw() const {
  if (!links() || stage_ != Stage::playing || node(*game_) != Node::chance)
    return no_seat;
  const Seat thrower = seat(*game_);
  return seat_holders_[thrower].computer() ? no_seat : thrower;
}

bool Table::link_fits(Seat seat, const Link& link) const {
  return seat_holders_[seat].head == link_before(hash_, link);
}

Rng Table::next_draw(const Seed& seed,
                     const std::optional<Link>& thrown) const {
  std::vector<std::string> added;
  added.reserve(seat_holders_.size());
  for (const SeatHolder& holder : seat_holders_)
    added.push_back(holder.luck    ? holder.luck->text()
                    : holder.shown ? holder.shown->text()
                                   : "");
  if (thrown) added[to_throw()] = thrown->text();
  return fair_draw(hash_, seed,
                   links() ? Contribution::links : Contribution::lucks, added,
                   stage_ == Stage::waiting ? 0 : rolls_ + 1);
}

std::uint32_t Table::next_decision_seed() const {
  return decision_seed(hash_, created_.public_seed, events());
}

Result<SeatHolder*> Table::seat_holder(Seat seat, SeatHolder::Kind kind) {
  if (seat >= seat_holders_.size()) return refuse(Reason::no_such_seat);
  if (seat_holders_[seat].kind != kind)
    return refuse(Reason::seat_of_somebody_else);
  return &seat_holders_[seat];
}

Result<void> Table::take(const entry::Created& e) {
  created_ = e;
  seat_holders_.resize(static_cast<std::size_t>(e.seats));
  return {};
}

Result<void> Table::take(const entry::Sat& e) {
  if (stage_ != Stage::waiting) return refuse(Reason::game_has_begun);
  const Result<SeatHolder*> open = seat_holder(e.seat, SeatHolder::Kind::open);
  if (!open) return std::unexpected(open.error());
  SeatHolder person{.kind = SeatHolder::Kind::person, .name = e.name};
  if (const Link* chain = std::get_if<Link>(&e.added))
    person.shown = person.head = *chain;
  else
    person.luck = std::get<Luck>(e.added);
  // A table has one kind of contribution.
  if (person.shown.has_value() != links())
    return refuse(Reason::chains_not_here);
  **open = std::move(person);
  return {};
}

Result<void> Table::take(const entry::Bot& e) {
  if (stage_ != Stage::waiting) return refuse(Reason::game_has_begun);
  const Result<SeatHolder*> open = seat_holder(e.seat, SeatHolder::Kind::open);
  if (!open) return std::unexpected(open.error());
  **open = {.kind = SeatHolder::Kind::bot, .strength = e.strength};
  return {};
}

Result<void> Table::take(const entry::Stood& e) {
  if (stage_ != Stage::waiting) return refuse(Reason::game_has_begun);
  const Result<SeatHolder*> person =
      seat_holder(e.seat, SeatHolder::Kind::person);
  if (!person) return std::unexpected(person.error());
  **person = {};
  return {};
}

Result<void> Table::take(const entry::Started& e) {
  if (stage_ != Stage::waiting) return refuse(Reason::game_has_begun);
  if (first_open() != no_seat) return refuse(Reason::seat_is_open);
  if (rules(e.position) != created_.rules ||
      gockel::seats(e.position) != seats())
    return refuse(Reason::position_of_another_table);
  game_ = e.position;
  stage_ = Stage::playing;
  return {};
}

Result<void> Table::step_game(const Event& event) {
  if (auto refused = refusal(*game_, event))
    return std::unexpected(*std::move(refused));
  step(*game_, event);
  return {};
}

Result<void> Table::take(const entry::Rolled& e) {
  if (stage_ != Stage::playing || node(*game_) != Node::chance)
    return refuse(Reason::no_dice_to_fall);
  // Only a person's own link makes that person's dice fall.
  const Seat thrower = to_throw();
  if (e.link.has_value() != (thrower != no_seat))
    return refuse(Reason::dice_need_link);
  if (e.link && !link_fits(thrower, *e.link))
    return refuse(Reason::link_does_not_fit);
  const Result<void> done = step_game(e.dice);
  if (!done) return done;
  ++rolls_;
  if (!e.link) return {};
  seat_holders_[thrower].shown = seat_holders_[thrower].head = e.link;
  seat_holders_[thrower].renewals = 0;
  return {};
}

Result<void> Table::take(const entry::Moved& e) {
  if (e.seat == no_seat || e.seat != to_act())
    return refuse(Reason::not_this_seats_turn);
  // Only decisions of computers are made again by whoever verifies: none may
  // pass for a person's. At tables of the first kind none can be.
  if (links() && e.by != seat_holders_[e.seat].mover())
    return refuse(Reason::seat_of_somebody_else);
  const Result<void> done = step_game(e.move);
  if (done) ++moves_;
  return done;
}

Result<void> Table::take(const entry::Away& e) {
  const Result<SeatHolder*> person =
      seat_holder(e.seat, SeatHolder::Kind::person);
  if (!person) return std::unexpected(person.error());
  if (stage_ != Stage::playing || (*person)->away)
    return refuse(Reason::nobody_to_stand_in);
  (*person)->away = true;
  return {};
}

Result<void> Table::take(const entry::Back& e) {
  const Result<SeatHolder*> person =
      seat_holder(e.seat, SeatHolder::Kind::person);
  if (!person) return std::unexpected(person.error());
  if (!(*person)->away) return refuse(Reason::nobody_was_away);
  (*person)->away = false;
  return {};
}

Result<void> Table::take(const entry::Asked& e) {
  const Result<SeatHolder*> person =
      seat_holder(e.seat, SeatHolder::Kind::person);
  if (!person) return std::unexpected(person.error());
  const Seat waited_for = to_act();
  if (waited_for == no_seat || waited_for == e.seat ||
      seat_holders_[waited_for].computer() || (*person)->away ||
      std::ranges::find(asked_, e.seat) != asked_.end())
    return refuse(Reason::nobody_to_stand_in);
  asked_.push_back(e.seat);
  return {};
}

Result<void> Table::take(const entry::Over& e) {
  if (stage_ != Stage::playing) return refuse(Reason::no_game_to_end);
  const bool ended = e.why == WhyOver::rules ? node(*game_) == Node::terminal
                                             : turn(*game_) > match_cap;
  if (!ended) return refuse(Reason::game_not_ended);
  stage_ = Stage::over;
  return {};
}

Result<void> Table::take(const entry::Rematch& e) {
  if (stage_ != Stage::over || !rematch_.empty())
    return refuse(Reason::rematch_only_once);
  rematch_ = e.table;
  return {};
}

Result<void> Table::take(const entry::Renewed& e) {
  if (!links()) return refuse(Reason::chains_not_here);
  if (stage_ == Stage::over) return refuse(Reason::game_is_over);
  const Result<SeatHolder*> person =
      seat_holder(e.seat, SeatHolder::Kind::person);
  if (!person) return std::unexpected(person.error());
  (*person)->head = e.chain;
  (*person)->renewed = true;
  return {};
}

Result<void> Table::take(const entry::PutAway& /*e*/) {
  if (stage_ != Stage::playing) return refuse(Reason::no_game_to_end);
  stage_ = Stage::over;
  return {};
}

Duty duty(const Table& table, Millis pace) {
  const Seat seat = table.to_act();
  if (seat == no_seat) return {};
  if (table.seat_holder(seat).computer())
    return {Duty::Kind::move, seat, table.last_entry() + pace, pace};
  const Millis limit = table.created().clock.limit();
  if (limit == 0) return {};
  return {Duty::Kind::clock, seat, table.turn_since() + limit, limit};
}

}  // namespace gockel
