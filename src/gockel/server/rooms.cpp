#include "gockel/server/rooms.h"

#include <fmt/format.h>

#include "gockel/crypto/crypto.h"
#include "gockel/players/players.h"
#include "gockel/server/event_log.h"
#include "gockel/server/secrets.h"
#include "gockel/table/computer_move.h"
#include "gockel/table/open_table.h"
#include "gockel/weights/built_in_values.h"

namespace gockel {
namespace {

constexpr int delete_old_every = 3600;  ///< rounds of housekeeping
/// So few old tables are deleted at once: moves are stored in between.
constexpr int delete_batch = 50;
/// The node that appended acts first; the others when it did not.
constexpr Millis due_grace = 2000;
constexpr int max_due = 500;
constexpr int max_put_away = 500;  ///< in one round
constexpr Millis hour = Millis{3600} * 1000;
constexpr Millis day = 24 * hour;

/// When a table must have been touched last to be older than this; 0: none is.
Millis before(Millis now, Millis age) { return age == 0 ? 0 : now - age; }

/// Counts while it lives.
class Counted {
 public:
  Counted(std::map<std::string, int>& counts, std::string key)
      : counts_(counts), key_(std::move(key)) {
    ++counts_[key_];
  }
  ~Counted() {
    if (--counts_[key_] == 0) counts_.erase(key_);
  }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

