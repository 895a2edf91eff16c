#include "gockel/terminal/play.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <time.h>

#include "gockel/review/report_text.h"
#include "gockel/terminal/draw.h"
#include "gockel/terminal/layout.h"

namespace gockel::terminal {
namespace {

Text title(RuleSet set) {
  return static_cast<Text>(static_cast<unsigned>(Text::rules_compact) +
                           static_cast<unsigned>(set));
}

/// "Heckmeck am Bratwurmeck (compact+short)" where options are not usual.
std::string rules_title(const Rules& rules, const Speech& speech) {
  std::string name = speech.say(title(rules.rule_set()));
  if (rules == Rules(rules.rule_set())) return name;
  return fmt::format("{} ({})", name, rules.text());
}

/// "You, Gain (computer)".
std::string company(const Table& table, const Speech& speech) {
  std::string out;
  for (const Chair& chair : table.chairs) {
    const std::string name = speech.name(chair);
    out += out.empty() ? "" : ", ";
    out += chair.person() ? name : speech.say(Text::computer, {.what = name});
  }
  return out;
}

/// One visit to a table: greeting, session, farewell.
class Sitting {
 public:
  Sitting(const Look& look, Console& console)
      : pacing_(look.pacing),
        review_(look.review),
        speech_(look.manner),
        screen_(speech_, look.colour),
        console_(console) {}
  Sitting(const Sitting&) = delete;
  Sitting& operator=(const Sitting&) = delete;

  const Speech& speech() const { return speech_; }
  void say(Text text, const Fields& fields = {}) {
    console_.write(wrap(speech_.say(text, fields)));
  }
  /// For lines with a path, which must stay in one piece.
  void say_path(Text text, const std::string& path) {
    console_.write(speech_.say(text, {.what = path}) + '\n');
  }
  std::unexpected<Trouble> trouble(const FileFault& fault) const {
    return std::unexpected(Trouble{
        speech_.say(
            fault.text,
            {.n = fault.line, .what = fault.path, .more = fault.detail}),
        fault.bad_input()});
  }
  std::unexpected<Trouble> trouble(Text text) const {
    return std::unexpected(Trouble{speech_.say(text)});
  }

  void greet(const Table& table, const RecordFile& file);
  /// `resume_by` is the file to name in the farewell; "": the usual folder.
  std::expected<Ending, Trouble> play(const Table& table,
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

void Sitting::greet(const Table& table, const RecordFile& file) {
  say(Text::greeting, {.what = rules_title(rules(table.start), speech_),
                       .more = company(table, speech_)});
  say(table.anybody_at_the_keyboard() ? Text::greeting_hint
                                      : Text::greeting_watch);
  say_path(Text::record_at, file.path());
}

std::expected<Ending, Trouble> Sitting::play(const Table& table,
                                             const std::vector<Event>& played,
                                             RecordFile& file,
                                             const std::string& resume_by) {
  Session session(table, played, file, console_, screen_, pacing_);
  const auto ending = session.run();
  if (!ending) return trouble(ending.error());
  if (*ending == Ending::over) {
    console_.write(draw_result(look(session.state(), table.chairs), screen_));
    say_path(Text::record_at, file.path());
    if (review_ && table.anybody_at_the_keyboard())
      review_game({table.tags(""), table.start, session.events()});
    return *ending;
  }
  if (*ending == Ending::capped)
    say(Text::capped, {.n = static_cast<int>(pacing_.max_turns)});
  say(Text::goodbye);
  if (resume_by.empty())
    say(Text::goodbye_resume);
  else
    say_path(Text::goodbye_resume_file, resume_by);
  return *ending;
}

/// Luck and skill of the game that was just finished.
void Sitting::review_game(const Record& record) {
  if (const auto reviewed = review(record))
    console_.write("\n" + speech_.spelt(report_text(
                              *reviewed, review_words(speech_.language()))));
}

std::tm local_time() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  return local;
}

}  // namespace

std::expected<Ending, Trouble> play_new(const Table& table,
                                        const std::string& record,
                                        const Look& look, Console& console) {
  Sitting sitting(look, console);
  const std::tm now = local_time();
  const auto head = Scribe::head(
      table.tags(fmt::format("{:%Y-%m-%d %H:%M:%S}", now)), table.start);
  if (!head) return std::unexpected(Trouble{head.error().sentence, true});
  const std::string folder = record_folder();
  if (record.empty() && folder.empty()) return sitting.trouble(Text::no_folder);
  auto file =
      record.empty()
          ? create_in(folder, fmt::format("{:%Y-%m-%d-%H%M%S}", now), *head)
          : RecordFile::create(record, *head);
  if (!file) return sitting.trouble(file.error());
  sitting.greet(table, *file);
  return sitting.play(table, {}, *file, record);
}

std::expected<Ending, Trouble> resume(const std::string& record,
                                      const Look& look, Console& console) {
  Sitting sitting(look, console);
  const std::string folder = record_folder();
  if (record.empty() && folder.empty()) return sitting.trouble(Text::no_folder);
  const FileResult<std::string> path =
      record.empty() ? newest_unfinished(folder) : record;
  if (!path) return sitting.trouble(path.error());
  auto opened = RecordFile::open(*path);
  if (!opened) return sitting.trouble(opened.error());
  const auto table = Table::of(opened->record);
  if (!table)
    return sitting.trouble(
        FileFault{Text::file_refused, *path, table.error().sentence, 1});
  sitting.greet(*table, opened->file);
  if (opened->cut > 0)
    sitting.say(Text::tail_cut, {.n = static_cast<int>(opened->cut)});
  const bool over = node(opened->record.end()) == Node::terminal;
  sitting.say(over ? Text::file_over : Text::resumed,
              {.n = static_cast<int>(opened->record.events.size())});
  return sitting.play(*table, opened->record.events, opened->file, record);
}

}  // namespace gockel::terminal
