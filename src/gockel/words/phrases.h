#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/core/any_game.h"
#include "gockel/review/analysis.h"
#include "gockel/review/marks.h"
#include "gockel/words/catalogue.h"
#include "gockel/words/decimal.h"
#include "gockel/words/fill.h"

namespace gockel {

/// Who sits where, as sentences call them.
struct Names {
  std::vector<std::string> of = {};  ///< by seat
  Seat you = no_seat;                ///< spoken to instead of named
  bool watching = false;  ///< read by nobody who plays: nobody is asked
};

/// How a Specialist is named: alone, as subject, as object.
enum class Form : std::uint8_t { bare, subject, object };

/// Speaks about one game in one language: numbers, people and things. The
/// other files of this room make sentences with it. The catalogue and the
/// names must outlive it.
class Phrases {
 public:
  Phrases(const Catalogue& catalogue, const Names& names)
      : catalogue_(&catalogue), names_(&names) {}

  const Catalogue& catalogue() const { return *catalogue_; }
  const Names& names() const { return *names_; }
  Language language() const { return catalogue_->language; }
  /// A text of the catalogue, as it is.
  template <class Key>
  std::string_view text(Key key) const {
    return (*catalogue_)[key];
  }
  /// A text of the catalogue with its blanks filled in.
  template <class Key>
  std::string say(Key key, const Blanks& blanks = {}) const {
    return filled(text(key), blanks);
  }
  /// Any other text, filled in like those of the catalogue.
  std::string filled(std::string_view text, const Blanks& blanks) const;

  /// For a sentence; nobody for no_seat.
  NamedPerson person(Seat seat) const;
  /// For a table: the name, or "You".
  std::string_view name(Seat seat) const;

  /// A share with one decimal, with or without its sign: "12.5", "+0.3".
  std::string share(double share) const;
  std::string change(double change) const;
  /// A loss per decision, in percent with two decimals.
  std::string rate(double rate) const;
  /// A share or a change with the unit: "12.5 %", "+0.3 %".
  std::string percent(double share) const;
  std::string percent_change(double change) const;
  /// A chance in whole percent; "<1 %" for what is rare, not impossible.
  std::string chance(double chance) const;

  std::string_view mark(Mark mark) const;
  std::string_view fortune(Fortune fortune) const;
  std::string_view rating(std::optional<Rating> rating) const;
  std::string_view question(Question question) const;
  std::string_view rules(RuleSet set) const;

  std::string worms(int n) const;
  std::string points(int n) const;
  std::string dice(int n) const;
  std::string bratworms(int n) const;
  /// A score in the unit of the game.
  std::string score(RuleSet set, int n) const;
  /// An expected change of a score with its sign and one decimal: "+1.4 worms",
  /// and the number alone.
  std::string mean_score(RuleSet set, double mean) const;
  std::string mean_change(double mean) const;
  std::string tile(Tile tile) const;
  std::string portion(Course course, int value) const;
  /// The same of a tile that may be hidden.
  std::string portion(Course course, std::optional<int> value) const;
  std::string_view specialist(Specialist s, Form form = Form::object) const;
  std::string_view about(Specialist s) const;

  /// All dice of a face, which are so many: "the 5", "the 5s".
  std::string_view the_dice(Face face, int n) const;
  /// So many dice of a Grill face: "three 5s"; alone: not as an object.
  enum class Case : std::uint8_t { object, alone };
  std::string face_dice(Face face, int n, Case use = Case::object) const;
  /// Dice as a list: "two 5s, one worm" or "1 sushi, 2 fishbones".
  std::string grill_dice(Dice dice, Case use = Case::object) const;
  std::string wok_dice(Dice dice) const;
  std::string dice_of(RuleSet set, Dice dice, Case use = Case::object) const {
    return set == RuleSet::wok ? wok_dice(dice) : grill_dice(dice, use);
  }

  /// "Anna, Bruno and Carla"; "this, that or the other".
  std::string list(std::span<const std::string> items) const;
  std::string alternatives(std::span<const std::string> items) const;

 private:
  std::string number(double value, int places, PlusSign plus) const;
  std::string counted(int n, Thing one, Thing many) const;
  std::string joined(std::span<const std::string> items, Thing last) const;

  const Catalogue* catalogue_;
  const Names* names_;
};

}  // namespace gockel
