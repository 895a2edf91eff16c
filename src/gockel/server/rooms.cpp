#include "gockel/server/rooms.h"

#include <spdlog/spdlog.h>

#include "gockel/crypto/crypto.h"
#include "gockel/players/players.h"
#include "gockel/server/secrets.h"
#include "gockel/table/computer_move.h"
#include "gockel/weights/built_in_values.h"

namespace gockel {
namespace {

constexpr Millis housekeeping_interval = 1000;
constexpr int renew_presence_every = 15;  ///< rounds of housekeeping
constexpr int delete_old_every = 3600;    ///< rounds of housekeeping
/// The node that appended acts first; the others when it did not.
constexpr Millis due_grace = 2000;
constexpr int max_due = 500;
constexpr int max_put_away = 500;  ///< in one round
constexpr Millis day = Millis{24} * 3600 * 1000;

}  // namespace

Rooms::Rooms(Environment environment, AsyncStore& store,
             const Settings& settings)
    : environment_(std::move(environment)),
      store_(store),
      settings_(settings),
      node_(fresh_code(environment_.random)),
      housekeeping_pause_(environment_.time) {}

// A room that waits is kept by its own task; nothing may wait without an end.
Rooms::~Rooms() { close(); }

void Rooms::open() { start(environment_.io, run_housekeeping()); }

void Rooms::close() {
  closed_ = true;
  housekeeping_pause_.cancel();
  for (const auto& [id, weak] : rooms_)
    if (const auto room = weak.lock()) room->reschedule();
}

void Rooms::refresh(const std::string& table) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  if (const auto room = found->second.lock())
    start(environment_.io, room->refresh(room));
}

void Rooms::refresh_all() {
  for (const auto& [id, room] : rooms_) refresh(id);
}

Task<StoreResult<std::shared_ptr<Room>>> Rooms::find(std::string id) {
  using Found = StoreResult<std::shared_ptr<Room>>;
  if (!is_code(id)) co_return Found(nullptr);
  if (const auto room = rooms_[id].lock()) co_return Found(room);
  auto row_read = store_.ask([id](Store& store) { return store.table(id); });
  const auto row = co_await std::move(row_read);
  if (!row) co_return Found(std::unexpected(row.error()));
  if (!*row) {
    rooms_.erase(id);
    co_return Found(nullptr);
  }
  const Result<Seed> seed = Seed::parse((*row)->seed);
  if (!seed)
    co_return Found(std::unexpected(
        StoreFault{"a table's seed is damaged", StoreFault::Kind::damaged}));
  const auto room = std::make_shared<Room>(*this, id, *seed);
  const StoreResult<void> read = co_await room->catch_up();
  if (!read) co_return Found(std::unexpected(read.error()));
  // Somebody may have been as fast while the store was read: a table has one
  // room, so that its clients hear of each other.
  if (const auto other = rooms_[id].lock()) co_return Found(other);
  rooms_[id] = room;
  room->reschedule();
  co_return Found(room);
}

Task<std::expected<CreatedTable, Refusal>> Rooms::create(TableRequest request) {
  using Created = std::expected<CreatedTable, Refusal>;
  const RandomBytes& random = environment_.random;
  const Seed seed = fresh_seed(random);
  const CreatedTable created{fresh_code(random), commitment(sodium_hash, seed)};
  Draft draft(Table(sodium_hash), seed, environment_.time.now());
  const auto opened =
      draft.add(entry::Created{.rules = request.rules,
                               .seats = static_cast<int>(request.places.size()),
                               .clock = request.clock,
                               .listed = request.listed,
                               .commit = created.commit,
                               .table = created.table,
                               .public_seed = fresh_public_seed(random),
                               .players = players_version});
  if (!opened) co_return Created(not_stored(opened.error()));
  for (Seat s = 0; s < request.places.size(); ++s) {
    if (request.places[s].kind != SeatHolder::Kind::bot) continue;
    const auto added = draft.add(entry::Bot{s, request.places[s].level});
    if (!added) co_return Created(not_stored(added.error()));
  }
  Append append = append_of(created.table, 0, draft, settings_.bot_pace);
  append.seed = seed.text();
  append.listed = request.listed;
  const StoreResult<Appended> stored = co_await store_.append(append);
  if (!stored) {
    spdlog::error("event=store_fault error=\"{}\"", stored.error().sentence);
    co_return Created(
        refuse_request(Refusal::Code::store,
                       "the server cannot store anything at the moment"));
  }
  co_return Created(created);
}

Task<Move> Rooms::choose_move(const Table& table) {
  auto promise = std::make_shared<Promise<Move>>(environment_.io);
  // Drawn here: the order of the draws is that of the events.
  const std::uint32_t seed = table.links() ? table.next_decision_seed()
                                           : fresh_number(environment_.random);
  environment_.thinking(
      [promise, state = table.game(), level = acting_level(table), seed] {
        Promise<Move>::deliver(
            promise, computer_move(state, level, seed, built_in_values));
      });
  co_return co_await promise->get();
}

void Rooms::announce_presence(const std::string& table, Seat seat,
                              Millis until) {
  if (!store_.shared()) return;
  const bool first = announcements_.empty();
  announcements_.push_back({table, seat, until});
  if (first) start(environment_.io, store_announcements());
}

/// Those that came together are stored together.
Task<> Rooms::store_announcements() {
  const std::vector<Store::Presence> all = std::exchange(announcements_, {});
  auto storing = store_.ask([all, node = node_](Store& store) {
    return store.set_presence(node, all);
  });
  co_await std::move(storing);
}

Task<> Rooms::run_housekeeping() {
  for (int round = 0; !closed_; ++round) {
    co_await wake_due_tables();
    std::erase_if(rooms_,
                  [](const auto& room) { return room.second.expired(); });
    if (round % renew_presence_every == 0)
      for (const auto& [id, weak] : rooms_)
        if (const auto room = weak.lock()) room->renew_presence();
    if (round % delete_old_every == 0 && settings_.keep_days > 0) {
      co_await put_away_old_games();
      co_await delete_old_tables();
    }
    if (closed_) break;
    co_await housekeeping_pause_.wait(housekeeping_interval);
  }
}

/// A table that is due and in nobody's memory: its node ended, or nobody is
/// connected to it. Its room acts by itself once it is there.
Task<> Rooms::wake_due_tables() {
  const Millis before = environment_.time.now() - due_grace;
  auto due_read =
      store_.ask([before](Store& store) { return store.due(before, max_due); });
  const auto due = co_await std::move(due_read);
  // A fault of the store is met again in a second, and told by who appends.
  if (!due) co_return;
  for (const std::string& id : *due) {
    const auto room = co_await find(id);
    if (room && *room) (*room)->reschedule();
  }
}

/// Games that nobody will finish reveal their seeds long before they are
/// deleted: whoever asks can still verify the dice.
Task<> Rooms::put_away_old_games() {
  const Millis before =
      environment_.time.now() - Millis{settings_.keep_days} * day / 2;
  auto games_read = store_.ask([before](Store& store) {
    return store.untouched_games(before, max_put_away);
  });
  const auto games = co_await std::move(games_read);
  // A fault of the store is met again in the next round.
  if (!games) co_return;
  for (const std::string& id : *games) {
    const auto room = co_await find(id);
    if (room && *room) co_await (*room)->put_away(before);
  }
}

Task<> Rooms::delete_old_tables() {
  const Millis before =
      environment_.time.now() - Millis{settings_.keep_days} * day;
  auto deleting = store_.ask(
      [before](Store& store) { return store.delete_untouched(before); });
  co_await std::move(deleting);
}

}  // namespace gockel
