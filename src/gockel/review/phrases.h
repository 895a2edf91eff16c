#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/review/words.h"

namespace gockel {

/// What the braces of a text stand for.
struct Blanks {
  int n = 0;
  std::string_view what = {};
  std::string_view more = {};
  std::string_view from = {};
  std::string_view chance = {};
};

/// The names of the seats: the letter where there is none, "gain (A)" and
/// "gain (C)" where two are the same.
std::vector<std::string> told_apart(std::vector<std::string> names, int seats);

/// Speaks about one game in one language: numbers, tiles, moves and what they
/// bring. The words and names must outlive it.
class Phrases {
 public:
  Phrases(const ReviewWords& words, std::span<const std::string> names)
      : words_(words), names_(names) {}

  const ReviewWords& words() const { return words_; }
  /// A text with its braces filled in.
  static std::string fill(std::string_view text, const Blanks& blanks = {});

  std::string_view name(Seat seat) const { return names_[seat]; }
  /// A share with one decimal, with or without its sign: "12.5", "+0.3".
  std::string share(double share) const;
  std::string change(double change) const;
  /// A loss per decision, in percent with two decimals.
  std::string rate(double rate) const;
  /// A share with the unit: "12.5 %".
  std::string percent(double share) const;
  /// A chance in whole percent; "<1 %" for what is rare, not impossible.
  std::string chance(double chance) const;

  std::string_view rating(std::optional<Rating> rating) const;

  std::string worms(int n) const;
  std::string points(int n) const;
  std::string dice(int n) const;
  /// A seat's score in the unit of the game.
  std::string score(const AnyState& state, Seat seat) const;
  std::string tile(Tile tile) const;
  std::string portion(Course course, int value) const;
  std::string_view specialist(Specialist s) const;

  /// A legal move at the beginning of a sentence, and alone in a list.
  std::string lead(const AnyState& before, Move move) const;
  std::string move(const AnyState& before, Move move) const;
  /// What a turn brought, said of its player; "" when these effects do not
  /// decide a turn.
  std::string outcome(const EffectList& effects) const;

 private:
  std::string number(double value, std::string_view format) const;
  std::string counted(int n, std::string_view one, std::string_view many) const;
  /// The object of a move: the dice, the Specialist, the portion.
  std::string object(const AnyState& before, Move move) const;

  const ReviewWords& words_;
  std::span<const std::string> names_;
};

}  // namespace gockel
