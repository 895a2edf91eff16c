#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "gockel/cli/commands.h"
#include "gockel/cli/progress.h"
#include "gockel/cli/threads.h"
#include "gockel/parallel/parallel.h"
#include "gockel/review/rollout.h"
#include "gockel/weights/built_in_values.h"

namespace gockel {
namespace {

struct RolloutOptions {
  std::string position = "compact 21-36 -/- A |?8 1";
  std::uint64_t games = 1000;
  double error = 0;
  std::uint64_t seed = 1;
  int threads = all_cores();
  bool json = false;
};

nlohmann::json row(const RolloutResult& found, Seat s) {
  return {{"seat", std::string(1, static_cast<char>('A' + s))},
          {"value", found.value[s]},
          {"share", found.shares[s]},
          {"error", found.errors[s]},
          {"plain", found.plain[s]}};
}

int run(const RolloutOptions& options, const Reporter& reporter) {
  const auto state = parse_state(options.position);
  if (!state) return reporter.refused("position", state.error());
  Progress progress("rollout");
  const RolloutResult found =
      rollout({*state, options.games, options.error, options.seed,
               options.threads, on_threads(options.threads)},
              *built_in_values(rules(*state), seats(*state)), [&](double done) {
                progress.show(done);
                return true;
              });
  progress.clear();
  if (options.json) {
    auto rows = nlohmann::json::array();
    for (Seat s = 0; s < seats(*state); ++s) rows.push_back(row(found, s));
    fmt::print("{}\n", nlohmann::json{{"position", text(*state)},
                                      {"games", found.games},
                                      {"turns", found.turns},
                                      {"cut", found.cut},
                                      {"seats", rows}}
                           .dump(2));
    return status::ok;
  }
  fmt::print("{}\n\n{:<5}{:>9}{:>10}{:>11}{:>9}\n", text(*state), "seat",
             "value", "rollout", "+-", "plain");
  for (Seat s = 0; s < seats(*state); ++s)
    fmt::print("{:<5}{:>8.2f}%{:>9.2f}%{:>10.2f}%{:>8.2f}%\n",
               static_cast<char>('A' + s), 100 * found.value[s],
               100 * found.shares[s], 100 * found.errors[s],
               100 * found.plain[s]);
  fmt::print("{} games, {:.1f} turns each, {} cut\n", found.games, found.turns,
             found.cut);
  return status::ok;
}

}  // namespace

void add_rollout(Program& program) {
  auto options = std::make_shared<RolloutOptions>();
  Command command = program.command("rollout", CliText::rollout_summary);
  command.option("position", &options->position,
                 "Where to start; default: a new game");
  command.option("--games", &options->games, "At most so many")
      .between(1, 100'000'000)
      .with_default();
  command
      .option("--error", &options->error,
              "Stop when every standard error is below this, as 0.002")
      .between(0.0, 1.0);
  command.option("--seed", &options->seed, "Seed of the dice").with_default();
  add_threads(command, options->threads);
  command.flag("--json", options->json, "Print JSON");
  command.footer(
      "value: what the engine thinks; rollout: the mean of the games without\n"
      "their luck, with its standard error; plain: the mean with it.\n"
      "Example:\n  gockel rollout --games 500 'compact 21-30 36/35 A |?8 9'");
  command.runs(
      [options](const Reporter& reporter) { return run(*options, reporter); });
}

}  // namespace gockel
