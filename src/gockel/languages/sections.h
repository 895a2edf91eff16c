#pragma once

#include "gockel/words/catalogue.h"

namespace gockel {

// The sections of every language; each file of this room holds one or two.

extern const Texts<Thing> english_things, german_things, dutch_things,
    french_things;
extern const Texts<TableText> english_table, german_table, dutch_table,
    french_table;
extern const Texts<MoveText> english_moves, german_moves, dutch_moves,
    french_moves;
extern const Texts<EffectText> english_effects, german_effects, dutch_effects,
    french_effects;
extern const Texts<ReasonText> english_reasons, german_reasons, dutch_reasons,
    french_reasons;
extern const Texts<ReviewText> english_review, german_review, dutch_review,
    french_review;
extern const RefusalTexts german_refusals, dutch_refusals, french_refusals;
const RefusalTexts& english_refusals();
extern const Texts<ScreenText> english_screen, german_screen, dutch_screen,
    french_screen;
extern const Texts<HelpText> english_help, german_help, dutch_help, french_help;

}  // namespace gockel
