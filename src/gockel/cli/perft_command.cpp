#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "gockel/cli/commands.h"
#include "gockel/cli/progress.h"
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
  if (!options.json)
    fmt::print("{}\n\n{:>5}  {:>13}  {:>9}  {:>15}  {:>16}\n", text(*state),
               "depth", "nodes", "ended", "probability", "key");
  for (int depth = 1; depth <= options.depth; ++depth) {
    Progress progress(fmt::format("depth {}", depth));
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
    fmt::print("{:>5}  {:>13}  {:>9}  {:>15.12f}  {:016x}\n", depth,
               found.nodes, found.terminal, found.probability, found.key);
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
  command.option("position", &options->position,
                 "Where to start; default: a new game");
  command.option("--depth", &options->depth, "Events to look ahead")
      .between(1, 100)
      .with_default();
  command.flag("--json", options->json, "Print JSON");
  command.footer(
      "A roll is one event, whatever the order of its dice; so is a move.\n"
      "Example:\n  gockel perft --depth 5 'compact 21-36 -/- A 55w|?5 1'");
  command.runs(
      [options](const Reporter& reporter) { return run(*options, reporter); });
}

}  // namespace gockel
