#pragma once

#include <string>
#include <string_view>

namespace gockel {

/// Somebody a sentence is about: a name, or "you".
struct NamedPerson {
  std::string_view name = {};
  bool you = false;
};

/// What the braces of a text stand for.
struct Blanks {
  NamedPerson who = {};   ///< the subject
  NamedPerson from = {};  ///< the other one
  int n = 0;
  int tile = 0;
  int total = 0;
  std::string_view what = {};
  std::string_view more = {};
  std::string_view chance = {};
};

/// The text with its blanks filled in:
///
///   {what}            the value
///   {d'what}          "d’Anna", "de Bruno": e is left out before a vowel and
///                     the mute h of names
///   {n?1:one|{n} of}  the text for the value of {n} or {total}, or the last
///   one [takes|take]      the first side for a name, the second when {who} is
///   you <from {from}|you> the same for {from}
///
/// `you_subject` stands for {who}, `you_object` for {from} where they are you.
/// Values are never read as texts: a name may hold braces. A brace that is none
/// of these, and brackets without a bar, stay as they are.
std::string fill(std::string_view text, const Blanks& blanks,
                 std::string_view you_subject, std::string_view you_object);

/// The text with its choices by a number made, which fill() leaves as they are:
///
///   {n?1:1 die|{n} dice}  the text for the value of {n} or {total}, or the
///                         last one
///
/// Only the terminal's own texts have them: the browser does without this.
std::string chosen_by_number(std::string_view text, const Blanks& blanks);

/// The text with its first letter as a capital: ASCII and the letters of
/// Latin-1, which all our languages begin their words with.
std::string capitalised(std::string text);

}  // namespace gockel
