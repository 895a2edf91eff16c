#include <fmt/format.h>

#include <memory>

#include "gockel/cli/commands.h"
#include "gockel/engine/analysis_json.h"
#include "gockel/languages/languages.h"
#include "gockel/review/unique_names.h"
#include "gockel/weights/built_in_values.h"

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

void print(const AnyState& state, const Analysis& found, const Json& json,
           const Phrases& phrases) {
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
    const TurnEnding& ending = found.endings[i];
    if (ending.probability < shown_ending) continue;
    fmt::print("{:>6.1f}%  {}\n", 100 * ending.probability,
               ending_words(phrases, ending));
  }
  if (json["explanation"].is_string())
    fmt::print("\n{}\n", json["explanation"].get<std::string>());
}

int run(const AnalyseOptions& options, const Reporter& reporter) {
  const auto state = parse_state(options.position);
  if (!state) return reporter.refused("position", state.error());
  Outlook outlook(*built_in_values(rules(*state), seats(*state)));
  const Analysis found = analyse(outlook, *state);
  const Names letters{unique_names({}, seats(*state))};
  const Phrases phrases(catalogue_of(*find_language(options.language)),
                        letters);
  const Json json =
      analysis_json(outlook, *state, found, phrases, Worded::explanations);
  if (options.json)
    fmt::print("{}\n", json.dump(2));
  else
    print(*state, found, json, phrases);
  return status::ok;
}

}  // namespace

void add_analyse(Program& program) {
  auto options = std::make_shared<AnalyseOptions>();
  Command command = program.command("analyse", CliText::analyse_summary);
  command.option("position", &options->position, "In notation").required();
  command.option("--lang", &options->language, "en, de, nl or fr")
      .one_of({"en", "de", "nl", "fr"})
      .with_default();
  command.flag("--json", options->json, "Print JSON");
  command.footer(
      "Shares in percent, by seat; moves as docs/notation.md writes them.\n"
      "Example:\n"
      "  gockel analyse 'compact 21-30 36/35 A 55|112w 9'");
  command.runs(
      [options](const Reporter& reporter) { return run(*options, reporter); });
}

}  // namespace gockel
