// What the page's build script calls to write the words of every language into
// a file of their own.

#include <string>

#include "gockel/languages/languages.h"

namespace {

std::string& words() {
  static std::string bytes;
  return bytes;
}

}  // namespace

extern "C" {

/// How many languages there are; they have the numbers below that.
[[clang::export_name("language_count")]] unsigned language_count() {
  return gockel::all_languages.size();
}

/// The two letters of a language, the first in the lowest byte.
[[clang::export_name("language_code")]] unsigned language_code(unsigned i) {
  const std::string_view letters = gockel::code(gockel::all_languages[i]);
  return static_cast<unsigned>(letters[0]) | static_cast<unsigned>(letters[1])
                                                 << 8U;
}

/// Makes the words of a language; returns how many bytes they have, which begin
/// at `words_bytes()`.
[[clang::export_name("words_of")]] std::size_t words_of(unsigned i) {
  words() = gockel::catalogue_of(gockel::all_languages[i]).bytes();
  return words().size();
}

[[clang::export_name("words_bytes")]] const char* words_bytes() {
  return words().data();
}

}  // extern "C"
