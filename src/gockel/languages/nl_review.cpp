#include "gockel/languages/sections.h"

namespace gockel {

constexpr Texts<ReviewText> dutch_review = catalogue<ReviewText>({

    {ReviewText::mark_none, "goed"},
    {ReviewText::mark_doubtful, "twijfelachtig"},
    {ReviewText::mark_bad, "slecht"},
    {ReviewText::mark_very_bad, "heel slecht"},

    {ReviewText::fortune_very_unlucky, "veel pech"},
    {ReviewText::fortune_unlucky, "pech"},
    {ReviewText::fortune_even, "gewoon"},
    {ReviewText::fortune_lucky, "geluk"},
    {ReviewText::fortune_very_lucky, "veel geluk"},

    {ReviewText::rating_engine, "zoals de computer"},
    {ReviewText::rating_master, "meesterlijk"},
    {ReviewText::rating_expert, "heel sterk"},
    {ReviewText::rating_advanced, "sterk"},
    {ReviewText::rating_casual, "behoorlijk"},
    {ReviewText::rating_beginner, "zoals een beginner"},
    {ReviewText::rating_chance, "op goed geluk"},

    {ReviewText::question_keep, "wat opzij"},
    {ReviewText::question_stop, "stoppen?"},
    {ReviewText::question_specialist, "specialisten"},
    {ReviewText::question_rob, "pakken, stelen"},

    {ReviewText::title, "Terugblik"},
    {ReviewText::wins, "wint"},
    {ReviewText::shares_win, "deelt de winst"},
    {ReviewText::unfinished,
     "niet uitgespeeld: als uitslag telt hoe de computer de laatste stelling "
     "ziet"},
    {ReviewText::turn, "Beurt {n}, {who}"},
    {ReviewText::roll, "worp {what}"},
    {ReviewText::roll_unseen, "worp waarvan alleen bekend is wat opzij ging"},
    {ReviewText::unseen,
     "Niet alle dobbelstenen van dit spel zijn bekend. Waar alleen is "
     "genoteerd "
     "wat opzij werd gelegd, wordt die keuze niet beoordeeld en telt ze als "
     "geluk."},
    {ReviewText::instead, "{what}; beter: {more}"},
    {ReviewText::was_best, "de beste"},
    {ReviewText::nothing_marked,
     "Geen zet is gemarkeerd en geen worp viel op."},
    {ReviewText::accounts, "Geluk en kunde"},
    {ReviewText::decisions, "Beslissingen"},
    {ReviewText::questions, "Foutpercentage per soort beslissing"},
    {ReviewText::meaning,
     "Alles in procenten van de winst. Begin, geluk, kunde en herschatting "
     "vormen samen de uitslag; gezuiverd is de uitslag zonder het geluk."},
    {ReviewText::rate_meaning,
     "?! twijfelachtig, ? slecht, ?? heel slecht. Het foutpercentage is wat "
     "een beslissing gemiddeld weggeeft, in procenten van de winst; "
     "beslissingen zonder keuze tellen niet mee."},
    {ReviewText::fairness,
     "Foutpercentages zijn gunstig voor wie denkt zoals de computer; de van "
     "geluk gezuiverde uitslag niet."},
    {ReviewText::column_player, "Speler"},
    {ReviewText::column_start, "Begin"},
    {ReviewText::column_luck, "Geluk"},
    {ReviewText::column_skill, "Kunde"},
    {ReviewText::column_reestimate, "Herschat."},
    {ReviewText::column_result, "Uitslag"},
    {ReviewText::column_adjusted, "Gezuiverd"},
    {ReviewText::column_decisions, "Besliss."},
    {ReviewText::column_rate, "Foutperc."},
    {ReviewText::column_rating, "Speelt"},
    {ReviewText::column_move, "Zet"},
    {ReviewText::column_share, "Kans"},
    {ReviewText::column_fail, "Mislukt"},
    {ReviewText::column_worms, "Wormen"},
    {ReviewText::column_points, "Punten"},
});

}  // namespace gockel
