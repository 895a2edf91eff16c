#include "gockel/server/hall.h"

#include <spdlog/spdlog.h>

#include <array>

#include "gockel/play/players.h"

namespace gockel {
namespace {

constexpr std::string_view code_letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t code_size = 12;

constexpr auto look_every = std::chrono::seconds(1);
constexpr int announce_every = 15;  ///< looks
constexpr int forget_every = 3600;  ///< looks
/// The node that appended acts first; the others when it did not.
constexpr Millis grace = 2000;
constexpr int most_due = 500;

std::uint64_t random_seed() {
  std::array<std::uint8_t, 8> bytes{};
  fill_random(bytes);
  std::uint64_t seed = 0;
  for (const std::uint8_t byte : bytes) seed = seed << 8 | byte;
  return seed;
}

}  // namespace

std::string fresh_code() {
  std::array<std::uint8_t, code_size> bytes{};
  fill_random(bytes);
  std::string code;
  for (const std::uint8_t byte : bytes) code += code_letters[byte % 32];
  return code;
}

bool is_code(std::string_view text) {
  return text.size() == code_size &&
         text.find_first_not_of(code_letters) == text.npos;
}

std::string fresh_key() {
  std::array<std::uint8_t, 16> bytes{};
  fill_random(bytes);
  return hex(bytes);
}

Hall::Hall(asio::io_context& io, Keeper& keeper, const Settings& settings)
    : io_(io),
      keeper_(keeper),
      settings_(settings),
      node_(fresh_code()),
      pause_(io),
      thinkers_(1) {}

Hall::~Hall() { thinkers_.join(); }

void Hall::open() {
  start(io_, look_after());
  if (!keeper_.postgresql()) return;
  notices_ = std::make_unique<Notices>(
      settings_.data,
      Notices::Told{.touched =
                        [this](const std::string& table) {
                          asio::post(io_, [this, table] { touched(table); });
                        },
                    .missed =
                        [this] {
                          asio::post(io_, [this] {
                            for (const auto& [id, room] : rooms_) touched(id);
                          });
                        }});
}

void Hall::close() {
  closed_ = true;
  notices_.reset();
  pause_.cancel();
  for (const auto& [id, weak] : rooms_)
    if (const auto room = weak.lock()) room->wake();
}

void Hall::touched(const std::string& table) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  if (const auto room = found->second.lock()) start(io_, room->refresh(room));
}

Task<Stored<std::shared_ptr<Room>>> Hall::find(std::string id) {
  using Found = Stored<std::shared_ptr<Room>>;
  if (!is_code(id)) co_return Found(nullptr);
  if (const auto room = rooms_[id].lock()) co_return Found(room);
  auto row_read = keeper_.ask([id](Store& store) { return store.table(id); });
  const auto row = co_await std::move(row_read);
  if (!row) co_return Found(std::unexpected(row.error()));
  if (!*row) {
    rooms_.erase(id);
    co_return Found(nullptr);
  }
  const Result<Seed> seed = Seed::parse((*row)->seed);
  if (!seed)
    co_return Found(std::unexpected(StoreFault{"a table's seed is damaged"}));
  const auto room = std::make_shared<Room>(*this, id, *seed);
  const Stored<void> read = co_await room->catch_up();
  if (!read) co_return Found(std::unexpected(read.error()));
  // Somebody may have been as fast.
  if (const auto other = rooms_[id].lock()) co_return Found(other);
  rooms_[id] = room;
  room->wake();
  co_return Found(room);
}

Task<std::expected<MadeTable, Fault>> Hall::create(Wish wish,
                                                   std::string person) {
  using Made = std::expected<MadeTable, Fault>;
  const Seed seed = Seed::fresh();
  MadeTable made{fresh_code(), no_seat, ""};
  Draft draft(Table(), seed, clock_now());
  draft.add(entry::Created{wish.rules, static_cast<int>(wish.places.size()),
                           wish.clock, wish.listed, seed.commitment()});
  for (Seat s = 0; s < wish.places.size(); ++s) {
    if (wish.places[s].kind == Chair::Kind::bot)
      draft.add(entry::Bot{s, wish.places[s].level});
    if (!wish.places[s].mine) continue;
    const auto seat = sit(draft, s, wish.name, wish.luck);
    if (!seat)
      co_return Made(
          fault(error_code(seat.error().code), seat.error().sentence));
    made.seat = s;
    made.key = fresh_key();
  }
  Append append = append_of(made.table, 0, draft, settings_.bot_pace);
  append.seed = seed.text();
  append.listed = wish.listed;
  if (made.seat != no_seat)
    append.holders.push_back({made.seat, person, made.key});
  const Stored<Appended> stored = co_await keeper_.append(append);
  if (!stored) {
    spdlog::error("event=store_fault error=\"{}\"", stored.error().sentence);
    co_return Made(fault(socket_error::store,
                         "the server cannot store anything at the moment"));
  }
  co_return Made(made);
}

Task<Move> Hall::think(AnyState state, std::string level) {
  auto later = std::make_shared<Later<Move>>(io_);
  asio::post(thinkers_, [later, state, level, seed = random_seed()] {
    const std::optional<Player> player = make_player(level, seed);
    Later<Move>::deliver(later, player ? (*player)(state) : moves(state)[0]);
  });
  co_return co_await later->get();
}

void Hall::announce(const std::string& table, Seat seat, Millis until) {
  if (!keeper_.postgresql()) return;
  const bool first = to_announce_.empty();
  to_announce_.push_back({table, seat, until});
  if (first) start(io_, announce_all());
}

Task<> Hall::announce_all() {
  const std::vector<Store::Presence> all = std::exchange(to_announce_, {});
  auto announcing = keeper_.ask([all, node = node_](Store& store) {
    return store.be_present(node, all);
  });
  co_await std::move(announcing);
}

Task<> Hall::look_after() {
  for (int looks = 0; !closed_; ++looks) {
    const Millis before = clock_now() - grace;
    auto due_read = keeper_.ask(
        [before](Store& store) { return store.due(before, most_due); });
    const auto due = co_await std::move(due_read);
    if (due) {
      for (const std::string& id : *due) {
        const auto room = co_await find(id);
        if (room && *room) (*room)->wake();
      }
    }
    std::erase_if(rooms_,
                  [](const auto& room) { return room.second.expired(); });
    if (looks % announce_every == 0)
      for (const auto& [id, weak] : rooms_)
        if (const auto room = weak.lock()) room->still_present();
    if (looks % forget_every == 0 && settings_.keep_days > 0) {
      const Millis old =
          clock_now() - Millis{settings_.keep_days} * 24 * 3600 * 1000;
      auto forgetting =
          keeper_.ask([old](Store& store) { return store.forget(old); });
      co_await std::move(forgetting);
    }
    if (closed_) break;
    pause_.expires_after(look_every);
    co_await wait(pause_);
  }
}

}  // namespace gockel
