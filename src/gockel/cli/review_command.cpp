#include "gockel/review/review.h"
#include "gockel/weights/built_in_values.h"

#include <fmt/format.h>

#include <fstream>
#include <memory>

#include "gockel/cli/commands.h"
#include "gockel/cli/input_file.h"
#include "gockel/cli/language_option.h"
#include "gockel/cli/progress.h"
#include "gockel/engine/review_json.h"
#include "gockel/languages/languages.h"
#include "gockel/report/report_json.h"
#include "gockel/report/report_page.h"
#include "gockel/report/report_text.h"

namespace gockel {
namespace {

struct ReviewCommand {
  std::string file;
  std::string html;
  LanguageOption language;
  std::string verdicts = "marked";
  bool json = false;
};

/// Writes the review as a page that is drawn by the template.
int write_page(const std::string& file, std::string_view page_template,
               const Review& reviewed, const Catalogue& words,
               const Reporter& reporter) {
  const auto page = report_page(page_template, report_json(reviewed, words));
  if (!page) {
    reporter.complain(reporter.say(refusal_for(Reason::broken_report_page)));
    return status::failed;
  }
  std::ofstream to(file, std::ios::binary);
  to << *page << std::flush;
  if (to) return status::ok;
  reporter.complain(
      reporter.say(refusal_for(Reason::cannot_write, 0, {.what = file})));
  return status::failed;
}

int run(const ReviewCommand& command, const Reporter& reporter) {
  const Language language = command.json ? command.language.for_programs()
                                         : command.language.for_people();
  const auto page_template = report_template(code(language));
  if (!command.html.empty() && !page_template) {
    reporter.complain(reporter.say(refusal_for(Reason::no_report_page)));
    return status::failed;
  }
  const auto reading = read_record(command.file, reporter);
  if (!reading) return status::bad_input;
  const Record& record = reading->record;
  const bool all = command.verdicts == "all";
  Progress progress(reporter.say(OutputText::doing_review), reporter);
  ReviewOptions options{.progress = [&](double part) {
    progress.show(part);
    return true;
  }};
  if (all) options.explained = ReviewOptions::Explained::all;
  const Review reviewed = review(
      record, reading->playback,
      *built_in_values(rules(record.start), seats(record.start)), options);
  progress.clear();
  const Catalogue& words = catalogue_of(language);
  if (!command.html.empty())
    return write_page(command.html, *page_template, reviewed, words, reporter);
  if (command.json)
    fmt::print("{}\n",
               review_json(reviewed, words, Worded::explanations)
                   .dump(2, ' ', false, Json::error_handler_t::replace));
  else
    fmt::print(
        "{}", report_text(reviewed, words, all ? Listed::all : Listed::marked));
  return status::ok;
}

}  // namespace

void add_review(Program& program) {
  auto options = std::make_shared<ReviewCommand>();
  Command command = program.command("review", CliText::review_summary);
  command.option("record", &options->file, OptionText::review_record)
      .required();
  const Argument json = command.flag("--json", options->json, OptionText::json);
  command.option("--html", &options->html, OptionText::review_html)
      .excludes(json);
  options->language.add_to(command, OptionText::review_lang);
  command.option("--verdicts", &options->verdicts, OptionText::review_verdicts)
      .one_of({"marked", "all"})
      .with_default();
  command.footer(
      {.examples = {"gockel review game.gockel",
                    "gockel review game.gockel --html game.html --lang de"}});
  command.runs(
      [options](const Reporter& reporter) { return run(*options, reporter); });
}

}  // namespace gockel
