#include "gockel/cli/solve_job.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

#include "gockel/cli/progress.h"
#include "gockel/cli/slice_options.h"
#include "gockel/cli/text_table.h"
#include "gockel/solve/checkpoint.h"
#include "gockel/solve/solution_file.h"
#include "gockel/terminal/layout.h"

namespace gockel {
namespace {

constexpr double giga = 1e9;

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

/// The files of rank 0: where the values go, and what is known already.
struct SolveFiles {
  std::optional<NewSolutionFile> out = {};
  std::optional<Checkpoint> checkpoint = {};
};

/// Opens the files that were asked for; none when standard error has said why
/// that cannot be, with the exit code in `status`.
std::optional<SolveFiles> solve_files(const SolveOptions& options,
                                      const SmallGame& game,
                                      const Reporter& reporter, int& status) {
  SolveFiles files;
  if (!options.out.empty()) {
    auto made = NewSolutionFile::create(options.out);
    if (!made) {
      status = reporter.refused("out", made.error());
      return std::nullopt;
    }
    files.out.emplace(*std::move(made));
  }
  if (!options.checkpoint.empty()) {
    auto opened = Checkpoint::open(options.checkpoint, game);
    if (!opened) {
      status = refused(opened.error(), reporter);
      return std::nullopt;
    }
    files.checkpoint = *std::move(opened);
  }
  return files;
}

/// Writes the values of all ranks to rank 0's file, if it has one.
Result<void> write_solution(std::optional<NewSolutionFile>& file,
                            const Positions& positions, GroupSolver& solver) {
  if (file) file->begin(positions);
  solver.collect({0, positions.size()}, [&](std::span<const double> values) {
    if (file) file->add(values);
  });
  return file ? file->finish() : Result<void>();
}

}  // namespace

int solve_game(const SolveOptions& options, Group& group,
               const Reporter& reporter) {
  const auto began = std::chrono::steady_clock::now();
  const auto rules = Rules::parse(options.rules);
  if (!rules) return reporter.refused("rules", rules.error());
  const auto game = SmallGame::parse(*rules, options.tiles);
  if (!game) return reporter.refused("tiles", game.error());
  if (const auto most = static_cast<double>(
          memory_at_most(*game, static_cast<std::uint64_t>(group.size())));
      most > options.memory_limit * giga) {
    reporter.complain(
        reporter.say(CliText::memory_exceeded,
                     {.what = options.tiles,
                      .more = fmt::format("{:.2g}", most / giga),
                      .list = fmt::format("{:g}", options.memory_limit)}));
    return status::bad_input;
  }
  int status = status::ok;
  std::optional<SolveFiles> files =
      group.rank() == 0 ? solve_files(options, *game, reporter, status)
                        : std::optional<SolveFiles>(std::in_place);
  if (!files) return status;
  const Checkpoint* checkpoint =
      files->checkpoint ? &*files->checkpoint : nullptr;

  Progress search(reporter.say(OutputText::doing_search), reporter);
  const auto positions =
      find_positions({.game = *game,
                      .group = group,
                      .checkpoint = checkpoint,
                      .threads = options.threads,
                      .done = [&](double done) { search.show(done); }});
  search.clear();
  if (!positions) return refused(positions.error(), reporter);
  const std::uint64_t memory = memory_for(*positions);
  const TextTable facts = facts_table(reporter);
  const auto print_fact = [&](OutputText name, std::string fact) {
    fmt::print("{}", facts.row({reporter.say(name), std::move(fact)}));
  };
  if (!options.json) {
    fmt::print("{}\n", game->start().text());
    print_fact(OutputText::positions, fmt::to_string(positions->size()));
    print_fact(OutputText::memory,
               reporter.say(OutputText::megabytes,
                            {.what = reporter.decimal(
                                 static_cast<double>(memory) / 1e6, 1)}));
    std::fflush(stdout);
  }
  GroupSolver solver(*positions, group);
  if (!options.checkpoint.empty()) {
    if (const auto restored =
            restore_layers(checkpoint, *positions, group, solver);
        !restored)
      return refused(restored.error(), reporter);
    if (solver.layers_done() > 0)
      reporter.complain(reporter.say(CliText::checkpoint_found,
                                     {.what = options.checkpoint,
                                      .n = solver.layers_done(),
                                      .limit = positions->layouts().tiles()}));
  }
  Progress progress(reporter.say(OutputText::doing_solve), reporter);
  std::optional<FileFault> unstored;
  const auto keep = [&](int layer, const SweepCount& so_far) {
    if (options.checkpoint.empty()) return true;
    const auto stored =
        store_layer(checkpoint, *positions, solver, layer, so_far);
    if (!stored) unstored = stored.error();
    return stored.has_value();
  };
  const auto solved = solver.run({.threads = options.threads,
                                  .progress = shown_on(progress),
                                  .settled = keep});
  progress.clear();
  if (unstored) return refused(*unstored, reporter);
  if (!solved) return reporter.refused("tiles", solved.error());
  const SweepCount& count = *solved;
  const double share = solver.start_value();
  if (!options.out.empty())
    if (const auto written = write_solution(files->out, *positions, solver);
        !written) {
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
    print_fact(OutputText::solved_share,
               reporter.say(OutputText::share_of_first,
                            {.what = reporter.decimal(share, 10)}));
    return status::ok;
  }
  fmt::print("{}\n", nlohmann::json{{"rules", options.rules},
                                    {"tiles", options.tiles},
                                    {"share", share},
                                    {"positions", positions->size()},
                                    {"memory", memory},
                                    {"sweeps", count.sweeps},
                                    {"turns", count.turns},
                                    {"residual", count.residual},
                                    {"seconds", seconds}}
                         .dump(2));
  return status::ok;
}

}  // namespace gockel
