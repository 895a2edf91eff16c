#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>

#include "gockel/arena/random_play.h"
#include "gockel/cli/commands.h"
#include "gockel/cli/progress.h"
#include "gockel/cli/text_table.h"

namespace gockel {
namespace {

struct BenchOptions {
  std::uint64_t games = 2000;
  std::uint64_t seed = 1;
  int repeat = 5;
  bool json = false;
};

struct BenchRow {
  std::string rules;
  RandomPlay play;
  double nodes_per_second;
};

/// The same games several times; the best time counts, since whatever else
/// runs on the machine can only slow it down.
BenchRow measure(const RandomPlaySetup& setup, int repeat,
                 const Reporter& reporter) {
  Progress progress(setup.rules.text(), reporter);
  BenchRow row{setup.rules.text(), random_play(setup), 0};
  for (int i = 0; i < repeat; ++i) {
    progress.show((i + 1.0) / (repeat + 1.0));
    const auto from = std::chrono::steady_clock::now();
    const RandomPlay done = random_play_unsigned(setup);
    const std::chrono::duration<double> took =
        std::chrono::steady_clock::now() - from;
    row.nodes_per_second = std::max(
        row.nodes_per_second, static_cast<double>(done.nodes) / took.count());
  }
  return row;
}

int run(const BenchOptions& options, const Reporter& reporter) {
  std::uint64_t signature = 0;
  auto rows = nlohmann::json::array();
  const TextTable table(
      {{reporter.say(OutputText::rules), 12, 0, Column::Align::left},
       {reporter.say(OutputText::games), 7},
       {reporter.say(OutputText::nodes), 11},
       {reporter.say(OutputText::speed), 13},
       {reporter.say(OutputText::signature), 16}});
  if (!options.json) fmt::print("{}", table.headings());
  for (const RuleSet set : all_rule_sets) {
    const BenchRow row = measure({.rules = Rules(set),
                                  .seats = 2,
                                  .games = options.games,
                                  .seed = options.seed},
                                 options.repeat, reporter);
    signature = mix(signature, row.play.signature);
    if (options.json)
      rows.push_back(
          {{"rules", row.rules},
           {"games", row.play.games},
           {"nodes", row.play.nodes},
           {"nodes_per_second", row.nodes_per_second},
           {"signature", fmt::format("{:016x}", row.play.signature)}});
    else
      fmt::print("{}",
                 table.row({row.rules, fmt::to_string(row.play.games),
                            fmt::to_string(row.play.nodes),
                            reporter.decimal(row.nodes_per_second / 1e6, 1),
                            fmt::format("{:016x}", row.play.signature)}));
  }
  if (options.json)
    fmt::print("{}\n",
               nlohmann::json{{"seed", options.seed},
                              {"runs", rows},
                              {"signature", fmt::format("{:016x}", signature)}}
                   .dump(2));
  else
    fmt::print("{} {:016x}\n", reporter.say(OutputText::signature), signature);
  return status::ok;
}

}  // namespace

void add_bench(Program& program) {
  auto options = std::make_shared<BenchOptions>();
  Command command = program.command("bench", CliText::bench_summary);
  command.option("--games", &options->games, OptionText::bench_games)
      .between(1, 10'000'000)
      .with_default();
  command.option("--seed", &options->seed, OptionText::bench_seed)
      .with_default();
  command.option("--repeat", &options->repeat, OptionText::bench_repeat)
      .between(0, 1000)
      .with_default();
  command.flag("--json", options->json, OptionText::json);
  command.footer({.note = command.say(OptionText::bench_note),
                  .examples = {"gockel bench --games 500 --repeat 0"}});
  command.runs(
      [options](const Reporter& reporter) { return run(*options, reporter); });
}

}  // namespace gockel
