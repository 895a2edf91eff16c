#include "tests/server/virtual_nodes.h"

#include <algorithm>

namespace gockel {

StoreResult<std::vector<Appended>> VirtualStore::append(
    std::span<const Append> appends) {
  ++database_.tried;
  auto done = call([&](SqlStore& store) { return store.append(appends); });
  for (std::size_t i = 0; done && i < appends.size(); ++i)
    if ((*done)[i].kind == Appended::Kind::done)
      database_.notify(appends[i].table);
  return done;
}

StoreResult<std::optional<TableRow>> VirtualStore::table(
    const std::string& id) {
  return call([&](SqlStore& store) { return store.table(id); });
}

StoreResult<std::vector<std::string>> VirtualStore::entries(
    const std::string& id, std::uint64_t since) {
  return call([&](SqlStore& store) { return store.entries(id, since); });
}

StoreResult<std::optional<std::uint64_t>> VirtualStore::request(
    const std::string& id, const std::string& client) {
  return call([&](SqlStore& store) { return store.request(id, client); });
}

StoreResult<std::optional<SeatOwner>> VirtualStore::claim(
    const std::string& id, const std::string& key, const std::string& person) {
  return call([&](SqlStore& store) { return store.claim(id, key, person); });
}

StoreResult<std::vector<std::string>> VirtualStore::due(std::int64_t before,
                                                        int max_count) {
  return call([&](SqlStore& store) { return store.due(before, max_count); });
}

StoreResult<std::vector<ListedTable>> VirtualStore::listed(int max_count) {
  return call([&](SqlStore& store) { return store.listed(max_count); });
}

StoreResult<std::uint64_t> VirtualStore::count_playing() {
  return call([](SqlStore& store) { return store.count_playing(); });
}

StoreResult<void> VirtualStore::set_presence(const std::string& node,
                                             std::span<const Presence> seats) {
  auto done =
      call([&](SqlStore& store) { return store.set_presence(node, seats); });
  for (const Presence& seat : seats)
    if (done) database_.notify(seat.table);
  return done;
}

StoreResult<std::vector<Seat>> VirtualStore::present(const std::string& id,
                                                     std::int64_t now) {
  return call([&](SqlStore& store) { return store.present(id, now); });
}

StoreResult<std::vector<std::string>> VirtualStore::untouched_games(
    std::int64_t before, int max_count) {
  return call([&](SqlStore& store) {
    return store.untouched_games(before, max_count);
  });
}

StoreResult<int> VirtualStore::delete_untouched(std::int64_t before) {
  return call([&](SqlStore& store) { return store.delete_untouched(before); });
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
    : store_(world.io, world.background(), connections(world.database)),
      rooms_(world.environment(), store_, settings) {
  world.database.listeners.emplace_back(
      [this, &io = world.io](const std::string& table) {
        asio::post(io, [this, table] { rooms_.refresh(table); });
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

void VirtualWorld::advance(Millis duration) {
  const Millis until = time.now() + duration;
  run();
  while (time.step(until)) run();
}

Environment VirtualWorld::environment() {
  return {.io = io,
          .time = time,
          .random =
              [this](std::span<std::uint8_t> bytes) {
                for (std::uint8_t& byte : bytes)
                  byte = static_cast<std::uint8_t>(rng_.below(256));
              },
          .thinking = background()};
}

Background VirtualWorld::background() {
  return [this](Job job) { asio::post(io, std::move(job)); };
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
  const auto request = TableRequest::parse(body);
  EXPECT_TRUE(request) << request.error().sentence;
  const auto made = world_.run(node_.rooms().create(*request));
  EXPECT_TRUE(made) << made.error().sentence;
  enter(made->table);
  sit();
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

Input VirtualClient::ask(const std::string& method, Input params) {
  ++requests_;
  params["client"] = person_ + std::to_string(requests_);
  const Input request{{"jsonrpc", "2.0"},
                      {"id", requests_},
                      {"method", method},
                      {"params", std::move(params)}};
  const Message answer = world_.run(room_->answer(member_, request.dump()));
  return Input::parse(*answer);
}

void VirtualClient::sit() {
  const Input answer =
      ask("sit", {{"name", person_}, {"chain", chain_.end().text()}});
  EXPECT_TRUE(answer.contains("result")) << answer.dump();
}

Input VirtualClient::play() {
  if (table().to_throw() == seat()) {
    Input answer = ask("throw", {{"version", table().version()},
                                 {"link", chain_.next().text()}});
    if (answer.contains("result")) chain_.take();
    return answer;
  }
  const AnyState& game = table().game();
  const std::string move = event_text(game, moves(game)[0]).substr(1);
  return ask("play", {{"version", table().version()}, {"move", move}});
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
  if (!params.contains("entries")) return;
  const auto from = params["from"].get<std::size_t>();
  ASSERT_LE(from, entries.size() + 1) << "entries are missing";
  for (std::size_t i = entries.size() + 1 - from; i < params["entries"].size();
       ++i)
    entries.push_back(params["entries"][i]);
}

}  // namespace gockel
