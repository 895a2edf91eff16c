// `gockel arena`: computer players and programs against each other.

#include "gockel/arena/arena.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>

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
};

/// The agents of lists with commas between them; "\," is a comma inside a
/// name.
std::vector<std::string> split_agents(const std::vector<std::string>& lists) {
  std::vector<std::string> agents;
  for (const std::string& list : lists) {
    agents.emplace_back();
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (list[i] == ',')
        agents.emplace_back();
      else if (list.substr(i, 2) == "\\,")
        agents.back() += list[++i];
      else
        agents.back() += list[i];
    }
  }
  return agents;
}

void print_table(const ArenaResult& result) {
  std::size_t width = 12;
  for (const AgentResult& agent : result.agents)
    width = std::max(width, agent.name.size());
  fmt::print("{:<{}} {:>8} {:>8}  {:<17} {:>7} {:>7} {:>8}\n", "agent", width,
             "games", "share", "95 % interval", "Elo", "score", "forfeits");
  for (const AgentResult& agent : result.agents)
    fmt::print(
        "{:<{}} {:>8} {:>7.2f}%  {:>6.2f}% - {:>6.2f}% {:>+7.1f} {:>7.2f} "
        "{:>8}\n",
        agent.name, width, agent.games, 100 * agent.share, 100 * agent.low(),
        100 * agent.high(), agent.elo, agent.score, agent.forfeits);
  fmt::print("{} games from {} deals, {:.1f} turns each, {} cut\n",
             result.games, result.deals, result.turns, result.cut);
}

/// Commands may hold what separates fields: RFC 4180 puts them in quotes.
std::string csv_text(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == text.npos) return std::string(text);
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? "\"\"" : std::string(1, c);
  return out + '"';
}

void print_csv(const ArenaResult& result) {
  fmt::print("agent,games,share,low,high,elo,score,forfeits\n");
  for (const AgentResult& agent : result.agents)
    fmt::print("{},{},{:.6f},{:.6f},{:.6f},{:.2f},{:.4f},{}\n",
               csv_text(agent.name), agent.games, agent.share, agent.low(),
               agent.high(), agent.elo, agent.score, agent.forfeits);
}

void print_json(const ArenaOptions& options, const ArenaResult& result) {
  using nlohmann::json;
  auto agents = json::array();
  for (const AgentResult& agent : result.agents)
    agents.push_back({{"name", agent.name},
                      {"games", agent.games},
                      {"share", agent.share},
                      {"low", agent.low()},
                      {"high", agent.high()},
                      {"elo", agent.elo},
                      {"score", agent.score},
                      {"forfeits", agent.forfeits}});
  json out{{"rules", options.rules}, {"seats", options.seats},
           {"seed", options.seed},   {"deals", result.deals},
           {"games", result.games},  {"turns", result.turns},
           {"cut", result.cut},      {"agents", agents}};
  if (!options.test.empty())
    out["test"] = {{"likelihood", result.likelihood},
                   {"verdict", result.verdict}};
  fmt::print("{}\n", out.dump(2, ' ', false, json::error_handler_t::replace));
}

void print(const ArenaOptions& options, const ArenaResult& result) {
  if (options.format == "json") return print_json(options, result);
  if (options.format == "csv") return print_csv(result);
  print_table(result);
  if (!options.test.empty())
    fmt::print("sequential test: {} (log likelihood ratio {:.2f})\n",
               result.verdict.empty() ? "undecided" : result.verdict,
               result.likelihood);
}

/// Says on standard error who forfeits a game, until it is known well enough.
class ForfeitNews {
 public:
  explicit ForfeitNews(const Reporter& reporter) : reporter_(&reporter) {}

