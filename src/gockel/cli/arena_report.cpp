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

constexpr double milli = 1e-3;

/// As wide as the longest name.
Column name_column(const ArenaResult& result, const Reporter& reporter) {
  int width = 12;
  for (const AgentResult& agent : result.agents)
    width = std::max(width, terminal::columns(agent.name));
  return {reporter.say(OutputText::agent), width, 0, Column::Align::left};
}

std::string interval_text(const Interval& interval, const Reporter& reporter) {
  return fmt::format("{:>7} - {:>7}", reporter.percent(interval.low, 2),
                     reporter.percent(interval.high, 2));
}

/// What was measured beside the results, a line for each agent.
void print_measures(const ArenaColumns& columns, const ArenaResult& result,
                    const Reporter& reporter) {
  std::vector<Column> heads{name_column(result, reporter)};
  if (columns.adjusted) {
    heads.push_back({reporter.say(OutputText::adjusted), 8, 1});
    heads.push_back(
        {reporter.say(OutputText::interval), 17, 2, Column::Align::left});
  }
  if (columns.loss)
    heads.push_back({reporter.say(OutputText::loss_per_decision), 8, 2});
  if (columns.times) {
    heads.push_back({reporter.say(OutputText::milliseconds_per_decision), 8});
    heads.push_back({reporter.say(OutputText::longest_milliseconds), 8});
  }
  const TextTable table(heads);
  fmt::print("\n{}", table.headings());
  for (const AgentResult& agent : result.agents) {
    std::vector<std::string> cells{agent.name};
    if (columns.adjusted) {
      cells.push_back(reporter.percent(agent.adjusted->share, 2));
      cells.push_back(interval_text(agent.adjusted->interval, reporter));
    }
    if (columns.loss) cells.push_back(reporter.percent(agent.loss->mean(), 3));
    if (columns.times) {
      cells.push_back(reporter.decimal(agent.times->mean() / milli, 3));
      cells.push_back(reporter.decimal(agent.times->longest / milli, 1));
    }
    fmt::print("{}", table.row(cells));
  }
}

/// A row and a column for each agent.
void print_crosstable(const ArenaResult& result, const Reporter& reporter) {
  std::vector<Column> heads{name_column(result, reporter)};
  for (const AgentResult& agent : result.agents)
    heads.push_back({agent.name, 7});
  const TextTable table(heads);
  fmt::print("\n{}\n{}", reporter.say(OutputText::crosstable_heading),
             table.headings());
  for (const AgentResult& agent : result.agents) {
    std::vector<std::string> cells{agent.name};
    for (const Meeting& met : agent.against)
      cells.push_back(met.share() ? reporter.percent(*met.share(), 2) : "-");
    fmt::print("{}", table.row(cells));
  }
}

/// What was measured beside the results of an agent.
void add_measures(nlohmann::json& to, const ArenaColumns& columns,
                  const AgentResult& agent, const ArenaResult& result) {
  if (columns.adjusted)
    to["adjusted"] = {{"share", agent.adjusted->share},
                      {"low", agent.adjusted->interval.low},
                      {"high", agent.adjusted->interval.high}};
  if (columns.loss)
    to["loss"] = {{"decisions", agent.loss->decisions},
                  {"mean", agent.loss->mean()}};
  if (columns.times)
    to["time"] = {{"decisions", agent.times->decisions},
                  {"mean", agent.times->mean()},
                  {"longest", agent.times->longest}};
  if (!columns.crosstable) return;
  auto against = nlohmann::json::array();
  for (std::size_t n = 0; n < result.agents.size(); ++n) {
    const Meeting& met = agent.against[n];
    if (met.games == 0) continue;
    against.push_back({{"name", result.agents[n].name},
                       {"games", met.games},
                       {"share", nullptr}});
    if (met.share()) against.back()["share"] = *met.share();
  }
  to["against"] = against;
}

}  // namespace

void print_arena_table(const ArenaSetup& setup, const ArenaColumns& columns,
                       const ArenaResult& result, const Reporter& reporter) {
  const TextTable table(
      {name_column(result, reporter),
       {reporter.say(OutputText::games), 8, 1},
       {reporter.say(OutputText::share), 8, 1},
       {reporter.say(OutputText::interval), 17, 2, Column::Align::left},
       {reporter.say(OutputText::elo), 7, 1},
       {reporter.say(OutputText::score), 7, 1},
       {reporter.say(OutputText::forfeits), 8, 1}});
  fmt::print("{}", table.headings());
  for (const AgentResult& agent : result.agents)
    fmt::print("{}", table.row({agent.name, fmt::to_string(agent.games),
                                reporter.percent(agent.share, 2),
                                interval_text(agent.interval, reporter),
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
  if (columns.adjusted || columns.loss || columns.times)
    print_measures(columns, result, reporter);
  if (columns.crosstable) print_crosstable(result, reporter);
}

void print_arena_csv(const ArenaColumns& columns, const ArenaResult& result) {
  std::string head = "agent,games,share,low,high,elo,score,forfeits";
  if (columns.adjusted) head += ",adjusted,adjusted_low,adjusted_high";
  if (columns.loss) head += ",loss";
  if (columns.times) head += ",time,longest";
  if (columns.crosstable)
    for (const AgentResult& agent : result.agents)
      head += ',' + csv_text("against " + agent.name);
  fmt::print("{}\n", head);
  for (const AgentResult& agent : result.agents) {
    std::string line = fmt::format(
        "{},{},{:.6f},{:.6f},{:.6f},{:.2f},{:.4f},{}", csv_text(agent.name),
        agent.games, agent.share, agent.interval.low, agent.interval.high,
        agent.elo, agent.score, agent.forfeits);
    if (columns.adjusted)
      line += fmt::format(",{:.6f},{:.6f},{:.6f}", agent.adjusted->share,
                          agent.adjusted->interval.low,
                          agent.adjusted->interval.high);
    if (columns.loss) line += fmt::format(",{:.6f}", agent.loss->mean());
    if (columns.times)
      line += fmt::format(",{:.9f},{:.9f}", agent.times->mean(),
                          agent.times->longest);
    if (columns.crosstable)
      for (const Meeting& met : agent.against)
        line += met.share() ? fmt::format(",{:.6f}", *met.share()) : ",";
    fmt::print("{}\n", line);
  }
}

void print_arena_json(std::string_view rules, const ArenaSetup& setup,
                      const ArenaColumns& columns, const ArenaResult& result) {
  using nlohmann::json;
  auto agents = json::array();
  for (const AgentResult& agent : result.agents) {
    agents.push_back({{"name", agent.name},
                      {"games", agent.games},
                      {"share", agent.share},
                      {"low", agent.interval.low},
                      {"high", agent.interval.high},
                      {"elo", agent.elo},
                      {"score", agent.score},
                      {"forfeits", agent.forfeits}});
    add_measures(agents.back(), columns, agent, result);
  }
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
