#include "gockel/languages/languages.h"

#include "gockel/languages/sections.h"

namespace gockel {

const Catalogue& catalogue_of(Language language) {
  static const Catalogue english{
      Language::english, english_things,  english_table,  english_moves,
      english_effects,   english_reasons, english_review, english_refusals()};
  static const Catalogue german{
      Language::german, german_things,  german_table,  german_moves,
      german_effects,   german_reasons, german_review, german_refusals};
  static const Catalogue dutch{Language::dutch, dutch_things,  dutch_table,
                               dutch_moves,     dutch_effects, dutch_reasons,
                               dutch_review,    dutch_refusals};
  static const Catalogue french{
      Language::french, french_things,  french_table,  french_moves,
      french_effects,   french_reasons, french_review, french_refusals};
  switch (language) {
    case Language::english: break;
    case Language::german: return german;
    case Language::dutch: return dutch;
    case Language::french: return french;
  }
  return english;
}

const TerminalTexts& terminal_texts_of(Language language) {
  static const TerminalTexts english{english_screen, english_help};
  static const TerminalTexts german{german_screen, german_help};
  static const TerminalTexts dutch{dutch_screen, dutch_help};
  static const TerminalTexts french{french_screen, french_help};
  switch (language) {
    case Language::english: break;
    case Language::german: return german;
    case Language::dutch: return dutch;
    case Language::french: return french;
  }
  return english;
}

}  // namespace gockel
