#include "gockel/turn/odds.h"

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "gockel/cli/commands.h"
#include "gockel/cli/text_table.h"
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

/// The word for what turn/odds.h names by an English one.
OutputText quantity(std::string_view of) {
  if (of == "sushi") return OutputText::odds_sushi;
  if (of == "bone") return OutputText::odds_bone;
  if (of == "blue") return OutputText::odds_blue;
  if (of == "red") return OutputText::odds_red;
  return OutputText::odds_total;
}

void print_table(const Odds& odds, const Reporter& reporter) {
  const TextTable table({{reporter.say(quantity(odds.of)), 6, 0},
                         {reporter.say(OutputText::at_least), 12},
                         {reporter.say(OutputText::exactly), 12}});
  fmt::print("{}", table.headings());
  for (const auto& [n, p] : odds.at_least)
    if (p > 0)
      fmt::print("{}", table.row({fmt::to_string(n), reporter.percent(p, 7),
                                  reporter.percent(odds.exactly.at(n), 7)}));
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
    print_table(table, reporter);
  }
  return status::ok;
}

}  // namespace

void add_odds(Program& program) {
  auto options = std::make_shared<OddsOptions>();
  Command command = program.command("odds", CliText::odds_summary);
  command.option("position", &options->position, OptionText::odds_position);
  command.flag("--json", options->json, OptionText::json);
  command.footer(
      {.examples = {"gockel odds", "gockel odds 'compact 21-36 -/- A ww|?6 1'",
                    "gockel odds --json "
                    "'wok 635241152634 112213142132 -:-/-:- A |?5#1 1'"}});
  command.runs(
      [options](const Reporter& reporter) { return run(*options, reporter); });
}

}  // namespace gockel
