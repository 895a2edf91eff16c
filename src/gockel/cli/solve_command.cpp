// `gockel solve`: perfect play of small games.

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "gockel/cli/commands.h"
#include "gockel/cli/loss_report.h"
#include "gockel/cli/solve_job.h"
#include "gockel/cli/text_table.h"
#include "gockel/cli/threads.h"
#include "gockel/solve/advice.h"
#include "gockel/solve/solution_file.h"

namespace gockel {
namespace {

int ask(const Solution& solution, const SolveOptions& options,
        const Reporter& reporter) {
  const auto state = Grill::parse(options.position);
  if (!state) return reporter.refused("position", state.error());
  const auto advice = advise(solution, *state);
  if (!advice) return reporter.refused("position", advice.error());
  if (options.json) {
    auto moves = nlohmann::json::array();
    for (const Advice::MoveShare& choice : advice->choices)
      moves.push_back({{"move", choice.move.text()}, {"share", choice.share}});
    fmt::print("{}\n", nlohmann::json{{"position", state->text()},
                                      {"shares", advice->shares},
                                      {"moves", moves}}
                           .dump(2));
    return status::ok;
  }
  fmt::print("{}\n", state->text());
  const TextTable table(
      {{reporter.say(OutputText::move), 10, 0, Column::Align::left},
       {reporter.say(OutputText::share_of,
                     {.what = std::string(1, letter(state->seat))}),
        0, 1, Column::Align::left}});
  for (Seat s = 0; s < state->seats; ++s)
    fmt::print("{}", table.row({std::string(1, letter(s)),
                                reporter.decimal(advice->shares[s], 10)}));
  if (advice->choices.empty()) return status::ok;
  fmt::print("\n{}", table.headings());
  for (const Advice::MoveShare& choice : advice->choices)
    fmt::print("{}", table.row({choice.move.text(),
                                reporter.decimal(choice.share, 10)}));
  return status::ok;
}

int use_file(const SolveOptions& options, const Reporter& reporter) {
  const auto solution = read_solution(options.file);
  if (!solution) return reporter.refused("file", solution.error());
  if (!options.position.empty()) return ask(*solution, options, reporter);
  if (!options.player.empty())
    return report_loss(*solution,
                       {.player = options.player,
                        .threads = options.threads,
                        .json = options.json},
                       reporter);
  SolveOptions start = options;
  start.position = solution->game().start().text();
  return ask(*solution, start, reporter);
}

}  // namespace

void add_solve(Program& program, Group& group) {
  auto options = std::make_shared<SolveOptions>();
  Command command = program.command("solve", CliText::solve_summary);
  const Argument tiles =
      command.option("--tiles", &options->tiles, OptionText::solve_tiles);
  const Argument file =
      command.option("--file", &options->file, OptionText::solve_file)
          .excludes(tiles);
  command.option("--rules", &options->rules, OptionText::rules)
      .needs(tiles)
      .with_default();
  command.option("--out", &options->out, OptionText::solve_out).needs(tiles);
  command
      .option("--checkpoint", &options->checkpoint,
              OptionText::solve_checkpoint)
      .needs(tiles)
      .shown_as("DIR");
  command
      .option("--memory-limit", &options->memory_limit,
              OptionText::solve_memory_limit)
      .needs(tiles)
      .between(0.0, 1e6)
      .with_default();
  const Argument position =
      command
          .option("--position", &options->position, OptionText::solve_position)
          .needs(file);
  command.option("--loss", &options->player, OptionText::solve_loss)
      .needs(file)
      .excludes(position);
  add_threads(command, options->threads, group);
  command.flag("--json", options->json, OptionText::json);
  command.footer(
      {.note = command.say(OptionText::solve_note),
       .examples = {"gockel solve --tiles 21-26 --out small.exact",
                    "gockel solve --tiles 21-25 --rules compact+short --json",
                    "gockel solve --file small.exact \\\n"
                    "    --position 'compact 21,23-26 22/- B 55w|.5 4'",
                    "gockel solve --file small.exact --loss swing"}});
  command.runs([options, &group](const Reporter& reporter) {
    if (!options->file.empty()) return use_file(*options, reporter);
    if (!options->tiles.empty()) return solve_game(*options, group, reporter);
    reporter.complain(reporter.say(CliText::tiles_or_file));
    return status::bad_input;
  });
}

}  // namespace gockel
