// `gockel arena`: computer players and programs against each other.

#include "gockel/arena/arena.h"

#include <fmt/format.h>

#include <atomic>
#include <map>
#include <memory>

#include "gockel/arena/deal_bytes.h"
#include "gockel/arena/records_folder.h"
#include "gockel/cli/arena_job.h"
#include "gockel/cli/commands.h"
#include "gockel/cli/interrupt.h"
#include "gockel/cli/named_values.h"
#include "gockel/cli/progress.h"
#include "gockel/cli/slice_options.h"
#include "gockel/cli/threads.h"
#include "gockel/players/mcts_player.h"
#include "gockel/players/players.h"
#include "gockel/programs/exec_player.h"
#include "gockel/weights/built_in_values.h"

namespace gockel {
namespace {

/// Forfeits of one agent that are told in full; the rest is only counted.
constexpr int forfeits_told = 5;

/// Says on standard error who forfeits a game, until it is known well enough.
class ForfeitNews {
 public:
  explicit ForfeitNews(const Reporter& reporter) : reporter_(&reporter) {}

  void tell(std::string_view agent, const Forfeit& forfeit) {
    const int count = ++told_[std::string(agent)];
    if (count > forfeits_told) return;
    reporter_->complain(reporter_->say(
        CliText::forfeits, {.what = std::string(agent),
                            .more = {letter(forfeit.seat)},
                            .list = fmt::format("\"{}\": {}", forfeit.position,
                                                reporter_->say(forfeit.why))}));
    if (count == forfeits_told)
      reporter_->complain(reporter_->say(CliText::forfeits_counted,
                                         {.what = std::string(agent)}));
  }

