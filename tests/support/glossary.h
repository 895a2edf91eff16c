#pragma once

#include <string>
#include <string_view>

#include "gockel/words/language.h"

namespace gockel::testing {

/// The text as the tables of tests/data/words look at it: in small letters,
/// with a space for all that is no letter, digit or hyphen, and one at each
/// end.
std::string plain_words(std::string_view text);

/// What of tests/data/words/glossary.txt stands in the text though it must not,
/// and what is said instead: "henne: Glucke". Empty if nothing does.
std::string misnamed_in(std::string_view text, Language language);

/// What of tests/data/words/plurals.txt stands behind a number that wants the
/// singular: "1 dice". Empty if nothing does.
std::string wrong_plural_in(std::string_view text, Language language);

}  // namespace gockel::testing
