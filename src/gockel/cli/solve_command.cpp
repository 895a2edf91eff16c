// `gockel solve`: perfect play of small games.

#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>

#include "gockel/cli/commands.h"
#include "gockel/cli/loss_report.h"
#include "gockel/cli/progress.h"
#include "gockel/cli/threads.h"
#include "gockel/solve/advice.h"
#include "gockel/solve/solution_file.h"

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

  Progress search("search");
  auto positions = Positions::reachable(
      *game, options.threads, [&](double done) { search.show(done); });
  search.clear();
  const std::uint64_t memory = memory_for(positions);
  if (!options.json) {
    fmt::print("{}\npositions  {}\nmemory     {:.1f} MB\n",
               game->start().text(), positions.size(),
               static_cast<double>(memory) / 1e6);
    std::fflush(stdout);
  }
  Progress progress("solve");
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
    fmt::print(
        "sweeps     {} at most, {} turns solved\nresidual   {:.1e}\n"
        "time       {:.1f} s\nshare      {:.10f} for the seat that begins\n",
        count.sweeps, count.turns, count.residual, seconds,
        solution.start_value());
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
  for (Seat s = 0; s < state->seats; ++s)
    fmt::print("{:<10} {:.10f}\n", letter(s), advice->shares[s]);
  if (advice->choices.empty()) return status::ok;
  fmt::print("\n{:<10} share of {}\n", "move", letter(state->seat));
  for (const Advice::MoveShare& choice : advice->choices)
    fmt::print("{:<10} {:.10f}\n", choice.move.text(), choice.share);
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
  const Argument tiles = command.option(
      "--tiles", &options->tiles, "Solve with these, all others face down");
  const Argument file =
      command.option("--file", &options->file, "Ask what was solved with --out")
          .excludes(tiles);
  command.option("--rules", &options->rules, "Rule set with options")
      .needs(tiles)
      .with_default();
  command.option("--out", &options->out, "Write the values to a new file")
      .needs(tiles);
  command
      .option("--memory-limit", &options->memory_limit,
              "Refuse what needs more, in GB")
      .needs(tiles)
      .between(0.0, 1e6)
      .with_default();
  const Argument position = command
                                .option("--position", &options->position,
                                        "Shares of both seats and of all moves")
                                .needs(file);
  command
      .option("--loss", &options->player,
              "What this player gives away: gain, swing, best, or\n"
              "values:FILE as gockel train writes it")
      .needs(file)
      .excludes(position);
  add_threads(command, options->threads);
  command.flag("--json", options->json, "Print JSON");
  command.footer(
      "Shares are of the win under perfect play of both.\n"
      "Examples:\n"
      "  gockel solve --tiles 21-26 --out small.exact\n"
      "  gockel solve --tiles 21-25 --rules compact+short --json\n"
      "  gockel solve --file small.exact \\\n"
      "    --position 'compact 21,23-26 22/- B 55w|.5 4'\n"
      "  gockel solve --file small.exact --loss swing");
  command.runs([options](const Reporter& reporter) {
    if (!options->file.empty()) return use_file(*options, reporter);
    if (!options->tiles.empty()) return solve_game(*options, reporter);
    reporter.complain(reporter.say(CliText::tiles_or_file));
    return status::bad_input;
  });
}

}  // namespace gockel
