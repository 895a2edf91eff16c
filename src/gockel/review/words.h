#pragma once

#include <array>
#include <string_view>

#include "gockel/core/any_game.h"
#include "gockel/review/analysis.h"
#include "gockel/review/marks.h"

namespace gockel {

/// Everything a review says, in one language. `{name}` is filled in by
/// Phrases; a text that lacks or invents a brace fails the tests. Sentences
/// about a move are built like this, the second and third part as often as
/// there is something to say:
///
///   lead                 "Keeping the 5s"      "Nimmst du die 5er,"
///   first clause         " makes 20"           " stehst du bei 20"
///   later clauses        "; the turn then ..." "; dann scheitert ..."
struct ReviewWords {
  template <class Key, std::size_t n>
  using By = std::array<std::string_view, n>;
  using Word = std::string_view;

  Word language;      ///< "en", as HTML and options name it
  Word decimal_mark;  ///< "."
  Word percent;       ///< {what}: "12.5 %", with a space that no line ends at

  // Things.
  Word worm_one, worm_many, point_one, point_many, die_one, die_many, nothing;
  By<Face, 6> face_one, face_many;  ///< as object: "the 5", "the 5s"
  By<Face, 4> symbol_one, symbol_many;
  By<Specialist, 6> specialist;  ///< as object
  By<Course, 2> portion;         ///< {n}: "sushi +5", "bone -2"
  Word tile;                     ///< {n}, as object: "27", "die 27"
  Word also;                     ///< {what}, {more}: "27 and the weasel"

  // What a move is, at the beginning of a sentence: {what}, {from}.
  Word lead_golden, lead_plain, lead_keep, lead_weasel, lead_bust, lead_roll,
      lead_stop, lead_lower, lead_can, lead_no_can, lead_rob, lead_back,
      lead_lock, lead_take, lead_steal;
  // The same, alone: in lists and tables.
  Word move_golden, move_plain, move_keep, move_weasel, move_bust, move_roll,
      move_stop, move_lower, move_can, move_rob, move_back, move_lock,
      move_take, move_steal;

  // Clauses behind a lead.
  Word took, stole, took_hen, ate, snatched;  ///< {what}, {from}
  Word worth;                                 ///< {what}: " (2 worms)"
  Word chance;                                ///< {chance}: " (31 %)"
  Word failed_bust, failed_no_worm, failed_nothing;
  Word reaches, stays, victim_falls;         ///< {what}: points; {from}
  Word keeps, keeps_all, no_worm, bratworm;  ///< {n}, {what}: dice
  Word busts, busts_never, busts_cost, rescue;
  Word fails, fails_then, fails_in_all, fails_never, fails_never_then,
      fails_surely, fails_surely_then;
  Word no_offer, always_offer;
  Word likely, surely;  ///< stand before took ... snatched
  Word often;           ///< {what}, {chance}: likely, within such a clause
  Word robs;
  Word returns, returns_nowhere;

  // Sentences about a choice as a whole.
  Word cost, cost_nothing, cost_lowest, win_shares;

  // What a turn brought: {what}, {from}.
  Word turn_took, turn_stole, turn_hen, turn_failed, turn_lost, turn_ate,
      turn_snatched, turn_forced, turn_open;

  // What the values of a table are called.
  By<Mark, 4> mark;
  By<Fortune, 5> fortune;
  By<Rating, 7> rating;
  By<Question, 4> question;
  By<RuleSet, 4> rules;

  // The report.
  Word title, players, wins, shares_win, unfinished;
  Word turn;  ///< {n}, {from}
  Word roll, instead, was_best, forced, nothing_marked;
  Word totals, accounts, decisions, questions, curve, turns, candidates;
  Word curve_text;  ///< {what}: who; {n}: turns
  Word legend_lucky, legend_unlucky, legend_mark;
  Word meaning, rate_meaning, fairness, footer;
  Word column_player, column_score, column_start, column_luck, column_skill,
      column_reestimate, column_result, column_adjusted, column_decisions,
      column_rate, column_rating, column_move, column_share, column_fail,
      column_loss;
};

/// The languages there are, by their name.
inline constexpr std::array<std::string_view, 2> review_languages{"en", "de"};

const ReviewWords& english_review();
const ReviewWords& german_review();

/// The catalogue of a language, or null.
inline const ReviewWords* find_review_words(std::string_view language) {
  if (language == "en") return &english_review();
  if (language == "de") return &german_review();
  return nullptr;
}

}  // namespace gockel
