#include "gockel/cli/cli_words.h"

namespace gockel {
namespace {

constexpr Texts<CliText> german_cli_texts = catalogue<CliText>({
    // The program.
    {CliText::about,
     "Gockel: Heckmeck am Bratwurmeck und Sushizock im Gockelwok"},
    // The commands, one line each.
    {CliText::analyse_summary, "Was der Rechner von einer Stellung hält"},
    {CliText::arena_summary,
     "Computerspieler und Programme fair gegeneinander antreten lassen"},
    {CliText::backup_summary,
     "Die Tische eines Servers sichern, auch während er läuft"},
    {CliText::bench_summary,
     "Zufallsspiele: Knoten je Sekunde und eine Signatur der Regeln"},
    {CliText::engine_summary,
     "Schiedsrichter für Programme: JSON-RPC 2.0, ein Objekt je Zeile"},
    {CliText::odds_summary,
     "Die Chancen eines Zugs, jede nur auf dieses Ziel gespielt"},
    {CliText::perft_summary,
     "Zählen, was bis zu einer Tiefe von Ereignissen geschehen kann"},
    {CliText::play_summary,
     "Im Terminal spielen, mit Freunden und Computerspielern"},
    {CliText::restore_summary,
     "Eine Sicherung an die Stelle der Tische eines Servers setzen"},
    {CliText::review_summary,
     "Glück und Können in einem mitgeschriebenen Spiel trennen"},
    {CliText::rollout_summary,
     "Eine Stellung oft zu Ende spielen, das Glück herausgerechnet"},
    {CliText::serve_summary, "Tische, um mit Freunden im Browser zu spielen"},
    {CliText::solve_summary,
     "Perfektes Spiel in kleinen Spielen zu zweit, genau"},
    {CliText::train_summary,
     "Stellungswerte lernen, im Spiel gegen sich selbst"},
    {CliText::verify_summary,
     "Prüfen, dass die Würfel eines Tischs gefallen sind, wie sie mussten"},
    // Headings and badges of the help.
    {CliText::usage, "Aufruf"},
    {CliText::options_badge, "OPTIONEN"},
    {CliText::command_badge, "BEFEHL"},
    {CliText::arguments, "Angaben"},
    {CliText::options, "Optionen"},
    {CliText::commands, "Befehle"},
    {CliText::required, "PFLICHT"},
    {CliText::environment, "Umgebung"},
    {CliText::needs, "Braucht"},
    {CliText::excludes, "Nicht mit"},
    {CliText::help_option, "Diese Hilfe zeigen und enden"},
    {CliText::version_option, "Die Version des Programms zeigen und enden"},
    // Command lines that cannot be read.
    {CliText::see_help, "Mit --help gibt es mehr dazu."},
    {CliText::command_missing, "Es fehlt ein Befehl"},
    {CliText::argument_missing, "{what} fehlt"},
    {CliText::arguments_unknown, "Damit ist nichts anzufangen: {list}"},
    {CliText::not_one_of, "{what} gibt es hier nicht, nur {list}"},
    {CliText::not_in_range, "{what} liegt nicht zwischen {more} und {list}"},
    {CliText::not_whole, "{what} ist keine Zahl ab 0"},
    {CliText::not_a_number, "{what} ist keine Zahl"},
    {CliText::bad_value, "{what}: mit {more} ist nichts anzufangen"},
    {CliText::value_missing, "{what}: es fehlt ein Wert"},
    {CliText::given_twice, "{what} steht mehr als einmal da"},
    {CliText::needs_other, "{what} braucht auch {more}"},
    {CliText::excludes_other, "{what} und {more} gehen nicht zusammen"},
    // What commands refuse.
    {CliText::refused_at, "{what}, Byte {n}: {more}"},
    {CliText::refused_in, "{what}: {more}"},
    {CliText::only_new_games,
     "{what} ist für neue Spiele; eine Mitschrift weiß es schon"},
    {CliText::tiles_or_file, "solve braucht --tiles oder --file"},
    {CliText::loss_players, "gain, swing, best und values:DATEI"},
    {CliText::bad_listen, "--listen {what}: es muss ADRESSE:PORT sein"},
    {CliText::not_an_address, "\"{what}\" ist keine Adresse"},
    {CliText::cannot_serve, "der Server kann nicht starten: {what}"},
    {CliText::memory_exceeded,
     "die Portionen {what} brauchen bis zu {more} GB, mehr als die {list} GB "
     "von --memory-limit"},
    {CliText::forfeits, "{what} verliert als {more} kampflos bei {list}"},
    {CliText::forfeits_counted,
     "weitere kampflose Niederlagen von {what} werden nur gezählt"},
    {CliText::interrupted,
     "nach {n} {n?1:Austeilung|Austeilungen} unterbrochen"},
    // Backups.
    {CliText::backup_done, "{n} {n?1:Tisch|Tische} gesichert in {what}"},
    {CliText::restore_done,
     "{n} {n?1:Tisch|Tische} wiederhergestellt in {what}"},
    {CliText::backup_not_a_file,
     "backup und restore sind für SQLite-Dateien; PostgreSQL hat dafür "
     "pg_dump und pg_restore"},
    {CliText::backup_unreadable,
     "{what} lässt sich nicht als Datenbank lesen: {more}"},
    {CliText::backup_damaged, "{what} ist beschädigt: {more}"},
    {CliText::backup_foreign,
     "{what} ist eine Datenbank, aber keine von Gockel"},
    {CliText::backup_newer_schema,
     "{what} stammt von einem neueren Gockel: das Schema hat Version {n}"},
    {CliText::backup_in_use,
     "ein Programm hat {what} geöffnet; zuerst muss der Server beendet werden"},
    {CliText::backup_exists, "{what} gibt es schon; --force ersetzt die Datei"},
    {CliText::backup_unwritable, "{what} lässt sich nicht schreiben: {more}"},
});

}  // namespace

const Texts<CliText>& german_cli() { return german_cli_texts; }

}  // namespace gockel
