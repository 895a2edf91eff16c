#pragma once

#include "gockel/engine/voice.h"
#include "gockel/rpc/json_object.h"

namespace gockel {

/// Everything a program needs to draw or check a position, derived from
/// nothing else. A value that does not apply here is null; a field of the
/// other game is absent. docs/engine.md lists the fields.
Json describe(const AnyState& state);

/// The same, and with a voice what a person may see and choose, in words; with
/// an outlook also what is risked.
Json described(const AnyState& state, const std::optional<Voice>& voice,
               Outlook* outlook = nullptr);

/// What is seen between the two ends of an event that cleared the dice off the
/// table at once, as a view; null where there is nothing.
Json between_json(const AnyState& before, const AnyState& after,
                  const EffectList& effects, const Voice& voice);

/// The legal moves as text.
Json moves_json(const AnyState& state);

// The parts that the games do not share.
void describe_game(const Grill& grill, JsonObject& out);
void describe_game(const Wok& wok, JsonObject& out);

}  // namespace gockel
