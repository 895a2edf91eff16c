#include "gockel/cli/arena_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "gockel/cli/text_table.h"
#include "gockel/terminal/layout.h"

namespace gockel {
namespace {

/// What the sequential test has found so far.
OutputText verdict_of(const ArenaResult& result) {
  if (result.verdict.empty()) return OutputText::test_undecided;
  return result.verdict == "better" ? OutputText::test_better
                                    : OutputText::test_no_better;
}

/// Commands may hold what separates fields: RFC 4180 puts them in quotes.
std::string csv_text(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == text.npos) return std::string(text);
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? "\"\"" : std::string(1, c);
  return out + '"';
}

}  // namespace

void print_arena_table(const ArenaSetup& setup, const ArenaResult& result,
                       const Reporter& reporter) {
  int width = 12;
  for (const AgentResult& agent : result.agents)
    width = std::max(width, terminal::columns(agent.name));
  const TextTable table(
      {{reporter.say(OutputText::agent), width, 0, Column::Align::left},
       {reporter.say(OutputText::games), 8, 1},
       {reporter.say(OutputText::share), 8, 1},
       {reporter.say(OutputText::interval), 17, 2, Column::Align::left},
       {reporter.say(OutputText::elo), 7, 1},
       {reporter.say(OutputText::score), 7, 1},
       {reporter.say(OutputText::forfeits), 8, 1}});
  fmt::print("{}", table.headings());
  for (const AgentResult& agent : result.agents)
    fmt::print("{}",
               table.row({agent.name, fmt::to_string(agent.games),
                          reporter.percent(agent.share, 2),
                          fmt::format("{:>7} - {:>7}",
                                      reporter.percent(agent.interval.low, 2),
                                      reporter.percent(agent.interval.high, 2)),
                          (std::signbit(agent.elo) ? "" : "+") +
                              reporter.decimal(agent.elo, 1),
                          reporter.decimal(agent.score, 2),
                          fmt::to_string(agent.forfeits)}));
  fmt::print("{}\n",
             reporter.say(OutputText::arena_total,
                          {.what = reporter.decimal(result.turns, 1),
                           .n = static_cast<std::int64_t>(result.games),
                           .least = static_cast<std::int64_t>(result.cut),
                           .limit = static_cast<std::int64_t>(result.deals)}));
  if (setup.test)
    fmt::print("{}\n",
               reporter.say(OutputText::sequential_test,
                            {.what = reporter.say(verdict_of(result)),
                             .more = reporter.decimal(result.likelihood, 2)}));
}

void print_arena_csv(const ArenaResult& result) {
  fmt::print("agent,games,share,low,high,elo,score,forfeits\n");
  for (const AgentResult& agent : result.agents)
    fmt::print("{},{},{:.6f},{:.6f},{:.6f},{:.2f},{:.4f},{}\n",
               csv_text(agent.name), agent.games, agent.share,
               agent.interval.low, agent.interval.high, agent.elo, agent.score,
               agent.forfeits);
}

void print_arena_json(std::string_view rules, const ArenaSetup& setup,
                      const ArenaResult& result) {
  using nlohmann::json;
  auto agents = json::array();
  for (const AgentResult& agent : result.agents)
    agents.push_back({{"name", agent.name},
                      {"games", agent.games},
                      {"share", agent.share},
                      {"low", agent.interval.low},
                      {"high", agent.interval.high},
                      {"elo", agent.elo},
                      {"score", agent.score},
                      {"forfeits", agent.forfeits}});
  json out{{"rules", rules},        {"seats", setup.seats},
           {"seed", setup.seed},    {"deals", result.deals},
           {"games", result.games}, {"turns", result.turns},
           {"cut", result.cut},     {"agents", agents}};
  if (setup.test)
    out["test"] = {{"likelihood", result.likelihood},
                   {"verdict", result.verdict}};
  if (result.interrupted) out["interrupted"] = true;
  fmt::print("{}\n", out.dump(2, ' ', false, json::error_handler_t::replace));
}

}  // namespace gockel
