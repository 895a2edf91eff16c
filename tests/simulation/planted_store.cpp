#include "tests/simulation/planted_store.h"

#include "tests/simulation/store_decorator.h"

namespace gockel::simulation {
namespace {

class PlantedStore : public StoreDecorator {
 public:
  PlantedStore(Context& context, Store& inner)
      : StoreDecorator(inner), context_(context) {}

 protected:
  void pass(Millis delay) {
    Fiber* const fiber = Fiber::current();
    context_.scheduler.after(delay, [fiber] { fiber->resume(); });
    fiber->wait();
  }
  PlantedMemory& memory() { return context_.planted_memory; }
  Context& context_;
};

/// Claims as they were: whoever has ever had a key gets its seat, and looking
/// and writing are two things.
class LooseClaims final : public PlantedStore {
 public:
  using PlantedStore::PlantedStore;

  StoreResult<std::vector<Appended>> append(
      std::span<const Append> appends) override {
    auto done = inner().append(appends);
    for (std::size_t i = 0; done && i < appends.size(); ++i) {
      if ((*done)[i].kind != Appended::Kind::done) continue;
      for (const SeatOwner& owner : appends[i].owners) {
        memory().keys[owner.key] = owner;
        // Whoever sits down has the seat alone.
        std::erase_if(memory().holders[appends[i].table],
                      [&owner](const SeatOwner& other) {
                        return other.seat == owner.seat;
                      });
      }
    }
    return done;
  }
  StoreResult<std::optional<SeatOwner>> claim(const Claim& claim) override {
    const auto found = memory().keys.find(claim.key);
    if (found == memory().keys.end()) return std::optional<SeatOwner>();
    SeatOwner owner = found->second;
    if (context_.planted_is(Planted::claim_without_lock)) {
      const auto row = inner().table(claim.table);
      if (!row || !*row ||
          std::ranges::find((*row)->owners, claim.key, &SeatOwner::key) ==
              (*row)->owners.end())
        return std::optional<SeatOwner>();
      pass(context_.chance.between(0, 150));
    }
    owner.person = claim.person;
    memory().holders[claim.table].push_back(owner);
    return std::optional(owner);
  }
  StoreResult<std::optional<TableRow>> table(const std::string& id) override {
    auto row = inner().table(id);
    if (!row || !*row) return row;
    for (const SeatOwner& holder : memory().holders[id]) {
      std::erase_if((*row)->owners, [&holder](const SeatOwner& other) {
        return other.person == holder.person;
      });
      (*row)->owners.push_back(holder);
    }
    return row;
  }
};

/// A database that does not wait for another writer's lock.
class BusyAtOnce final : public PlantedStore {
 public:
  using PlantedStore::PlantedStore;

  StoreResult<std::vector<Appended>> append(
      std::span<const Append> appends) override {
    if (memory().writing > 0)
      return std::unexpected(StoreFault{"database is locked"});
    ++memory().writing;
    pass(context_.chance.between(1, 6));
    auto done = inner().append(appends);
    --memory().writing;
    return done;
  }
};

/// Says that something is stored before it is.
class StoresLater final : public PlantedStore {
 public:
  StoresLater(Context& context, DatabaseClient& client, Store& inner)
      : PlantedStore(context, inner), client_(client) {}

  StoreResult<std::vector<Appended>> append(
      std::span<const Append> appends) override {
    std::vector<Appended> done;
    for (const Append& append : appends) {
      // A new table is made as it should be, so that there is one to play at.
      if (append.expected == 0) {
        const auto made = inner().append({&append, 1});
        if (!made) return made;
        done.push_back((*made)[0]);
        continue;
      }
      const auto row = inner().table(append.table);
      const std::uint64_t version = row && *row ? (*row)->version : 0;
      const bool fits = version == append.expected;
      done.push_back({fits ? Appended::Kind::done : Appended::Kind::stale,
                      fits ? append.version : version});
      if (!fits) continue;
      const bool lossy = context_.planted_is(Planted::ack_before_store);
      context_.scheduler.after(
          lossy ? context_.chance.between(20, 200)
                : context_.chance.between(5, 60),
          [this, lossy, append] {
            if (lossy && client_.ended) return;
            static_cast<void>(inner().append({&append, 1}));
          });
    }
    return done;
  }

 private:
  DatabaseClient& client_;
};

/// Appends that go wrong now and then.
class CarelessAppends final : public PlantedStore {
 public:
  using PlantedStore::PlantedStore;

