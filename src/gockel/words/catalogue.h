#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "gockel/core/error.h"
#include "gockel/words/keys_effects.h"
#include "gockel/words/keys_help.h"
#include "gockel/words/keys_moves.h"
#include "gockel/words/keys_reasons.h"
#include "gockel/words/keys_review.h"
#include "gockel/words/keys_screen.h"
#include "gockel/words/keys_table.h"
#include "gockel/words/keys_things.h"
#include "gockel/words/language.h"

namespace gockel {

/// One text per value of an enum, in the order of the enum, whose last value is
/// `count` unless the number is given. What braces and brackets in a text mean
/// stands in fill.h.
template <class Key, std::size_t n = static_cast<std::size_t>(Key::count)>
struct Texts {
  std::array<std::string_view, n> all{};

  constexpr std::string_view operator[](Key key) const {
    return all[static_cast<std::size_t>(key)];
  }
  constexpr std::string_view operator[](std::size_t i) const { return all[i]; }
  static constexpr std::size_t size() { return n; }
  friend bool operator==(const Texts&, const Texts&) = default;
};

// What the compiler names when a catalogue is wrong: they are called while it
// compiles, and exist nowhere. (Not a throw: the browser's engine is compiled
// without exceptions.)
void a_text_stands_in_the_catalogue_twice();
void a_text_is_missing_in_the_catalogue();

/// Puts a list in order. Does not compile when a text is missing, doubled or
/// empty.
template <class Key, std::size_t n = static_cast<std::size_t>(Key::count)>
consteval Texts<Key, n> catalogue(
    std::initializer_list<std::pair<Key, std::string_view>> list) {
  Texts<Key, n> texts;
  for (const auto& [key, text] : list) {
    std::string_view& place = texts.all[static_cast<std::size_t>(key)];
    if (!place.empty()) a_text_stands_in_the_catalogue_twice();
    place = text;
  }
  for (const std::string_view text : texts.all)
    if (text.empty()) a_text_is_missing_in_the_catalogue();
  return texts;
}

/// The key so many places after another: for keys that follow an enum.
template <class Key, class By>
constexpr Key key_after(Key first, By by) {
  return static_cast<Key>(static_cast<unsigned>(first) +
                          static_cast<unsigned>(by));
}

/// Why something was refused: a sentence for each reason, with the blanks of
/// the English one in core/reasons.cpp. Like that one it begins small and ends
/// without a full stop, because it stands behind the name of a file or a field.
using RefusalTexts = Texts<Reason, reason_count>;

/// Everything that is said about a game, in one language. A new section is a
/// member here and a line in visit_sections().
struct Catalogue {
  Language language = Language::english;
  Texts<Thing> things = {};
  Texts<TableText> table = {};
  Texts<MoveText> moves = {};
  Texts<EffectText> effects = {};
  Texts<ReasonText> reasons = {};
  Texts<ReviewText> review = {};
  RefusalTexts refusals = {};

  std::string_view operator[](Thing key) const { return things[key]; }
  std::string_view operator[](TableText key) const { return table[key]; }
  std::string_view operator[](MoveText key) const { return moves[key]; }
  std::string_view operator[](EffectText key) const { return effects[key]; }
  std::string_view operator[](ReasonText key) const { return reasons[key]; }
  std::string_view operator[](ReviewText key) const { return review[key]; }
  std::string_view operator[](Reason key) const { return refusals[key]; }

  /// The catalogue as one piece, for a place that is handed its language:
  ///
  ///   "gockel words 1 en 431\n"  version, language, number of texts
  ///   "text\0text\0...\0"        in the order of the sections
  ///
  /// `parse` is the inverse. Its texts lie in `bytes`, which must outlive the
  /// catalogue. Refused: anything that bytes() of this version does not write.
  std::string bytes() const;
  static Result<Catalogue> parse(std::string_view bytes);

  friend bool operator==(const Catalogue&, const Catalogue&) = default;
};

/// What only the terminal says, in one language.
struct TerminalTexts {
  Texts<ScreenText> screen = {};
  Texts<HelpText> help = {};

  std::string_view operator[](ScreenText key) const { return screen[key]; }
  std::string_view operator[](HelpText key) const { return help[key]; }
};

}  // namespace gockel
