#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/languages/languages.h"
#include "gockel/terminal/local_player.h"
#include "gockel/words/fill.h"
#include "gockel/words/view_words.h"

namespace gockel::terminal {

/// The names of these players; a person called "you" is spoken to.
Names names_of(std::span<const LocalPlayer> players);

/// Speaks one language to the people at one table, in UTF-8 or spelt in ASCII.
/// Whatever it returns can be measured and printed as it is.
class Speech {
 public:
  struct Manner {
    Language language = Language::english;
    bool utf8 = true;
  };
  explicit Speech(Manner manner, Names names = {});
  Speech(const Speech&) = delete;
  Speech& operator=(const Speech&) = delete;

  /// From now on the table is theirs.
  void call(Names names) { names_ = std::move(names); }

  template <class Key>
  std::string say(Key key, const Blanks& blanks = {}) const {
    return spelt(phrases_.say(key, blanks));
  }
  std::string say(ScreenText text, const Blanks& blanks = {}) const {
    return spelt(phrases_.filled(chosen_by_number(own_[text], blanks), blanks));
  }
  std::string say(HelpText text, const Blanks& blanks = {}) const {
    return spelt(phrases_.filled(own_[text], blanks));
  }

  /// The words that every part of the program has, not yet spelt.
  const Phrases& phrases() const { return phrases_; }
  NamedPerson person(Seat seat) const { return phrases_.person(seat); }
  /// The seat's name as tables show it.
  std::string name(Seat seat) const {
    return spelt(std::string(phrases_.name(seat)));
  }
  std::string dice(int n) const { return spelt(phrases_.dice(n)); }
  std::string specialist(Specialist s, Form form) const {
    return spelt(std::string(phrases_.specialist(s, form)));
  }
  /// The two letters of a Specialist on the grill.
  std::string code(Specialist s) const {
    return say(key_after(ScreenText::can_code, s));
  }

  /// The words that are understood for a key, the one shown first.
  std::vector<std::string> keys(ScreenText key) const;
  std::string key(ScreenText key) const { return keys(key).front(); }

  bool utf8() const { return manner_.utf8; }
  const Catalogue& catalogue() const { return phrases_.catalogue(); }
  /// The text as this terminal can show it.
  std::string spelt(std::string text) const;

 private:
  Manner manner_;
  const TerminalTexts& own_;
  Names names_;
  Phrases phrases_;  ///< speaks of names_
};

/// The key of a Grill move that is not a face or a seat.
ScreenText key_of(Move move);

}  // namespace gockel::terminal
