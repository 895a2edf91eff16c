#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <memory>
#include <optional>
#include <random>

#include "gockel/cli/commands.h"
#include "gockel/players/players.h"
#include "gockel/terminal/environment.h"
#include "gockel/terminal/play.h"
#include "gockel/terminal/tty.h"

namespace gockel {
namespace {

struct PlayOptions {
  std::string rules = "compact";
  std::string players = "you,club";
  std::string start = "A";
  std::string dice = "auto";
  std::string language;
  std::string colour = "auto";
  std::string record;
  std::string resume;
  std::string sushi_row;
  std::string bone_row;
  std::optional<std::uint64_t> seed;
  std::optional<int> pace;
  std::uint32_t max_turns = terminal::Pacing{}.max_turns;
  std::string tutor = "off";
  std::string review = "on";
  bool resuming = false;
};

/// Pause after what a computer player does, on a terminal: long enough to read
/// a line.
constexpr int default_pace_ms = 700;

std::uint64_t random_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

terminal::Look look_of(const PlayOptions& options, Language language) {
  terminal::Look look;
  look.manner.language = language;
  look.manner.utf8 = terminal::utf8_environment();
  look.colour = options.colour == "auto" ? terminal::colour_environment()
                                         : options.colour == "always";
  look.pacing.pause_ms =
      options.pace.value_or(terminal::terminal_output() ? default_pace_ms : 0);
  look.pacing.max_turns = options.max_turns;
  look.pacing.warn_from = options.tutor == "bad"        ? Mark::bad
                          : options.tutor == "doubtful" ? Mark::doubtful
                                                        : Mark::none;
  look.review = options.review == "on";
  return look;
}

Result<terminal::LocalGame> table_of(const PlayOptions& options) {
  terminal::Seating seating;
  const auto rules = Rules::parse(options.rules);
  if (!rules) return std::unexpected(rules.error());
  seating.rules = *rules;
  auto chairs = terminal::parse_chairs(options.players);
  if (!chairs) return std::unexpected(chairs.error());
  seating.chairs = *std::move(chairs);
  const auto first = terminal::parse_seat(options.start, seating.chairs);
  if (!first) return std::unexpected(first.error());
  seating.first = *first;
  const bool wok = rules->rule_set() == RuleSet::wok;
  for (const Course course : {Course::sushi, Course::bone}) {
    const bool sushi = course == Course::sushi;
    const std::string& digits = sushi ? options.sushi_row : options.bone_row;
    if (digits.empty()) continue;
    if (!wok) return refuse(Reason::rows_only_in_wok);
    const auto row = parse_full_row(digits, course);
    if (!row) return std::unexpected(row.error());
    (sushi ? seating.sushi : seating.bones) = *row;
  }
  seating.dice = options.dice == "manual" ? terminal::DiceMode::manual
                                          : terminal::DiceMode::automatic;
  seating.seed = options.seed ? *options.seed : random_seed();
  return terminal::set_table(seating);
}

int run(const PlayOptions& options, const Reporter& reporter) {
  const terminal::Look look = look_of(options, reporter.language());
  Result<terminal::LocalGame> table = terminal::LocalGame{};
  if (!options.resuming) table = table_of(options);
  if (!table) return reporter.refused(table.error());
  terminal::Tty tty;
  const auto ending =
      options.resuming ? terminal::resume(options.resume, look, tty)
                       : terminal::play_new(*table, options.record, look, tty);
  if (!ending) {
    reporter.complain(ending.error().sentence);
    return ending.error().bad_input ? status::bad_input : status::failed;
  }
  // As a shell reports a program that was ended by a signal.
  if (*ending == terminal::SessionEnd::interrupted) return 128 + tty.signal();
  return status::ok;
}

/// What only a new game can be told: a record knows it already.
constexpr std::array<const char*, 8> only_new{
    "--rules",     "--players",  "--start", "--dice",
    "--sushi-row", "--bone-row", "--seed",  "--record"};

/// All players in lines that fit beside an option.
std::string wrapped_names() {
  std::string out;
  std::size_t column = 8;
  for (const std::string_view name : player_names) {
    if (!out.empty()) out += ',';
    const bool fits = column + name.size() + 2 < 46;
    if (!out.empty()) out += fits ? ' ' : '\n';
    column = (fits ? column + 2 : 0) + name.size();
    out += name;
  }
  return out;
}

void add_game_options(Command& command, PlayOptions& options) {
  command
      .option("--rules", &options.rules,
              "compact, classic2005, deluxe or wok, with\n"
              "options as in deluxe+short")
      .shown_as("RULES")
      .with_default();
  command
      .option("--players", &options.players,
              "Names of people and computer players, by commas;\n"
              "Berta=club names one. Players, from weak to\n"
              "strong: " +
                  wrapped_names())
      .shown_as("LIST")
      .with_default();
  command
      .option("--start", &options.start,
              "Who begins: a seat from A on, or a name")
      .shown_as("SEAT")
      .with_default();
  command
      .option("--dice", &options.dice,
              "manual: type in what your own dice show")
      .shown_as("auto|manual")
      .one_of({"auto", "manual"})
      .with_default();
  command
      .option("--sushi-row", &options.sushi_row,
              "Wok: the sushi from the left, 12 digits;\n"
              "default: shuffled")
      .shown_as("DIGITS");
  command
      .option("--bone-row", &options.bone_row,
              "Wok: the bones from the left, 12 digits")
      .shown_as("DIGITS");
  command
      .option("--seed", &options.seed,
              "The same seed and moves give the same game")
      .shown_as("N")
      .whole();
}

void add_engine_options(Command& command, PlayOptions& options) {
  command
      .option("--tutor", &options.tutor,
              "Warn before a bad, or already before a\n"
              "doubtful move counts")
      .shown_as("off|bad|doubtful")
      .one_of({"off", "bad", "doubtful"})
      .with_default();
  command
      .option("--review", &options.review,
              "Luck and skill at the end of a game in which\n"
              "a person has played")
      .shown_as("on|off")
      .one_of({"on", "off"})
      .with_default();
}

void add_record_options(Command& command, PlayOptions& options) {
  command
      .option("--record", &options.record,
              "Where to write the game, a new file; default:\n"
              "named by the time in ~/.local/state/gockel")
      .shown_as("FILE");
  command
      .option("--resume", &options.resume,
              "Go on with this record; default: the\n"
              "unfinished game that was played last")
      .shown_as("[FILE]")
      .values(0, 1);
}

void add_screen_options(Command& command, PlayOptions& options) {
  command
      .option("--lang", &options.language,
              "Language; default: that of the environment")
      .shown_as("en|de|nl|fr")
      .one_of({"en", "de", "nl", "fr"});
  command
      .option("--colour,--color", &options.colour,
              "auto: on terminals, unless NO_COLOR is set")
      .shown_as("auto|always|never")
      .one_of({"auto", "always", "never"})
      .with_default();
  command
      .option("--pace", &options.pace,
              "Pause after a computer player's event in ms;\n"
              "default: 700 on a terminal, else 0")
      .shown_as("MS")
      .between(0, 60'000);
  command
      .option("--max-turns", &options.max_turns,
              "End the sitting after so many turns; --resume\n"
              "goes on")
      .shown_as("N")
      .between(1U, last_turn)
      .with_default();
}

}  // namespace

void add_play(Program& program) {
  auto options = std::make_shared<PlayOptions>();
  Command command = program.command("play", CliText::play_summary);
  add_game_options(command, *options);
  add_engine_options(command, *options);
  add_record_options(command, *options);
  add_screen_options(command, *options);
  command.footer(
      "Every event is stored before it is shown; a game that was left or "
      "killed goes\non with --resume. Exit code 130 after Ctrl-C.\n\n"
      "Examples:\n"
      "  gockel play\n"
      "  gockel play --players you,expert --tutor bad\n"
      "  gockel play --rules deluxe --players Anna,Bruno,gain --lang de\n"
      "  gockel play --rules wok+memory --players you,Berta=gain,first\n"
      "  gockel play --dice manual --players Anna,Bruno\n"
      "  gockel play --resume");
  command.runs([options, command](const Reporter& reporter) {
    options->resuming = command.given("--resume");
    for (const char* option : only_new)
      if (options->resuming && command.given(option)) {
        reporter.complain(
            reporter.say(CliText::only_new_games, {.what = option}));
        return status::bad_input;
      }
    return run(*options, reporter);
  });
}

}  // namespace gockel
