#include "gockel/table/table.h"

namespace gockel {

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
  last_entry_ = entry.at;
  // A turn's clock runs from the entry that brought the turn about.
  if (game_ && turn(*game_) != turn_before) turn_since_ = entry.at;
  // A player who has seen all up to here knows the game as it is.
  if (std::holds_alternative<entry::Started>(entry.what) ||
      std::holds_alternative<entry::Rolled>(entry.what) ||
      std::holds_alternative<entry::Moved>(entry.what))
    game_version_ = version_;
  return {};
}

Result<Entry> Table::read(std::string_view text) {
  Result<Entry> entry = parse_entry(text, entry_format());
  if (!entry) return entry;
  if (auto applied = apply(*entry); !applied)
    return std::unexpected(std::move(applied.error()));
  return entry;
}

EntryFormat Table::entry_format() const {
  const bool wok = about_.rules.rule_set() == RuleSet::wok;
  return {wok ? wok_faces : grill_faces, version_ == 0 ? 0 : about_.seats};
}

bool Table::open(Seat seat) const {
  return seat < chairs_.size() && chairs_[seat].kind == SeatHolder::Kind::open;
}

Seat Table::first_open() const {
  for (Seat s = 0; s < chairs_.size(); ++s)
    if (open(s)) return s;
  return no_seat;
}

Seat Table::to_act() const {
  if (stage_ != Stage::playing || node(*game_) != Node::decision)
    return no_seat;
  return seat(*game_);
}

std::vector<std::string> Table::lucks() const {
  std::vector<std::string> all;
  all.reserve(chairs_.size());
  for (const SeatHolder& chair : chairs_)
    all.push_back(chair.luck ? chair.luck->text() : "");
  return all;
}

Result<SeatHolder*> Table::chair(Seat seat, SeatHolder::Kind kind) {
  if (seat >= chairs_.size()) return refuse(Reason::no_such_seat);
  if (chairs_[seat].kind != kind) return refuse(Reason::seat_of_somebody_else);
  return &chairs_[seat];
}

Result<void> Table::take(const entry::Created& e) {
  about_ = e;
  chairs_.resize(static_cast<std::size_t>(e.seats));
  return {};
}

Result<void> Table::take(const entry::Sat& e) {
  if (stage_ != Stage::waiting) return refuse(Reason::game_has_begun);
  const Result<SeatHolder*> open = chair(e.seat, SeatHolder::Kind::open);
  if (!open) return std::unexpected(open.error());
  **open = {.kind = SeatHolder::Kind::person, .name = e.name, .luck = e.luck};
  return {};
}

Result<void> Table::take(const entry::Bot& e) {
  if (stage_ != Stage::waiting) return refuse(Reason::game_has_begun);
  const Result<SeatHolder*> open = chair(e.seat, SeatHolder::Kind::open);
  if (!open) return std::unexpected(open.error());
  **open = {.kind = SeatHolder::Kind::bot, .level = e.level};
  return {};
}

Result<void> Table::take(const entry::Stood& e) {
  if (stage_ != Stage::waiting) return refuse(Reason::game_has_begun);
  const Result<SeatHolder*> person = chair(e.seat, SeatHolder::Kind::person);
  if (!person) return std::unexpected(person.error());
  **person = {};
  return {};
}

Result<void> Table::take(const entry::Started& e) {
  if (stage_ != Stage::waiting) return refuse(Reason::game_has_begun);
  if (first_open() != no_seat) return refuse(Reason::seat_is_open);
  if (rules(e.position) != about_.rules || gockel::seats(e.position) != seats())
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
  const Result<void> done = step_game(e.dice);
  if (done) ++rolls_;
  return done;
}

Result<void> Table::take(const entry::Moved& e) {
  if (e.seat == no_seat || e.seat != to_act())
    return refuse(Reason::not_this_seats_turn);
  return step_game(e.move);
}

Result<void> Table::take(const entry::Away& e) {
  const Result<SeatHolder*> person = chair(e.seat, SeatHolder::Kind::person);
  if (!person) return std::unexpected(person.error());
  if (stage_ != Stage::playing || (*person)->away)
    return refuse(Reason::nobody_to_stand_in);
  (*person)->away = true;
  return {};
}

Result<void> Table::take(const entry::Back& e) {
  const Result<SeatHolder*> person = chair(e.seat, SeatHolder::Kind::person);
  if (!person) return std::unexpected(person.error());
  if (!(*person)->away) return refuse(Reason::nobody_was_away);
  (*person)->away = false;
  return {};
}

Result<void> Table::take(const entry::Over& /*e*/) {
  if (stage_ != Stage::playing) return refuse(Reason::no_game_to_end);
  stage_ = Stage::over;
  return {};
}

Result<void> Table::take(const entry::Rematch& e) {
  if (stage_ != Stage::over || !rematch_.empty())
    return refuse(Reason::rematch_only_once);
  rematch_ = e.table;
  return {};
}

Duty duty(const Table& table, Millis pace) {
  const Seat seat = table.to_act();
  if (seat == no_seat) return {};
  if (table.chair(seat).computer())
    return {Duty::Kind::move, seat, table.last_entry() + pace, pace};
  const Millis limit = table.about().clock.limit();
  if (limit == 0) return {};
  return {Duty::Kind::clock, seat, table.turn_since() + limit, limit};
}

}  // namespace gockel
