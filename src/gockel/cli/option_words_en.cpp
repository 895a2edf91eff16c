#include "gockel/cli/option_words.h"
#include "gockel/players/players.h"

namespace gockel {
namespace {

constexpr Texts<OptionText> english_options_texts = catalogue<OptionText>({
    // What stands for a value.
    {OptionText::value_text, "TEXT"},
    {OptionText::value_int, "INT"},
    {OptionText::value_uint, "UINT"},
    {OptionText::value_float, "FLOAT"},
    {OptionText::range_int, "INT in [{more} - {list}]"},
    {OptionText::range_float, "FLOAT in [{more} - {list}]"},
    {OptionText::value_rules, "RULES"},
    {OptionText::value_list, "LIST"},
    {OptionText::value_seat, "SEAT"},
    {OptionText::value_digits, "DIGITS"},
    {OptionText::value_file, "FILE"},
    // What several commands have.
    {OptionText::example, "Example:"},
    {OptionText::examples, "Examples:"},
    {OptionText::json, "Print JSON"},
    {OptionText::threads, "The result does not depend on it"},
    {OptionText::slice, "Do only part I of N of the work, for gockel merge"},
    {OptionText::slice_out, "Write what the slice has found to this file"},
    {OptionText::rules, "Rule set with options"},
    {OptionText::position, "Where to start; default: a new game"},
    // analyse
    {OptionText::analyse_position, "In notation"},
    {OptionText::analyse_lang, "en, de, nl or fr"},
    {OptionText::analyse_note,
     "Shares in percent, by seat; moves as docs/notation.md writes them."},
    // arena
    {OptionText::arena_agents,
     "With commas between them: players as below, or exec:COMMAND, a program "
     "that answers in the engine's protocol; \\, is a comma inside a command. "
     "NAME=PLAYER names one: under two names the same player has two rows"},
    {OptionText::arena_seats,
     "Table size; with more agents every choice of them plays"},
    {OptionText::arena_deals, "Deals of dice, each played in all rotations"},
    {OptionText::arena_seed, "Seed of the deals"},
    {OptionText::arena_move_time,
     "Seconds a program has for a decision; one that takes longer, ends or "
     "answers nonsense loses the game"},
    {OptionText::arena_sprt,
     "Stop when the first agent's share is surely above LOW or below HIGH"},
    {OptionText::arena_crosstable,
     "Also how each did against each of the others"},
    {OptionText::arena_times, "Also the time of a decision, mean and longest"},
    {OptionText::arena_loss,
     "Also what a decision gives away on average, by the engine's analysis; "
     "takes several times as long"},
    {OptionText::arena_adjusted,
     "Also the shares without the luck of the dice, as a review tells it; "
     "takes several times as long"},
    {OptionText::arena_records,
     "Write every game as a record into this folder, new or empty"},
    {OptionText::arena_format, "table, json or csv"},
    {OptionText::arena_json, "The same as --format json"},
    {OptionText::arena_levels, "Levels, from weak to strong:"},
    {OptionText::arena_references, "References, from weak to strong:"},
    // Levels and references.
    {OptionText::level_child, levels[0].idea},
    {OptionText::level_beginner, levels[1].idea},
    {OptionText::level_casual, levels[2].idea},
    {OptionText::level_club, levels[3].idea},
    {OptionText::level_expert, levels[4].idea},
    {OptionText::level_best, levels[5].idea},
    {OptionText::reference_random, references[0].idea},
    {OptionText::reference_first, references[1].idea},
    {OptionText::reference_gain, references[2].idea},
    {OptionText::reference_swing, references[3].idea},
    {OptionText::reference_mcts, mcts_reference.idea},
    // backup and restore
    {OptionText::backup_file, "The file to write"},
    {OptionText::backup_data,
     "SQLite file of the server; without it, that of gockel serve"},
    {OptionText::backup_force, "Replace a file that is there"},
    {OptionText::backup_note,
     "The server may run, and keeps storing meanwhile."},
    {OptionText::restore_file, "A file that gockel backup wrote"},
    {OptionText::restore_note,
     "The backup is checked first. The server must not run."},
    // bench
    {OptionText::bench_games, "Games per rule set"},
    {OptionText::bench_seed, "Seed of the dice and moves"},
    {OptionText::bench_repeat,
     "Timed runs, the best counts; 0 for the signature only"},
    {OptionText::bench_note,
     "The signature depends on games and seed, not on the machine, "
     "compiler\nor build type."},
    // engine
    {OptionText::engine_note,
     "docs/engine.md describes the methods; {what} lists them."},
    // merge
    {OptionText::merge_files, "What all slices of one job have written"},
    {OptionText::merge_format,
     "table, json or csv; default: as the slices were asked"},
    {OptionText::merge_note,
     "It prints what the command without --slice prints. Slices may run\n"
     "anywhere, at any time, on any number of threads: docs/cluster.md."},
    // odds
    {OptionText::odds_position,
     "A position inside a turn; default: the first roll"},
    // perft
    {OptionText::perft_depth, "Events to look ahead"},
    {OptionText::perft_note,
     "A roll is one event, whatever the order of its dice; so is a move."},
    // play
    {OptionText::play_rules,
     "compact, classic2005, deluxe or wok, with\noptions as in deluxe+short"},
    {OptionText::play_players,
     "Names of people and computer players, separated\nby commas; Berta=club "
     "names one. Players, from\nweak to strong: {list}"},
    {OptionText::play_start, "Who begins: a seat from A on, or a name"},
    {OptionText::play_dice, "manual: type in what your own dice show"},
    {OptionText::play_sushi_row,
     "Wok: the sushi from the left, 12 digits;\ndefault: shuffled"},
    {OptionText::play_bone_row, "Wok: the bones from the left, 12 digits"},
    {OptionText::play_seed, "The same seed and moves give the same game"},
    {OptionText::play_tutor,
     "Warn before a bad, or already before a\ndoubtful move counts"},
    {OptionText::play_review,
     "Luck and skill at the end of a game in which\na person has played"},
    {OptionText::play_record,
     "Where to write the game, a new file; default:\nnamed by the time in "
     "~/.local/state/gockel"},
    {OptionText::play_resume,
     "Go on with this record; default: the\nunfinished game that was played "
     "last"},
    {OptionText::play_lang, "Language; default: that of the environment"},
    {OptionText::play_colour, "auto: on terminals, unless NO_COLOR is set"},
    {OptionText::play_pace,
     "Pause after a computer player's event in ms;\ndefault: 700 on a "
     "terminal, else 0"},
    {OptionText::play_max_turns,
     "End the sitting after so many turns; --resume\ngoes on"},
    {OptionText::play_note,
     "Every event is stored before it is shown; a game that was left or killed "
     "goes\non with --resume. Exit code 130 after Ctrl-C."},
    // review
    {OptionText::review_record, "A record; - is standard input"},
    {OptionText::review_html, "Write a page to this file"},
    {OptionText::review_lang, "Language: en, de, nl or fr"},
    {OptionText::review_verdicts,
     "marked: bad moves and lucky rolls; all: every decision that had an "
     "alternative"},
    // rollout
    {OptionText::rollout_games, "At most so many"},
    {OptionText::rollout_error,
     "Stop when every standard error is below this, as 0.002"},
    {OptionText::rollout_seed, "Seed of the dice"},
    {OptionText::rollout_note,
     "value: what the engine thinks; rollout: the mean of the games "
     "without\ntheir luck, with its standard error; plain: the mean with it."},
    // serve
    {OptionText::serve_listen,
     "Where it can be reached; 0.0.0.0:8080 opens it to the house"},
    {OptionText::serve_data,
     "SQLite file, or postgresql://USER:PASSWORD@HOST/NAME"},
    {OptionText::serve_web, "Folder of the page instead of the one built in"},
    {OptionText::serve_origin,
     "Public address behind a proxy, as https://games.example"},
    {OptionText::serve_trusted_proxy,
     "Address or network of a proxy whose word about its clients' addresses "
     "counts, as 10.0.0.0/8; may be given more than once"},
    {OptionText::serve_proxy_header, "Header in which such a proxy says it"},
    {OptionText::serve_metrics,
     "Where /metrics can be read, as 127.0.0.1:9100; nowhere without"},
    {OptionText::serve_log, "How events are written: text or json"},
    {OptionText::serve_bot_pace, "Milliseconds before a computer player moves"},
    {OptionText::serve_absent_after,
     "Milliseconds until a computer player stands in"},
    {OptionText::serve_ask_after,
     "Milliseconds until the others may ask for a stand-in, where no clock "
     "runs"},
    {OptionText::serve_keep_days,
     "Tables that nobody touched that long are deleted; 0: never"},
    {OptionText::serve_keep_over_days,
     "The same for tables whose game is over"},
    {OptionText::serve_keep_waiting_hours,
     "Hours for tables whose game has not begun; 0: for ever"},
    {OptionText::serve_store_timeout,
     "Milliseconds until a database that does not answer is a fault"},
    {OptionText::serve_rate,
     "Requests a second from one address; 0: any number"},
    {OptionText::serve_sockets, "Most sockets in all"},
    {OptionText::serve_sockets_each, "Most sockets of one address"},
    {OptionText::serve_tables_each,
     "Most tables of one address whose game is not over; 0: any number"},
    {OptionText::serve_note, "Several nodes on one PostgreSQL behave as one."},
    // solve
    {OptionText::solve_tiles, "Solve with these, all others face down"},
    {OptionText::solve_file, "Ask what was solved with --out"},
    {OptionText::solve_out, "Write the values to a new file"},
    {OptionText::solve_checkpoint,
     "Keep every finished layer in this folder, and go\non from what is there"},
    {OptionText::solve_memory_limit, "Refuse what needs more, in GB"},
    {OptionText::solve_position, "Shares of both seats and of all moves"},
    {OptionText::solve_loss,
     "What this player gives away: gain, swing, best, or\nvalues:FILE as "
     "gockel train writes it"},
    {OptionText::solve_note,
     "Shares are of the win under perfect play of both."},
    // train
    {OptionText::train_family, "grill, deluxe or wok"},
    {OptionText::train_seats, "Number of players"},
    {OptionText::train_position,
     "Learn only what can follow from this Grill position"},
    {OptionText::train_against,
     "Learn to beat this player at the other seats: best or\nvalues:FILE; what "
     "is learned plays as values:OUT"},
    {OptionText::train_hidden, "Units of the first layer"},
    {OptionText::train_epochs, "256,000 positions each"},
    {OptionText::train_seed, "The same seed, the same values"},
    {OptionText::train_out, "The file to write"},
    {OptionText::train_note,
     "A training that was stopped goes on where it was when the same "
     "command\nis given again."},
    // verify
    {OptionText::verify_record,
     "The entries or the record downloaded from the table; - reads the "
     "standard input"},
    {OptionText::verify_database,
     "All tables of a SQLite file or of postgresql://..."},
    {OptionText::verify_note,
     "The exit code is 0 when all is as promised, 1 when not, 2 when the file "
     "cannot\ntell."},
    // forget-name
    {OptionText::forget_name, "The name, exactly as it was given"},
    {OptionText::forget_note,
     "Entries keep their hashes, so that tables can still be verified. A "
     "server that\nruns meanwhile shows the name until it reads the table "
     "anew."},
});

}  // namespace

const Texts<OptionText>& english_options() { return english_options_texts; }

}  // namespace gockel
