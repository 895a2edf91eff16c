#include "gockel/turn/odds.h"

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "gockel/cli/commands.h"
#include "gockel/core/text.h"

namespace gockel {
namespace {

struct OddsOptions {
  std::string position = "compact 21-36 -/- A |?8 1";
  bool json = false;
};

nlohmann::json keyed(const std::map<int, double>& by_number) {
  nlohmann::json out = nlohmann::json::object();
  for (const auto& [n, p] : by_number) out[fmt::to_string(n)] = p;
  return out;
}

nlohmann::json to_json(const AnyState& state, const std::vector<Odds>& all) {
  nlohmann::json out{{"position", text(state)}};
  for (const Odds& odds : all) {
    nlohmann::json one{{"at_least", keyed(odds.at_least)},
                       {"exactly", keyed(odds.exactly)}};
    if (all.size() == 1)
      out.update(one);
    else
      out[std::string(odds.of)] = std::move(one);
  }
  return out;
}

void print_table(const Odds& odds) {
  fmt::print("{:>6}  {:>12}  {:>12}\n", odds.of, "at least", "exactly");
  for (const auto& [n, p] : odds.at_least)
    if (p > 0)
      fmt::print("{:>6}  {:>11.7f}%  {:>11.7f}%\n", n, 100 * p,
                 100 * odds.exactly.at(n));
}

int run(const OddsOptions& options, const Reporter& reporter) {
  const auto state = parse_state(options.position);
  if (!state) return reporter.refused("position", state.error());
  const auto all = odds(*state);
  if (!all) return reporter.refused("position", all.error());
  if (options.json) {
    fmt::print("{}\n", to_json(*state, *all).dump(2));
    return status::ok;
  }
  fmt::print("{}\n", text(*state));
  for (const Odds& table : *all) {
    fmt::print("\n");
    print_table(table);
  }
  return status::ok;
}

}  // namespace

void add_odds(Program& program) {
  auto options = std::make_shared<OddsOptions>();
  Command command = program.command("odds", CliText::odds_summary);
  command.option("position", &options->position,
                 "A position inside a turn; default: the first roll");
  command.flag("--json", options->json, "Print JSON");
  command.footer(
      "Examples:\n"
      "  gockel odds\n"
      "  gockel odds 'compact 21-36 -/- A ww|?6 1'\n"
      "  gockel odds --json 'wok 635241152634 112213142132 -:-/-:- A |?5#1 1'");
  command.runs(
      [options](const Reporter& reporter) { return run(*options, reporter); });
}

}  // namespace gockel
