#include "gockel/cli/output_words.h"

namespace gockel {
namespace {

constexpr Texts<OutputText> french_output_texts = catalogue<OutputText>({
    // What a progress bar is about, and the time it still takes.
    {OutputText::doing_arena, "Arène"},
    {OutputText::doing_review, "Bilan"},
    {OutputText::doing_rollout, "Parties"},
    {OutputText::doing_search, "Recherche des positions"},
    {OutputText::doing_solve, "Résolution"},
    {OutputText::doing_loss, "Perte"},
    {OutputText::doing_train, "Entraînement {what}"},
    {OutputText::doing_depth, "Profondeur {n}"},
    {OutputText::time_left, "encore {n} s"},
    // analyse
    {OutputText::win_share, "Chances"},
    {OutputText::loss, "Perte"},
    {OutputText::fails, "Rate"},
    {OutputText::now, "maintenant"},
    {OutputText::turn_may_bring, "Ce que le tour peut donner"},
    // arena
    {OutputText::agent, "Joueur"},
    {OutputText::games, "Parties"},
    {OutputText::share, "Part"},
    {OutputText::interval, "intervalle à 95 %"},
    {OutputText::elo, "Elo"},
    {OutputText::score, "Score"},
    {OutputText::forfeits, "Forfaits"},
    {OutputText::arena_total,
     "{n} {n?0:partie|1:partie|parties} de {limit} "
     "{limit?0:donne|1:donne|donnes}, {what} tours en moyenne, {least} "
     "{least?0:interrompue|1:interrompue|interrompues}"},
    {OutputText::sequential_test,
     "test séquentiel : {what} (log-rapport de vraisemblance {more})"},
    {OutputText::test_undecided, "indécis"},
    {OutputText::test_better, "meilleur"},
    {OutputText::test_no_better, "pas meilleur"},
    {OutputText::adjusted, "corrigée"},
    {OutputText::loss_per_decision, "perte/décision"},
    {OutputText::milliseconds_per_decision, "ms/décision"},
    {OutputText::longest_milliseconds, "ms au plus"},
    {OutputText::crosstable_heading,
     "De ce que les deux ont gagné, la part de la ligne contre la colonne, "
     "place contre place :"},
    // bench
    {OutputText::rules, "Règles"},
    {OutputText::nodes, "Nœuds"},
    {OutputText::speed, "M de nœuds/s"},
    {OutputText::signature, "Signature"},
    // odds
    {OutputText::odds_total, "Total"},
    {OutputText::odds_sushi, "Sushi"},
    {OutputText::odds_bone, "Arête"},
    {OutputText::odds_blue, "Bleu"},
    {OutputText::odds_red, "Rouge"},
    {OutputText::at_least, "au moins"},
    {OutputText::exactly, "exactement"},
    // perft
    {OutputText::depth, "Profondeur"},
    {OutputText::ended, "finies"},
    {OutputText::probability, "probabilité"},
    {OutputText::key, "clé"},
    // rollout
    {OutputText::seat, "Place"},
    {OutputText::value, "valeur"},
    {OutputText::rollout, "joué"},
    {OutputText::error, "+-"},
    {OutputText::plain, "brut"},
    {OutputText::rollout_total,
     "{n} {n?0:partie|1:partie|parties}, {what} tours en moyenne, {least} "
     "{least?0:interrompue|1:interrompue|interrompues}"},
    // serve
    {OutputText::serve_here, "Gockel est à l’adresse {what}"},
    {OutputText::serve_house, "Pour les autres dans la maison : {what}"},
    {OutputText::serve_stop, "Ctrl-C l’arrête ; aucune table n’est perdue."},
    // solve
    {OutputText::positions, "Positions"},
    {OutputText::memory, "Mémoire"},
    {OutputText::sweeps, "Passages"},
    {OutputText::residual, "Résidu"},
    {OutputText::time, "Temps"},
    {OutputText::sweeps_done,
     "au plus {n}, {limit?0:0 tour résolu|1:1 tour résolu|{limit} tours "
     "résolus}"},
    {OutputText::solved_share, "Chances"},
    {OutputText::megabytes, "{what} Mo"},
    {OutputText::share_of_first, "{what} pour la place qui commence"},
    {OutputText::move, "Coup"},
    {OutputText::share_of, "Chances de {what}"},
    // solve --loss
    {OutputText::start, "Départ"},
    {OutputText::mean, "moyenne"},
    {OutputText::worst, "maximum"},
    {OutputText::worst_at, "le plus dans, à A de jouer"},
    {OutputText::as_seat, "en {what}"},
    // train
    {OutputText::epoch, "Époque"},
    // verify
    {OutputText::verify_fair,
     "honnête : la première position et {n?0:les 0 lancers|1:le seul "
     "lancer|les {n} lancers} sont bien ceux que donnent la graine et l’apport "
     "des joueurs"},
    {OutputText::verified_rolls,
     "{n} {n?0:lancer honnête|1:lancer honnête|lancers honnêtes} : {what} par "
     "des personnes, {more} par des joueurs virtuels, {list} par des "
     "remplaçants sur la parole du serveur"},
    {OutputText::verified_open,
     "la partie n’est pas finie : {n} {n?0:lancer ne peut|1:lancer ne "
     "peut|lancers ne peuvent} être jugés qu’une fois la graine révélée"},
    {OutputText::verified_decisions,
     "{n} {n?0:décision|1:décision|décisions} à la place {what} : exactement "
     "{n?0:celle|1:celle|celles} du niveau {more}"},
    {OutputText::verified_stand_in,
     "{n} {n?0:décision|1:décision|décisions} du remplaçant à la place "
     "{what} : exactement {n?0:celle|1:celle|celles} du niveau {more}"},
    {OutputText::verified_unchecked,
     "{n} {n?0:décision|1:décision|décisions} de joueurs virtuels que ce "
     "programme ne peut pas recalculer"},
    {OutputText::verified_renewed,
     "{n} {n?0:chaîne renouvelée|1:chaîne renouvelée|chaînes renouvelées}"},
    {OutputText::verified_by_renewed,
     "{n} {n?0:lancer|1:lancer|lancers} à la place {what} avec une chaîne "
     "renouvelée : seule la personne sait à qui elle était, et si ce n’était "
     "pas la sienne, le serveur a pu {n?0:le|1:le|les} choisir"},
    {OutputText::verified_database,
     "{n} {n?0:table|1:table|tables} : {what} "
     "{what?0:honnête|1:honnête|honnêtes}, {more} non "
     "{more?0:finie|1:finie|finies}, {list} {list?0:abîmée|1:abîmée|abîmées}"},
    // forget-name
    {OutputText::forgotten,
     "le nom était dans {n} {n?0:entrée|1:entrée|entrées} à {what} "
     "{what?0:table|1:table|tables}"},
});

}  // namespace

const Texts<OutputText>& french_output() { return french_output_texts; }

}  // namespace gockel
