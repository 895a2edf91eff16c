#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace gockel {

/// The languages that everything is said in.
enum class Language : std::uint8_t { english, german, dutch, french };
inline constexpr std::array all_languages{Language::english, Language::german,
                                          Language::dutch, Language::french};

/// The two letters by which options, JSON and HTML name it.
constexpr std::string_view code(Language language) {
  constexpr std::array<std::string_view, all_languages.size()> codes{
      "en", "de", "nl", "fr"};
  return codes[static_cast<unsigned>(language)];
}

/// The language of such a code, or nothing.
constexpr std::optional<Language> find_language(std::string_view text) {
  for (const Language language : all_languages)
    if (code(language) == text) return language;
  return std::nullopt;
}

/// Whether so many of a thing are said in the singular: "1 worm", "0 ver".
constexpr bool singular(Language language, int n) {
  switch (language) {
    case Language::english: return n == 1;
    case Language::german:
    case Language::dutch: return n == 1 || n == -1;
    case Language::french: return n >= -1 && n <= 1;
  }
  return false;
}

/// The same of a number with decimals: "1.0 worms", "1,4 ver".
constexpr bool singular_mean(Language language, double mean) {
  return language == Language::french && mean > -2 && mean < 2;
}

}  // namespace gockel
