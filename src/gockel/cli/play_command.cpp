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
  auto players = terminal::parse_local_players(options.players);
  if (!players) return std::unexpected(players.error());
  seating.players = *std::move(players);
  const auto first = terminal::parse_seat(options.start, seating.players);
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
  command.option("--rules", &options.rules, OptionText::play_rules)
      .shown_as(OptionText::value_rules)
      .with_default();
  command
      .option("--players", &options.players, OptionText::play_players,
              {.list = wrapped_names()})
      .shown_as(OptionText::value_list)
      .with_default();
  command.option("--start", &options.start, OptionText::play_start)
      .shown_as(OptionText::value_seat)
      .with_default();
  command.option("--dice", &options.dice, OptionText::play_dice)
      .shown_as("auto|manual")
      .one_of({"auto", "manual"})
      .with_default();
  command.option("--sushi-row", &options.sushi_row, OptionText::play_sushi_row)
      .shown_as(OptionText::value_digits);
  command.option("--bone-row", &options.bone_row, OptionText::play_bone_row)
      .shown_as(OptionText::value_digits);
  command.option("--seed", &options.seed, OptionText::play_seed).shown_as("N");
}

void add_engine_options(Command& command, PlayOptions& options) {
  command.option("--tutor", &options.tutor, OptionText::play_tutor)
      .shown_as("off|bad|doubtful")
      .one_of({"off", "bad", "doubtful"})
      .with_default();
  command.option("--review", &options.review, OptionText::play_review)
      .shown_as("on|off")
      .one_of({"on", "off"})
      .with_default();
}

void add_record_options(Command& command, PlayOptions& options) {
  command.option("--record", &options.record, OptionText::play_record)
      .shown_as(OptionText::value_file);
  command.option("--resume", &options.resume, OptionText::play_resume)
      .shown_as('[' + command.say(OptionText::value_file) + ']')
      .values(0, 1);
}

/// "en|de|nl|fr": the codes of all languages.
std::string language_codes() {
  std::string codes;
  for (const Language language : all_languages) {
    if (!codes.empty()) codes += '|';
    codes += code(language);
  }
  return codes;
}

void add_screen_options(Command& command, PlayOptions& options) {
  command.option("--lang", &options.language, OptionText::play_lang)
      .shown_as(language_codes())
      .language();
  command.option("--colour,--color", &options.colour, OptionText::play_colour)
      .shown_as("auto|always|never")
      .one_of({"auto", "always", "never"})
      .with_default();
  command.option("--pace", &options.pace, OptionText::play_pace)
      .shown_as("MS")
      .between(0, 60'000);
  command.option("--max-turns", &options.max_turns, OptionText::play_max_turns)
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
      {.note = command.say(OptionText::play_note) + '\n',
       .examples = {
           "gockel play", "gockel play --players you,expert --tutor bad",
           "gockel play --rules deluxe --players Anna,Bruno,gain --lang de",
           "gockel play --rules wok+memory --players you,Berta=gain,first",
           "gockel play --dice manual --players Anna,Bruno",
           "gockel play --resume"}});
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
