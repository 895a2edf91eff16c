#include "gockel/cli/output_words.h"

namespace gockel {
namespace {

constexpr Texts<OutputText> english_output_texts = catalogue<OutputText>({
    // What a progress bar is about, and the time it still takes.
    {OutputText::doing_arena, "arena"},
    {OutputText::doing_review, "review"},
    {OutputText::doing_rollout, "rollout"},
    {OutputText::doing_search, "search"},
    {OutputText::doing_solve, "solve"},
    {OutputText::doing_loss, "loss"},
    {OutputText::doing_train, "train {what}"},
    {OutputText::doing_depth, "depth {n}"},
    {OutputText::time_left, "{n} s left"},
    // analyse
    {OutputText::win_share, "win share"},
    {OutputText::loss, "loss"},
    {OutputText::fails, "fails"},
    {OutputText::now, "now"},
    {OutputText::turn_may_bring, "The turn may bring"},
    // arena
    {OutputText::agent, "agent"},
    {OutputText::games, "games"},
    {OutputText::share, "share"},
    {OutputText::interval, "95 % interval"},
    {OutputText::elo, "Elo"},
    {OutputText::score, "score"},
    {OutputText::forfeits, "forfeits"},
    {OutputText::arena_total,
     "{n?1:1 game|{n} games} from {limit?1:1 deal|{limit} deals}, {what} turns "
     "each, {least} cut"},
    {OutputText::sequential_test,
     "sequential test: {what} (log likelihood ratio {more})"},
    {OutputText::test_undecided, "undecided"},
    {OutputText::test_better, "better"},
    {OutputText::test_no_better, "no better"},
    {OutputText::adjusted, "adjusted"},
    {OutputText::loss_per_decision, "loss/decision"},
    {OutputText::milliseconds_per_decision, "ms/decision"},
    {OutputText::longest_milliseconds, "longest ms"},
    {OutputText::crosstable_heading,
     "Of what the two have won, the row's part against the column, seat "
     "against seat:"},
    // bench
    {OutputText::rules, "rules"},
    {OutputText::nodes, "nodes"},
    {OutputText::speed, "M nodes/s"},
    {OutputText::signature, "signature"},
    // odds
    {OutputText::odds_total, "total"},
    {OutputText::odds_sushi, "sushi"},
    {OutputText::odds_bone, "bone"},
    {OutputText::odds_blue, "blue"},
    {OutputText::odds_red, "red"},
    {OutputText::at_least, "at least"},
    {OutputText::exactly, "exactly"},
    // perft
    {OutputText::depth, "depth"},
    {OutputText::ended, "ended"},
    {OutputText::probability, "probability"},
    {OutputText::key, "key"},
    // rollout
    {OutputText::seat, "seat"},
    {OutputText::value, "value"},
    {OutputText::rollout, "rollout"},
    {OutputText::error, "+-"},
    {OutputText::plain, "plain"},
    {OutputText::rollout_total,
     "{n?1:1 game|{n} games}, {what} turns each, {least} cut"},
    // serve
    {OutputText::serve_here, "Gockel is at {what}"},
    {OutputText::serve_house, "For others in the house: {what}"},
    {OutputText::serve_stop, "Ctrl-C ends it; no table is lost."},
    // solve
    {OutputText::positions, "positions"},
    {OutputText::memory, "memory"},
    {OutputText::sweeps, "sweeps"},
    {OutputText::residual, "residual"},
    {OutputText::time, "time"},
    {OutputText::sweeps_done,
     "{n} at most, {limit?1:1 turn|{limit} turns} solved"},
    {OutputText::solved_share, "share"},
    {OutputText::megabytes, "{what} MB"},
    {OutputText::share_of_first, "{what} for the seat that begins"},
    {OutputText::move, "move"},
    {OutputText::share_of, "share of {what}"},
    // solve --loss
    {OutputText::start, "start"},
    {OutputText::mean, "mean"},
    {OutputText::worst, "worst"},
    {OutputText::worst_at, "worst at, A to move"},
    {OutputText::as_seat, "as {what}"},
    // train
    {OutputText::epoch, "epoch"},
    // verify
    {OutputText::verify_fair,
     "fair: the first position and {n?1:the one roll|all {n} rolls} are those "
     "that the seed and the players' luck give"},
    {OutputText::verified_rolls,
     "{n} {n?1:roll|rolls} fair: {what} thrown by people, {more} by computer "
     "players, {list} by stand-ins on the server's word"},
    {OutputText::verified_open,
     "the game is not over: {n} {n?1:roll|rolls} cannot be judged before the "
     "seed is revealed"},
    {OutputText::verified_decisions,
     "{n} {n?1:decision|decisions} at seat {what} {n?1:is|are} exactly "
     "{n?1:that|those} of level {more}"},
    {OutputText::verified_stand_in,
     "{n} {n?1:decision|decisions} of the stand-in at seat {what} {n?1:is|are} "
     "exactly {n?1:that|those} of level {more}"},
    {OutputText::verified_unchecked,
     "{n} {n?1:decision|decisions} of computer players cannot be computed anew "
     "by this program"},
    {OutputText::verified_renewed, "{n} {n?1:chain was|chains were} renewed"},
    {OutputText::verified_by_renewed,
     "{n} {n?1:roll|rolls} at seat {what} fell by a chain that was renewed: "
     "whose it was only the person there knows, and the server could choose "
     "{n?1:it|them} if it was not theirs"},
    {OutputText::verified_database,
     "{n} {n?1:table|tables}: {what} fair, {more} not over, {list} broken"},
    // forget-name
    {OutputText::forgotten,
     "{n} {n?1:entry|entries} at {what} {what?1:table|tables} had the name"},
});

}  // namespace

const Texts<OutputText>& english_output() { return english_output_texts; }

}  // namespace gockel
