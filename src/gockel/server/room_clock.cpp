// What happens at a table by itself: computer players, clocks, people who are
// gone.

#include <algorithm>

#include "gockel/server/rooms.h"

namespace gockel {

/// Notes when the last entry was stored and the turn began.
/// REQUIRES: entries have just been added.
void Room::note_times(Learned learned) {
  const auto made = [this](Millis at) { return rooms_.clock().steady_at(at); };
  // The entry at the end was stored now, if this is heard at once.
  const Millis age = steady() - made(table_.last_entry());
  const Millis slow = std::min(age, rooms_.settings().store_timeout);
  const bool sure = learned == Learned::at_once;
  const auto moment = [&](Millis at) {
    return sure ? Moment{made(at) + slow, 0} : Moment{made(at), slow};
  };
  entry_since_ = moment(table_.last_entry());
  if (table_.stage() == Table::Stage::waiting) return;
  const std::pair running(turn(table_.game()), table_.turn_since());
  if (idle_ != table_.idle_since()) {
    idle_ = table_.idle_since();
    idle_since_ = moment(idle_);
  }
  if (turn_ == running) return;
  turn_ = running;
  turn_since_ = moment(table_.turn_since());
  // Of a turn that began some entries ago nobody knows how slow that one was.
  if (!sure)
    turn_since_.unsure =
        std::min(steady() - turn_since_.at, rooms_.settings().store_timeout);
}

/// When a computer player stands in for the person to act, who is not
/// connected while others wait. Not in games of days.
std::optional<Millis> Room::stand_in_due() const {
  const Seat seat = table_.to_act();
  if (seat == no_seat || table_.seat_holder(seat).computer() ||
      table_.created().clock.kind == TurnClock::Kind::days)
    return std::nullopt;
  // A table where nobody is sleeps: there is nobody to keep waiting.
  const std::vector<Seat> here = present();
  if (here.empty() || std::ranges::binary_search(here, seat))
    return std::nullopt;
  // Who was gone before their turn began still has the whole time.
  return std::max(gone_since_[seat], turn_since_.latest()) +
         rooms_.settings().absent_after;
}

/// From when on the others may ask for a stand-in, by the steady clock;
/// nothing: nobody is waited for, or there is a clock for it.
std::optional<Millis> Room::ask_due() const {
  // Who only loads the page anew is not sent away by somebody's quick finger.
  if (const auto absent = stand_in_due())
    return *absent - rooms_.settings().absent_after * 3 / 4;
  const Seat seat = table_.to_act();
  if (seat == no_seat || table_.seat_holder(seat).computer() ||
      table_.created().clock.kind != TurnClock::Kind::none ||
      !std::ranges::binary_search(present(), seat))
    return std::nullopt;
  return idle_since_.latest() + rooms_.settings().ask_after;
}

/// Whose word it takes to have a computer player stand in: for somebody who is
/// not there anybody's, otherwise that of all others who are there.
std::vector<Seat> Room::needed_to_ask() const {
  const Seat seat = table_.to_act();
  std::vector<Seat> others = present();
  if (!std::ranges::binary_search(others, seat)) return {};
  std::erase_if(others, [&](Seat other) {
    return other == seat || table_.seat_holder(other).computer();
  });
  return others;
}

WaitTimes Room::wait_times() const {
  const Millis ahead = now() - steady();
  const auto told = [ahead](std::optional<Millis> due) {
    return due ? std::optional(*due + ahead) : std::nullopt;
  };
  WaitTimes times{.deadline = {},
                  .stand_in = told(stand_in_due()),
                  .ask = told(ask_due()),
                  .now = now()};
  const Duty next = duty(table_, 0);
  if (next.kind == Duty::Kind::clock)
    times.deadline = turn_since_.at + next.after + ahead;
  return times;
}

/// The moment of the steady clock at which a duty is due.
Millis Room::due_at(const Duty& duty) const {
  if (duty.kind == Duty::Kind::clock) return turn_since_.latest() + duty.after;
  // Computer players that paused go on at their pace once somebody looks.
  const Millis looked = only_computers(table_) ? looked_since_ : 0;
  return std::max(entry_since_.latest(), looked) + duty.after;
}

/// The pause before a computer player's move here.
Millis Room::pace() const {
  const Settings& settings = rooms_.settings();
  return only_computers(table_) ? settings.watched_pace() : settings.bot_pace;
}

/// When something is to be done by itself, by the steady clock.
std::optional<Millis> Room::next_due() const {
  if (given_up_) return std::nullopt;
  // Computer players alone wait for somebody who looks.
  if (members_.empty() && only_computers(table_)) return std::nullopt;
  std::optional<Millis> next = stand_in_due();
  const Duty server = duty(table_, pace());
  if (server.kind != Duty::Kind::none)
    next = std::min(next.value_or(due_at(server)), due_at(server));
  if (next) next = std::max(*next, retry_not_before_);
  return next;
}

void Room::reschedule() {
  // A schedule that waits looks again; one that acts looks again afterwards.
  schedule_pause_.cancel();
  if (schedule_runs_ || rooms_.closed() || !next_due()) return;
  schedule_runs_ = true;
  start(rooms_.environment().io, run_schedule(shared_from_this()));
}

Task<> Room::run_schedule(std::shared_ptr<Room> self) {
  while (!rooms_.closed()) {
    const std::optional<Millis> next = next_due();
    if (!next) break;
    // After a pause everything is looked at anew: it may have been cut short,
    // and the table may have moved on.
    const Millis left = *next - steady();
    if (left > 0)
      co_await schedule_pause_.wait(left);
    else
      co_await act();
  }
  self->schedule_runs_ = false;
}

/// Does what is due. REQUIRES: next_due() is not later than now.
Task<> Room::act() {
  const Duty server = duty(table_, pace());
  const bool server_due =
      server.kind != Duty::Kind::none && due_at(server) <= steady();
  const Seat seat = table_.to_act();
  // Whatever is decided holds only for the position it was decided in: a person
  // or another node may act while a computer player thinks.
  const std::uint64_t version = table_.game_version();
  const auto still = [version](const Change& change) {
    return change.draft.table().game_version() == version;
  };
  DraftMaker make;
  if (server_due && server.kind == Duty::Kind::move) {
    const Move move = co_await rooms_.choose_move(table_);
    // Its owner may be back at the seat, without any change of the position.
    make = [still, seat, move](Change& change) -> Requested {
      if (!still(change) || !change.draft.table().seat_holder(seat).computer())
        return {};
      return bot_move(change.draft, move);
    };
  } else {
    // A person's time is up, by the clock of the table or because they are gone
    // while others wait. The stand-in moves at its own pace, in the next round.
    const WhyAway why = server_due ? WhyAway::clock : WhyAway::gone;
    make = [still, seat, why](Change& change) -> Requested {
      if (!still(change)) return {};
      return send_away(change.draft, seat, why);
    };
  }
  const std::string nobody;
  const auto done = co_await change(nobody, make);
  if (!done) retry_not_before_ = steady() + store_retry_delay;
}

}  // namespace gockel
