#include "gockel/languages/sections.h"

namespace gockel {

constexpr Texts<ReviewText> french_review = catalogue<ReviewText>({

    {ReviewText::mark_none, "bon"},
    {ReviewText::mark_doubtful, "douteux"},
    {ReviewText::mark_bad, "mauvais"},
    {ReviewText::mark_very_bad, "très mauvais"},

    {ReviewText::fortune_very_unlucky, "grosse malchance"},
    {ReviewText::fortune_unlucky, "malchance"},
    {ReviewText::fortune_even, "sans surprise"},
    {ReviewText::fortune_lucky, "chance"},
    {ReviewText::fortune_very_lucky, "beaucoup de chance"},

    {ReviewText::rating_engine, "comme l’ordinateur"},
    {ReviewText::rating_master, "en maître"},
    {ReviewText::rating_expert, "très bien"},
    {ReviewText::rating_advanced, "bien"},
    {ReviewText::rating_casual, "correctement"},
    {ReviewText::rating_beginner, "en débutant"},
    {ReviewText::rating_chance, "au hasard"},

    {ReviewText::question_keep, "dés à mettre de côté"},
    {ReviewText::question_stop, "s’arrêter ?"},
    {ReviewText::question_specialist, "spécialistes"},
    {ReviewText::question_rob, "prendre, voler"},

    {ReviewText::title, "Bilan"},
    {ReviewText::wins, "gagne"},
    {ReviewText::shares_win, "partage la victoire"},
    {ReviewText::unfinished,
     "partie inachevée : le résultat est ce que l’ordinateur pense de la "
     "dernière position"},
    {ReviewText::turn, "Tour {n}, {who}"},
    {ReviewText::roll, "lancer {what}"},
    {ReviewText::roll_unseen,
     "lancer dont on ne connaît que les dés mis de côté"},
    {ReviewText::unseen,
     "Tous les dés de cette partie ne sont pas connus. Là où seuls les dés mis "
     "de côté ont été notés, ce choix n’est pas jugé et compte comme de la "
     "chance."},
    {ReviewText::instead, "{what} ; mieux : {more}"},
    {ReviewText::was_best, "le meilleur"},
    {ReviewText::nothing_marked,
     "Aucun coup n’est marqué et aucun lancer ne sort de l’ordinaire."},
    {ReviewText::accounts, "Chance et talent"},
    {ReviewText::decisions, "Décisions"},
    {ReviewText::questions, "Taux d’erreur par type de décision"},
    {ReviewText::meaning,
     "Tout en pour cent de la victoire. Départ, chance, talent et réévaluation "
     "donnent ensemble le résultat ; corrigé veut dire : le résultat sans la "
     "chance."},
    {ReviewText::rate_meaning,
     "?! douteux, ? mauvais, ?? très mauvais. Le taux d’erreur est ce qu’une "
     "décision gaspille en moyenne, en pour cent de la victoire ; les coups "
     "sans choix ne comptent pas."},
    {ReviewText::fairness,
     "Les taux d’erreur avantagent ceux qui pensent comme l’ordinateur ; le "
     "résultat corrigé de la chance, non."},
    {ReviewText::column_player, "Joueur"},
    {ReviewText::column_start, "Départ"},
    {ReviewText::column_luck, "Chance"},
    {ReviewText::column_skill, "Talent"},
    {ReviewText::column_reestimate, "Rééval."},
    {ReviewText::column_result, "Résultat"},
    {ReviewText::column_adjusted, "Corrigé"},
    {ReviewText::column_decisions, "Décisions"},
    {ReviewText::column_rate, "Taux d’err."},
    {ReviewText::column_rating, "Joue"},
    {ReviewText::column_move, "Coup"},
    {ReviewText::column_share, "Chances"},
    {ReviewText::column_fail, "Rate"},
    {ReviewText::column_worms, "Vers"},
    {ReviewText::column_points, "Points"},
});

}  // namespace gockel
