// `gockel arena`: computer players and programs against each other.

#include "gockel/arena/arena.h"

#include <fmt/format.h>

#include <atomic>
#include <map>
#include <memory>

#include "gockel/arena/records_folder.h"
#include "gockel/cli/arena_report.h"
#include "gockel/cli/commands.h"
#include "gockel/cli/interrupt.h"
#include "gockel/cli/progress.h"
#include "gockel/cli/threads.h"
#include "gockel/players/players.h"
#include "gockel/programs/exec_player.h"
#include "gockel/weights/built_in_values.h"

namespace gockel {
namespace {

/// Forfeits of one agent that are told in full; the rest is only counted.
constexpr int forfeits_told = 5;

struct ArenaOptions {
  std::string rules = "compact";
  std::vector<std::string> agents{"swing,gain"};
  int seats = 0;  ///< 0: one for each agent
  std::uint64_t deals = 500;
  std::uint64_t seed = 1;
  int threads = all_cores();
  double move_time = 5;
  std::vector<double> test;
  std::string format = "table";
  std::string records;
  ArenaColumns columns;
};

void print(const ArenaOptions& options, const ArenaSetup& setup,
           const ArenaResult& result, const Reporter& reporter) {
  if (options.format == "json")
    return print_arena_json(options.rules, setup, options.columns, result);
  // Headings above nothing tell nothing; programs want their JSON whole.
  if (result.games == 0) return;
  if (options.format == "csv") return print_arena_csv(options.columns, result);
  print_arena_table(setup, options.columns, result, reporter);
}

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

/// "values:FILE" plays like best with the position values of a file.
std::optional<Contestant> player_named(std::string_view name,
                                       std::uint64_t seed) {
  constexpr std::string_view own = "values:";
  if (!name.starts_with(own)) return make_player(name, seed, built_in_values);
  const auto values = read_values(std::string(name.substr(own.size())));
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

int run(ArenaOptions options, const Reporter& reporter) {
  const auto rules = Rules::parse(options.rules);
  if (!rules) return reporter.refused("rules", rules.error());
  const auto agents = parse_agents(options.agents);
  if (!agents) return reporter.refused(agents.error());
  if (options.seats == 0) options.seats = static_cast<int>(agents->size());
  const Interrupt interrupt;
  std::atomic<bool> unstored = false;
  const auto stop = [&] { return Interrupt::signal() != 0 || unstored; };
  const ExecPlayers programs(
      {.move_time = std::chrono::duration<double>(options.move_time),
       .stop = stop});
  ArenaSetup setup{.rules = *rules,
                   .agents = *agents,
                   .seats = options.seats,
                   .deals = options.deals,
                   .seed = options.seed,
                   .threads = options.threads,
                   .test = {}};
  if (!options.test.empty())
    setup.test = SequentialTest{options.test[0], options.test[1]};
  setup.make = [&](std::string_view player,
                   std::uint64_t seed) -> std::optional<Contestant> {
    if (auto program = programs.make(player)) return program;
    return player_named(player, seed);
  };
  if (const auto refused = refusal(setup))
    return reporter.refused("arena", *refused);
  setup.measures.times = options.columns.times;
  if (options.columns.loss || options.columns.adjusted)
    setup.measures.judge = built_in_values(*rules, options.seats);
  std::optional<RecordsFolder> records;
  std::optional<RecordsFault> fault;
  if (!options.records.empty()) {
    auto folder = RecordsFolder::create(options.records, setup);
    if (!folder) return refuse_records(folder.error(), reporter);
    records = *std::move(folder);
  }
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
  const auto result = arena(setup, watch);
  progress.clear();
  if (!result) return reporter.refused("arena", result.error());
  print(options, setup, *result, reporter);
  if (fault) return refuse_records(*fault, reporter);
  if (!result->interrupted) return status::ok;
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
  return out;
}

}  // namespace

void add_arena(Program& program) {
  auto options = std::make_shared<ArenaOptions>();
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
  add_threads(command, options->threads);
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
  command.runs(
      [options](const Reporter& reporter) { return run(*options, reporter); });
}

}  // namespace gockel