 private:
  std::map<std::string, int>& counts_;
  std::string key_;
};

}  // namespace

Rooms::Rooms(Environment environment, AsyncStore& store,
             const Settings& settings)
    : environment_(std::move(environment)),
      store_(store),
      settings_(settings),
      node_(fresh_code(environment_.random)),
      clock_(environment_.time),
      housekeeping_pause_(environment_.time) {}

// A room that waits is kept by its own task; nothing may wait without an end.
Rooms::~Rooms() { close(); }

void Rooms::open() { start(environment_.io, run_housekeeping()); }

void Rooms::close() {
  closed_ = true;
  housekeeping_pause_.cancel();
  for (const auto& [id, weak] : rooms_)
    if (const auto room = weak.lock()) room->end_waiting();
}

void Rooms::hear(const Notice& notice) {
  const auto found = rooms_.find(notice.table);
  if (found == rooms_.end()) return;
  const auto room = found->second.lock();
  // What this node stored it knows, unless the answer was lost.
  if (!room || (notice.node == node_ && !room->doubtful())) return;
  start(environment_.io, room->hear(room, notice));
}

void Rooms::refresh_all() {
  for (const auto& [id, weak] : rooms_)
    if (const auto room = weak.lock())
      start(environment_.io, room->refresh(room));
}

Task<StoreResult<std::shared_ptr<Room>>> Rooms::find(std::string id) {
  using Found = StoreResult<std::shared_ptr<Room>>;
  if (!is_code(id)) co_return Found(nullptr);
  if (const auto room = room_at_hand(id)) co_return Found(room);
  if (const auto known = damaged_.find(id);
      known != damaged_.end() && steady() < known->second.until)
    co_return Found(std::unexpected(known->second.fault));
  // A table has one room, so that its clients hear of each other. One that is
  // being made hears of nothing yet: nobody changes the table here before it is
  // there, and who comes meanwhile waits for it.
  std::shared_ptr<AsyncMutex>& mutex = room_mutexes_[id];
  if (!mutex) mutex = std::make_shared<AsyncMutex>();
  const std::shared_ptr<AsyncMutex> keep = mutex;
  Found found;
  {
    const AsyncMutex::Lock lock = co_await keep->lock();
    found = room_at_hand(id);
    if (*found == nullptr) found = co_await make_room(id);
  }
  // Nobody else waits: the map and this task have the last two.
  if (keep.use_count() == 2) room_mutexes_.erase(id);
  co_return found;
}

std::shared_ptr<Room> Rooms::room_at_hand(const std::string& id) const {
  const auto found = rooms_.find(id);
  const auto room = found == rooms_.end() ? nullptr : found->second.lock();
  return room && !room->given_up() ? room : nullptr;
}

StoreFault Rooms::note_damaged(const std::string& id, std::string_view why) {
  log_event(spdlog::level::err, "table_damaged", {{"table", id}, {"why", why}});
  StoreFault fault{fmt::format("the table {} is damaged: {}", id, why),
                   StoreFault::Kind::damaged};
  damaged_[id] = {fault, steady() + damage_memory};
  return fault;
}

/// A room that knows what the store has; null when there is no such table.
Task<StoreResult<std::shared_ptr<Room>>> Rooms::make_room(std::string id) {
  using Found = StoreResult<std::shared_ptr<Room>>;
  auto row_read = store_.ask([id](Store& store) { return store.table(id); });
  const auto row = co_await std::move(row_read);
  if (!row) co_return Found(std::unexpected(row.error()));
  if (!*row) {
    rooms_.erase(id);
    co_return Found(nullptr);
  }
  const Result<Seed> seed = Seed::parse((*row)->seed);
  if (!seed)
    co_return Found(std::unexpected(note_damaged(id, "its seed is none")));
  const auto room = std::make_shared<Room>(*this, id, *seed);
  const StoreResult<void> read = co_await room->catch_up();
  if (!read) co_return Found(std::unexpected(read.error()));
  const StoreResult<void> seen = co_await room->read_presence();
  if (!seen) co_return Found(std::unexpected(seen.error()));
  rooms_[id] = room;
  room->reschedule();
  co_return Found(room);
}

/// REQUIRES: the table that is wanted is counted in `opening_`.
Task<Requested> Rooms::check_quota(std::string quota) {
  if (settings_.max_tables_each == 0 || quota.empty()) co_return Requested();
  auto counting = store_.ask(
      [quota](Store& store) { return store.count_unfinished(quota); });
  const auto count = co_await std::move(counting);
  // Those under way may be stored already: then they count twice, for a moment.
  if (count && *count + opening_[quota] > settings_.max_tables_each)
    co_return refuse_request(Refusal::Code::too_fast,
                             Reason::too_many_open_tables, {.n = *count});
  co_return Requested();
}

Task<std::expected<CreatedTable, Refusal>> Rooms::create(TableRequest request,
                                                         Opener by) {
  using Created = std::expected<CreatedTable, Refusal>;
  const Counted under_way(opening_, by.quota);
  const Requested allowed = co_await check_quota(by.quota);
  if (!allowed) co_return Created(std::unexpected(allowed.error()));
  const RandomBytes& random = environment_.random;
  const Seed seed = fresh_seed(random);
  Draft draft(Table(sodium_hash), seed, now());
  const CreatedTable created{fresh_code(random), draft.commit()};
  const Requested opened =
      open_table(draft, request, {created.table, fresh_public_seed(random)});
  if (!opened) co_return Created(std::unexpected(opened.error()));
  Append append = append_of({.table = created.table,
                             .expected = 0,
                             .node = node_,
                             .pace = settings_.bot_pace,
                             .now = now()},
                            draft);
  append.seed = seed.text();
  append.listed = request.listed;
  append.opener = by.quota;
  const StoreResult<Appended> stored = co_await store_.append(append);
  if (!stored) {
    log_event(spdlog::level::err, "store_fault",
              {{"error", stored.error().sentence}});
    co_return Created(
        refuse_request(Refusal::Code::store, Reason::table_not_stored));
  }
  co_return Created(created);
}

Task<Move> Rooms::choose_move(const Table& table) {
  auto promise = std::make_shared<Promise<Move>>(environment_.io);
  // Drawn here: the order of the draws is that of the events.
  const std::uint32_t seed = table.links() ? table.next_decision_seed()
                                           : fresh_number(environment_.random);
  environment_.thinking(
      [promise, state = table.game(), strength = acting_strength(table), seed] {
        Promise<Move>::deliver(
            promise, computer_move(state, strength, seed, built_in_values));
      });
  co_return co_await promise->get();
}

void Rooms::announce_presence(const std::string& table, Seat seat,
                              std::optional<Millis> gone) {
  if (!store_.shared()) return;
  announcements_[{table, seat}] = gone;
  start_announcing();
}

void Rooms::start_announcing() {
  if (announcing_ || announcements_.empty()) return;
  announcing_ = true;
  start(environment_.io, store_announcements());
}

/// Those that came together are stored together. What could not be stored is
/// tried again by the housekeeping, unless there is later news of the seat.
Task<> Rooms::store_announcements() {
  bool stored = true;
  while (stored && !announcements_.empty()) {
    auto batch = std::exchange(announcements_, {});
    std::vector<Store::Arrival> all;
    all.reserve(batch.size());
    for (const auto& [where, gone] : batch)
      all.push_back({where.first, where.second, gone});
    auto storing = store_.change([all, node = node_](Store& store) {
      return store.set_presence(node, all);
    });
    const StoreResult<void> done = co_await std::move(storing);
    stored = done.has_value();
    if (!stored) announcements_.merge(batch);
  }
  announcing_ = false;
}

Task<> Rooms::run_housekeeping() {
  for (int round = 0; !closed_; ++round) {
    if (store_.shared()) {
      co_await ask_the_time();
      co_await renew_lease();
      start_announcing();
    }
    co_await wake_due_tables();
    std::erase_if(rooms_,
                  [](const auto& room) { return room.second.expired(); });
    if (round % delete_old_every == 0) {
      co_await put_away_old_games();
      co_await delete_old_tables();
    }
    if (closed_) break;
    co_await housekeeping_pause_.wait(housekeeping_interval);
  }
}

Task<> Rooms::ask_the_time() {
  // Measured where the store is asked, so that no queue counts.
  const Time& time = environment_.time;
  auto asking =
      store_.ask([&time](Store& store) { return sample_clock(store, time); });
  const auto sample = co_await std::move(asking);
  if (sample && *sample) clock_.take(**sample);
}

void Rooms::note_lease(const Lease& lease) {
  if (lease.until > now()) alive_.insert(lease.node);
}

/// Says that this node lives, and looks who else does.
Task<> Rooms::renew_lease() {
  const Lease mine{node_, now() + lease_lifetime};
  auto renewing =
      store_.change([mine](Store& store) { return store.renew_lease(mine); });
  const auto leases = co_await std::move(renewing);
  // Who cannot ask does not know that another is lost.
  if (!leases) co_return;
  // After a time without the store the others have to renew theirs first.
  const Millis renewed = steady();
  if (last_renewal_ && renewed - *last_renewal_ >= lease_lifetime)
    judge_from_ = renewed + 2 * housekeeping_interval;
  last_renewal_ = renewed;
  const std::set<std::string> before = alive_;
  if (renewed >= judge_from_) alive_.clear();
  for (const Lease& lease : *leases) note_lease(lease);
  if (alive_ == before) co_return;
  for (const auto& [id, weak] : rooms_)
    if (const auto room = weak.lock()) room->update_presence();
}

/// A table that is due and in nobody's memory: its node ended, or nobody is
/// connected to it. Its room acts by itself once it is there.
Task<> Rooms::wake_due_tables() {
  std::erase_if(damaged_, [now = steady()](const auto& table) {
    return table.second.until <= now;
  });
  const Millis before = now() - due_grace;
  // Those that are damaged stay due, and take nobody's place.
  const int max = max_due + static_cast<int>(damaged_.size());
  auto due_read = store_.ask(
      [before, max](Store& store) { return store.due(before, max); });
  const auto due = co_await std::move(due_read);
  // A fault of the store is met again in a second, and told by who appends.
  if (!due) co_return;
  for (const std::string& id : *due) {
    if (damaged_.contains(id)) continue;
    const auto room = co_await find(id);
    if (room && *room) (*room)->reschedule();
  }
}

/// Games that nobody will finish reveal their seeds long before they are
/// deleted: whoever asks can still verify the dice.
Task<> Rooms::put_away_old_games() {
  if (settings_.keep_days == 0) co_return;
  const Millis until = now() - settings_.keep_days * day / 2;
  // Once more when some were found damaged: they took others' places.
  for (bool again = true; again && !closed_;) {
    const std::size_t damaged = damaged_.size();
    const int max = max_put_away + static_cast<int>(damaged);
    auto games_read = store_.ask([until, max](Store& store) {
      return store.untouched_games(until, max);
    });
    const auto games = co_await std::move(games_read);
    // A fault of the store is met again in the next round.
    if (!games) co_return;
    for (const std::string& id : *games) {
      if (damaged_.contains(id)) continue;
      const auto room = co_await find(id);
      if (room && *room) co_await (*room)->put_away(until);
    }
    again = damaged_.size() > damaged;
  }
}

Task<> Rooms::delete_old_tables() {
  const Millis time = now();
  const Expiry expiry{
      .waiting = before(time, settings_.keep_waiting_hours * hour),
      .playing = before(time, settings_.keep_days * day),
      .over = before(time, settings_.keep_over_days * day),
      .nodes = time - day};
  for (bool more = true; more && !closed_;) {
    auto deleting = store_.change([expiry](Store& store) {
      return store.delete_untouched(expiry, delete_batch);
    });
    const StoreResult<int> deleted = co_await std::move(deleting);
    more = deleted && *deleted == delete_batch;
  }
}

}  // namespace gockel
