#include "tests/server/virtual_nodes.h"

#include <algorithm>

namespace gockel {

StoreResult<std::vector<Appended>> VirtualStore::append(
    std::span<const Append> appends) {
  ++database_.tried;
  auto done = call([&](SqliteStore& store) { return store.append(appends); });
  for (std::size_t i = 0; done && i < appends.size(); ++i)
    if ((*done)[i].kind == Appended::Kind::done)
      database_.notify(notice_of(appends[i]));
  if (done && database_.answers_lost)
    return std::unexpected(StoreFault{"the answer is lost"});
  return done;
}

StoreResult<std::optional<TableRow>> VirtualStore::table(
    const std::string& id) {
  return call([&](SqliteStore& store) { return store.table(id); });
}

StoreResult<std::vector<std::string>> VirtualStore::entries(
    const std::string& id, std::uint64_t since) {
  ++database_.read;
  auto found =
      call([&](SqliteStore& store) { return store.entries(id, since); });
  database_.after_reading();
  return found;
}

StoreResult<std::optional<std::uint64_t>> VirtualStore::request(
    const std::string& id, const std::string& client) {
  return call([&](SqliteStore& store) { return store.request(id, client); });
}

StoreResult<std::optional<SeatOwner>> VirtualStore::claim(const Claim& claim) {
  auto owner = call([&](SqliteStore& store) { return store.claim(claim); });
  if (owner && *owner)
    database_.notify({.kind = Notice::Kind::owners,
                      .node = claim.node,
                      .table = claim.table,
                      .version = 0,
                      .entries = {}});
  if (owner && database_.answers_lost)
    return std::unexpected(StoreFault{"the answer is lost"});
  return owner;
}

StoreResult<std::vector<std::string>> VirtualStore::due(std::int64_t before,
                                                        int max_count) {
  return call([&](SqliteStore& store) { return store.due(before, max_count); });
}

StoreResult<std::vector<ListedTable>> VirtualStore::listed(int max_count,
                                                           int max_each) {
  return call(
      [&](SqliteStore& store) { return store.listed(max_count, max_each); });
}

StoreResult<int> VirtualStore::count_unfinished(const std::string& opener) {
  return call(
      [&](SqliteStore& store) { return store.count_unfinished(opener); });
}

StoreResult<std::uint64_t> VirtualStore::count_playing(std::int64_t since) {
  return call([&](SqliteStore& store) { return store.count_playing(since); });
}

StoreResult<void> VirtualStore::set_presence(
    const std::string& node, std::span<const Arrival> arrivals) {
  auto done = call(
      [&](SqliteStore& store) { return store.set_presence(node, arrivals); });
  for (const Arrival& one : arrivals)
    if (done)
      database_.notify({.kind = Notice::Kind::presence,
                        .node = node,
                        .table = one.table,
                        .version = 0,
                        .entries = {}});
  return done;
}

StoreResult<std::vector<Presence>> VirtualStore::presence(
    const std::string& id) {
  return call([&](SqliteStore& store) { return store.presence(id); });
}

StoreResult<std::vector<std::string>> VirtualStore::untouched_games(
    std::int64_t before, int max_count) {
  return call([&](SqliteStore& store) {
    return store.untouched_games(before, max_count);
  });
}

StoreResult<std::vector<std::string>> VirtualStore::codes(
    const std::string& after, int max_count) {
  return call(
      [&](SqliteStore& store) { return store.codes(after, max_count); });
}

StoreResult<int> VirtualStore::rewrite(const std::string& id,
                                       const ChangeText& change) {
  return call([&](SqliteStore& store) { return store.rewrite(id, change); });
}

StoreResult<std::vector<Lease>> VirtualStore::renew_lease(const Lease& lease) {
  return call([&](SqliteStore& store) { return store.renew_lease(lease); });
}

StoreResult<int> VirtualStore::delete_untouched(const Expiry& before,
                                                int max_count) {
  return call([&](SqliteStore& store) {
    return store.delete_untouched(before, max_count);
  });
}

StoreResult<void> VirtualStore::tell(const Notice& notice) {
  return call([&](SqliteStore&) {
    database_.notify(notice);
    return StoreResult<void>();
  });
}

StoreResult<std::optional<std::int64_t>> VirtualStore::now() {
  if (!database_.shared) return std::nullopt;
  return call([&](SqliteStore&) {
    return StoreResult<std::optional<std::int64_t>>(database_.clock());
  });
}

StoreResult<std::string> VirtualStore::secret(const std::string& name,
                                              const std::string& fresh) {
  return call([&](SqliteStore& store) { return store.secret(name, fresh); });
}

namespace {

AsyncStore::Connections connections(VirtualDatabase& database) {
  AsyncStore::Connections all;
  all.writer = std::make_unique<VirtualStore>(database);
  all.readers.push_back(std::make_unique<VirtualStore>(database));
  all.readers.push_back(std::make_unique<VirtualStore>(database));
  return all;
}

}  // namespace

VirtualNode::VirtualNode(VirtualWorld& world, const Settings& settings)
    : time_(world.time),
      store_(world.io, time_,
             AsyncStore::Options{.background =
                                     [this, &world](Job job) {
                                       if (!hangs)
                                         world.run_later(slow, std::move(job));
                                     },
                                 .timeout = settings.store_timeout},
             connections(world.database)),
      rooms_(world.environment(time_), store_, settings) {
  world.database.listeners.emplace_back(
      [this, &io = world.io](const Notice& notice) {
        if (deaf) return;
        asio::post(io, [this, notice] { rooms_.hear(notice); });
      });
}

VirtualNode& VirtualWorld::add_node(const Settings& settings) {
  nodes_.push_back(std::make_unique<VirtualNode>(*this, settings));
  run();
  return *nodes_.back();
}

void VirtualWorld::run() {
  io.restart();
  io.poll();
}

VirtualWorld::~VirtualWorld() {
  database.broken = false;
  for (const auto& node : nodes_) {
    node->hangs = false;
    node->rooms().close();
  }
  advance(60 * one_second);
}

void VirtualWorld::advance(Millis duration) {
  const Millis until = time.now() + duration;
  run();
  while (time.step(until)) run();
}

void VirtualWorld::run_later(Millis delay, Job job) {
  if (delay == 0) return asio::post(io, std::move(job));
  const std::shared_ptr<Timer> timer = time.timer();
  timer->start(delay, [timer, job = std::move(job)]() mutable { job(); });
}

Environment VirtualWorld::environment(Time& node_time) {
  return {.io = io,
          .time = node_time,
          .random =
              [this](std::span<std::uint8_t> bytes) {
                for (std::uint8_t& byte : bytes)
                  byte = static_cast<std::uint8_t>(rng_.below(256));
              },
          .thinking = background()};
}

Background VirtualWorld::background() {
  return [this](Job job) { run_later(0, std::move(job)); };
}

VirtualClient::VirtualClient(VirtualWorld& world, VirtualNode& node,
                             std::string person)
    : world_(world),
      node_(node),
      person_(std::move(person)),
      chain_(std::hash<std::string>()(person_)) {}

VirtualClient::~VirtualClient() {
  if (member_) leave();
}

std::string VirtualClient::create(std::string_view body) {
  Input wanted = Input::parse(body);
  std::optional<Seat> mine;
  for (Seat s = 0; s < wanted["seats"].size(); ++s) {
    if (wanted["seats"][s]["kind"] != "you") continue;
    wanted["seats"][s]["kind"] = "open";
    mine = s;
  }
  const auto request = TableRequest::parse(wanted.dump());
  EXPECT_TRUE(request) << request.error().sentence;
  const auto made =
      world_.run(node_.rooms().create(*request, Opener{person_, quota}));
  EXPECT_TRUE(made) << made.error().sentence;
  if (mine) {
    enter(made->table);
    sit(*mine);
  }
  return made->table;
}

void VirtualClient::enter(const std::string& table) {
  if (room_ && room_->id() == table) return;
  const auto found = world_.run(node_.rooms().find(table));
  ASSERT_TRUE(found && *found) << "there is no table " << table;
  room_ = *found;
  member_ = std::make_shared<Member>();
  member_->person = person_;
  member_->send = [this](const Message& message) { hear(message); };
  world_.run(room_->enter(member_, entries.size()));
}

void VirtualClient::leave() {
  room_->leave(member_);
  member_->send = [](const Message&) {};
  member_.reset();
  room_.reset();
  world_.run();
}

std::string VirtualClient::request_of(const std::string& client,
                                      const std::string& method, Input params) {
  params["client"] = client;
  const Input request{{"jsonrpc", "2.0"},
                      {"id", requests_.size() + 1},
                      {"method", method},
                      {"params", std::move(params)}};
  requests_.push_back(request.dump());
  return requests_.back();
}

Input VirtualClient::ask_as(const std::string& client,
                            const std::string& method, Input params) {
  const std::string request = request_of(client, method, std::move(params));
  return Input::parse(*world_.run(room_->answer(member_, request)));
}

Input VirtualClient::ask(const std::string& method, Input params) {
  const std::string client = person_ + std::to_string(requests_.size() + 1);
  return ask_as(client, method, std::move(params));
}

Input VirtualClient::ask_alone(const std::string& method, const Input& params) {
  const Input request{{"jsonrpc", "2.0"},
                      {"id", "alone"},
                      {"method", method},
                      {"params", params}};
  return Input::parse(*world_.run(room_->answer(member_, request.dump())));
}

Input VirtualClient::repeat(std::optional<std::size_t> number) {
  const std::string request =
      requests_.at(number.value_or(requests_.size()) - 1);
  return Input::parse(*world_.run(room_->answer(member_, request)));
}

void VirtualClient::send(const std::string& method, Input params) {
  const std::string client = person_ + std::to_string(requests_.size() + 1);
  start(world_.io, answer_later(request_of(client, method, std::move(params))));
}

Task<> VirtualClient::answer_later(std::string request) {
  const Message answer = co_await room_->answer(member_, std::move(request));
  answers.push_back(Input::parse(*answer));
}

void VirtualClient::sit(std::optional<Seat> seat) {
  Input params{{"name", person_}, {"chain", chain_.end().text()}};
  if (seat) params["seat"] = std::string(1, letter(*seat));
  const Input answer = ask("sit", std::move(params));
  EXPECT_TRUE(answer.contains("result")) << answer.dump();
}

bool VirtualClient::claim(const std::string& key) {
  const auto owner = world_.run(room_->claim(key, person_));
  EXPECT_TRUE(owner) << owner.error().sentence;
  return owner->has_value();
}

std::string VirtualClient::key() {
  const auto welcome = world_.run(room_->describe(person_, 0));
  EXPECT_TRUE(welcome) << welcome.error().sentence;
  return welcome->key;
}

Input VirtualClient::play() {
  if (table().to_throw() == seat()) {
    Input answer = ask("throw", {{"version", table().version()},
                                 {"link", chain_.next().text()}});
    if (answer.contains("result")) chain_.take();
    return answer;
  }
  return ask("play", play_params());
}

Input VirtualClient::play_params() const {
  const AnyState& game = table().game();
  return {{"version", table().version()},
          {"move", event_text(game, moves(game)[0]).substr(1)}};
}

std::vector<std::string> VirtualClient::types() const {
  std::vector<std::string> all;
  for (const Input& entry : entries) all.push_back(entry["type"]);
  return all;
}

std::size_t VirtualClient::count(std::string_view type) const {
  return static_cast<std::size_t>(
      std::ranges::count_if(entries, [type](const Input& entry) {
        return entry["type"].get<std::string>() == type;
      }));
}

void VirtualClient::hear(const Message& message) {
  if (!message) {
    dropped = true;
    return;
  }
  const Input said = Input::parse(*message);
  const Input& params = said["params"];
  if (params.contains("present"))
    present = params["present"].get<std::vector<std::string>>();
  if (params.contains("deadline")) times = params;
  if (said["method"] == "reaction")
    reactions.push_back(params["seat"].get<std::string>() + " " +
                        params["reaction"].get<std::string>());
  if (!params.contains("entries")) return;
  const auto from = params["from"].get<std::size_t>();
  ASSERT_LE(from, entries.size() + 1) << "entries are missing";
  for (std::size_t i = entries.size() + 1 - from; i < params["entries"].size();
       ++i)
    entries.push_back(params["entries"][i]);
}

void end_turn(VirtualClient& client) {
  while (client.my_turn()) client.play();
}

void play_on(VirtualWorld& world, VirtualClient& client) {
  for (int i = 0; i < 10'000 && client.count("over") == 0; ++i)
    if (client.my_turn())
      client.play();
    else
      world.advance(bot_pace);
  EXPECT_EQ(client.count("over"), 1U);
}

}  // namespace gockel
