#include "gockel/server/room.h"

#include <algorithm>

#include "gockel/crypto/crypto.h"
#include "gockel/server/event_log.h"
#include "gockel/server/rooms.h"

namespace gockel {
namespace {

/// How often a request is made anew because another node was faster.
constexpr int max_tries = 5;

/// What one seat may call out.
constexpr double reactions_a_second = 0.5;
constexpr double reactions_at_once = 3;

/// So many devices may hold one seat: a key that has got about fills nothing.
constexpr int max_holders = 16;

std::unexpected<Refusal> not_stored_now() {
  return refuse_request(Refusal::Code::store, Reason::request_not_stored);
}

/// What has to be known first could not be read.
std::unexpected<Refusal> refuse_unread(const StoreFault& fault) {
  if (fault.kind == StoreFault::Kind::damaged)
    return refuse_request(Refusal::Code::damaged, fault.sentence);
  return not_stored_now();
}

}  // namespace

Room::Room(Rooms& rooms, std::string id, const Seed& seed)
    : rooms_(rooms),
      id_(std::move(id)),
      seed_(seed),
      table_(sodium_hash),
      reactions_(max_seats, TokenBucket(reactions_a_second, reactions_at_once)),
      schedule_pause_(rooms.environment().time),
      recovery_pause_(rooms.environment().time) {
  // Whoever is not connected now has had no time to come.
  gone_since_.fill(steady());
}

Millis Room::now() const { return rooms_.now(); }

Millis Room::steady() const { return rooms_.steady(); }

Task<StoreResult<void>> Room::catch_up() {
  const AsyncMutex::Lock lock = co_await change_mutex_.lock();
  co_return co_await catch_up_inside();
}

/// REQUIRES: change_mutex_ is held.
Task<StoreResult<void>> Room::catch_up_inside() {
  if (given_up_) co_return std::unexpected(*given_up_);
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
  // What was stored does not become less, unless the table was deleted or
  // another database was put in place of this one.
  if (!*row || (*row)->version < known)
    co_return std::unexpected(give_up({"the table is not there any more"}));
  owners_ = (*row)->owners;
  const Result<void> taken = take_entries(*read, Learned::later);
  if (!taken)
    co_return std::unexpected(
        give_up(rooms_.note_damaged(id_, taken.error().sentence)));
  // Entries of another table, or a seed that cannot be revealed at the end.
  const entry::Created& created = table_.created();
  if ((table_.links() && created.table != id_) ||
      commitment(sodium_hash, seed_) != created.commit)
    co_return std::unexpected(give_up(
        rooms_.note_damaged(id_, "its entries or its seed are not its own")));
  update_presence();
  co_return StoreResult<void>();
}

/// Nobody goes on with this room. Who comes again is told what there is.
StoreFault Room::give_up(StoreFault why) {
  given_up_ = why;
  reschedule();
  for (const auto& member : members_) member->send(nullptr);
  return why;
}

/// Adds what other nodes stored: this one's clients have not heard of it.
/// REQUIRES: change_mutex_ is held.
Result<void> Room::take_entries(const std::vector<std::string>& texts,
                                Learned learned) {
  const std::uint64_t from = table_.version() + 1;
  for (const std::string& text : texts)
    if (const Result<Entry> applied = table_.read(text); !applied)
      return std::unexpected(applied.error());
  if (!texts.empty()) note_times(learned);
  if (!texts.empty()) broadcast(from, texts);
  return {};
}

Task<> Room::refresh(std::shared_ptr<Room> /*self*/) {
  const StoreResult<void> caught_up = co_await catch_up();
  const StoreResult<void> seen = co_await read_presence();
  if (!caught_up || !seen) start_recovery();
  reschedule();
}

Task<> Room::hear(std::shared_ptr<Room> /*self*/, Notice notice) {
  // There may be no other notice for long: what could not be read is read
  // later.
  StoreResult<void> read;
  if (notice.kind == Notice::Kind::reaction) {
    for (const std::string& reaction : notice.entries)
      broadcast_reaction(static_cast<Seat>(notice.version), reaction);
  } else if (notice.kind == Notice::Kind::presence) {
    read = co_await read_presence();
  } else {
    const AsyncMutex::Lock lock = co_await change_mutex_.lock();
    // Entries that follow what is known here need not be read; owners must.
    const bool follows =
        notice.kind == Notice::Kind::entries && !notice.entries.empty() &&
        table_.version() + notice.entries.size() == notice.version;
    const bool known = notice.kind == Notice::Kind::entries &&
                       notice.version <= table_.version();
    if (!known && !(follows && take_entries(notice.entries, Learned::at_once)))
      read = co_await catch_up_inside();
  }
  if (!read) start_recovery();
  reschedule();
}

Task<StoreResult<std::optional<SeatOwner>>> Room::claim(std::string key,
                                                        std::string person) {
  const std::shared_ptr<Room> self = shared_from_this();
  // In its turn among the changes: who stands up meanwhile has stood up.
  const AsyncMutex::Lock lock = co_await change_mutex_.lock();
  if (!may_hold(key, person)) co_return std::optional<SeatOwner>();
  const Claim claim{id_, std::move(key), std::move(person), rooms_.node()};
  auto claiming = rooms_.store().change(
      [claim](Store& store) { return store.claim(claim); });
  auto owner = co_await std::move(claiming);
  if (!owner) {
    // It may be stored all the same, and what this node itself has stored it
    // is not told.
    doubtful_ = true;
    start_recovery();
  } else if (*owner) {
    add_owner(**owner);
    update_presence();
  }
  co_return owner;
}

bool Room::may_hold(const std::string& key, const std::string& person) const {
  const auto holds = [&key](const SeatOwner& owner) {
    return owner.key == key;
  };
  return std::ranges::count_if(owners_, holds) < max_holders ||
         std::ranges::any_of(
             owners_,
             [&](const SeatOwner& owner) {
               return holds(owner) && owner.person == person;
             });
}

Task<Room::Changed> Room::change(std::string client, DraftMaker make) {
  // One change of a table at a time: each is drafted on what the one before
  // left behind.
  const AsyncMutex::Lock lock = co_await change_mutex_.lock();
  for (int tries = 0; tries < max_tries; ++tries) {
    if (given_up_) co_return Changed(refuse_unread(*given_up_));
    Change change{Draft(table_, seed_, now()), {}};
    const Requested made = make(change);
    if (!made) {
      Changed refusal = std::unexpected(made.error());
      co_return co_await unless_stored(client, std::move(refusal));
    }
    if (change.draft.entries().empty()) {
      Changed nothing_new(table_.version());
      co_return co_await unless_stored(client, std::move(nothing_new));
    }
    // The store compares versions: it appends only behind what the draft saw.
    Append append = append_of({.table = id_,
                               .expected = table_.version(),
                               .node = rooms_.node(),
                               .pace = rooms_.settings().bot_pace,
                               .now = now()},
                              change.draft);
    append.client = client;
    append.owners = change.owners;
    const StoreResult<Appended> stored = co_await rooms_.store().append(append);
    if (!stored) co_return not_known();
    // Nothing that came before it is under way any more: who has which seat can
    // be read now.
    if (std::exchange(doubtful_, false)) start_recovery();
    if (stored->kind == Appended::Kind::repeated)
      co_return co_await happened(stored->version);
    // Another node was faster: the request is made anew on what it stored.
    if (stored->kind == Appended::Kind::stale) {
      const StoreResult<void> read = co_await catch_up_inside();
      if (!read) co_return Changed(refuse_unread(read.error()));
      continue;
    }
    // It is durable: only now it has happened, and everybody is told, in the
    // bytes that were stored.
    const std::uint64_t from = table_.version() + 1;
    table_ = change.draft.table();
    note_times(Learned::at_once);
    for (const Seat seat : append.vacated) remove_owners(seat);
    for (const SeatOwner& owner : change.owners) {
      remove_owners(owner.seat);
      add_owner(owner);
    }
    broadcast(from, entry_texts(change.draft));
    update_presence();
    reschedule();
    co_return Changed(table_.version());
  }
  co_return Changed(
      refuse_request(Refusal::Code::stale, Reason::table_moved_on));
}

/// The answer after an append whose fate nobody knows.
Room::Changed Room::not_known() {
  retry_not_before_ = steady() + store_retry_delay;
  doubtful_ = true;
  start_recovery();
  return not_stored_now();
}

void Room::end_waiting() {
  recovery_pause_.cancel();
  reschedule();
}

void Room::start_recovery() {
  behind_ = true;
  if (!std::exchange(recovers_, true))
    start(rooms_.environment().io, recover(shared_from_this()));
}

/// If an append was stored after all, or another node has changed something,
/// everybody is to hear of it.
Task<> Room::recover(std::shared_ptr<Room> self) {
  while (behind_ && !given_up_ && !rooms_.closed()) {
    co_await recovery_pause_.wait(store_retry_delay);
    if (rooms_.closed()) break;
    // Whoever falls behind while this reads has it read once more.
    behind_ = false;
    const StoreResult<void> caught_up = co_await catch_up();
    const StoreResult<void> seen = co_await read_presence();
    if (!caught_up || !seen) behind_ = true;
  }
  self->recovers_ = false;
  reschedule();
}

/// A request that was stored before its answer got lost comes again, and looks
/// as if it came too late, or as if there were nothing to do: it is answered as
/// it would have been.
Task<Room::Changed> Room::unless_stored(std::string client, Changed otherwise) {
  if (!client.empty()) {
    auto request_read = rooms_.store().ask(
        [id = id_, client](Store& store) { return store.request(id, client); });
    const auto before = co_await std::move(request_read);
    // Nobody knows now whether it was stored.
    if (!before) co_return Changed(not_stored_now());
    if (*before) co_return co_await happened(**before);
  }
  // Before anything went to the store only the table itself can refuse to have
  // it stored.
  if (!otherwise && otherwise.error().code == Refusal::Code::store)
    log_event(spdlog::level::err, "draft_refused",
              {{"table", id_}, {"error", otherwise.error().sentence}});
  co_return otherwise;
}

/// A request that led to this version before. Whoever asks for it again may do
/// so at a room that has not heard of it: what is answered besides is read
/// first. REQUIRES: change_mutex_ is held.
Task<Room::Changed> Room::happened(std::uint64_t version) {
  if (version > table_.version()) {
    const StoreResult<void> read = co_await catch_up_inside();
    if (!read) co_return Changed(refuse_unread(read.error()));
  }
  co_return Changed(version);
}

Task<> Room::put_away(Millis since) {
  const std::shared_ptr<Room> self = shared_from_this();
  const DraftMaker make = [this, since](Change& change) -> Requested {
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
  const Message message = entries_message(from, entries, wait_times());
  for (const auto& member : members_) {
    if (!member->welcomed || member->sent >= last) continue;
    member->sent = last;
    member->send(message);
  }
}

Seat Room::seat_of(const std::string& person) const {
  const auto found = std::ranges::find(owners_, person, &SeatOwner::person);
  if (found == owners_.end() || found->seat >= table_.seat_holders().size() ||
      table_.seat_holder(found->seat).kind != SeatHolder::Kind::person)
    return no_seat;
  return found->seat;
}

void Room::add_owner(const SeatOwner& owner) {
  std::erase_if(owners_, [&owner](const SeatOwner& other) {
    return other.person == owner.person;
  });
  owners_.push_back(owner);
}

void Room::remove_owners(Seat seat) {
  std::erase_if(owners_,
                [seat](const SeatOwner& owner) { return owner.seat == seat; });
}

Task<StoreResult<Welcome>> Room::describe(std::string person,
                                          std::uint64_t since) {
  auto entries_read = rooms_.store().ask(
      [id = id_, since](Store& store) { return store.entries(id, since); });
  auto read = co_await std::move(entries_read);
  if (!read) co_return std::unexpected(read.error());
  const Seat seat = seat_of(person);
  Welcome welcome{.table = id_,
                  .version = since + read->size(),
                  .from = since + 1,
                  .entries = std::move(*read),
                  .you = seat,
                  .key = key_of(person),
                  .present = present(),
                  .watchers = watchers(),
                  .times = wait_times()};
  co_return welcome;
}

}  // namespace gockel
