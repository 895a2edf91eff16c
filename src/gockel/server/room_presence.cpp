// Who is at a table: the clients of this node, and what other nodes say.

#include <algorithm>

#include "gockel/server/rooms.h"

namespace gockel {

Task<StoreResult<void>> Room::read_presence() {
  if (!rooms_.store().shared()) co_return StoreResult<void>();
  // One after the other: of two answers the older one might come last.
  const AsyncMutex::Lock lock = co_await presence_mutex_.lock();
  auto presence_read = rooms_.store().ask(
      [id = id_](Store& store) { return store.presence(id); });
  auto rows = co_await std::move(presence_read);
  if (!rows) co_return std::unexpected(rows.error());
  // Who is at this node is known here, and better.
  std::erase_if(*rows, [this](const Presence& row) {
    return row.node == rooms_.node() || row.seat >= max_seats;
  });
  elsewhere_ = *std::move(rows);
  for (const Presence& row : elsewhere_) {
    rooms_.note_lease({row.node, row.lease});
    // Somebody may have come and gone while nobody looked.
    if (row.gone)
      gone_since_[row.seat] =
          std::max(gone_since_[row.seat], rooms_.clock().steady_at(*row.gone));
  }
  update_presence();
  co_return StoreResult<void>();
}

std::vector<Seat> Room::present() const {
  std::vector<Seat> seats;
  for (const Presence& row : elsewhere_)
    if (!row.gone && rooms_.lives(row.node)) seats.push_back(row.seat);
  for (const auto& member : members_)
    if (const Seat seat = seat_of(member->person); seat != no_seat)
      seats.push_back(seat);
  std::ranges::sort(seats);
  const auto twice = std::ranges::unique(seats);
  seats.erase(twice.begin(), twice.end());
  return seats;
}

void Room::update_presence() {
  std::array<bool, max_seats> here{};
  for (const auto& member : members_)
    if (const Seat seat = seat_of(member->person); seat != no_seat)
      here[seat] = true;
  for (Seat seat = 0; seat < max_seats; ++seat) {
    if (here[seat] == announced_[seat]) continue;
    announced_[seat] = here[seat];
    rooms_.announce_presence(id_, seat,
                             here[seat] ? std::nullopt : std::optional(now()));
  }
  const std::vector<Seat> seats = present();
  if (seats == was_present_) return;
  // Patience begins when the last node that saw somebody does not any more.
  for (const Seat seat : was_present_)
    if (!std::ranges::binary_search(seats, seat)) gone_since_[seat] = steady();
  was_present_ = seats;
  broadcast_presence();
  reschedule();
}

int Room::watchers() const {
  return static_cast<int>(
      std::ranges::count_if(members_, [this](const auto& member) {
        return seat_of(member->person) == no_seat;
      }));
}

void Room::broadcast_presence() {
  const Message message = present_message(present(), watchers(), wait_times());
  for (const auto& member : members_)
    if (member->welcomed) member->send(message);
}

Task<> Room::enter(std::shared_ptr<Member> member, std::uint64_t since) {
  const std::shared_ptr<Room> self = shared_from_this();
  if (members_.empty()) looked_since_ = steady();
  // A member from now on, for presence; entries come only after the welcome,
  // which says where they begin.
  members_.push_back(member);
  StoreResult<Welcome> welcome =
      co_await describe(member->person, std::min(since, table_.version()));
  // The table may have moved on while it was read. Whoever is welcomed hears
  // what comes next at once, so that has to follow the last of the welcome.
  while (welcome && welcome->version < table_.version()) {
    StoreResult<Welcome> rest =
        co_await describe(member->person, welcome->version);
    if (rest && rest->entries.empty()) {
      // The store has less than is known here: no reading on brings the rest.
      const StoreResult<void> read = co_await catch_up();
      rest = std::unexpected(read ? StoreFault{"the table has lost entries"}
                                  : read.error());
    }
    if (rest) rest->put_before(std::move(*welcome));
    welcome = std::move(rest);
  }
  if (!welcome || given_up_) {
    // Without its entries a table cannot be shown: the client comes again.
    member->send(nullptr);
    co_return;
  }
  member->sent = welcome->version;
  member->welcomed = true;
  member->send(welcome_message(*welcome));
  // The store may be ahead of this room.
  if (welcome->version > table_.version()) co_await catch_up();
  // Last, so that the client hears who is there after it knows the seats.
  update_presence();
  broadcast_presence();
  reschedule();
}

void Room::leave(const std::shared_ptr<Member>& member) {
  std::erase(members_, member);
  update_presence();
  broadcast_presence();
  reschedule();
}

}  // namespace gockel
