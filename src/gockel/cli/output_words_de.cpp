#include "gockel/cli/output_words.h"

namespace gockel {
namespace {

constexpr Texts<OutputText> german_output_texts = catalogue<OutputText>({
    // What a progress bar is about, and the time it still takes.
    {OutputText::doing_arena, "Arena"},
    {OutputText::doing_review, "Auswertung"},
    {OutputText::doing_rollout, "Ausspielen"},
    {OutputText::doing_search, "Stellungen suchen"},
    {OutputText::doing_solve, "Lösen"},
    {OutputText::doing_loss, "Verlust"},
    {OutputText::doing_train, "Training {what}"},
    {OutputText::doing_depth, "Tiefe {n}"},
    {OutputText::time_left, "noch {n} s"},
    // analyse
    {OutputText::win_share, "Siegchance"},
    {OutputText::loss, "Verlust"},
    {OutputText::fails, "Scheitert"},
    {OutputText::now, "jetzt"},
    {OutputText::turn_may_bring, "Das kann der Zug bringen"},
    // arena
    {OutputText::agent, "Spieler"},
    {OutputText::games, "Spiele"},
    {OutputText::share, "Anteil"},
    {OutputText::interval, "95-%-Intervall"},
    {OutputText::elo, "Elo"},
    {OutputText::score, "Stand"},
    {OutputText::forfeits, "kampflos"},
    {OutputText::arena_total,
     "{n?1:1 Spiel|{n} Spiele} aus {limit?1:1 Austeilung|{limit} "
     "Austeilungen}, im Mittel {what} Züge, {least} abgebrochen"},
    {OutputText::sequential_test,
     "Sequentialtest: {what} (Log-Likelihood-Quotient {more})"},
    {OutputText::test_undecided, "unentschieden"},
    {OutputText::test_better, "besser"},
    {OutputText::test_no_better, "nicht besser"},
    {OutputText::adjusted, "bereinigt"},
    {OutputText::loss_per_decision, "Verlust/Entsch."},
    {OutputText::milliseconds_per_decision, "ms/Entsch."},
    {OutputText::longest_milliseconds, "höchstens ms"},
    {OutputText::crosstable_heading,
     "Von dem, was die beiden gewannen, der Teil der Zeile gegen die "
     "Spalte, Platz gegen Platz:"},
    // bench
    {OutputText::rules, "Regeln"},
    {OutputText::nodes, "Knoten"},
    {OutputText::speed, "Mio. Knoten/s"},
    {OutputText::signature, "Signatur"},
    // odds
    {OutputText::odds_total, "Summe"},
    {OutputText::odds_sushi, "Sushi"},
    {OutputText::odds_bone, "Gräte"},
    {OutputText::odds_blue, "Blau"},
    {OutputText::odds_red, "Rot"},
    {OutputText::at_least, "mindestens"},
    {OutputText::exactly, "genau"},
    // perft
    {OutputText::depth, "Tiefe"},
    {OutputText::ended, "zu Ende"},
    {OutputText::probability, "Wahrsch."},
    {OutputText::key, "Schlüssel"},
    // rollout
    {OutputText::seat, "Platz"},
    {OutputText::value, "Wert"},
    {OutputText::rollout, "gespielt"},
    {OutputText::error, "+-"},
    {OutputText::plain, "roh"},
    {OutputText::rollout_total,
     "{n?1:1 Spiel|{n} Spiele}, im Mittel {what} Züge, {least} abgebrochen"},
    // serve
    {OutputText::serve_here, "Gockel ist unter {what} zu erreichen"},
    {OutputText::serve_house, "Für andere im Haus: {what}"},
    {OutputText::serve_stop,
     "Strg-C beendet den Server; kein Tisch geht verloren."},
    // solve
    {OutputText::positions, "Stellungen"},
    {OutputText::memory, "Speicher"},
    {OutputText::sweeps, "Durchgänge"},
    {OutputText::residual, "Restfehler"},
    {OutputText::time, "Zeit"},
    {OutputText::sweeps_done,
     "höchstens {n}, {limit?1:1 Zug|{limit} Züge} gelöst"},
    {OutputText::solved_share, "Siegchance"},
    {OutputText::megabytes, "{what} MB"},
    {OutputText::share_of_first, "{what} für den Platz, der beginnt"},
    {OutputText::move, "Zug"},
    {OutputText::share_of, "Siegchance von {what}"},
    // solve --loss
    {OutputText::start, "Start"},
    {OutputText::mean, "Mittel"},
    {OutputText::worst, "höchstens"},
    {OutputText::worst_at, "am meisten in, A am Zug"},
    {OutputText::as_seat, "als {what}"},
    // train
    {OutputText::epoch, "Epoche"},
    // verify
    {OutputText::verify_fair,
     "fair: die erste Stellung und {n?1:der eine Wurf|alle {n} Würfe} sind "
     "die, die sich aus dem Startwert und dem Zutun der Spieler ergeben"},
    {OutputText::verified_rolls,
     "{n} {n?1:Wurf|Würfe} fair: {what} von Menschen geworfen, {more} von "
     "Computerspielern, {list} von Vertretungen, auf das Wort des Servers"},
    {OutputText::verified_open,
     "das Spiel ist nicht zu Ende: {n} {n?1:Wurf ist|Würfe sind} erst zu "
     "beurteilen, wenn der Startwert gezeigt ist"},
    {OutputText::verified_decisions,
     "{n} {n?1:Entscheidung|Entscheidungen} am Platz {what} {n?1:ist|sind} "
     "genau die der Stufe {more}"},
    {OutputText::verified_stand_in,
     "{n} {n?1:Entscheidung|Entscheidungen} der Vertretung am Platz {what} "
     "{n?1:ist|sind} genau die der Stufe {more}"},
    {OutputText::verified_unchecked,
     "{n} {n?1:Entscheidung|Entscheidungen} von Computerspielern kann dieses "
     "Programm nicht nachrechnen"},
    {OutputText::verified_renewed,
     "{n} {n?1:Kette wurde|Ketten wurden} erneuert"},
    {OutputText::verified_by_renewed,
     "{n} {n?1:Wurf|Würfe} am Platz {what} mit einer erneuerten Kette: wessen "
     "sie war, weiß nur der Mensch dort, und war sie nicht von ihm, so konnte "
     "sich der Server {n?1:den Wurf|die Würfe} aussuchen"},
    {OutputText::verified_database,
     "{n} {n?1:Tisch|Tische}: {what} fair, {more} nicht zu Ende, {list} "
     "beschädigt"},
    // forget-name
    {OutputText::forgotten,
     "der Name stand in {n} {n?1:Eintrag|Einträgen} an {what} "
     "{what?1:Tisch|Tischen}"},
});

}  // namespace

const Texts<OutputText>& german_output() { return german_output_texts; }

}  // namespace gockel
