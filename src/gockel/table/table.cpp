#include "gockel/table/table.h"

#include <algorithm>

namespace gockel {
namespace {

std::unexpected<Error> misplaced(const char* sentence) {
  return refuse(Code::broken, 0, sentence);
}

}  // namespace

Result<void> Table::apply(const Entry& entry) {
  const bool first = std::holds_alternative<entry::Created>(entry.what);
  if (first != (version_ == 0))
    return misplaced("a table begins with its creation");
  const std::uint32_t turn_before = game_ ? turn(*game_) : 0;
  const Result<void> taken =
      std::visit([this](const auto& what) { return take(what); }, entry.what);
  if (!taken) return taken;
  ++version_;
  last_entry_ = entry.at;
  if (game_ && turn(*game_) != turn_before) turn_since_ = entry.at;
  if (std::holds_alternative<entry::Started>(entry.what) ||
      std::holds_alternative<entry::Rolled>(entry.what) ||
      std::holds_alternative<entry::Moved>(entry.what))
    game_version_ = version_;
  return {};
}

Seat Table::to_act() const {
  if (stage_ != Stage::playing || node(*game_) != Node::decision)
    return no_seat;
  return seat(*game_);
}

std::vector<std::string> Table::lucks() const {
  std::vector<std::string> all;
  all.reserve(chairs_.size());
  for (const Chair& chair : chairs_) all.push_back(chair.luck);
  return all;
}

Result<Chair*> Table::chair(Seat seat, Chair::Kind kind) {
  if (seat >= chairs_.size()) return misplaced("the table has no such seat");
  if (chairs_[seat].kind != kind)
    return misplaced("somebody else has that seat");
  return &chairs_[seat];
}

Result<void> Table::take(const entry::Created& e) {
  about_ = e;
  chairs_.resize(static_cast<std::size_t>(e.seats));
  return {};
}

Result<void> Table::take(const entry::Sat& e) {
  if (stage_ != Stage::waiting) return misplaced("the game has begun");
  const Result<Chair*> open = chair(e.seat, Chair::Kind::open);
  if (!open) return std::unexpected(open.error());
  **open = {Chair::Kind::person, e.name, e.luck, "", false};
  return {};
}

Result<void> Table::take(const entry::Bot& e) {
  if (stage_ != Stage::waiting) return misplaced("the game has begun");
  const Result<Chair*> open = chair(e.seat, Chair::Kind::open);
  if (!open) return std::unexpected(open.error());
  **open = {Chair::Kind::bot, "", "", e.level, false};
  return {};
}

Result<void> Table::take(const entry::Stood& e) {
  if (stage_ != Stage::waiting) return misplaced("the game has begun");
  const Result<Chair*> person = chair(e.seat, Chair::Kind::person);
  if (!person) return std::unexpected(person.error());
  **person = {};
  return {};
}

Result<void> Table::take(const entry::Started& e) {
  if (stage_ != Stage::waiting) return misplaced("the game has begun");
  if (std::ranges::any_of(chairs_, [](const Chair& chair) {
        return chair.kind == Chair::Kind::open;
      }))
    return misplaced("a seat is open");
  const Result<AnyState> state = parse_state(e.position);
  if (!state) return std::unexpected(state.error());
  if (rules(*state) != about_.rules || gockel::seats(*state) != seats())
    return misplaced("the position is not of this table's game");
  game_ = *state;
  stage_ = Stage::playing;
  return {};
}

Result<void> Table::event(const Result<Event>& event) {
  if (!event) return std::unexpected(event.error());
  if (const auto refused = refusal(*game_, *event))
    return std::unexpected(*refused);
  step(*game_, *event);
  return {};
}

Result<void> Table::take(const entry::Rolled& e) {
  if (stage_ != Stage::playing || node(*game_) != Node::chance)
    return misplaced("no dice are in the air");
  const Result<void> done = event(parse_event(*game_, e.dice));
  if (done) ++rolls_;
  return done;
}

Result<void> Table::take(const entry::Moved& e) {
  if (e.seat != to_act()) return misplaced("it is not this seat's turn");
  return event(parse_event(*game_, "/" + e.move));
}

Result<void> Table::take(const entry::Away& e) {
  const Result<Chair*> person = chair(e.seat, Chair::Kind::person);
  if (!person) return std::unexpected(person.error());
  if (stage_ != Stage::playing || (*person)->away)
    return misplaced("nobody is to stand in for this seat");
  (*person)->away = true;
  return {};
}

Result<void> Table::take(const entry::Back& e) {
  const Result<Chair*> person = chair(e.seat, Chair::Kind::person);
  if (!person) return std::unexpected(person.error());
  if (!(*person)->away) return misplaced("the person was not away");
  (*person)->away = false;
  return {};
}

Result<void> Table::take(const entry::Over& /*e*/) {
  if (stage_ != Stage::playing) return misplaced("there is no game to end");
  stage_ = Stage::over;
  return {};
}

Result<void> Table::take(const entry::Rematch& e) {
  if (stage_ != Stage::over || !rematch_.empty())
    return misplaced("there is a rematch only once, after the end");
  rematch_ = e.table;
  return {};
}

Duty duty(const Table& table, Millis pace) {
  const Seat seat = table.to_act();
  if (seat == no_seat) return {};
  if (table.chair(seat).computer())
    return {Duty::Kind::move, seat, table.last_entry() + pace};
  const Millis limit = table.about().clock.limit();
  if (limit == 0) return {};
  return {Duty::Kind::clock, seat, table.turn_since() + limit};
}

}  // namespace gockel
