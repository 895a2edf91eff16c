// What happens at a table by itself: computer players, clocks, people who are
// gone.

#include <algorithm>

#include "gockel/server/hall.h"

namespace gockel {
namespace {

/// Who stands in for people.
constexpr std::string_view stand_in = "club";

}  // namespace

/// When a computer player stands in for the person to act, who is not
/// connected while others wait. Not in games of days.
std::optional<Millis> Room::absence_ends() const {
  const Seat seat = table_.to_act();
  if (seat == no_seat || table_.chair(seat).computer() ||
      table_.about().clock.kind == Clock::Kind::days)
    return std::nullopt;
  const std::vector<Seat> here = present();
  if (here.empty() || std::ranges::binary_search(here, seat))
    return std::nullopt;
  return std::max(gone_since_[seat], table_.turn_since()) +
         hall_.settings().absent_after;
}

std::optional<Millis> Room::next_alarm() const {
  std::optional<Millis> next = absence_ends();
  const Duty server = duty(table_, hall_.settings().bot_pace);
  if (server.kind != Duty::Kind::none)
    next = std::min(next.value_or(server.at), server.at);
  if (next) next = std::max(*next, not_before_);
  return next;
}

void Room::wake() {
  alarm_.cancel();
  if (ticking_ || hall_.closed() || !next_alarm()) return;
  ticking_ = true;
  start(hall_.io(), tick(shared_from_this()));
}

Task<> Room::tick(std::shared_ptr<Room> self) {
  while (!hall_.closed()) {
    const std::optional<Millis> next = next_alarm();
    if (!next) break;
    const Millis left = *next - clock_now();
    if (left > 0) {
      alarm_.expires_after(std::chrono::milliseconds(left));
      co_await wait(alarm_);
      continue;
    }
    co_await act();
  }
  self->ticking_ = false;
}

Task<> Room::act() {
  const Millis now = clock_now();
  const Duty server = duty(table_, hall_.settings().bot_pace);
  const Seat seat = table_.to_act();
  const std::uint64_t version = table_.game_version();
  // Whatever was decided holds only for the position it was decided in.
  const auto still = [version](const Change& change) {
    return change.draft.table().game_version() == version;
  };
  Make make;
  if (server.kind == Duty::Kind::move && server.at <= now) {
    const Chair& chair = table_.chair(seat);
    const bool bot = chair.kind == Chair::Kind::bot;
    const std::string level = bot ? chair.level : std::string(stand_in);
    const Move move = co_await hall_.think(table_.game(), level);
    make = [still, seat, move](Change& change) -> Requested {
      if (still(change) && change.draft.table().chair(seat).computer())
        bot_move(change.draft, move);
      return {};
    };
  } else {
    const bool clock = server.kind == Duty::Kind::clock && server.at <= now;
    const WhyAway why = clock ? WhyAway::clock : WhyAway::gone;
    make = [still, seat, why](Change& change) -> Requested {
      if (still(change)) send_away(change.draft, seat, why);
      return {};
    };
  }
  const std::string nobody;
  const auto done = co_await change(nobody, make);
  if (!done) not_before_ = clock_now() + 1000;
}

}  // namespace gockel
