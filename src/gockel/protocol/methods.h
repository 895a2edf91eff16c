#pragma once

#include <span>
#include <string_view>

#include "gockel/eval/position_values.h"
#include "gockel/protocol/params.h"
#include "gockel/review/words.h"

namespace gockel {

/// A method of the protocol. `run` gets parameters that fit `fields`; it
/// changes nothing and keeps nothing.
struct Method {
  std::string_view name;
  std::span<const Field> fields;
  Answer (*run)(const Params& params);
};

/// All methods, in the order of docs/engine.md.
std::span<const Method> all_methods();

/// The method of that name, or null.
const Method* find_method(std::string_view name);

// start_methods.cpp
Answer run_new(const Params& params);
Answer run_draw(const Params& params);

// position_methods.cpp
Answer run_rules(const Params& params);
Answer run_describe(const Params& params);
Answer run_moves(const Params& params);
Answer run_outcomes(const Params& params);
Answer run_apply(const Params& params);
Answer run_effects(const Params& params);
Answer run_odds(const Params& params);

// play_methods.cpp
Answer run_pick(const Params& params);

// analysis_methods.cpp
/// The position values for this game; a fault where they are missing.
std::expected<PositionValues, Fault> values_for(const AnyState& state);
Answer run_analyse(const Params& params);
Answer run_rollout(const Params& params);

// record_methods.cpp
Answer run_record(const Params& params);
Answer run_replay(const Params& params);

// review_methods.cpp
Answer run_review(const Params& params);
/// The catalogue of the language in the field `lang`; without it English.
std::expected<const ReviewWords*, Fault> review_words(const Params& params);

}  // namespace gockel
