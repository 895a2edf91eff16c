#include "gockel/server/room.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "gockel/crypto/crypto.h"
#include "gockel/server/rooms.h"

namespace gockel {
namespace {

/// How often a request is made anew because another node was faster.
constexpr int max_tries = 5;

constexpr const char* cannot_store =
    "the server cannot store anything at the moment; nothing has changed";

}  // namespace

Room::Room(Rooms& rooms, std::string id, const Seed& seed)
    : rooms_(rooms),
      id_(std::move(id)),
      seed_(seed),
      table_(sodium_hash),
      schedule_pause_(rooms.environment().time) {
  // Whoever is not connected now has had no time to come.
  gone_since_.fill(now());
}

Millis Room::now() const { return rooms_.environment().time.now(); }

Task<StoreResult<void>> Room::catch_up() {
  const AsyncMutex::Lock lock = co_await change_mutex_.lock();
  co_return co_await catch_up_inside();
}

/// REQUIRES: change_mutex_ is held.
Task<StoreResult<void>> Room::catch_up_inside() {
  const std::uint64_t known = table_.version();
  auto entries_read = rooms_.store().ask(
      [id = id_, known](Store& store) { return store.entries(id, known); });
  auto read = co_await std::move(entries_read);
  if (!read) co_return std::unexpected(read.error());
  // Owners are read after the entries: who is seen to sit down is known.
  auto row_read =
      rooms_.store().ask([id = id_](Store& store) { return store.table(id); });
  auto row = co_await std::move(row_read);
  if (!row) co_return std::unexpected(row.error());
  if (*row) owners_ = (*row)->owners;
  for (const std::string& text : *read) {
    const Result<Entry> applied = table_.read(text);
    if (!applied) co_return std::unexpected(damaged(applied.error().sentence));
  }
  // Entries of another table, or a seed that cannot be revealed at the end.
  const entry::Created& created = table_.created();
  if ((table_.links() && created.table != id_) ||
      commitment(sodium_hash, seed_) != created.commit)
    co_return std::unexpected(
        damaged("its entries or its seed are not its own"));
  // Other nodes stored these: this one's clients have not heard of them.
  if (!read->empty()) broadcast(known + 1, *read);
  co_return StoreResult<void>();
}

/// A table that was changed is not played on: nothing is made of it.
StoreFault Room::damaged(std::string_view why) const {
  spdlog::error("event=table_damaged table={} why=\"{}\"", id_, why);
  return {fmt::format("the table {} is damaged: {}", id_, why),
          StoreFault::Kind::damaged};
}

Task<> Room::refresh(std::shared_ptr<Room> /*self*/) {
  // A fault is met again by the next request or notice.
  co_await catch_up();
  // Presence has no version, so it is asked for with every notice.
  const Millis time = now();
  auto present_read = rooms_.store().ask(
      [id = id_, time](Store& store) { return store.present(id, time); });
  auto seats = co_await std::move(present_read);
  if (seats && *seats != present_elsewhere_) {
    present_elsewhere_ = *seats;
    broadcast_presence();
  }
  reschedule();
}

Task<Room::Changed> Room::change(std::string client, Make make) {
  // One change of a table at a time: each is drafted on what the one before
  // left behind.
  const AsyncMutex::Lock lock = co_await change_mutex_.lock();
  for (int tries = 0; tries < max_tries; ++tries) {
    Change change{Draft(table_, seed_, now()), {}};
    const Requested made = make(change);
    if (!made) co_return co_await refused(client, made.error());
    if (change.draft.entries().empty()) co_return Changed(table_.version());
    // The store compares versions: it appends only behind what the draft saw.
    Append append = append_of(id_, table_.version(), change.draft,
                              rooms_.settings().bot_pace);
    append.client = client;
    append.owners = change.owners;
    const StoreResult<Appended> stored = co_await rooms_.store().append(append);
    if (!stored) {
      retry_not_before_ = now() + store_retry_delay;
      co_return Changed(refuse_request(Refusal::Code::store, cannot_store));
    }
    if (stored->kind == Appended::Kind::repeated)
      co_return Changed(stored->version);
    // Another node was faster: the request is made anew on what it stored.
    if (stored->kind == Appended::Kind::stale) {
      const StoreResult<void> read = co_await catch_up_inside();
      if (!read)
        co_return Changed(
            refuse_request(read.error().kind == StoreFault::Kind::damaged
                               ? Refusal::Code::damaged
                               : Refusal::Code::store,
                           read.error().sentence));
      continue;
    }
    // It is durable: only now it has happened, and everybody is told, in the
    // bytes that were stored.
    const std::uint64_t from = table_.version() + 1;
    table_ = change.draft.table();
    for (const SeatOwner& owner : change.owners) {
      std::erase_if(owners_, [&owner](const SeatOwner& other) {
        return other.seat == owner.seat;
      });
      add_owner(owner);
    }
    broadcast(from, entry_texts(change.draft));
    reschedule();
    co_return Changed(table_.version());
  }
  co_return Changed(
      refuse_request(Refusal::Code::stale, Reason::table_moved_on));
}

/// A request that was stored before its answer got lost comes again, and looks
/// as if it came too late: it is answered as it would have been.
Task<Room::Changed> Room::refused(std::string client, Refusal why) {
  if (!client.empty()) {
    auto request_read = rooms_.store().ask(
        [id = id_, client](Store& store) { return store.request(id, client); });
    const auto before = co_await std::move(request_read);
    if (before && *before) co_return Changed(**before);
  }
  // Before anything went to the store only the table itself can refuse to have
  // it stored.
  if (why.code == Refusal::Code::store)
    spdlog::error("event=draft_refused table={} error=\"{}\"", id_,
                  why.sentence);
  co_return Changed(std::unexpected(std::move(why)));
}

Task<> Room::put_away(Millis since) {
  const std::shared_ptr<Room> self = shared_from_this();
  const Make make = [this, since](Change& change) -> Requested {
    // Somebody may have come back meanwhile.
    if (table_.last_entry() >= since) return {};
    return gockel::put_away(change.draft, seed_);
  };
  const std::string nobody;
  co_await change(nobody, make);
}

void Room::broadcast(std::uint64_t from,
                     const std::vector<std::string>& entries) {
  const std::uint64_t last = from + entries.size() - 1;
  const Message message = entries_message(from, entries, deadline(), now());
  for (const auto& member : members_) {
    if (!member->welcomed || member->sent >= last) continue;
    member->sent = last;
    member->send(message);
  }
}

std::vector<Seat> Room::present() const {
  std::vector<Seat> seats = present_elsewhere_;
  for (const auto& member : members_) {
    const Seat seat = seat_of(member->person);
    if (seat != no_seat) seats.push_back(seat);
  }
  std::ranges::sort(seats);
  const auto twice = std::ranges::unique(seats);
  seats.erase(twice.begin(), twice.end());
  return seats;
}

int Room::watchers() const {
  return static_cast<int>(
      std::ranges::count_if(members_, [this](const auto& member) {
        return seat_of(member->person) == no_seat;
      }));
}

void Room::broadcast_presence() {
  const Message message = present_message(present(), watchers());
  for (const auto& member : members_)
    if (member->welcomed) member->send(message);
}

std::optional<Millis> Room::deadline() const {
  const Duty next = duty(table_, 0);
  if (next.kind != Duty::Kind::clock) return std::nullopt;
  return next.at;
}

Seat Room::seat_of(const std::string& person) const {
  const auto found = std::ranges::find(owners_, person, &SeatOwner::person);
  if (found == owners_.end() || found->seat >= table_.chairs().size() ||
      table_.chair(found->seat).kind != SeatHolder::Kind::person)
    return no_seat;
  return found->seat;
}

void Room::add_owner(const SeatOwner& owner) {
  std::erase_if(owners_, [&owner](const SeatOwner& other) {
    return other.person == owner.person;
  });
  owners_.push_back(owner);
}

Task<StoreResult<Welcome>> Room::describe(std::string person,
                                          std::uint64_t since) {
  auto entries_read = rooms_.store().ask(
      [id = id_, since](Store& store) { return store.entries(id, since); });
  auto read = co_await std::move(entries_read);
  if (!read) co_return std::unexpected(read.error());
  const Seat seat = seat_of(person);
  const auto owner = std::ranges::find(owners_, person, &SeatOwner::person);
  Welcome welcome{.table = id_,
                  .version = since + read->size(),
                  .from = since + 1,
                  .entries = std::move(*read),
                  .you = seat,
                  .key = seat == no_seat ? "" : owner->key,
                  .present = present(),
                  .watchers = watchers(),
                  .deadline = deadline(),
                  .now = now()};
  co_return welcome;
}

void Room::renew_presence() {
  for (const auto& member : members_)
    if (const Seat seat = seat_of(member->person); seat != no_seat)
      announce_here(seat);
}

void Room::announce_here(Seat seat) {
  rooms_.announce_presence(id_, seat, now() + Rooms::presence_lifetime);
}

Task<> Room::enter(std::shared_ptr<Member> member, std::uint64_t since) {
  const std::shared_ptr<Room> self = shared_from_this();
  // A member from now on, for presence; entries come only after the welcome,
  // which says where they begin.
  members_.push_back(member);
  StoreResult<Welcome> welcome =
      co_await describe(member->person, std::min(since, table_.version()));
  if (!welcome) {
    // Without its entries a table cannot be shown: the client comes again.
    member->send(nullptr);
    co_return;
  }
  member->sent = welcome->version;
  member->welcomed = true;
  member->send(welcome_message(*welcome));
  // The store may be ahead of this room, or have moved on while it was read.
  if (welcome->version < table_.version()) {
    StoreResult<Welcome> rest = co_await describe(member->person, member->sent);
    if (rest && rest->version > member->sent) {
      member->sent = rest->version;
      member->send(entries_message(rest->from, rest->entries, rest->deadline,
                                   rest->now));
    }
  } else if (welcome->version > table_.version()) {
    co_await catch_up();
  }
  // Last, so that the client hears who is there after it knows the seats.
  const Seat seat = seat_of(member->person);
  if (seat != no_seat) announce_here(seat);
  broadcast_presence();
  reschedule();
}

void Room::leave(const std::shared_ptr<Member>& member) {
  std::erase(members_, member);
  const Seat seat = seat_of(member->person);
  if (seat != no_seat) {
    gone_since_[seat] = now();
    // Another device of the same person keeps the seat present.
    const bool still_here =
        std::ranges::any_of(members_, [this, seat](const auto& other) {
          return seat_of(other->person) == seat;
        });
    if (!still_here) rooms_.announce_presence(id_, seat, 0);
  }
  broadcast_presence();
  reschedule();
}

}  // namespace gockel
