// Runs seeds on virtual time, as many as wished: `make simulate`.
//   simulate --first 1 --seeds 2000     tells which seeds fail
//   simulate --story 17                 tells what happens in one
//   simulate --fault busy_at_once       the same with a planted fault

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <thread>

#include "tests/simulation/simulation.h"

namespace {

using namespace gockel::simulation;

struct Wanted {
  std::uint64_t first = 1;
  std::uint64_t seeds = 2000;
  unsigned jobs = std::max(1U, std::thread::hardware_concurrency());
  std::optional<std::uint64_t> story;
  Planted planted = Planted::none;
};

int tell_story(const Wanted& wanted) {
  const Outcome outcome =
      simulate(*wanted.story, {.planted = wanted.planted, .story = true});
  for (const std::string& line : outcome.story) fmt::print("{}\n", line);
  fmt::print("seed {}: {} steps, {} checks, {}\n", *wanted.story, outcome.steps,
             outcome.checks,
             outcome.violation.empty() ? "all was right" : outcome.violation);
  return outcome.violation.empty() ? 0 : 1;
}

/// Runs seeds on all threads and counts what they did.
class Runs {
 public:
  explicit Runs(const Wanted& wanted) : wanted_(wanted) {}

  int all() {
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < wanted_.jobs; ++i)
      threads.emplace_back([this] { work(); });
    threads.clear();
    const std::chrono::duration<double> took = Clock::now() - begin_;
    fmt::print(
        "{} seeds from {}: {} failed; {} steps, {} checks, {} entries, {:.1f} "
        "s\n",
        wanted_.seeds, wanted_.first, failed_, steps_, checks_, entries_,
        took.count());
    return failed_ == 0 ? 0 : 1;
  }

 private:
  using Clock = std::chrono::steady_clock;

  void work() {
    for (;;) {
      const std::uint64_t number = next_++;
      if (number >= wanted_.seeds) return;
      const std::uint64_t seed = wanted_.first + number;
      note(seed, simulate(seed, {.planted = wanted_.planted}));
    }
  }
  void note(std::uint64_t seed, const Outcome& outcome) {
    const std::lock_guard lock(mutex_);
    steps_ += outcome.steps;
    checks_ += outcome.checks;
    entries_ += outcome.entries;
    ++done_;
    if (!outcome.violation.empty()) {
      ++failed_;
      fmt::print("seed {}: {}\n", seed, outcome.violation);
    }
    if (Clock::now() - told_ > std::chrono::seconds(5)) {
      told_ = Clock::now();
      fmt::print("{} of {} seeds, {} failed\n", done_, wanted_.seeds, failed_);
    }
    std::fflush(stdout);
  }

  Wanted wanted_;
  std::atomic<std::uint64_t> next_ = 0;
  std::mutex mutex_;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point told_ = begin_;
  std::uint64_t done_ = 0;
  std::uint64_t failed_ = 0;
  std::uint64_t steps_ = 0;
  std::uint64_t checks_ = 0;
  std::uint64_t entries_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  // Faults of the store are what this is about; the log would be all of them.
  spdlog::set_level(spdlog::level::off);
  Wanted wanted;
  CLI::App app("Nodes, clients, network and database on virtual time");
  app.add_option("--first", wanted.first, "the first seed");
  app.add_option("--seeds", wanted.seeds, "how many seeds");
  app.add_option("--jobs", wanted.jobs, "how many at once")
      ->check(CLI::PositiveNumber);
  app.add_option("--story", wanted.story, "tell what happens with this seed");
  std::string fault;
  app.add_option("--fault", fault, "a planted fault");
  CLI11_PARSE(app, argc, argv);
  if (!fault.empty()) {
    const auto found =
        std::ranges::find(planted_names, fault, &PlantedName::name);
    if (found == planted_names.end()) {
      fmt::print(stderr, "there is no fault \"{}\"; there are", fault);
      for (const PlantedName& each : planted_names)
        fmt::print(stderr, " {}", each.name);
      fmt::print(stderr, "\n");
      return 2;
    }
    wanted.planted = found->fault;
  }
  return wanted.story ? tell_story(wanted) : Runs(wanted).all();
}
