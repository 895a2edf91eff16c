// `gockel solve`: perfect play of small games.

#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>

#include "gockel/cli/commands.h"
#include "gockel/cli/loss_report.h"
#include "gockel/cli/progress.h"
#include "gockel/cli/report.h"
#include "gockel/cli/threads.h"
#include "gockel/exact/advice.h"
#include "gockel/exact/solution_file.h"

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

std::function<void(const SweepNews&)> shown_on(Progress& progress) {
  return [&progress](const SweepNews& news) { progress.show(news.done); };
}

int solve_game(const SolveOptions& options) {
  const auto began = std::chrono::steady_clock::now();
  const auto rules = Rules::parse(options.rules);
  if (!rules) return complain("rules", rules.error());
  const auto game = SmallGame::parse(*rules, options.tiles);
  if (!game) return complain("tiles", game.error());
  if (const auto most = static_cast<double>(memory_at_most(*game));
      most > options.memory_limit * giga) {
    fmt::print(
        stderr,
        "gockel: tiles {} need up to {:.2g} GB, more than the {:g} GB of "
        "--memory-limit\n",
        options.tiles, most / giga, options.memory_limit);
    return status::bad_input;
  }
  std::optional<NewSolutionFile> file;
  if (!options.out.empty()) {
    auto made = NewSolutionFile::create(options.out);
    if (!made) return complain("out", made.error());
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
  if (!solved) return complain("tiles", solved.error());
  const auto& [solution, count] = *solved;
  if (file)
    if (const auto written = file->write(solution); !written) {
      fmt::print(stderr, "gockel: {}\n", written.error().sentence);
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

int ask(const Solution& solution, const SolveOptions& options) {
  const auto state = Grill::parse(options.position);
  if (!state) return complain("position", state.error());
  const auto advice = advise(solution, *state);
  if (!advice) return complain("position", advice.error());
  if (options.json) {
    auto moves = nlohmann::json::array();
    for (const Advice::Choice& choice : advice->choices)
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
  for (const Advice::Choice& choice : advice->choices)
    fmt::print("{:<10} {:.10f}\n", choice.move.text(), choice.share);
  return status::ok;
}

int use_file(const SolveOptions& options) {
  const auto solution = read_solution(options.file);
  if (!solution) return complain("file", solution.error());
  if (!options.position.empty()) return ask(*solution, options);
  if (!options.player.empty())
    return report_loss(*solution, {.player = options.player,
                                   .threads = options.threads,
                                   .json = options.json});
  SolveOptions start = options;
  start.position = solution->game().start().text();
  return ask(*solution, start);
}

}  // namespace

void add_solve(CLI::App& app, int& status) {
  auto options = std::make_shared<SolveOptions>();
  CLI::App* command = app.add_subcommand(
      "solve", "Perfect play of small games for two, exactly");
  auto* tiles = command->add_option("--tiles", options->tiles,
                                    "Solve with these, all others face down");
  auto* file = command
                   ->add_option("--file", options->file,
                                "Ask what was solved with --out")
                   ->excludes(tiles);
  command->add_option("--rules", options->rules, "Rule set with options")
      ->needs(tiles)
      ->capture_default_str();
  command->add_option("--out", options->out, "Write the values to a new file")
      ->needs(tiles);
  command
      ->add_option("--memory-limit", options->memory_limit,
                   "Refuse what needs more, in GB")
      ->needs(tiles)
      ->check(CLI::Range(0.0, 1e6))
      ->capture_default_str();
  auto* position = command
                       ->add_option("--position", options->position,
                                    "Shares of both seats and of all moves")
                       ->needs(file);
  command
      ->add_option("--loss", options->player,
                   "What this player gives away: gain, swing, best, or\n"
                   "values:FILE as gockel train writes it")
      ->needs(file)
      ->excludes(position);
  add_threads(*command, options->threads);
  command->add_flag("--json", options->json, "Print JSON");
  command->footer(
      "Shares are of the win under perfect play of both.\n"
      "Examples:\n"
      "  gockel solve --tiles 21-26 --out small.exact\n"
      "  gockel solve --tiles 21-25 --rules compact+short --json\n"
      "  gockel solve --file small.exact \\\n"
      "    --position 'compact 21,23-26 22/- B 55w|.5 4'\n"
      "  gockel solve --file small.exact --loss swing");
  command->callback([options, &status] {
    if (!options->file.empty()) {
      status = use_file(*options);
    } else if (!options->tiles.empty()) {
      status = solve_game(*options);
    } else {
      fmt::print(stderr, "gockel: solve needs --tiles or --file\n");
      status = status::bad_input;
    }
  });
}

}  // namespace gockel
