// `gockel rollout`: a position played out many times.

#include <algorithm>
#include <memory>

#include "gockel/cli/commands.h"
#include "gockel/cli/progress.h"
#include "gockel/cli/rollout_job.h"
#include "gockel/cli/slice_options.h"
#include "gockel/cli/threads.h"
#include "gockel/parallel/parallel.h"
#include "gockel/weights/built_in_values.h"

namespace gockel {
namespace {

/// Games between two drawings of the progress of a slice.
constexpr std::uint64_t slice_step = 256;

/// Plays the games of a slice and writes them; the exit code.
int run_slice(const RolloutOptions& options, RolloutGames& games,
              const SliceOptions& slices, const Reporter& reporter) {
  const auto slice = parse_slice(slices, reporter);
  if (!slice) return status::bad_input;
  const WorkRange part = slice->of(options.games);
  Progress progress(reporter.say(OutputText::doing_rollout), reporter);
  std::vector<PlayedOut> all;
  while (all.size() < part.count) {
    const std::uint64_t step = std::min(slice_step, part.count - all.size());
    const auto played =
        games.play(part.first + all.size(), static_cast<std::size_t>(step));
    all.insert(all.end(), played.begin(), played.end());
    progress.show(static_cast<double>(all.size()) /
                  static_cast<double>(part.count));
  }
  progress.clear();
  return write_slice({.command = "rollout",
                      .slice = *slice,
                      .fields = rollout_fields(options),
                      .found = played_out_bytes(all)},
                     slices, reporter);
}

int run(const RolloutOptions& options, const SliceOptions& slices, Group& group,
        const Reporter& reporter) {
  const auto state = parse_state(options.position);
  if (!state) return reporter.refused("position", state.error());
  const PositionValues values = *built_in_values(rules(*state), seats(*state));
  const RolloutSetup setup{
      .state = *state,
      .games = options.games,
      .error = options.error,
      .seed = options.seed,
      .workers = options.threads,
      .parallel_for = on_threads(options.threads),
      .blocks_at_once = static_cast<std::uint64_t>(group.size())};
  RolloutGames games(setup, values);
  if (!slices.slice.empty()) return run_slice(options, games, slices, reporter);
  // Every rank plays its part of a block and has those of the others.
  const auto share = [&](std::uint64_t first, std::size_t count) {
    const WorkRange own = group.own_part({first, count});
    auto played = games.play(own.first, static_cast<std::size_t>(own.count));
    if (group.size() == 1) return played;
    std::string bytes;
    for (const std::string& part : group.gather(played_out_bytes(played)))
      bytes += part;
    return read_played_out(bytes, count).value();
  };
  Progress progress(reporter.say(OutputText::doing_rollout), reporter);
  const RolloutResult found =
      add_up_rollout(setup, values, share, [&](double done) {
        progress.show(done);
        return true;
      });
  progress.clear();
  print_rollout(options, *state, found, reporter);
  return status::ok;
}

}  // namespace

void add_rollout(Program& program, Group& group) {
  auto options = std::make_shared<RolloutOptions>();
  auto slices = std::make_shared<SliceOptions>();
  Command command = program.command("rollout", CliText::rollout_summary);
  command.option("position", &options->position, OptionText::position);
  command.option("--games", &options->games, OptionText::rollout_games)
      .between(1, 100'000'000)
      .with_default();
  command.option("--error", &options->error, OptionText::rollout_error)
      .between(0.0, 1.0);
  command.option("--seed", &options->seed, OptionText::rollout_seed)
      .with_default();
  add_threads(command, options->threads, group);
  add_slice(command, *slices, group);
  command.flag("--json", options->json, OptionText::json);
  command.footer(
      {.note = command.say(OptionText::rollout_note),
       .examples = {
           "gockel rollout --games 500 'compact 21-30 36/35 A |?8 9'"}});
  command.runs([options, slices, &group](const Reporter& reporter) {
    return run(*options, *slices, group, reporter);
  });
}

}  // namespace gockel
