#include "gockel/server/room.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/server/hall.h"

namespace gockel {
namespace {

/// How often a request is made anew because another node was faster.
constexpr int most_tries = 5;

constexpr const char* cannot_store =
    "the server cannot store anything at the moment; nothing has changed";

}  // namespace

Room::Room(Hall& hall, std::string id, const Seed& seed)
    : hall_(hall),
      id_(std::move(id)),
      seed_(seed),
      changing_(hall.io()),
      alarm_(hall.io()) {
  gone_since_.fill(clock_now());
}

Task<Stored<void>> Room::catch_up() {
  const Turnstile::Pass pass = co_await changing_.enter();
  co_return co_await catch_up_inside();
}

Task<Stored<void>> Room::catch_up_inside() {
  const std::uint64_t known = table_.version();
  auto entries_read = hall_.keeper().ask(
      [id = id_, known](Store& store) { return store.entries(id, known); });
  auto read = co_await std::move(entries_read);
  if (!read) co_return std::unexpected(read.error());
  auto row_read =
      hall_.keeper().ask([id = id_](Store& store) { return store.table(id); });
  auto row = co_await std::move(row_read);
  if (!row) co_return std::unexpected(row.error());
  if (*row) holders_ = (*row)->holders;
  for (const std::string& text : *read) {
    const Result<Entry> entry = parse_entry(text);
    const Result<void> applied =
        entry ? table_.apply(*entry)
              : Result<void>(std::unexpected(entry.error()));
    if (!applied)
      co_return std::unexpected(StoreFault{fmt::format(
          "the table {} is damaged: {}", id_, applied.error().sentence)});
  }
  if (!read->empty()) tell(known + 1, *read);
  co_return Stored<void>();
}

Task<> Room::refresh(std::shared_ptr<Room> /*self*/) {
  co_await catch_up();
  const Millis now = clock_now();
  auto present_read = hall_.keeper().ask(
      [id = id_, now](Store& store) { return store.present(id, now); });
  auto seats = co_await std::move(present_read);
  if (seats && *seats != elsewhere_) {
    elsewhere_ = *seats;
    tell_present();
  }
  wake();
}

Task<std::expected<std::uint64_t, Fault>> Room::change(std::string client,
                                                       Make make) {
  using Changed = std::expected<std::uint64_t, Fault>;
  const Turnstile::Pass pass = co_await changing_.enter();
  for (int tries = 0; tries < most_tries; ++tries) {
    Change change{Draft(table_, seed_, clock_now()), {}};
    const Requested made = make(change);
    if (!made) co_return co_await refused(client, made.error());
    if (change.draft.entries().empty()) co_return Changed(table_.version());
    Append append = append_of(id_, table_.version(), change.draft,
                              hall_.settings().bot_pace);
    append.client = client;
    append.holders = change.holders;
    const Stored<Appended> stored = co_await hall_.keeper().append(append);
    if (!stored) {
      not_before_ = clock_now() + 1000;
      co_return Changed(fault(socket_error::store, cannot_store));
    }
    if (stored->kind == Appended::Kind::repeated)
      co_return Changed(stored->version);
    if (stored->kind == Appended::Kind::stale) {
      const Stored<void> read = co_await catch_up_inside();
      if (!read)
        co_return Changed(fault(socket_error::store, read.error().sentence));
      continue;
    }
    const std::uint64_t from = table_.version() + 1;
    table_ = change.draft.table();
    for (const Holder& holder : change.holders) {
      std::erase_if(holders_, [&holder](const Holder& other) {
        return other.seat == holder.seat;
      });
      hold(holder);
    }
    tell(from, entry_texts(change.draft.entries(), table_.seats()));
    wake();
    co_return Changed(table_.version());
  }
  co_return Changed(fault(socket_error::stale, "the table has moved on"));
}

/// A request that was stored before its answer got lost comes again, and looks
/// as if it came too late: it is answered as it would have been.
Task<std::expected<std::uint64_t, Fault>> Room::refused(std::string client,
                                                        Refusal why) {
  using Changed = std::expected<std::uint64_t, Fault>;
  if (!client.empty()) {
    auto request_read = hall_.keeper().ask(
        [id = id_, client](Store& store) { return store.request(id, client); });
    const auto before = co_await std::move(request_read);
    if (before && *before) co_return Changed(**before);
  }
  co_return Changed(fault(error_code(why.code), why.sentence));
}

void Room::tell(std::uint64_t from, const std::vector<std::string>& entries) {
  const std::uint64_t last = from + entries.size() - 1;
  const Message message =
      entries_message(from, entries, deadline(), clock_now());
  for (const auto& member : members_) {
    if (!member->welcomed || member->sent >= last) continue;
    member->sent = last;
    member->send(message);
  }
}

std::vector<Seat> Room::present() const {
  std::vector<Seat> seats = elsewhere_;
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

void Room::tell_present() {
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
  const auto found = std::ranges::find(holders_, person, &Holder::person);
  if (found == holders_.end() || found->seat >= table_.chairs().size() ||
      table_.chair(found->seat).kind != Chair::Kind::person)
    return no_seat;
  return found->seat;
}

void Room::hold(const Holder& holder) {
  std::erase_if(holders_, [&holder](const Holder& other) {
    return other.person == holder.person;
  });
  holders_.push_back(holder);
}

Task<Stored<Welcome>> Room::describe(std::string person, std::uint64_t since) {
  auto entries_read = hall_.keeper().ask(
      [id = id_, since](Store& store) { return store.entries(id, since); });
  auto read = co_await std::move(entries_read);
  if (!read) co_return std::unexpected(read.error());
  const Seat seat = seat_of(person);
  const auto holder = std::ranges::find(holders_, person, &Holder::person);
  Welcome welcome{.table = id_,
                  .version = since + read->size(),
                  .from = since + 1,
                  .entries = std::move(*read),
                  .you = seat,
                  .key = seat == no_seat ? "" : holder->key,
                  .present = present(),
                  .watchers = watchers(),
                  .deadline = deadline(),
                  .now = clock_now()};
  co_return welcome;
}

void Room::still_present() {
  for (const auto& member : members_)
    if (const Seat seat = seat_of(member->person); seat != no_seat)
      hall_.announce(id_, seat, clock_now() + Hall::present_for);
}

Task<> Room::enter(std::shared_ptr<Member> member, std::uint64_t since) {
  const std::shared_ptr<Room> self = shared_from_this();
  members_.push_back(member);
  Stored<Welcome> welcome =
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
    Stored<Welcome> rest = co_await describe(member->person, member->sent);
    if (rest && rest->version > member->sent) {
      member->sent = rest->version;
      member->send(entries_message(rest->from, rest->entries, rest->deadline,
                                   rest->now));
    }
  } else if (welcome->version > table_.version()) {
    co_await catch_up();
  }
  const Seat seat = seat_of(member->person);
  if (seat != no_seat)
    hall_.announce(id_, seat, clock_now() + Hall::present_for);
  tell_present();
  wake();
}

void Room::leave(const std::shared_ptr<Member>& member) {
  std::erase(members_, member);
  const Seat seat = seat_of(member->person);
  if (seat != no_seat) {
    gone_since_[seat] = clock_now();
    const bool still_here =
        std::ranges::any_of(members_, [this, seat](const auto& other) {
          return seat_of(other->person) == seat;
        });
    if (!still_here) hall_.announce(id_, seat, 0);
  }
  tell_present();
  wake();
}

}  // namespace gockel
