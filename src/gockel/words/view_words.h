#pragma once

#include <string>
#include <vector>

#include "gockel/view/view.h"
#include "gockel/words/phrases.h"

namespace gockel {

/// A view in words: headline, choices, seats, and the whole table for those who
/// hear it. Labels and details begin in lower case, so that they can stand in a
/// sentence. The phrases and the view must outlive it.
class ViewWords {
 public:
  ViewWords(const Phrases& phrases, const View& view)
      : phrases_(phrases), view_(view) {}

  // view_words.cpp

  /// Whose turn it is, or who has won.
  std::string headline() const;
  /// What is to be done now; "" in a moment that only passes.
  std::string_view ask() const;
  /// "Anna is thinking"; "" where nobody decides.
  std::string waiting() const;
  /// What is to be done, or who is waited for if that is somebody else.
  std::string hint() const;
  /// "roll 2 of 3"; "" in the Grill.
  std::string roll_note() const;
  /// Of the Bratworms; "" where there are none in the game.
  std::string supply() const;
  /// In worms or points, or that it is hidden.
  std::string score(const SeatView& seat) const;

  // choice_words.cpp

  /// What a choice is called.
  std::string label(const ChoiceView& choice) const;
  /// What it brings; of one that fails, why it does.
  std::string brings(const ChoiceView& choice) const;
  /// How likely the turn then fails, and what that costs; "" where nothing is
  /// risked.
  std::string risk(const ChoiceView& choice) const;
  /// The same of a lock.
  std::string brings(const LockView& lock) const { return likely(lock.likely); }
  std::string risk(const LockView& lock) const;
  /// And of the dice of a face.
  std::string risk(const FaceView& face) const;
  /// Both.
  std::string detail(const ChoiceView& choice) const;
  /// All three on one line.
  std::string line(const ChoiceView& choice) const;
  /// The question to be answered before a choice that only loses counts; "" for
  /// all others.
  std::string confirm(const ChoiceView& choice) const;
  /// "keep three worms: +15, total 25", or the dice alone; and what else
  /// keeping them brings.
  std::string label(const FaceView& face) const;
  /// The Bratworm that keeping them brings; "" where it brings none.
  std::string note(const FaceView& face) const;
  /// "lock 2, roll 3".
  std::string lock_label(Move lock) const;
  /// Any of the view's legal moves, as a list names them.
  std::string move(Move move) const;

  /// What the thefts from a seat are called together.
  std::string theft_heading(Move steal) const;

  // spoken.cpp

  /// A tile of the grill that is not in a stack: its worms, who stands on it,
  /// and whether a stop gets it.
  std::string spoken(const TileView& tile) const;
  /// What lies before a seat, in a sentence.
  std::string spoken(const SeatView& seat) const;
  /// The whole table: whose turn, dice, choices, grill or rows, seats. Choices
  /// are told unless they are somebody else's than yours.
  std::vector<std::string> spoken() const;

 private:
  using Case = Phrases::Case;
  RuleSet set() const { return view_.rules.rule_set(); }
  TableText question(const GrillView& grill) const;
  TableText question(const WokView& wok) const;
  bool may(MoveKind kind) const;
  /// Whether the choices are those of whoever reads this.
  bool own() const;
  std::string likely(const std::optional<TurnEnding>& ending) const;
  std::string prize(const ChoiceView& stop) const;
  std::string cost() const;
  /// A chance of failing and its cost; without a chance the cost alone.
  std::string risk(std::optional<double> fails) const;
  /// Two parts of a sentence, or the one that is there.
  std::string joined(std::string what, std::string more, TableText by) const;
  void speak_dice(std::vector<std::string>& lines) const;
  void speak_choices(std::vector<std::string>& lines) const;
  void speak_middle(std::vector<std::string>& lines) const;
  std::string pile(const SeatView::Stack& stack, TableText name) const;

  const Phrases& phrases_;
  const View& view_;
};

}  // namespace gockel
