#include "gockel/languages/sections.h"

namespace gockel {

constexpr Texts<ReviewText> german_review = catalogue<ReviewText>({

    {ReviewText::mark_none, "gut"},
    {ReviewText::mark_doubtful, "zweifelhaft"},
    {ReviewText::mark_bad, "schlecht"},
    {ReviewText::mark_very_bad, "sehr schlecht"},

    {ReviewText::fortune_very_unlucky, "großes Pech"},
    {ReviewText::fortune_unlucky, "Pech"},
    {ReviewText::fortune_even, "ausgeglichen"},
    {ReviewText::fortune_lucky, "Glück"},
    {ReviewText::fortune_very_lucky, "großes Glück"},

    {ReviewText::rating_engine, "wie der Computer"},
    {ReviewText::rating_master, "meisterhaft"},
    {ReviewText::rating_expert, "sehr stark"},
    {ReviewText::rating_advanced, "stark"},
    {ReviewText::rating_casual, "ordentlich"},
    {ReviewText::rating_beginner, "wie ein Neuling"},
    {ReviewText::rating_chance, "aufs Geratewohl"},

    {ReviewText::question_keep, "Würfel nehmen"},
    {ReviewText::question_stop, "Aufhören?"},
    {ReviewText::question_specialist, "Spezialisten"},
    {ReviewText::question_rob, "Nehmen, berauben"},

    {ReviewText::title, "Auswertung"},
    {ReviewText::wins, "gewinnt"},
    {ReviewText::shares_win, "teilt den Sieg"},
    {ReviewText::unfinished,
     "nicht zu Ende gespielt: als Ergebnis zählt, wie der Computer die letzte "
     "Stellung sieht"},
    {ReviewText::turn, "Zug {n}, {who}"},
    {ReviewText::roll, "Wurf {what}"},
    {ReviewText::roll_unseen,
     "Wurf, von dem nur bekannt ist, was genommen wurde"},
    {ReviewText::unseen,
     "Nicht alle Würfel dieses Spiels sind bekannt. Wo nur notiert wurde, was "
     "genommen wurde, wird diese Wahl nicht beurteilt und zählt als Glück."},
    {ReviewText::instead, "{what}; besser: {more}"},
    {ReviewText::was_best, "am besten"},
    {ReviewText::nothing_marked,
     "Kein Zug ist markiert, kein Wurf war auffällig."},
    {ReviewText::accounts, "Glück und Können"},
    {ReviewText::decisions, "Entscheidungen"},
    {ReviewText::questions, "Fehlerquote nach Art der Entscheidung"},
    {ReviewText::meaning,
     "Alles in Prozent des Sieges. Start, Glück, Können und Neubewertung "
     "ergeben zusammen das Ergebnis; bereinigt heißt: das Ergebnis ohne das "
     "Glück."},
    {ReviewText::rate_meaning,
     "?! zweifelhaft, ? schlecht, ?? sehr schlecht. Die Fehlerquote ist, was "
     "eine Entscheidung im Mittel verschenkt, in Prozent des Sieges; solche "
     "ohne Wahl zählen nicht."},
    {ReviewText::fairness,
     "Fehlerquoten begünstigen alle, die wie der Computer denken; das um das "
     "Glück bereinigte Ergebnis tut das nicht."},
    {ReviewText::column_player, "Spieler"},
    {ReviewText::column_start, "Start"},
    {ReviewText::column_luck, "Glück"},
    {ReviewText::column_skill, "Können"},
    {ReviewText::column_reestimate, "Neubew."},
    {ReviewText::column_result, "Ergebnis"},
    {ReviewText::column_adjusted, "Bereinigt"},
    {ReviewText::column_decisions, "Entsch."},
    {ReviewText::column_rate, "Fehlerquote"},
    {ReviewText::column_rating, "Spielt"},
    {ReviewText::column_move, "Zug"},
    {ReviewText::column_share, "Chance"},
    {ReviewText::column_fail, "Scheitert"},
    {ReviewText::column_worms, "Würmer"},
    {ReviewText::column_points, "Punkte"},
});

}  // namespace gockel
