#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "gockel/cli/commands.h"
#include "gockel/cli/progress.h"
#include "gockel/cli/text_table.h"
#include "gockel/core/perft.h"

namespace gockel {
namespace {

struct PerftOptions {
  std::string position = "compact 21-36 -/- A |?8 1";
  int depth = 4;
  bool json = false;
};

int run(const PerftOptions& options, const Reporter& reporter) {
  const auto state = parse_state(options.position);
  if (!state) return reporter.refused("position", state.error());
  auto rows = nlohmann::json::array();
  const TextTable table({{reporter.say(OutputText::depth), 5, 0},
                         {reporter.say(OutputText::nodes), 13},
                         {reporter.say(OutputText::ended), 9},
                         {reporter.say(OutputText::probability), 15},
                         {reporter.say(OutputText::key), 16}});
  if (!options.json) fmt::print("{}\n\n{}", text(*state), table.headings());
  for (int depth = 1; depth <= options.depth; ++depth) {
    Progress progress(reporter.say(OutputText::doing_depth, {.n = depth}),
                      reporter);
    const Perft found =
        perft(*state, depth, [&](double done) { progress.show(done); });
    progress.clear();
    if (options.json) {
      rows.push_back({{"depth", depth},
                      {"nodes", found.nodes},
                      {"ended", found.terminal},
                      {"probability", found.probability},
                      {"key", fmt::format("{:016x}", found.key)}});
      continue;
    }
    fmt::print("{}",
               table.row({fmt::to_string(depth), fmt::to_string(found.nodes),
                          fmt::to_string(found.terminal),
                          reporter.decimal(found.probability, 12),
                          fmt::format("{:016x}", found.key)}));
    std::fflush(stdout);
  }
  if (options.json)
    fmt::print(
        "{}\n",
        nlohmann::json{{"position", text(*state)}, {"depths", rows}}.dump(2));
  return status::ok;
}

}  // namespace

void add_perft(Program& program) {
  auto options = std::make_shared<PerftOptions>();
  Command command = program.command("perft", CliText::perft_summary);
  command.option("position", &options->position, OptionText::position);
  command.option("--depth", &options->depth, OptionText::perft_depth)
      .between(1, 100)
      .with_default();
  command.flag("--json", options->json, OptionText::json);
  command.footer(
      {.note = command.say(OptionText::perft_note),
       .examples = {"gockel perft --depth 5 'compact 21-36 -/- A 55w|?5 1'"}});
  command.runs(
      [options](const Reporter& reporter) { return run(*options, reporter); });
}

}  // namespace gockel
