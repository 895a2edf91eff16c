#include "gockel/cli/cli_words.h"

namespace gockel {
namespace {

constexpr Texts<CliText> english_cli_texts = catalogue<CliText>({
    // The program.
    {CliText::about,
     "Gockel: Heckmeck am Bratwurmeck and Sushizock im Gockelwok"},
    // The commands, one line each.
    {CliText::analyse_summary, "What the engine thinks of a position"},
    {CliText::arena_summary, "Let computer players and programs meet, fairly"},
    {CliText::backup_summary,
     "Copy the tables of a server, also while it runs"},
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
    {CliText::restore_summary, "Put a copy back in place of a server's tables"},
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
    {CliText::not_a_number, "{what} is not a number"},
    {CliText::bad_value, "Could not convert: {what} = {more}"},
    {CliText::value_missing, "{what}: a value is missing"},
    {CliText::given_twice, "{what} was given more than once"},
    {CliText::needs_other, "{what} requires {more}"},
    {CliText::excludes_other, "{what} excludes {more}"},
    // What commands refuse.
    {CliText::refused_at, "{what}, byte {n}: {more}"},
    {CliText::refused_in, "{what}: {more}"},
    {CliText::only_new_games,
     "{what} is for new games; a record knows it already"},
    {CliText::tiles_or_file, "solve needs --tiles or --file"},
    {CliText::loss_players, "gain, swing, best and values:FILE"},
    {CliText::bad_listen, "{more} {what}: ADDRESS:PORT is wanted"},
    {CliText::bad_network,
     "--trusted-proxy {what}: ADDRESS or ADDRESS/BITS is wanted"},
    {CliText::not_an_address, "\"{what}\" is not an address"},
    {CliText::cannot_serve, "{what}"},
    {CliText::memory_exceeded,
     "tiles {what} need up to {more} GB, more than the {list} GB of "
     "--memory-limit"},
    {CliText::forfeits, "{what} forfeits as {more} at {list}"},
    {CliText::forfeits_counted, "more forfeits of {what} are only counted"},
    {CliText::interrupted, "interrupted after {n} {n?1:game|games}"},
    {CliText::records_not_empty,
     "{what} is not empty; records need a new or an empty folder"},
    {CliText::unwritable, "{what} cannot be written: {more}"},
    {CliText::record_or_database, "verify needs a file or --database"},
    // Backups.
    {CliText::backup_done, "{n} {n?1:table|tables} saved in {what}"},
    {CliText::restore_done, "{n} {n?1:table|tables} restored to {what}"},
    {CliText::backup_not_a_file,
     "backup and restore are for SQLite files; PostgreSQL has pg_dump "
     "and pg_restore for it"},
    {CliText::backup_unreadable, "{what} cannot be read as a database: {more}"},
    {CliText::backup_damaged, "{what} is damaged: {more}"},
    {CliText::backup_foreign, "{what} is a database, but not one of Gockel"},
    {CliText::backup_newer_schema,
     "{what} was written by a newer Gockel: its schema has version {n}"},
    {CliText::backup_in_use,
     "a program has {what} open; stop the server first"},
    {CliText::backup_exists, "{what} is there already; --force replaces it"},
});

constexpr Texts<ForfeitKind> english_forfeit_texts = catalogue<ForfeitKind>({
    {ForfeitKind::resigned, "it gives up"},
    {ForfeitKind::not_started, "it could not be started: {what}"},
    {ForfeitKind::no_answer, "it did not answer within {what} s"},
    {ForfeitKind::line_too_long,
     "it wrote more than {n} bytes without a line end"},
    {ForfeitKind::half_line, "its answer \"{what}\" has no line end"},
    {ForfeitKind::closed, "it closed its input or output"},
    {ForfeitKind::killed, "it was ended by signal {n} ({what})"},
    {ForfeitKind::no_command,
     "it ended with exit code 127: the shell found no such command"},
    {ForfeitKind::ended, "it ended with exit code {n}"},
    {ForfeitKind::bad_json, "its answer \"{what}\" cannot be read ({more})"},
    {ForfeitKind::no_object, "its answer \"{what}\" is no JSON object"},
    {ForfeitKind::wrong_id, "its answer \"{what}\" has not the id {n}"},
    {ForfeitKind::error_answer, "it answered with the error \"{what}\""},
    {ForfeitKind::no_move, "its answer \"{what}\" has no result.move"},
    {ForfeitKind::refused_move, "its move \"{what}\" is refused: {more}"},
});

}  // namespace

const Texts<CliText>& english_cli() { return english_cli_texts; }
const Texts<ForfeitKind>& english_forfeits() { return english_forfeit_texts; }

}  // namespace gockel
