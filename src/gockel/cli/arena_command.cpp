#include "gockel/play/arena.h"

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <thread>

#include "gockel/cli/commands.h"
#include "gockel/cli/progress.h"
#include "gockel/cli/report.h"

namespace gockel {
namespace {

struct ArenaOptions {
  std::string rules = "compact";
  std::vector<std::string> agents{"swing", "gain"};
  int seats = 0;  ///< 0: one for each agent
  std::uint64_t deals = 500;
  std::uint64_t seed = 1;
  int threads = static_cast<int>(std::thread::hardware_concurrency());
  std::vector<double> test;
  std::string format = "table";
};

void print_table(const ArenaResult& result) {
  fmt::print("{:<12} {:>8} {:>8}  {:<17} {:>7} {:>7}\n", "agent", "games",
             "share", "95 % interval", "Elo", "score");
  for (const AgentResult& agent : result.agents)
    fmt::print(
        "{:<12} {:>8} {:>7.2f}%  {:>6.2f}% - {:>6.2f}% {:>+7.1f} {:>7.2f}\n",
        agent.name, agent.games, 100 * agent.share, 100 * agent.low(),
        100 * agent.high(), agent.elo, agent.score);
  fmt::print("{} games from {} deals, {:.1f} turns each, {} cut\n",
             result.games, result.deals, result.turns, result.cut);
}

void print_csv(const ArenaResult& result) {
  fmt::print("agent,games,share,low,high,elo,score\n");
  for (const AgentResult& agent : result.agents)
    fmt::print("{},{},{:.6f},{:.6f},{:.6f},{:.2f},{:.4f}\n", agent.name,
               agent.games, agent.share, agent.low(), agent.high(), agent.elo,
               agent.score);
}

void print_json(const ArenaOptions& options, const ArenaResult& result) {
  auto agents = nlohmann::json::array();
  for (const AgentResult& agent : result.agents)
    agents.push_back({{"name", agent.name},
                      {"games", agent.games},
                      {"share", agent.share},
                      {"low", agent.low()},
                      {"high", agent.high()},
                      {"elo", agent.elo},
                      {"score", agent.score}});
  nlohmann::json out{{"rules", options.rules}, {"seats", options.seats},
                     {"seed", options.seed},   {"deals", result.deals},
                     {"games", result.games},  {"turns", result.turns},
                     {"cut", result.cut},      {"agents", agents}};
  if (!options.test.empty())
    out["test"] = {{"likelihood", result.likelihood},
                   {"verdict", result.verdict}};
  fmt::print("{}\n", out.dump(2));
}

int run(ArenaOptions options) {
  const auto rules = Rules::parse(options.rules);
  if (!rules) return complain("rules", rules.error());
  if (options.seats == 0)
    options.seats = static_cast<int>(options.agents.size());
  ArenaSetup setup{.rules = *rules,
                   .agents = options.agents,
                   .seats = options.seats,
                   .deals = options.deals,
                   .seed = options.seed,
                   .threads = options.threads,
                   .test = {}};
  if (!options.test.empty())
    setup.test = SequentialTest{options.test[0], options.test[1]};
  Progress progress("arena");
  const auto result = arena(setup, [&](double done) { progress.show(done); });
  progress.clear();
  if (!result) return complain("arena", result.error());
  if (options.format == "json") {
    print_json(options, *result);
  } else if (options.format == "csv") {
    print_csv(*result);
  } else {
    print_table(*result);
    if (setup.test)
      fmt::print("sequential test: {} (log likelihood ratio {:.2f})\n",
                 result->verdict.empty() ? "undecided" : result->verdict,
                 result->likelihood);
  }
  return status::ok;
}

}  // namespace

void add_arena(CLI::App& app, int& status) {
  auto options = std::make_shared<ArenaOptions>();
  CLI::App* command =
      app.add_subcommand("arena", "Let computer players meet, fairly");
  command
      ->add_option("agents", options->agents,
                   "Players: random, first, gain, swing")
      ->delimiter(',');
  command->add_option("--rules", options->rules, "Rule set with options")
      ->capture_default_str();
  command
      ->add_option("--seats", options->seats,
                   "Table size; with more agents every choice of them plays")
      ->check(CLI::Range(2, 7));
  command
      ->add_option("--deals", options->deals,
                   "Deals of dice, each played in all rotations")
      ->check(CLI::Range(1, 100'000'000))
      ->capture_default_str();
  command->add_option("--seed", options->seed, "Seed of the deals")
      ->capture_default_str();
  command
      ->add_option("--threads", options->threads,
                   "The result does not depend on it")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command
      ->add_option("--sprt", options->test,
                   "Stop when the first agent's share is surely above LOW "
                   "or below HIGH")
      ->expected(2)
      ->check(CLI::Range(0.0, 1.0));
  command->add_option("--format", options->format, "table, json or csv")
      ->check(CLI::IsMember({"table", "json", "csv"}))
      ->capture_default_str();
  command->add_flag_callback(
      "--json", [options] { options->format = "json"; },
      "The same as --format json");
  command->footer(
      "Examples:\n"
      "  gockel arena swing,gain --deals 2000\n"
      "  gockel arena swing,gain,first,random --seats 2 --rules deluxe\n"
      "  gockel arena swing,gain --deals 100000 --sprt 0.50 0.55");
  command->callback([options, &status] { status = run(*options); });
}

}  // namespace gockel
