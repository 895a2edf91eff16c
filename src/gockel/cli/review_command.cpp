#include "gockel/review/review.h"

#include <fmt/format.h>

#include <fstream>
#include <memory>

#include "gockel/cli/commands.h"
#include "gockel/cli/input_file.h"
#include "gockel/cli/progress.h"
#include "gockel/cli/report.h"
#include "gockel/protocol/review_json.h"
#include "gockel/review/report_html.h"
#include "gockel/review/report_text.h"

namespace gockel {
namespace {

struct ReviewCommand {
  std::string file;
  std::string html;
  std::string language = "en";
  std::string verdicts = "marked";
  bool json = false;
};

int write_html(const std::string& file, const std::string& page) {
  std::ofstream to(file, std::ios::binary);
  to << page << std::flush;
  if (to) return status::ok;
  fmt::print(stderr, "gockel: cannot write {}\n", file);
  return status::failed;
}

int run(const ReviewCommand& command) {
  const auto record = read_record(command.file);
  if (!record) return status::bad_input;
  const bool all = command.verdicts == "all";
  Progress progress("review");
  ReviewOptions options{.progress = [&](double part) {
    progress.show(part);
    return true;
  }};
  if (all) options.explained = ReviewOptions::Explained::all;
  const auto reviewed = review(*record, options);
  progress.clear();
  if (!reviewed) return complain(command.file, reviewed.error());
  const ReviewWords& words = *find_review_words(command.language);
  if (!command.html.empty())
    return write_html(command.html, report_html(*reviewed, words));
  if (command.json)
    fmt::print("{}\n",
               review_json(*reviewed, words)
                   .dump(2, ' ', false, Json::error_handler_t::replace));
  else
    fmt::print("{}", report_text(*reviewed, words,
                                 all ? Listed::all : Listed::marked));
  return status::ok;
}

}  // namespace

void add_review(CLI::App& app, int& status) {
  auto options = std::make_shared<ReviewCommand>();
  CLI::App* command =
      app.add_subcommand("review", "Tell luck from skill in a recorded game");
  command->add_option("record", options->file, "A record; - is standard input")
      ->required();
  CLI::Option* json = command->add_flag("--json", options->json, "Print JSON");
  command->add_option("--html", options->html, "Write a page to this file")
      ->excludes(json);
  command->add_option("--lang", options->language, "Language: en or de")
      ->check(CLI::IsMember({"en", "de"}))
      ->capture_default_str();
  command
      ->add_option("--verdicts", options->verdicts,
                   "marked: bad moves and lucky rolls; all: every decision "
                   "that had an alternative")
      ->check(CLI::IsMember({"marked", "all"}))
      ->capture_default_str();
  command->footer(
      "Examples:\n"
      "  gockel review game.gockel\n"
      "  gockel review game.gockel --html game.html --lang de");
  command->callback([options, &status] { status = run(*options); });
}

}  // namespace gockel