  void tell(std::string_view agent, const Forfeit& forfeit) {
    const int count = ++told_[std::string(agent)];
    if (count > forfeits_told) return;
    reporter_->complain(reporter_->say(
        CliText::forfeits,
        {.what = std::string(agent),
         .more = {letter(forfeit.seat)},
         .list = fmt::format("\"{}\": {}", forfeit.position, forfeit.why)}));
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

int run(ArenaOptions options, const Reporter& reporter) {
  const auto rules = Rules::parse(options.rules);
  if (!rules) return reporter.refused("rules", rules.error());
  options.agents = split_agents(options.agents);
  if (options.seats == 0)
    options.seats = static_cast<int>(options.agents.size());
  const Interrupt interrupt;
  const auto stop = [] { return Interrupt::signal() != 0; };
  const ExecPlayers programs(
      {.move_time = std::chrono::duration<double>(options.move_time),
       .stop = stop});
  ArenaSetup setup{.rules = *rules,
                   .agents = options.agents,
                   .seats = options.seats,
                   .deals = options.deals,
                   .seed = options.seed,
                   .threads = options.threads,
                   .test = {}};
  if (!options.test.empty())
    setup.test = SequentialTest{options.test[0], options.test[1]};
  setup.make = [&](std::string_view name,
                   std::uint64_t seed) -> std::optional<Contestant> {
    if (auto program = programs.make(name)) return program;
    return player_named(name, seed);
  };
  Progress progress("arena");
  ForfeitNews news(reporter);
  const ArenaWatch watch{.done = [&](double part) { progress.show(part); },
                         .forfeited =
                             [&](std::string_view agent, const Forfeit& f) {
                               progress.clear();
                               news.tell(agent, f);
                             },
                         .stop = stop};
  const auto result = arena(setup, watch);
  progress.clear();
  if (!result) return reporter.refused("arena", result.error());
  if (!result->agents.empty()) print(options, *result);
  if (!stop()) return status::ok;
  reporter.complain(reporter.say(
      CliText::interrupted, {.n = static_cast<std::int64_t>(result->deals)}));
  // As a shell reports a program that was ended by a signal.
  return 128 + Interrupt::signal();
}

/// Everybody who can be seated, with what they think of.
std::string player_list() {
  std::string out;
  const auto add = [&out](std::string_view title, const auto& players) {
    out += fmt::format("{}, from weak to strong:\n", title);
    for (const PlayerInfo& player : players)
      out += fmt::format("  {:10}{}\n", player.name, player.idea);
  };
  add("Levels", levels);
  add("References", references);
  return out;
}

}  // namespace

void add_arena(Program& program) {
  auto options = std::make_shared<ArenaOptions>();
  Command command = program.command("arena", CliText::arena_summary);
  command.option(
      "agents,--agents", &options->agents,
      "With commas between them: players as below, or exec:COMMAND, a program "
      "that answers in the engine's protocol; \\, is a comma inside a command");
  command.option("--rules", &options->rules, "Rule set with options")
      .with_default();
  command
      .option("--seats", &options->seats,
              "Table size; with more agents every choice of them plays")
      .between(2, 7);
  command
      .option("--deals", &options->deals,
              "Deals of dice, each played in all rotations")
      .between(1, 100'000'000)
      .with_default();
  command.option("--seed", &options->seed, "Seed of the deals").with_default();
  add_threads(command, options->threads);
  command
      .option("--move-time", &options->move_time,
              "Seconds a program has for a decision; one that takes "
              "longer, ends or answers nonsense loses the game")
      .between(0.01, 86400.0)
      .with_default();
  command
      .option("--sprt", &options->test,
              "Stop when the first agent's share is surely above LOW "
              "or below HIGH")
      .values(2, 2)
      .between(0.0, 1.0);
  command.option("--format", &options->format, "table, json or csv")
      .one_of({"table", "json", "csv"})
      .with_default();
  command.flag(
      "--json", [options] { options->format = "json"; },
      "The same as --format json");
  command.footer(
      player_list() +
      "\nExamples:\n"
      "  gockel arena swing,gain --deals 2000\n"
      "  gockel arena swing,gain,first,random --seats 2 --rules deluxe\n"
      "  gockel arena swing,gain --deals 100000 --sprt 0.50 0.55\n"
      "  gockel arena \"exec:python3 examples/first_bot.py,gain\" --deals 50");
  command.runs(
      [options](const Reporter& reporter) { return run(*options, reporter); });
}

}  // namespace gockel
