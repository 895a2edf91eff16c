#include "gockel/languages/sections.h"

namespace gockel {

constexpr Texts<ReviewText> english_review = catalogue<ReviewText>({

    {ReviewText::mark_none, "fine"},
    {ReviewText::mark_doubtful, "doubtful"},
    {ReviewText::mark_bad, "bad"},
    {ReviewText::mark_very_bad, "very bad"},

    {ReviewText::fortune_very_unlucky, "very unlucky"},
    {ReviewText::fortune_unlucky, "unlucky"},
    {ReviewText::fortune_even, "even"},
    {ReviewText::fortune_lucky, "lucky"},
    {ReviewText::fortune_very_lucky, "very lucky"},

    {ReviewText::rating_engine, "like the engine"},
    {ReviewText::rating_master, "master"},
    {ReviewText::rating_expert, "expert"},
    {ReviewText::rating_advanced, "advanced"},
    {ReviewText::rating_casual, "casual"},
    {ReviewText::rating_beginner, "beginner"},
    {ReviewText::rating_chance, "by chance"},

    {ReviewText::question_keep, "dice to keep"},
    {ReviewText::question_stop, "stop or roll"},
    {ReviewText::question_specialist, "Specialists"},
    {ReviewText::question_rob, "take and rob"},

    {ReviewText::title, "Review"},
    {ReviewText::wins, "wins"},
    {ReviewText::shares_win, "shares the win"},
    {ReviewText::unfinished,
     "unfinished: the result is the engine's value of the last position"},
    {ReviewText::turn, "Turn {n}, {who}"},
    {ReviewText::roll, "roll {what}"},
    {ReviewText::roll_unseen, "roll, only what was kept is known"},
    {ReviewText::unseen,
     "Not all dice of this game are known. Where only the kept ones were "
     "written down, the choice of what to keep is not judged and counts as "
     "luck."},
    {ReviewText::instead, "{what}; better: {more}"},
    {ReviewText::was_best, "best"},
    {ReviewText::nothing_marked,
     "No move is marked and no roll was remarkable."},
    {ReviewText::accounts, "Luck and skill"},
    {ReviewText::decisions, "Decisions"},
    {ReviewText::questions, "Error rate by kind of decision"},
    {ReviewText::meaning,
     "All in percent of the win. Start, luck, skill and re-estimate add up to "
     "the result; the adjusted result is the result without the luck."},
    {ReviewText::rate_meaning,
     "?! doubtful, ? bad, ?? very bad. The error rate is what a decision gives "
     "away on average, in percent of the win; forced ones do not count."},
    {ReviewText::fairness,
     "Error rates favour a player who thinks like the analysing engine; the "
     "luck-adjusted result does not."},
    {ReviewText::column_player, "Player"},
    {ReviewText::column_start, "Start"},
    {ReviewText::column_luck, "Luck"},
    {ReviewText::column_skill, "Skill"},
    {ReviewText::column_reestimate, "Re-est."},
    {ReviewText::column_result, "Result"},
    {ReviewText::column_adjusted, "Adjusted"},
    {ReviewText::column_decisions, "Decisions"},
    {ReviewText::column_rate, "Error rate"},
    {ReviewText::column_rating, "Plays"},
    {ReviewText::column_move, "Move"},
    {ReviewText::column_share, "Share"},
    {ReviewText::column_fail, "Fails"},
    {ReviewText::column_worms, "Worms"},
    {ReviewText::column_points, "Points"},
});

}  // namespace gockel
