#include "gockel/cli/output_words.h"

namespace gockel {
namespace {

constexpr Texts<OutputText> dutch_output_texts = catalogue<OutputText>({
    // What a progress bar is about, and the time it still takes.
    {OutputText::doing_arena, "Arena"},
    {OutputText::doing_review, "Terugblik"},
    {OutputText::doing_rollout, "Uitspelen"},
    {OutputText::doing_search, "Stellingen zoeken"},
    {OutputText::doing_solve, "Oplossen"},
    {OutputText::doing_loss, "Verlies"},
    {OutputText::doing_train, "Training {what}"},
    {OutputText::doing_depth, "Diepte {n}"},
    {OutputText::time_left, "nog {n} s"},
    // analyse
    {OutputText::win_share, "Winstkans"},
    {OutputText::loss, "Verlies"},
    {OutputText::fails, "Mislukt"},
    {OutputText::now, "nu"},
    {OutputText::turn_may_bring, "Dit kan de beurt opleveren"},
    // arena
    {OutputText::agent, "Speler"},
    {OutputText::games, "Spellen"},
    {OutputText::share, "Aandeel"},
    {OutputText::interval, "95 %-interval"},
    {OutputText::elo, "Elo"},
    {OutputText::score, "Stand"},
    {OutputText::forfeits, "Reglementair"},
    {OutputText::arena_total,
     "{n?1:1 spel|{n} spellen} uit {limit?1:1 deling|{limit} delingen}, "
     "gemiddeld {what} beurten, {least} afgebroken"},
    {OutputText::sequential_test,
     "sequentiële toets: {what} (log-likelihoodratio {more})"},
    {OutputText::test_undecided, "onbeslist"},
    {OutputText::test_better, "beter"},
    {OutputText::test_no_better, "niet beter"},
    {OutputText::adjusted, "gezuiverd"},
    {OutputText::loss_per_decision, "verlies/besliss."},
    {OutputText::milliseconds_per_decision, "ms/besliss."},
    {OutputText::longest_milliseconds, "hoogstens ms"},
    {OutputText::crosstable_heading,
     "Van wat de twee wonnen het deel van de rij tegen de kolom, plaats "
     "tegen plaats:"},
    // bench
    {OutputText::rules, "Regels"},
    {OutputText::nodes, "Knopen"},
    {OutputText::speed, "mln knopen/s"},
    {OutputText::signature, "Handtekening"},
    // odds
    {OutputText::odds_total, "Totaal"},
    {OutputText::odds_sushi, "Sushi"},
    {OutputText::odds_bone, "Graat"},
    {OutputText::odds_blue, "Blauw"},
    {OutputText::odds_red, "Rood"},
    {OutputText::at_least, "minstens"},
    {OutputText::exactly, "precies"},
    // perft
    {OutputText::depth, "Diepte"},
    {OutputText::ended, "afgelopen"},
    {OutputText::probability, "kans"},
    {OutputText::key, "sleutel"},
    // rollout
    {OutputText::seat, "Plaats"},
    {OutputText::value, "waarde"},
    {OutputText::rollout, "gespeeld"},
    {OutputText::error, "+-"},
    {OutputText::plain, "ruw"},
    {OutputText::rollout_total,
     "{n?1:1 spel|{n} spellen}, gemiddeld {what} beurten, {least} afgebroken"},
    // serve
    {OutputText::serve_here, "Gockel is te bereiken op {what}"},
    {OutputText::serve_house, "Voor anderen in huis: {what}"},
    {OutputText::serve_stop,
     "Met Ctrl-C stopt de server; er gaat geen tafel verloren."},
    // solve
    {OutputText::positions, "Stellingen"},
    {OutputText::memory, "Geheugen"},
    {OutputText::sweeps, "Doorgangen"},
    {OutputText::residual, "Restfout"},
    {OutputText::time, "Tijd"},
    {OutputText::sweeps_done,
     "hoogstens {n}, {limit?1:1 beurt|{limit} beurten} opgelost"},
    {OutputText::solved_share, "Winstkans"},
    {OutputText::megabytes, "{what} MB"},
    {OutputText::share_of_first, "{what} voor de plaats die begint"},
    {OutputText::move, "Zet"},
    {OutputText::share_of, "Winstkans van {what}"},
    // solve --loss
    {OutputText::start, "Start"},
    {OutputText::mean, "gemiddeld"},
    {OutputText::worst, "hoogstens"},
    {OutputText::worst_at, "het meest in, A aan de beurt"},
    {OutputText::as_seat, "als {what}"},
    // train
    {OutputText::epoch, "Ronde"},
    // verify
    {OutputText::verify_fair,
     "eerlijk: de eerste stelling en {n?1:de ene worp|alle {n} worpen} zijn "
     "precies wat de startwaarde en de inbreng van de spelers opleveren"},
    {OutputText::verified_rolls,
     "{n} {n?1:worp|worpen} eerlijk: {what} door mensen gegooid, {more} door "
     "computerspelers, {list} door invallers op het woord van de server"},
    {OutputText::verified_open,
     "het spel is niet afgelopen: {n} {n?1:worp is|worpen zijn} pas te "
     "beoordelen als de startwaarde getoond is"},
    {OutputText::verified_decisions,
     "{n} {n?1:beslissing|beslissingen} op plaats {what} {n?1:is|zijn} precies "
     "die van niveau {more}"},
    {OutputText::verified_stand_in,
     "{n} {n?1:beslissing|beslissingen} van de invaller op plaats {what} "
     "{n?1:is|zijn} precies die van niveau {more}"},
    {OutputText::verified_unchecked,
     "{n} {n?1:beslissing|beslissingen} van computerspelers kan dit programma "
     "niet narekenen"},
    {OutputText::verified_renewed,
     "{n} {n?1:ketting werd|kettingen werden} vernieuwd"},
    {OutputText::verified_by_renewed,
     "{n} {n?1:worp|worpen} op plaats {what} met een vernieuwde ketting: van "
     "wie die was, weet alleen de mens daar, en was die van een ander, dan kon "
     "de server {n?1:de worp|de worpen} uitkiezen"},
    {OutputText::verified_database,
     "{n} {n?1:tafel|tafels}: {what} eerlijk, {more} niet afgelopen, {list} "
     "beschadigd"},
    // forget-name
    {OutputText::forgotten,
     "de naam stond in {n} {n?1:vermelding|vermeldingen} aan {what} "
     "{what?1:tafel|tafels}"},
});

}  // namespace

const Texts<OutputText>& dutch_output() { return dutch_output_texts; }

}  // namespace gockel