 private:
  const Reporter* reporter_;
  std::map<std::string, int> told_;
};

/// The players of every program, and those that only an arena seats: "mcts:N",
/// and "values:FILE", which plays like best with the values of a file.
std::optional<Contestant> player_named(std::string_view name,
                                       std::uint64_t seed) {
  if (const auto iterations = mcts_iterations(name))
    return MctsPlayer(*iterations, seed);
  const auto file = values_file(name);
  if (!file) return make_player(name, seed, built_in_values);
  const auto values = read_values(*file);
  if (!values) return std::nullopt;
  return make_player("best", seed,
                     [values = *values](const Rules&, int) { return values; });
}

/// Complains that records cannot be stored; the exit code.
int refuse_records(const RecordsFault& fault, const Reporter& reporter) {
  const bool not_empty = fault.kind == RecordsFault::Kind::not_empty;
  reporter.complain(
      reporter.say(not_empty ? CliText::records_not_empty : CliText::unwritable,
                   {.what = fault.path, .more = fault.detail}));
  return not_empty ? status::bad_input : status::failed;
}

/// The folder of all games, if one was asked for. When it cannot be had,
/// standard error has said why and `status` is the exit code.
std::optional<RecordsFolder> records_folder(const ArenaOptions& options,
                                            const ArenaSetup& setup,
                                            Group& group,
                                            const Reporter& reporter,
                                            int& status) {
  if (options.records.empty()) return std::nullopt;
  // Rank 0 sees that nothing lies in the folder, before anybody writes to it.
  if (group.rank() != 0) group.gather({});
  auto folder = group.rank() == 0
                    ? RecordsFolder::create(options.records, setup)
                    : RecordsFolder::join(options.records, setup);
  if (!folder) {
    status = refuse_records(folder.error(), reporter);
    return std::nullopt;
  }
  if (group.rank() == 0) group.gather({});
  return *std::move(folder);
}

/// Plays a slice and writes what it found; the exit code.
int run_slice(const ArenaOptions& options, const ArenaSetup& setup,
              const ArenaWatch& watch, const SliceOptions& slices,
              const Reporter& reporter) {
  const auto slice = parse_slice(slices, reporter);
  if (!slice) return status::bad_input;
  const auto deals = play_deals(setup, slice->of(setup.deals), watch);
  if (!deals) {
    // A slice is whole or is not there: half of one could not be merged.
    if (Interrupt::signal() != 0)
      reporter.complain(
          reporter.say(CliText::slice_interrupted, {.what = slices.out}));
    return 128 + Interrupt::signal();
  }
  ByteWriter found;
  for (const DealSums& deal : *deals) write(found, deal);
  return write_slice({.command = "arena",
                      .slice = *slice,
                      .fields = arena_fields(options),
                      .found = found.take()},
                     slices, reporter);
}

int run(const ArenaOptions& options, const SliceOptions& slices, Group& group,
        const Reporter& reporter) {
  int status = status::ok;
  auto setup = arena_setup(options, reporter, status);
  if (!setup) return status;
  const Interrupt interrupt;
  std::atomic<bool> unstored = false;
  const auto stop = [&] { return Interrupt::signal() != 0 || unstored; };
  const ExecPlayers programs(
      {.move_time = std::chrono::duration<double>(options.move_time),
       .stop = stop});
  setup->make = [&](std::string_view player,
                    std::uint64_t seed) -> std::optional<Contestant> {
    if (auto program = programs.make(player)) return program;
    return player_named(player, seed);
  };
  if (const auto refused = refusal(*setup))
    return reporter.refused("arena", *refused);
  const auto records = records_folder(options, *setup, group, reporter, status);
  if (status != status::ok) return status;
  std::optional<RecordsFault> fault;
  const auto store = [&](const ArenaGame& game) {
    if (!records || fault) return;
    if (auto stored = records->write(game); !stored) {
      fault = std::move(stored.error());
      unstored = true;
    }
  };
  Progress progress(reporter.say(OutputText::doing_arena), reporter);
  ForfeitNews news(reporter);
  const ArenaWatch watch{.done = [&](double part) { progress.show(part); },
                         .forfeited =
                             [&](std::string_view agent, const Forfeit& f) {
                               progress.clear();
                               news.tell(agent, f);
                             },
                         .played = store,
                         .stop = stop};
  if (!slices.slice.empty()) {
    status = run_slice(options, *setup, watch, slices, reporter);
    return fault ? refuse_records(*fault, reporter) : status;
  }
  const auto result = arena(*setup, group, watch);
  progress.clear();
  if (!result) return reporter.refused("arena", result.error());
  print_arena(options, *setup, *result, reporter);
  if (fault) return refuse_records(*fault, reporter);
  if (!result->interrupted) return status::ok;
  // A rank that was not asked itself leaves the word and the exit code to the
  // one that was.
  if (group.size() > 1 && !stop()) return status::ok;
  reporter.complain(reporter.say(
      CliText::interrupted, {.n = static_cast<std::int64_t>(result->games)}));
  // As a shell reports a program that was ended by a signal.
  return 128 + Interrupt::signal();
}

/// Everybody who can be seated, with what they think of.
std::string player_list(const Command& command) {
  std::string out;
  const auto add = [&](OptionText title, const auto& players,
                       OptionText first_idea) {
    out += command.say(title) + '\n';
    for (std::size_t i = 0; i < players.size(); ++i)
      out += fmt::format("  {:10}{}\n", players[i].name,
                         command.say(key_after(first_idea, i)));
  };
  add(OptionText::arena_levels, levels, OptionText::level_child);
  add(OptionText::arena_references, references, OptionText::reference_random);
  out += fmt::format("  {:10}{}\n", mcts_reference.name,
                     command.say(OptionText::reference_mcts));
  return out;
}

}  // namespace

void add_arena(Program& program, Group& group) {
  auto options = std::make_shared<ArenaOptions>();
  auto slices = std::make_shared<SliceOptions>();
  Command command = program.command("arena", CliText::arena_summary);
  command.option("agents,--agents", &options->agents, OptionText::arena_agents);
  command.option("--rules", &options->rules, OptionText::rules).with_default();
  command.option("--seats", &options->seats, OptionText::arena_seats)
      .between(2, 7);
  command.option("--deals", &options->deals, OptionText::arena_deals)
      .between(1, 100'000'000)
      .with_default();
  command.option("--seed", &options->seed, OptionText::arena_seed)
      .with_default();
  add_threads(command, options->threads, group);
  add_slice(command, *slices, group);
  command
      .option("--move-time", &options->move_time, OptionText::arena_move_time)
      .between(0.01, 86400.0)
      .with_default();
  command.option("--sprt", &options->test, OptionText::arena_sprt)
      .values(2, 2)
      .between(0.0, 1.0);
  command.flag("--crosstable", options->columns.crosstable,
               OptionText::arena_crosstable);
  command.flag("--times", options->columns.times, OptionText::arena_times);
  command.flag("--loss", options->columns.loss, OptionText::arena_loss);
  command.flag("--adjusted", options->columns.adjusted,
               OptionText::arena_adjusted);
  command.option("--records", &options->records, OptionText::arena_records)
      .shown_as("DIR");
  command.option("--format", &options->format, OptionText::arena_format)
      .one_of({"table", "json", "csv"})
      .with_default();
  command.flag(
      "--json", [options] { options->format = "json"; },
      OptionText::arena_json);
  command.footer(
      {.note = player_list(command),
       .examples = {
           "gockel arena swing,gain --deals 2000",
           "gockel arena swing,gain,first,random --seats 2 --rules deluxe",
           "gockel arena swing,gain --deals 100000 --sprt 0.50 0.55",
           "gockel arena best,expert --deals 100 --adjusted --loss",
           "gockel arena \"exec:python3 examples/first_bot.py,gain\"",
           "gockel arena \"Bot=exec:./bot,gain\" --records games"}});
  command.runs([options, slices, &group](const Reporter& reporter) {
    return run(*options, *slices, group, reporter);
  });
}

}  // namespace gockel
