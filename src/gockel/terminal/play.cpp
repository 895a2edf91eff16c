#include "gockel/terminal/play.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <time.h>

#include "gockel/languages/languages.h"
#include "gockel/report/report_text.h"
#include "gockel/terminal/draw.h"
#include "gockel/terminal/layout.h"
#include "gockel/weights/built_in_values.h"
#include "gockel/words/refusals.h"

namespace gockel::terminal {
namespace {

/// "Heckmeck am Bratwurmeck (compact+short)" where options are not usual.
std::string rules_title(const Rules& rules, const Speech& speech) {
  std::string name =
      speech.spelt(std::string(speech.phrases().rules(rules.rule_set())));
  if (rules == Rules(rules.rule_set())) return name;
  return fmt::format("{} ({})", name, rules.text());
}

/// "You, Gain (computer)".
std::string company(const LocalGame& table, const Speech& speech) {
  std::string out;
  for (Seat s = 0; s < table.players.size(); ++s) {
    const std::string name = speech.name(s);
    out += out.empty() ? "" : ", ";
    out += table.players[s].person()
               ? name
               : speech.say(ScreenText::computer, {.what = name});
  }
  return out;
}

/// One visit to a table: greeting, session, farewell.
class ShownGame {
 public:
  ShownGame(const Look& look, Console& console)
      : pacing_(look.pacing),
        review_(look.review),
        speech_(look.manner),
        screen_(speech_, look.colour),
        console_(console) {}
  ShownGame(const ShownGame&) = delete;
  ShownGame& operator=(const ShownGame&) = delete;

  const Speech& speech() const { return speech_; }
  void say(ScreenText text, const Blanks& fields = {}) {
    console_.write(wrap(speech_.say(text, fields)));
  }
  /// For lines with a path, which must stay in one piece.
  void say_path(ScreenText text, const std::string& path) {
    console_.write(speech_.say(text, {.what = path}) + '\n');
  }
  std::unexpected<PlayFault> trouble(const RecordFileFault& fault) const {
    return std::unexpected(PlayFault{
        speech_.say(fault.text,
                    {.n = fault.line,
                     .what = fault.path,
                     .more = fault.why ? said(*fault.why) : fault.detail}),
        fault.bad_input()});
  }
  std::string said(const Error& error) const {
    return speech_.spelt(sentence(error, speech_.catalogue()));
  }
  std::unexpected<PlayFault> trouble(ScreenText text) const {
    return std::unexpected(PlayFault{speech_.say(text)});
  }

  void greet(const LocalGame& table, const RecordFile& file);
  /// `resume_by` is the file to name in the farewell; "": the usual folder.
  std::expected<SessionEnd, PlayFault> play(const LocalGame& table,
                                            const std::vector<Event>& played,
                                            RecordFile& file,
                                            const std::string& resume_by);

 private:
  void review_game(const Record& record);

  Pacing pacing_;
  bool review_;
  Speech speech_;
  Screen screen_;
  Console& console_;
};

void ShownGame::greet(const LocalGame& table, const RecordFile& file) {
  speech_.call(names_of(table.players));
  say(ScreenText::greeting, {.what = rules_title(rules(table.start), speech_),
                             .more = company(table, speech_)});
  say(table.anybody_at_the_keyboard() ? ScreenText::greeting_hint
                                      : ScreenText::greeting_watch);
  say_path(ScreenText::record_at, file.path());
}

std::expected<SessionEnd, PlayFault> ShownGame::play(
    const LocalGame& table, const std::vector<Event>& played, RecordFile& file,
    const std::string& resume_by) {
  Session session(table, played, file, console_, screen_, pacing_);
  const auto ending = session.run();
  if (!ending) return trouble(ending.error());
  if (*ending == SessionEnd::over) {
    console_.write(draw_result(look(session.state()), screen_));
    say_path(ScreenText::record_at, file.path());
    if (review_ && table.anybody_at_the_keyboard())
      review_game({table.tags(""), table.start, session.events()});
    return *ending;
  }
  if (*ending == SessionEnd::capped)
    say(ScreenText::capped, {.n = static_cast<int>(pacing_.max_turns)});
  say(ScreenText::goodbye);
  if (resume_by.empty())
    say(ScreenText::goodbye_resume);
  else
    say_path(ScreenText::goodbye_resume_file, resume_by);
  return *ending;
}

/// Luck and skill of the game that was just finished.
void ShownGame::review_game(const Record& record) {
  if (const auto reviewed = review(
          record, *built_in_values(rules(record.start), seats(record.start))))
    console_.write("\n" +
                   speech_.spelt(report_text(*reviewed, speech_.catalogue())));
}

std::tm local_time() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  return local;
}

}  // namespace

std::expected<SessionEnd, PlayFault> play_new(const LocalGame& table,
                                              const std::string& record,
                                              const Look& look,
                                              Console& console) {
  ShownGame game(look, console);
  const std::tm now = local_time();
  const auto head = RecordWriter::head(
      table.tags(fmt::format("{:%Y-%m-%d %H:%M:%S}", now)), table.start);
  if (!head) return std::unexpected(PlayFault{game.said(head.error()), true});
  const std::string folder = record_folder();
  if (record.empty() && folder.empty())
    return game.trouble(ScreenText::no_folder);
  auto file =
      record.empty()
          ? create_in(folder, fmt::format("{:%Y-%m-%d-%H%M%S}", now), *head)
          : RecordFile::create(record, *head);
  if (!file) return game.trouble(file.error());
  game.greet(table, *file);
  return game.play(table, {}, *file, record);
}

std::expected<SessionEnd, PlayFault> resume(const std::string& record,
                                            const Look& look,
                                            Console& console) {
  ShownGame game(look, console);
  const std::string folder = record_folder();
  if (record.empty() && folder.empty())
    return game.trouble(ScreenText::no_folder);
  const FileResult<std::string> path =
      record.empty() ? newest_unfinished(folder) : record;
  if (!path) return game.trouble(path.error());
  auto opened = RecordFile::open(*path);
  if (!opened) return game.trouble(opened.error());
  const auto table = LocalGame::of(opened->record);
  if (!table)
    return game.trouble(
        RecordFileFault{ScreenText::file_refused, *path, "", 1, table.error()});
  game.greet(*table, opened->file);
  if (opened->cut > 0)
    game.say(ScreenText::tail_cut, {.n = static_cast<int>(opened->cut)});
  const bool over = node(opened->record.end()) == Node::terminal;
  game.say(over ? ScreenText::file_over : ScreenText::resumed,
           {.n = static_cast<int>(opened->record.events.size())});
  return game.play(*table, opened->record.events, opened->file, record);
}

}  // namespace gockel::terminal
