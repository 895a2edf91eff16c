#include <fmt/format.h>

#include <memory>

#include "gockel/cli/commands.h"
#include "gockel/cli/language_option.h"
#include "gockel/cli/text_table.h"
#include "gockel/engine/analysis_json.h"
#include "gockel/languages/languages.h"
#include "gockel/review/unique_names.h"
#include "gockel/weights/built_in_values.h"

namespace gockel {
namespace {

struct AnalyseOptions {
  std::string position;
  LanguageOption language;
  bool json = false;
};

/// The cells of one line: shares in percent, what is lost, how often it fails.
std::vector<std::string> cells(std::string name, const Shares& shares,
                               int seats, const Reporter& reporter) {
  std::vector<std::string> out{std::move(name)};
  for (Seat s = 0; s < seats; ++s)
    out.push_back(reporter.decimal(100 * shares[s], 2));
  return out;
}

TextTable table_for(int seats, const Reporter& reporter) {
  std::vector<Column> columns{
      {reporter.say(OutputText::win_share), 12, 0, Column::Align::left}};
  for (Seat s = 0; s < seats; ++s)
    columns.push_back({std::string(1, letter(s)), 6, 1});
  columns.push_back({reporter.say(OutputText::loss), 7, 1});
  columns.push_back({reporter.say(OutputText::fails), 7, 1});
  return TextTable(std::move(columns));
}

/// Likelier than this is worth a line.
constexpr double shown_ending = 0.005;

void print(const AnyState& state, const Analysis& found, const Json& json,
           const Phrases& phrases, const Reporter& reporter) {
  const int n = seats(state);
  const TextTable table = table_for(n, reporter);
  fmt::print("{}\n\n{}", text(state), table.headings());
  auto now = cells(reporter.say(OutputText::now), found.shares, n, reporter);
  now.insert(now.end(), {"", reporter.percent(found.fail, 1)});
  fmt::print("{}", table.row(now));
  for (const Candidate& c : found.candidates) {
    auto line = cells(c.move.text(), c.shares, n, reporter);
    line.insert(line.end(), {reporter.decimal(100 * c.loss, 2),
                             reporter.percent(c.fail, 1)});
    fmt::print("{}", table.row(line));
  }
  if (!found.endings.empty())
    fmt::print("\n{}\n", reporter.say(OutputText::turn_may_bring));
  for (std::size_t i = 0; i < found.endings.size(); ++i) {
    const TurnEnding& ending = found.endings[i];
    if (ending.probability < shown_ending) continue;
    fmt::print("{:>7}  {}\n", reporter.percent(ending.probability, 1),
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
  const Language language = options.json ? options.language.for_programs()
                                         : options.language.for_people();
  const Phrases phrases(catalogue_of(language), letters);
  const Json json =
      analysis_json(outlook, *state, found, phrases, Worded::explanations);
  if (options.json)
    fmt::print("{}\n", json.dump(2));
  else
    print(*state, found, json, phrases, reporter);
  return status::ok;
}

}  // namespace

void add_analyse(Program& program) {
  auto options = std::make_shared<AnalyseOptions>();
  Command command = program.command("analyse", CliText::analyse_summary);
  command.option("position", &options->position, OptionText::analyse_position)
      .required();
  options->language.add_to(command, OptionText::analyse_lang);
  command.flag("--json", options->json, OptionText::json);
  command.footer(
      {.note = command.say(OptionText::analyse_note),
       .examples = {"gockel analyse 'compact 21-30 36/35 A 55|11223w 9'"}});
  command.runs(
      [options](const Reporter& reporter) { return run(*options, reporter); });
}

}  // namespace gockel
