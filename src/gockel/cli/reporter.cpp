#include "gockel/cli/reporter.h"

#include <fmt/format.h>

#include <cstdio>

#include "gockel/languages/languages.h"
#include "gockel/terminal/environment.h"
#include "gockel/terminal/layout.h"
#include "gockel/words/refusals.h"

namespace gockel {
namespace {

/// The value of `--lang` wherever it stands: a command line that cannot be
/// parsed is to be refused in the right language too.
std::string_view lang_option(int argc, const char* const* argv) {
  constexpr std::string_view option = "--lang";
  constexpr std::string_view joined = "--lang=";
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == option && i + 1 < argc) return argv[i + 1];
    if (word.starts_with(joined)) return word.substr(joined.size());
  }
  return {};
}

}  // namespace

int exit_code(Reason reason) {
  switch (reason) {
    // The record could be judged, and it is not fair.
    case Reason::seed_not_promised:
    case Reason::start_not_drawn:
    case Reason::roll_not_drawn:
    // So could the table.
    case Reason::entry_changed:
    case Reason::entries_missing:
    case Reason::table_of_another:
    case Reason::link_does_not_fit:
    case Reason::dice_need_link:
    case Reason::game_not_ended:
    case Reason::scores_not_counted:
    case Reason::decision_not_of_level: return status::failed;
    default: return status::bad_input;
  }
}

Reporter::Reporter(Language language, bool utf8)
    : language_(language), utf8_(utf8), texts_(cli_catalogue(language)) {}

Reporter Reporter::for_user(int argc, const char* const* argv) {
  const auto wanted = find_language(lang_option(argc, argv));
  return {wanted ? *wanted : terminal::language_of_environment(),
          terminal::utf8_environment()};
}

std::string Reporter::spelt(const std::string& text) const {
  return utf8_ ? text : terminal::ascii(text);
}

std::string Reporter::say(CliText text, const Details& details) const {
  return spelt(filled(texts_[text], details));
}

std::string Reporter::say(OptionText text, const Details& details) const {
  return spelt(filled(texts_[text], details));
}

std::string Reporter::say(OutputText text, const Details& details) const {
  return spelt(filled(texts_[text], details));
}

std::string Reporter::decimal(double value, int places) const {
  std::string text = fmt::format("{:.{}f}", value, places);
  if (const std::size_t at = text.find('.'); at != text.npos)
    text.replace(at, 1, catalogue_of(language_)[Thing::decimal_mark]);
  return text;
}

std::string Reporter::percent(double share, int places) const {
  return decimal(100 * share, places) + '%';
}

std::string Reporter::say(const Error& error) const {
  return spelt(sentence(error, catalogue_of(language_)));
}

std::string Reporter::say(const ForfeitReason& reason) const {
  Details details = reason.details;
  if (reason.refused) details.more = say(*reason.refused);
  return spelt(filled(texts_[reason.kind], details));
}

void Reporter::complain(std::string_view sentence) const {
  fmt::print(stderr, "gockel: {}\n", sentence);
}

int Reporter::refused(std::string_view what, const Error& error) const {
  complain(say(CliText::refused_at,
               {.what = std::string(what),
                .more = say(error),
                .n = static_cast<std::int64_t>(error.offset) + 1}));
  return exit_code(error.reason);
}

int Reporter::refused(const Error& error) const {
  complain(say(error));
  return exit_code(error.reason);
}

}  // namespace gockel
