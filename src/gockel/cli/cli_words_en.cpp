#include "gockel/cli/cli_words.h"

namespace gockel {
namespace {

constexpr CliTexts english_cli_texts = catalogue<CliText, cli_text_count>({
    // The program.
    {CliText::about,
     "Gockel: Heckmeck am Bratwurmeck and Sushizock im Gockelwok"},
    {CliText::example, "Example:"},
    // The commands, one line each.
    {CliText::analyse_summary, "What the engine thinks of a position"},
    {CliText::arena_summary, "Let computer players and programs meet, fairly"},
    {CliText::bench_summary,
     "Random play: nodes per second, and a signature of the rules"},
    {CliText::engine_summary,
     "Referee for programs: JSON-RPC 2.0, one object per line"},
    {CliText::forget_summary, "Take a name out of all tables of a database"},
    {CliText::odds_summary,
     "Chances of one turn, each played for that goal alone"},
    {CliText::perft_summary, "Count what can happen to a depth of events"},
    {CliText::play_summary,
     "Play in the terminal, with friends and computer players"},
    {CliText::review_summary, "Tell luck from skill in a recorded game"},
    {CliText::rollout_summary,
     "Play a position out many times, the luck taken out"},
    {CliText::serve_summary, "Tables to play with friends in the browser"},
    {CliText::solve_summary, "Perfect play of small games for two, exactly"},
    {CliText::train_summary, "Learn position values by self-play"},
    {CliText::verify_summary, "Check that a table's dice fell as they had to"},
    // Headings and badges of the help.
    {CliText::usage, "Usage"},
    {CliText::options_badge, "OPTIONS"},
    {CliText::command_badge, "SUBCOMMAND"},
    {CliText::arguments, "Positionals"},
    {CliText::options, "Options"},
    {CliText::commands, "Subcommands"},
    {CliText::required, "REQUIRED"},
    {CliText::environment, "Env"},
    {CliText::needs, "Needs"},
    {CliText::excludes, "Excludes"},
    {CliText::help_option, "Print this help message and exit"},
    {CliText::version_option, "Display program version information and exit"},
    // Command lines that cannot be read.
    {CliText::see_help, "Run with --help for more information."},
    {CliText::command_missing, "A subcommand is required"},
    {CliText::argument_missing, "{what} is required"},
    {CliText::arguments_unknown,
     "The following argument{n?1: was|s were} not expected: {list}"},
    {CliText::not_one_of, "{what} not in {list}"},
    {CliText::not_in_range, "Value {what} not in range {more} to {list}"},
    {CliText::not_whole, "{what} is not a number from 0 on"},
    {CliText::bad_value, "Could not convert: {what} = {more}"},
    {CliText::value_missing, "{what}: a value is missing"},
    {CliText::needs_other, "{what} requires {more}"},
    {CliText::excludes_other, "{what} excludes {more}"},
    // What commands refuse.
    {CliText::refused_at, "{what}, byte {n}: {more}"},
    {CliText::refused_in, "{what}: {more}"},
    {CliText::only_new_games,
     "{what} is for new games; a record knows it already"},
    {CliText::tiles_or_file, "solve needs --tiles or --file"},
    {CliText::bad_listen, "--listen {what}: ADDRESS:PORT is wanted"},
    {CliText::memory_exceeded,
     "tiles {what} need up to {more} GB, more than the {list} GB of "
     "--memory-limit"},
    {CliText::forfeits, "{what} forfeits as {more} at {list}"},
    {CliText::forfeits_counted, "more forfeits of {what} are only counted"},
    {CliText::interrupted, "interrupted after {n} deals"},
    {CliText::record_or_database, "verify needs a file or --database"},
    // What verifications found.
    {CliText::forgotten,
     "{n} {n?1:entry|entries} at {what} {n?1:table|tables} had the name"},
    {CliText::verified_record,
     "fair: the first position and all {n} rolls are those that the seed and "
     "the players' luck give"},
    {CliText::verified_rolls,
     "{n} {n?1:roll|rolls} fair: {what} thrown by people, {more} by computer "
     "players, {list} by stand-ins on the server's word"},
    {CliText::verified_open,
     "the game is not over: {n} {n?1:roll|rolls} cannot be judged before the "
     "seed is revealed"},
    {CliText::verified_decisions,
     "{n} {n?1:decision|decisions} at seat {what} {n?1:is|are} exactly "
     "{n?1:that|those} of level {more}"},
    {CliText::verified_stand_in,
     "{n} {n?1:decision|decisions} of the stand-in at seat {what} {n?1:is|are} "
     "exactly {n?1:that|those} of level {more}"},
    {CliText::verified_unchecked,
     "{n} {n?1:decision|decisions} of computer players cannot be computed anew "
     "by this program"},
    {CliText::verified_renewed, "{n} {n?1:chain was|chains were} renewed"},
    {CliText::verified_database,
     "{n} {n?1:table|tables}: {what} fair, {more} not over, {list} broken"},
});

}  // namespace

const CliTexts& english_cli() { return english_cli_texts; }

}  // namespace gockel
