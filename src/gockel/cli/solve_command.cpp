// `gockel solve`: perfect play of small games.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>

#include "gockel/cli/commands.h"
#include "gockel/cli/loss_report.h"
#include "gockel/cli/progress.h"
#include "gockel/cli/text_table.h"
#include "gockel/cli/threads.h"
#include "gockel/solve/advice.h"
#include "gockel/solve/solution_file.h"
#include "gockel/terminal/layout.h"

namespace gockel {
namespace {

constexpr double giga = 1e9;

struct SolveOptions {
  std::string tiles;
  std::string rules = "compact";
  std::string out;
  std::string file;
  std::string position;
  std::string player;
  double memory_limit = 8;
  int threads = all_cores();
  bool json = false;
};

std::function<void(const SweepProgress&)> shown_on(Progress& progress) {
  return [&progress](const SweepProgress& at) { progress.show(at.done); };
}

/// Names and facts, one pair to a line, below no headings.
TextTable facts_table(const Reporter& reporter) {
  int width = 0;
  for (const OutputText name :
       {OutputText::positions, OutputText::memory, OutputText::sweeps,
        OutputText::residual, OutputText::time, OutputText::solved_share})
    width = std::max(width, terminal::columns(reporter.say(name)));
  return TextTable(
      {{"", width, 0, Column::Align::left}, {"", 0, 2, Column::Align::left}});
}

int solve_game(const SolveOptions& options, const Reporter& reporter) {
  const auto began = std::chrono::steady_clock::now();
  const auto rules = Rules::parse(options.rules);
  if (!rules) return reporter.refused("rules", rules.error());
  const auto game = SmallGame::parse(*rules, options.tiles);
  if (!game) return reporter.refused("tiles", game.error());
  if (const auto most = static_cast<double>(memory_at_most(*game));
      most > options.memory_limit * giga) {
    reporter.complain(
        reporter.say(CliText::memory_exceeded,
                     {.what = options.tiles,
                      .more = fmt::format("{:.2g}", most / giga),
                      .list = fmt::format("{:g}", options.memory_limit)}));
    return status::bad_input;
  }
  std::optional<NewSolutionFile> file;
  if (!options.out.empty()) {
    auto made = NewSolutionFile::create(options.out);
    if (!made) return reporter.refused("out", made.error());
    file.emplace(*std::move(made));
  }

  Progress search(reporter.say(OutputText::doing_search), reporter);
  auto positions = Positions::reachable(
      *game, options.threads, [&](double done) { search.show(done); });
  search.clear();
  const std::uint64_t memory = memory_for(positions);
  const TextTable facts = facts_table(reporter);
  const auto print_fact = [&](OutputText name, std::string fact) {
    fmt::print("{}", facts.row({reporter.say(name), std::move(fact)}));
  };
  if (!options.json) {
    fmt::print("{}\n", game->start().text());
    print_fact(OutputText::positions, fmt::to_string(positions.size()));
    print_fact(OutputText::memory,
               reporter.say(OutputText::megabytes,
                            {.what = reporter.decimal(
                                 static_cast<double>(memory) / 1e6, 1)}));
    std::fflush(stdout);
  }
  Progress progress(reporter.say(OutputText::doing_solve), reporter);
  const auto solved =
      solve(std::move(positions), options.threads, shown_on(progress));
  progress.clear();
  if (!solved) return reporter.refused("tiles", solved.error());
  const auto& [solution, count] = *solved;
  if (file)
    if (const auto written = file->write(solution); !written) {
      reporter.complain(reporter.say(written.error()));
      return status::failed;
    }

  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - began)
          .count();
  if (!options.json) {
    print_fact(OutputText::sweeps,
               reporter.say(OutputText::sweeps_done,
                            {.n = static_cast<std::int64_t>(count.sweeps),
                             .limit = static_cast<std::int64_t>(count.turns)}));
    print_fact(OutputText::residual, fmt::format("{:.1e}", count.residual));
    print_fact(OutputText::time, reporter.decimal(seconds, 1) + " s");
    print_fact(
        OutputText::solved_share,
        reporter.say(OutputText::share_of_first,
                     {.what = reporter.decimal(solution.start_value(), 10)}));
    return status::ok;
  }
  fmt::print("{}\n", nlohmann::json{{"rules", options.rules},
                                    {"tiles", options.tiles},
                                    {"share", solution.start_value()},
                                    {"positions", solution.positions().size()},
                                    {"memory", memory},
                                    {"sweeps", count.sweeps},
                                    {"turns", count.turns},
                                    {"residual", count.residual},
                                    {"seconds", seconds}}
                         .dump(2));
  return status::ok;
}

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

void add_solve(Program& program) {
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
  add_threads(command, options->threads);
  command.flag("--json", options->json, OptionText::json);
  command.footer(
      {.note = command.say(OptionText::solve_note),
       .examples = {"gockel solve --tiles 21-26 --out small.exact",
                    "gockel solve --tiles 21-25 --rules compact+short --json",
                    "gockel solve --file small.exact \\\n"
                    "    --position 'compact 21,23-26 22/- B 55w|.5 4'",
                    "gockel solve --file small.exact --loss swing"}});
  command.runs([options](const Reporter& reporter) {
    if (!options->file.empty()) return use_file(*options, reporter);
    if (!options->tiles.empty()) return solve_game(*options, reporter);
    reporter.complain(reporter.say(CliText::tiles_or_file));
    return status::bad_input;
  });
}

}  // namespace gockel
