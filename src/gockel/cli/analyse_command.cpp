#include <fmt/format.h>

#include <memory>

#include "gockel/cli/commands.h"
#include "gockel/cli/report.h"
#include "gockel/protocol/analysis_json.h"
#include "gockel/review/sentences.h"

namespace gockel {
namespace {

struct AnalyseOptions {
  std::string position;
  std::string language = "en";
  bool json = false;
};

void print_shares(const Shares& shares, int seats) {
  for (Seat s = 0; s < seats; ++s) fmt::print("{:>7.2f}", 100 * shares[s]);
}

/// Likelier than this is worth a line.
constexpr double shown_ending = 0.005;

void print(const AnyState& state, const Analysis& found, const Json& json) {
  const int n = seats(state);
  fmt::print("{}\n\n{:<12}", text(state), "win share");
  for (Seat s = 0; s < n; ++s) fmt::print("{:>7}", static_cast<char>('A' + s));
  fmt::print("{:>8}{:>8}\n{:<12}", "loss", "fails", "now");
  print_shares(found.shares, n);
  fmt::print("{:>8}{:>7.1f}%\n", "", 100 * found.fail);
  for (const Candidate& c : found.candidates) {
    fmt::print("{:<12}", c.move.text());
    print_shares(c.shares, n);
    fmt::print("{:>8.2f}{:>7.1f}%\n", 100 * c.loss, 100 * c.fail);
  }
  if (!found.endings.empty()) fmt::print("\nThe turn may bring\n");
  for (std::size_t i = 0; i < found.endings.size(); ++i) {
    const Ending& ending = found.endings[i];
    if (ending.probability < shown_ending) continue;
    fmt::print("{:>6.1f}%  {}\n", 100 * ending.probability,
               ending_text(ending.effect));
  }
  if (json["explanation"].is_string())
    fmt::print("\n{}\n", json["explanation"].get<std::string>());
}

int run(const AnalyseOptions& options) {
  const auto state = parse_state(options.position);
  if (!state) return complain("position", state.error());
  const ReviewWords* words = find_review_words(options.language);
  Outlook outlook(PositionValues::built_in(rules(*state), seats(*state)));
  const Analysis found = analyse(outlook, *state);
  const std::vector<std::string> letters = told_apart({}, seats(*state));
  const Json json =
      analysis_json(outlook, *state, found, Phrases(*words, letters));
  if (options.json)
    fmt::print("{}\n", json.dump(2));
  else
    print(*state, found, json);
  return status::ok;
}

}  // namespace

void add_analyse(CLI::App& app, int& status) {
  auto options = std::make_shared<AnalyseOptions>();
  CLI::App* command =
      app.add_subcommand("analyse", "What the engine thinks of a position");
  command->add_option("position", options->position, "In notation")->required();
  command->add_option("--lang", options->language, "en or de")
      ->check(CLI::IsMember({"en", "de"}))
      ->capture_default_str();
  command->add_flag("--json", options->json, "Print JSON");
  command->footer(
      "Shares in percent, by seat; moves as docs/notation.md writes them.\n"
      "Example:\n"
      "  gockel analyse 'compact 21-30 36/35 A 55|112w 9'");
  command->callback([options, &status] { status = run(*options); });
}

}  // namespace gockel
