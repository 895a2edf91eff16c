#include "gockel/cli/cli_words.h"

namespace gockel {
namespace {

constexpr Texts<CliText> dutch_cli_texts = catalogue<CliText>({
    // The program.
    {CliText::about, "Gockel: Regenwormen en Sushizock"},
    // The commands, one line each.
    {CliText::analyse_summary, "Wat de computer van een stand vindt"},
    {CliText::arena_summary,
     "Computerspelers en programma’s eerlijk tegen elkaar laten spelen"},
    {CliText::backup_summary,
     "De tafels van een server kopiëren, ook terwijl hij draait"},
    {CliText::bench_summary,
     "Willekeurig spel: knopen per seconde en een handtekening van de regels"},
    {CliText::engine_summary,
     "Scheidsrechter voor programma’s: JSON-RPC 2.0, één object per regel"},
    {CliText::forget_summary,
     "Een naam uit alle tafels van een database halen"},
    {CliText::odds_summary,
     "De kansen van één beurt, elk alleen op dat doel gespeeld"},
    {CliText::perft_summary,
     "Tellen wat er tot een diepte van gebeurtenissen kan gebeuren"},
    {CliText::play_summary,
     "In de terminal spelen, met vrienden en computerspelers"},
    {CliText::restore_summary,
     "Een kopie terugzetten op de plaats van de tafels van een server"},
    {CliText::review_summary, "Geluk en kunde scheiden in een vastgelegd spel"},
    {CliText::rollout_summary,
     "Een stand vaak uitspelen, het geluk eruit gerekend"},
    {CliText::serve_summary, "Tafels om met vrienden in de browser te spelen"},
    {CliText::solve_summary, "Perfect spel in kleine spellen voor twee, exact"},
    {CliText::train_summary,
     "Standwaarden leren door tegen zichzelf te spelen"},
    {CliText::verify_summary,
     "Nagaan of de dobbelstenen van een tafel vielen zoals het moest"},
    // Headings and badges of the help.
    {CliText::usage, "Gebruik"},
    {CliText::options_badge, "OPTIES"},
    {CliText::command_badge, "OPDRACHT"},
    {CliText::arguments, "Argumenten"},
    {CliText::options, "Opties"},
    {CliText::commands, "Opdrachten"},
    {CliText::required, "VERPLICHT"},
    {CliText::environment, "Omgeving"},
    {CliText::needs, "Vereist"},
    {CliText::excludes, "Niet met"},
    {CliText::help_option, "Deze hulp tonen en stoppen"},
    {CliText::version_option, "De versie van het programma tonen en stoppen"},
    // Command lines that cannot be read.
    {CliText::see_help, "Met --help lees je er meer over."},
    {CliText::command_missing, "Er ontbreekt een opdracht"},
    {CliText::argument_missing, "{what} ontbreekt"},
    {CliText::arguments_unknown, "Hier valt niets mee te doen: {list}"},
    {CliText::not_one_of, "{what} kan hier niet, alleen {list}"},
    {CliText::not_in_range, "{what} ligt niet tussen {more} en {list}"},
    {CliText::not_whole, "{what} is geen getal vanaf 0"},
    {CliText::not_a_number, "{what} is geen getal"},
    {CliText::bad_value, "{what}: met {more} valt niets te doen"},
    {CliText::value_missing, "{what}: er ontbreekt een waarde"},
    {CliText::given_twice, "{what} staat er meer dan één keer"},
    {CliText::needs_other, "{what} kan alleen samen met {more}"},
    {CliText::excludes_other, "{what} en {more} gaan niet samen"},
    // What commands refuse.
    {CliText::refused_at, "{what}, byte {n}: {more}"},
    {CliText::refused_in, "{what}: {more}"},
    {CliText::only_new_games,
     "{what} is voor nieuwe spellen; een verslag weet het al"},
    {CliText::tiles_or_file, "solve heeft --tiles of --file nodig"},
    {CliText::loss_players, "gain, swing, best en values:BESTAND"},
    {CliText::bad_listen, "{more} {what}: het moet ADRES:POORT zijn"},
    {CliText::bad_network,
     "--trusted-proxy {what}: het moet ADRES of ADRES/BITS zijn"},
    {CliText::not_an_address, "\"{what}\" is geen adres"},
    {CliText::database_says, "de database meldt: {what}"},
    {CliText::cannot_open, "{what} kan niet worden geopend: {more}"},
    {CliText::database_in_use,
     "een andere server werkt al met {what}: voor meerdere is PostgreSQL "
     "nodig"},
    {CliText::database_unreachable,
     "de database kan niet worden geopend: niemand antwoordt, of adres, "
     "gebruiker, wachtwoord of naam kloppen niet"},
    {CliText::database_wants_password,
     "de database kan niet worden geopend: ze vraagt een wachtwoord"},
    {CliText::no_page_folder,
     "de pagina in {what} kan niet worden gelezen{more|}"},
    {CliText::no_index, "in de map {what} ontbreekt index.html"},
    {CliText::cannot_listen, "op {what} kan niet worden geluisterd: {more}"},
    {CliText::too_few_descriptors,
     "{n} verbindingen hebben {least} open bestanden nodig en het systeem "
     "staat er {limit} toe: verhoog die grens (ulimit -Hn) of start met "
     "{more|minder --sockets}"},
    {CliText::descriptor_limit,
     "het aantal open bestanden kan niet worden verhoogd tot {least}"},
    {CliText::memory_exceeded,
     "de tegels {what} hebben tot {more} GB nodig, meer dan de {list} GB van "
     "--memory-limit"},
    {CliText::forfeits, "{what} geeft als {more} op bij {list}"},
    {CliText::forfeits_counted,
     "verdere opgaves van {what} worden alleen geteld"},
    {CliText::interrupted, "onderbroken na {n} {n?1:spel|spellen}"},
    {CliText::records_not_empty,
     "{what} is niet leeg; verslagen hebben een nieuwe of lege map nodig"},
    {CliText::unwritable, "{what} kan niet worden geschreven: {more}"},
    {CliText::record_or_database,
     "verify heeft een bestand of --database nodig"},
    // Backups.
    {CliText::backup_done, "{n} {n?1:tafel|tafels} bewaard in {what}"},
    {CliText::restore_done, "{n} {n?1:tafel|tafels} teruggezet in {what}"},
    {CliText::backup_not_a_file,
     "backup en restore zijn voor SQLite-bestanden; PostgreSQL heeft "
     "daarvoor pg_dump en pg_restore"},
    {CliText::backup_unreadable,
     "{what} kan niet als database worden gelezen: {more}"},
    {CliText::backup_damaged, "{what} is beschadigd: {more}"},
    {CliText::backup_foreign, "{what} is een database, maar niet van Gockel"},
    {CliText::backup_newer_schema,
     "{what} is geschreven door een nieuwere Gockel: het schema heeft versie "
     "{n}"},
    {CliText::backup_in_use,
     "een programma heeft {what} open; stop eerst de server"},
    {CliText::backup_exists, "{what} bestaat al; --force vervangt het bestand"},
});

constexpr Texts<ForfeitKind> dutch_forfeit_texts = catalogue<ForfeitKind>({
    {ForfeitKind::resigned, "het geeft op"},
    {ForfeitKind::not_started, "het kon niet worden gestart: {what}"},
    {ForfeitKind::no_answer, "het antwoordde niet binnen {what} s"},
    {ForfeitKind::line_too_long,
     "het schreef meer dan {n} bytes zonder regeleinde"},
    {ForfeitKind::half_line, "zijn antwoord \"{what}\" heeft geen regeleinde"},
    {ForfeitKind::closed, "het heeft zijn invoer of uitvoer gesloten"},
    {ForfeitKind::killed, "het werd door signaal {n} beëindigd ({what})"},
    {ForfeitKind::no_command,
     "het eindigde met code 127: de shell vond zo'n opdracht niet"},
    {ForfeitKind::ended, "het eindigde met code {n}"},
    {ForfeitKind::bad_json,
     "zijn antwoord \"{what}\" is niet te lezen ({more})"},
    {ForfeitKind::no_object, "zijn antwoord \"{what}\" is geen JSON-object"},
    {ForfeitKind::wrong_id, "zijn antwoord \"{what}\" heeft niet id {n}"},
    {ForfeitKind::error_answer, "het antwoordde met de fout \"{what}\""},
    {ForfeitKind::no_move, "zijn antwoord \"{what}\" heeft geen result.move"},
    {ForfeitKind::refused_move, "zijn zet \"{what}\" wordt geweigerd: {more}"},
});

}  // namespace

const Texts<CliText>& dutch_cli() { return dutch_cli_texts; }
const Texts<ForfeitKind>& dutch_forfeits() { return dutch_forfeit_texts; }

}  // namespace gockel
