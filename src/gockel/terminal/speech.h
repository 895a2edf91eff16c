#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gockel/core/any_game.h"
#include "gockel/terminal/chair.h"
#include "gockel/terminal/help_words.h"
#include "gockel/terminal/words.h"

namespace gockel::terminal {

/// What the braces of a text stand for; {who} decides the verbs in brackets.
struct Fields {
  const Chair* who = nullptr;
  const Chair* from = nullptr;
  int n = 0;
  int tile = 0;
  int total = 0;
  std::string_view what = {};
  std::string_view more = {};
};

/// "{who} [takes|take] {n}" with its brackets and braces replaced. An unknown
/// brace stays as it is.
std::string fill(std::string_view text, const Fields& fields,
                 std::string_view you_subject, std::string_view you_object);

/// How a Specialist is named: in tables, as subject, as object, on the grill.
enum class Form : std::uint8_t { bare, subject, object, code };

/// Speaks one language, in UTF-8 or spelt in ASCII. Whatever it returns can be
/// measured and printed as it is.
class Speech {
 public:
  struct Manner {
    Language language = Language::english;
    bool utf8 = true;
  };
  explicit Speech(Manner manner);

  std::string say(Text text, const Fields& fields = {}) const;
  std::string say(Help text, const Fields& fields = {}) const;

  /// The chair's name as tables show it.
  std::string name(const Chair& chair) const;
  /// "Anna, Bruno".
  std::string names(std::span<const Chair> chairs) const;
  std::string worms(int n) const;            ///< "1 worm", "3 worms"
  std::string points(int n) const;           ///< "1 point", "-3 points"
  std::string dice(int n) const;             ///< "1 die", "8 dice"
  std::string percent(double chance) const;  ///< "12.5", "<0.1"
  std::string specialist(Specialist s, Form form) const;

  /// The words that are understood for a key, the one shown first.
  std::vector<std::string> keys(Text key) const;
  std::string key(Text key) const { return keys(key).front(); }

  bool utf8() const { return manner_.utf8; }
  Language language() const { return manner_.language; }
  /// The text as this terminal can show it.
  std::string spelt(std::string text) const;

 private:
  Manner manner_;
  const Words& words_;
  const HelpWords& help_;
};

/// The key of a Grill move that is not a face or a seat.
Text key_of(Move move);

}  // namespace gockel::terminal
