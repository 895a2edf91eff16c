#pragma once

#include <string_view>

#include "gockel/core/effect.h"
#include "gockel/engine/voice.h"
#include "gockel/rpc/json.h"

namespace gockel {

/// The effect with the fields that its kind has; `faces` are the letters of
/// the game's dice. docs/engine.md lists the shapes.
Json effect_json(const Effect& effect, std::string_view faces);

/// The position after an event and what the event brought about; with a voice
/// in sentences too.
Json happened(const AnyState& after, const EffectList& effects,
              const std::optional<Voice>& voice);

/// What an event brought about, in sentences.
Json sentences_json(const EffectList& effects, RuleSet set,
                    const Phrases& phrases);

std::string_view name(Failure why);

}  // namespace gockel
