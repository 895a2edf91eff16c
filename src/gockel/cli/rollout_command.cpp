#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "gockel/cli/commands.h"
#include "gockel/cli/progress.h"
#include "gockel/cli/text_table.h"
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
  Progress progress(reporter.say(OutputText::doing_rollout), reporter);
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
  const TextTable table(
      {{reporter.say(OutputText::seat), 5, 0, Column::Align::left},
       {reporter.say(OutputText::value), 8, 1},
       {reporter.say(OutputText::rollout), 9, 1},
       {reporter.say(OutputText::error), 10, 1},
       {reporter.say(OutputText::plain), 8, 1}});
  fmt::print("{}\n\n{}", text(*state), table.headings());
  for (Seat s = 0; s < seats(*state); ++s)
    fmt::print("{}", table.row({std::string(1, letter(s)),
                                reporter.percent(found.value[s], 2),
                                reporter.percent(found.shares[s], 2),
                                reporter.percent(found.errors[s], 2),
                                reporter.percent(found.plain[s], 2)}));
  fmt::print("{}\n",
             reporter.say(OutputText::rollout_total,
                          {.what = reporter.decimal(found.turns, 1),
                           .n = static_cast<std::int64_t>(found.games),
                           .least = static_cast<std::int64_t>(found.cut)}));
  return status::ok;
}

}  // namespace

void add_rollout(Program& program) {
  auto options = std::make_shared<RolloutOptions>();
  Command command = program.command("rollout", CliText::rollout_summary);
  command.option("position", &options->position, OptionText::position);
  command.option("--games", &options->games, OptionText::rollout_games)
      .between(1, 100'000'000)
      .with_default();
  command.option("--error", &options->error, OptionText::rollout_error)
      .between(0.0, 1.0);
  command.option("--seed", &options->seed, OptionText::rollout_seed)
      .with_default();
  add_threads(command, options->threads);
  command.flag("--json", options->json, OptionText::json);
  command.footer(
      {.note = command.say(OptionText::rollout_note),
       .examples = {
           "gockel rollout --games 500 'compact 21-30 36/35 A |?8 9'"}});
  command.runs(
      [options](const Reporter& reporter) { return run(*options, reporter); });
}

}  // namespace gockel
