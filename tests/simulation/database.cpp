#include "tests/simulation/database.h"

#include "tests/simulation/planted_store.h"
#include "tests/simulation/store_decorator.h"

namespace gockel::simulation {
namespace {

/// Of a thousand calls, when calls may be lost.
constexpr std::uint32_t lost_calls = 35;
/// Whoever waits longer for a database that hangs does not hear what became of
/// the call.
constexpr Millis call_timeout = 5'000;

}  // namespace

/// Next to the tables: tells the checker and the nodes what has been stored.
class Database::Tap final : public StoreDecorator {
 public:
  Tap(Database& database, Store& tables)
      : StoreDecorator(tables), database_(database) {}

  StoreResult<std::vector<Appended>> append(
      std::span<const Append> appends) override {
    auto done = inner().append(appends);
    for (std::size_t i = 0; done && i < appends.size(); ++i) {
      if ((*done)[i].kind != Appended::Kind::done) continue;
      database_.checker_.stored(appends[i], inner());
      database_.notify(notice_of(appends[i]));
    }
    return done;
  }
  StoreResult<std::optional<SeatOwner>> claim(const Claim& claim) override {
    auto owner = inner().claim(claim);
    if (owner && *owner) {
      database_.checker_.claimed(claim.table, **owner);
      if (!database_.context_.planted_is(Planted::claim_not_told))
        database_.notify(notice(Notice::Kind::owners, claim.node, claim.table));
    }
    return owner;
  }
  StoreResult<void> set_presence(const std::string& node,
                                 std::span<const Arrival> arrivals) override {
    auto done = inner().set_presence(node, arrivals);
    if (database_.context_.planted_is(Planted::presence_not_told)) return done;
    for (const Arrival& one : arrivals)
      if (done)
        database_.notify(notice(Notice::Kind::presence, node, one.table));
    return done;
  }
  StoreResult<void> tell(const Notice& notice) override {
    database_.notify(notice);
    return {};
  }
  StoreResult<std::optional<std::int64_t>> now() override {
    return std::optional(database_.context_.now());
  }
  bool shared() const override { return true; }

 private:
  static Notice notice(Notice::Kind kind, const std::string& node,
                       const std::string& table) {
    return {.kind = kind,
            .node = node,
            .table = table,
            .version = 0,
            .entries = {}};
  }
  Database& database_;
};

/// One connection: every call takes time, and may fail, hang, or be done though
/// it seems to have failed.
class Database::Connection final : public StoreDecorator {
 public:
  Connection(Database& database, DatabaseClient& client, Store& inner)
      : StoreDecorator(inner), database_(database), client_(client) {}

 private:
  Context& context() { return database_.context_; }

  void pass(Millis delay) {
    Fiber* const fiber = Fiber::current();
    context().scheduler.after(delay, [fiber] { fiber->resume(); });
    fiber->wait();
  }
  Fault fault(std::string_view name, std::string_view why) {
    context().story.tell("node {} store {}: {}", client_.node, name, why);
    client_.last_fault = context().now();
    return StoreFault{std::string(why)};
  }
  bool lost() {
    return context().disturbances.lost_calls && !context().calm_since &&
           context().chance.per_mille(lost_calls);
  }

  Fault before(std::string_view name) override {
    if (client_.ended) return StoreFault{"the node has ended"};
    pass(context().chance.delay(4, 60));
    const Millis arrived = context().now();
    while (database_.state_ == State::hanging) {
      database_.waiting_.push_back(Fiber::current());
      Fiber::current()->wait();
    }
    too_late_ = context().now() - arrived > call_timeout;
    Fault why;
    if (database_.state_ == State::down)
      why = fault(name, "the database is down");
    else if (client_.ended && context().chance.one_in(2))
      why = fault(name, "the node ended before the call arrived");
    else if (too_late_ && context().chance.one_in(2))
      why = fault(name, "the call was given up before it arrived");
    else if (lost())
      why = fault(name, "the call was lost");
    return why;
  }
  Fault after(std::string_view name) override {
    pass(context().chance.delay(4, 60));
    if (client_.ended) return fault(name, "the node ended before the answer");
    if (too_late_ || lost())
      return fault(name, "it was done, but the answer was lost");
    return {};
  }

  Database& database_;
  DatabaseClient& client_;
  bool too_late_ = false;
};

Database::Database(Context& context, Checker& checker)
    : context_(context),
      checker_(checker),
      tables_(*SqliteStore::open(":memory:")),
      tap_(std::make_unique<Tap>(*this, *tables_)) {}

Database::~Database() = default;

std::unique_ptr<Store> Database::connect(DatabaseClient& client) {
  planted_.push_back(plant_in_database(context_, client, *tap_));
  connections_.push_back(
      std::make_unique<Connection>(*this, client, *planted_.back()));
  return plant_in_node(context_, client, *connections_.back());
}

void Database::set_state(State state) {
  state_ = state;
  if (state == State::hanging) return;
  const std::vector<Fiber*> waiting = std::exchange(waiting_, {});
  for (Fiber* fiber : waiting)
    context_.scheduler.after(context_.chance.between(0, 20),
                             [fiber] { fiber->resume(); });
}

void Database::set_listening(DatabaseClient& client, bool listening) {
  if (context_.planted_is(Planted::lost_notice_not_healed) && listening) return;
  client.listening = listening;
  context_.story.tell("node {} {}", client.node,
                      listening ? "listens again" : "hears no notices");
  if (listening) client.missed();
}

void Database::notify(const Notice& notice) {
  for (DatabaseClient* client : clients_)
    context_.scheduler.after(
        context_.chance.delay(5, 80), [this, client, notice] {
          if (client->ended) return;
          if (client->listening) return client->hear(notice);
          context_.story.tell("node {} does not hear that {} was changed",
                              client->node, notice.table);
        });
}

}  // namespace gockel::simulation