  StoreResult<std::vector<Appended>> append(
      std::span<const Append> appends) override {
    std::vector<Append> all(appends.begin(), appends.end());
    if (context_.planted_is(Planted::wrong_dice))
      for (Append& append : all) change_a_die(append.entries);
    if (context_.planted_is(Planted::lost_append) &&
        context_.chance.one_in(20)) {
      std::vector<Appended> lost;
      for (const Append& append : all)
        lost.push_back({Appended::Kind::done, append.version});
      return lost;
    }
    auto done = inner().append(all);
    if (context_.planted_is(Planted::stored_twice) && done &&
        (*done)[0].kind == Appended::Kind::done && all[0].expected != 0 &&
        context_.chance.one_in(8)) {
      Append again = all[0];
      again.version += again.version - again.expected;
      again.expected = all[0].version;
      again.client.clear();
      static_cast<void>(inner().append({&again, 1}));
    }
    return done;
  }

 private:
  /// One die shows what the next one shows: dice in order stay in order.
  static void change_a_die(std::string& entries) {
    constexpr std::string_view before = R"("dice":")";
    const std::size_t at = entries.find(before);
    if (at == entries.npos) return;
    for (std::size_t i = at + before.size(); entries[i + 1] != '"'; ++i) {
      if (entries[i] == entries[i + 1]) continue;
      entries[i] = entries[i + 1];
      return;
    }
  }
};

/// A database that has no time for its nodes: each goes by its own.
class NoTime final : public PlantedStore {
 public:
  using PlantedStore::PlantedStore;

  StoreResult<std::optional<std::int64_t>> now() override {
    return std::optional<std::int64_t>();
  }
};

/// What a node is told about requests that come again.
class ForgetfulRequests final : public PlantedStore {
 public:
  using PlantedStore::PlantedStore;

  StoreResult<std::optional<std::uint64_t>> request(
      const std::string& id, const std::string& client) override {
    auto found = inner().request(id, client);
    using Nothing = std::optional<std::uint64_t>;
    switch (context_.planted) {
      case Planted::stale_while_down:
        if (!found) return Nothing();
        break;
      case Planted::repeat_not_known: return Nothing();
      case Planted::version_off_by_one:
        if (found && *found) ++**found;
        break;
      default: break;
    }
    return found;
  }
};

/// Claims that are stored though their node hears otherwise, and never looks
/// again.
class UnheardClaims final : public PlantedStore {
 public:
  UnheardClaims(Context& context, const DatabaseClient& client, Store& inner)
      : PlantedStore(context, inner), client_(client) {}

  StoreResult<std::optional<SeatOwner>> claim(const Claim& claim) override {
    auto owner = inner().claim(claim);
    if (!owner || !*owner || !context_.chance.one_in(3)) return owner;
    memory().unheard[&client_].insert(claim.person);
    return std::unexpected(StoreFault{"it was done, but nobody says so"});
  }
  StoreResult<std::optional<TableRow>> table(const std::string& id) override {
    auto row = inner().table(id);
    if (row && *row)
      std::erase_if((*row)->owners, [this](const SeatOwner& owner) {
        return memory().unheard[&client_].contains(owner.person);
      });
    return row;
  }

 private:
  const DatabaseClient& client_;
};

}  // namespace

std::unique_ptr<Store> plant_in_database(Context& context,
                                         DatabaseClient& client, Store& inner) {
  switch (context.planted) {
    case Planted::claim_without_lock:
    case Planted::key_outlives_sitting:
      return std::make_unique<LooseClaims>(context, inner);
    case Planted::busy_at_once:
      return std::make_unique<BusyAtOnce>(context, inner);
    case Planted::ack_before_store:
    case Planted::told_before_stored:
      return std::make_unique<StoresLater>(context, client, inner);
    case Planted::stored_twice:
    case Planted::wrong_dice:
    case Planted::lost_append:
      return std::make_unique<CarelessAppends>(context, inner);
    default: return std::make_unique<StoreDecorator>(inner);
  }
}

std::unique_ptr<Store> plant_in_node(Context& context,
                                     const DatabaseClient& client,
                                     Store& inner) {
  switch (context.planted) {
    case Planted::stale_while_down:
    case Planted::repeat_not_known:
    case Planted::version_off_by_one:
      return std::make_unique<ForgetfulRequests>(context, inner);
    case Planted::own_clocks: return std::make_unique<NoTime>(context, inner);
    case Planted::wrong_seat_told:
      return std::make_unique<UnheardClaims>(context, client, inner);
    default: return std::make_unique<StoreDecorator>(inner);
  }
}

}  // namespace gockel::simulation
