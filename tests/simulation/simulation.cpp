#include "tests/simulation/simulation.h"

#include "tests/simulation/bounds.h"
#include "tests/simulation/device.h"

namespace gockel::simulation {
namespace {

constexpr Millis check_interval = 250;
/// At the end nobody comes or goes, so that everybody must know who is there.
constexpr Millis settling = 8'000;
constexpr Millis one_hour = 3'600'000;

/// A run from its first step to its last.
class Run {
 public:
  Run(std::uint64_t seed, RunOptions options)
      : world_(seed, options.planted, options.story) {}

  Outcome all() {
    prepare();
    // Whatever may go wrong goes wrong, then nothing does any more.
    const Millis disturbed = chance().between(8'000, 30'000);
    if (context().disturbances.any()) {
      disturb_later();
      pass(disturbed);
      calm_down();
      pass(presence_recovery + absent_after);
    } else {
      pass(disturbed);
    }
    world_.settling = true;
    context().story.tell("everybody stays where they are");
    pass(settling);
    if (context().violation.empty())
      world_.checker.check_end(world_.database.tables());
    return finish();
  }

 private:
  Context& context() { return world_.context; }
  Chance& chance() { return world_.context.chance; }

  void prepare() {
    Disturbances& wrong = context().disturbances;
    if (!chance().one_in(6))
      for (bool* each : {&wrong.kills, &wrong.stalls, &wrong.down, &wrong.hangs,
                         &wrong.clocks, &wrong.breaks, &wrong.lost_calls,
                         &wrong.lost_notices})
        *each = chance().one_in(3);
    wrong.doubles = chance().one_in(2);
    const int nodes = chance().one_in(3) ? 3 : 2;
    world_.nodes.resize(static_cast<std::size_t>(nodes));
    for (int i = 0; i < nodes; ++i) start_node(i);
    const int devices = static_cast<int>(chance().between(3, 5));
    for (int i = 0; i < devices; ++i) {
      devices_.push_back(std::make_unique<Device>(world_, i + 1));
      devices_.back()->wake(chance().between(0, 2'000));
    }
    devices_[0]->create(table_body());
    check_later();
  }

  std::string table_body() {
    const bool wok = chance().one_in(6);
    Input seats = Input::array();
    seats.push_back({{"kind", "open"}});
    seats.push_back({{"kind", "open"}});
    if (chance().one_in(3)) {
      if (chance().one_in(2))
        seats.push_back({{"kind", "bot"}, {"level", "child"}});
      else
        seats.push_back({{"kind", "open"}});
    }
    Input body{{"rule_set", wok ? "wok" : "compact"}, {"seats", seats}};
    switch (chance().below(4)) {
      case 0: body["clock"] = {{"kind", "turn"}, {"seconds", 5}}; break;
      case 1: body["clock"] = {{"kind", "days"}, {"days", 1}}; break;
      default: break;
    }
    return body.dump();
  }

  Millis some_skew() {
    if (!context().disturbances.clocks) return 0;
    const Millis size = chance().one_in(3)   ? one_hour
                        : chance().one_in(2) ? 120'000
                                             : 3'000;
    return chance().between(0, 2 * size) - size;
  }

  void start_node(int number) {
    world_.lives.push_back(std::make_unique<Node>(
        context(), world_.database, world_.checker, number, some_skew()));
    world_.nodes[static_cast<std::size_t>(number)] = world_.lives.back().get();
  }

  /// Lets so much time pass, unless the run has failed.
  void pass(Millis duration) {
    const Millis until = context().now() + duration;
    while (context().violation.empty() && context().scheduler.step(until)) {
    }
  }

  void check_later() {
    context().scheduler.after(check_interval, [this] {
      world_.checker.check_duties();
      for (const auto& device : devices_) device->check();
      forget_timers();
      check_later();
    });
  }

  /// The planted fault in which a node's schedule is lost with a store call.
  void forget_timers() {
    if (!context().planted_is(Planted::timers_forgotten)) return;
    for (Node* node : world_.nodes)
      if (node->database_client().last_fault != 0)
        node->time().forgetful = true;
  }

  void disturb_later() {
    context().scheduler.after(chance().between(50, 4'000), [this] {
      if (context().calm_since) return;
      disturb();
      disturb_later();
    });
  }

  void disturb() {
    const Disturbances& wrong = context().disturbances;
    const int number = world_.some_node();
    Node* const node = world_.node(number);
    switch (chance().below(7)) {
      case 0:
        if (wrong.kills && node != nullptr) kill(*node, number);
        break;
      case 1:
        if (wrong.stalls && node != nullptr)
          node->stall(chance().between(50, 4'000));
        break;
      case 2:
        if (wrong.down) fail_database(Database::State::down);
        break;
      case 3:
        if (wrong.hangs) fail_database(Database::State::hanging);
        break;
      case 4:
        if (wrong.clocks && node != nullptr) {
          node->time().set_skew(some_skew());
          context().story.tell("node {}'s clock is {} ms off", number,
                               node->time().skew());
        }
        break;
      case 5:
        if (wrong.breaks) break_a_link();
        break;
      default:
        if (wrong.lost_notices && node != nullptr) lose_notices(*node);
        break;
    }
  }

  void kill(Node& node, int number) {
    node.end();
    start_later(number);
  }

  /// A server does not start while its database is away.
  void start_later(int number) {
    context().scheduler.after(chance().between(50, 6'000), [this, number] {
      if (world_.node(number) != nullptr) return;
      if (world_.database.state() == Database::State::up)
        start_node(number);
      else
        start_later(number);
    });
  }

  void fail_database(Database::State state) {
    if (world_.database.state() != Database::State::up) return;
    const Millis delay = chance().between(50, 7'000);
    context().story.tell("the database {} for {} ms",
                         state == Database::State::down ? "is down" : "hangs",
                         delay);
    world_.database.set_state(state);
    context().scheduler.after(delay, [this] { repair_database(); });
  }

  void repair_database() {
    if (world_.database.state() == Database::State::up) return;
    context().story.tell("the database is back");
    world_.database.set_state(Database::State::up);
  }

  void break_a_link() {
    Device& device = *chance().pick(devices_);
    context().story.tell("the connection of {} breaks", device.name());
    device.break_off();
  }

  void lose_notices(Node& node) {
    if (!node.database_client().listening) return;
    world_.database.set_listening(node.database_client(), false);
    context().scheduler.after(chance().between(50, 5'000), [this, &node] {
      if (!node.ended() && !node.database_client().listening)
        world_.database.set_listening(node.database_client(), true);
    });
  }

  void calm_down() {
    if (!context().violation.empty()) return;
    context().story.tell("nothing is disturbed any more");
    context().calm_since = context().now();
    repair_database();
    for (std::size_t i = 0; i < world_.nodes.size(); ++i) {
      if (world_.nodes[i]->ended()) start_node(static_cast<int>(i));
      if (!world_.nodes[i]->database_client().listening)
        world_.database.set_listening(world_.nodes[i]->database_client(), true);
    }
    // Somebody has to stay, so that it matters who is gone.
    for (std::size_t i = 1; i < devices_.size(); ++i)
      if (chance().one_in(4)) devices_[i]->go();
  }

  Outcome finish() {
    Outcome outcome{.violation = context().violation,
                    .steps = context().scheduler.steps(),
                    .checks = world_.checker.checks(),
                    .entries = 0,
                    .story = context().story.lines()};
    for (const std::string& id : world_.checker.tables())
      if (const auto row = world_.database.tables().table(id); row && *row)
        outcome.entries += (*row)->version;
    // Calls that are under way come to their end, and then the nodes.
    world_.database.set_state(Database::State::up);
    for (const auto& node : world_.lives) node->end();
    const auto busy = [](const auto& node) { return !node->idle(); };
    while (std::ranges::any_of(world_.lives, busy))
      context().scheduler.step(context().now() + 1'000);
    return outcome;
  }

  World world_;
  std::vector<std::unique_ptr<Device>> devices_;
};

}  // namespace

Outcome simulate(std::uint64_t seed, RunOptions options) {
  Run run(seed, options);
  return run.all();
}

}  // namespace gockel::simulation
