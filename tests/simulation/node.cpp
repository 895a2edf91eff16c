#include "tests/simulation/node.h"

#include "tests/simulation/bounds.h"

namespace gockel::simulation {
namespace {

constexpr int reading_connections = 2;

Settings node_settings(const Context& context) {
  Settings settings;
  settings.bot_pace = context.planted_is(Planted::bots_asleep) ? 60'000 : pace;
  settings.absent_after = context.planted_is(Planted::absent_too_soon)
                              ? absent_after / 10
                              : absent_after;
  settings.ask_after =
      context.planted_is(Planted::asked_too_soon) ? ask_after / 10 : ask_after;
  return settings;
}

Environment environment(Context& context, asio::io_context& io, Time& time,
                        Background thinking) {
  return {.io = io,
          .time = time,
          .random =
              [&context](std::span<std::uint8_t> bytes) {
                for (std::uint8_t& byte : bytes)
                  byte = static_cast<std::uint8_t>(context.chance.below(256));
              },
          .thinking = std::move(thinking)};
}

Server make_server(const Environment& environment, const Settings& settings,
                   AsyncStore& store) {
  return Server{.environment = environment,
                .settings = settings,
                .store = store,
                .secrets = ServerSecrets(Seed()),
                .rooms = Rooms(environment, store, settings),
                .readiness = Readiness(environment, store),
                .limits = RateLimits(settings, environment.time),
                .connection_limits = ConnectionLimits(settings),
                .files = Files::embedded(),
                .metrics = Metrics(),
                .house_address = "",
                .loopback = true,
                .connections = {},
                .sockets = {}};
}

}  // namespace

Node::Node(Context& context, Database& database, Checker& checker, int number,
           Millis skew)
    : context_(context),
      database_(database),
      checker_(checker),
      client_{.node = number},
      settings_(node_settings(context)),
      time_(context.scheduler, io_, skew),
      store_(io_, time_,
             {.background = store_jobs(), .timeout = settings_.store_timeout},
             connections()),
      server_(make_server(environment(context, io_, time_, thoughts()),
                          settings_, store_)) {
  client_.hear = [this](const Notice& notice) {
    asio::post(io_, [this, notice] { server_.rooms.hear(notice); });
  };
  client_.missed = [this] {
    asio::post(io_, [this] { server_.rooms.refresh_all(); });
  };
  database_.attach(client_);
  context_.scheduler.attach(io_);
  context_.story.tell("node {} starts, its clock {} ms off", number, skew);
  // A server does not start before it knows the database's time.
  if (!context_.planted_is(Planted::own_clocks))
    server_.rooms.clock().take({.store = context_.now(),
                                .wall = time_.now(),
                                .steady = steady_millis(time_),
                                .uncertain = 1});
  server_.rooms.open();
}

Node::~Node() {
  // All tasks of a node that has ended see faults and closed connections, and
  // come to their end: nothing of it reaches anybody.
  end();
  server_.rooms.close();
  do {
    time_.end_all();
    io_.restart();
  } while (io_.poll() > 0);
}

AsyncStore::Connections Node::connections() {
  AsyncStore::Connections all;
  all.writer = database_.connect(client_);
  for (int i = 0; i < reading_connections; ++i)
    all.readers.push_back(database_.connect(client_));
  return all;
}

Background Node::store_jobs() {
  return [this](Job job) {
    if (client_.ended) return asio::post(io_, std::move(job));
    ++jobs_;
    std::erase_if(fibers_, [](const auto& fiber) { return fiber->done(); });
    fibers_.push_back(
        std::make_unique<Fiber>([this, job = std::move(job)]() mutable {
          job();
          --jobs_;
        }));
    context_.scheduler.after(
        context_.chance.between(0, 1),
        [fiber = fibers_.back().get()] { fiber->resume(); });
  };
}

Background Node::thoughts() {
  return [this](Job job) {
    if (client_.ended) return asio::post(io_, std::move(job));
    ++jobs_;
    context_.scheduler.after(context_.chance.delay(10, 300),
                             [this, job = std::move(job)]() mutable {
                               job();
                               --jobs_;
                             });
  };
}

void Node::accept(std::shared_ptr<Link> link, const Visit& visit) {
  talks_.push_back({std::move(link), visit});
  start(io_, talk(std::prev(talks_.end())));
}

void Node::uncount(Talk& talk) {
  if (std::exchange(talk.counted, false))
    checker_.left(talk.visit.table, talk.visit.person);
}

Task<> Node::talk(std::list<Talk>::iterator here) {
  const std::shared_ptr<Link> link = here->link;
  const Visit visit = here->visit;
  std::shared_ptr<Room> room;
  bool open = false;
  if (server_.limits.may_ask(visit.address)) {
    auto finding = server_.rooms.find(visit.table);
    const auto found = co_await std::move(finding);
    if (found) room = *found;
    open = room && server_.limits.open_socket(visit.address);
  }
  if (!open) {
    link->close_by_node();
    talks_.erase(here);
    co_return;
  }
  const auto member = std::make_shared<Member>();
  member->person = visit.person;
  member->quota = server_.secrets.opener(visit.address);
  member->send = [weak = std::weak_ptr(link)](const Message& message) {
    if (const auto there = weak.lock()) there->reply(message);
  };
  if (!client_.ended) {
    checker_.entered(visit.table, visit.person);
    here->counted = true;
  }
  co_await room->enter(member, visit.since);
  // One request at a time: the next is read when this one is answered.
  for (;;) {
    const std::optional<std::string> text = co_await link->read();
    if (!text) break;
    const Message answer = co_await room->answer(member, *text);
    link->reply(answer);
  }
  link->close_by_node();
  uncount(*here);
  room->leave(member);
  server_.limits.close_socket(visit.address);
  talks_.erase(here);
}

void Node::ask(HttpCall call) { start(io_, respond(std::move(call))); }

Task<> Node::respond(HttpCall call) {
  HttpRequest request;
  request.method(call.body.empty() ? beast::http::verb::get
                                   : beast::http::verb::post);
  request.target(call.path);
  request.body() = call.body;
  const ReceivedRequest asked{request, call.path, "", call.address,
                              call.person};
  auto answering = answer(server_, asked);
  const HttpResponse response = co_await std::move(answering);
  if (!client_.ended) call.answered(response.result_int(), response.body());
}

void Node::stall(Millis delay) {
  context_.story.tell("node {} stalls for {} ms", number(), delay);
  context_.scheduler.detach(io_);
  context_.scheduler.after(delay, [this] {
    if (!client_.ended) context_.scheduler.attach(io_);
  });
}

void Node::end() {
  if (std::exchange(client_.ended, true)) return;
  context_.story.tell("node {} ends", number());
  context_.scheduler.detach(io_);
  database_.detach(client_);
  for (Talk& talk : talks_) {
    talk.link->end_node();
    uncount(talk);
  }
}

}  // namespace gockel::simulation
