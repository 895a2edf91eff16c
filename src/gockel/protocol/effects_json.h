#pragma once

#include <string_view>

#include "gockel/core/effect.h"
#include "gockel/protocol/json.h"

namespace gockel {

/// The effect with the fields that its kind has; `faces` are the letters of
/// the game's dice. docs/engine.md lists the shapes.
Json effect_json(const Effect& effect, std::string_view faces);

std::string_view name(Failure why);

}  // namespace gockel
