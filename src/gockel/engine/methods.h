#pragma once

#include <span>
#include <string_view>

#include "gockel/engine/handler.h"
#include "gockel/rpc/params.h"

namespace gockel {

/// A method of the protocol. `run` gets parameters that fit `fields`; it
/// changes nothing and keeps nothing.
struct Method {
  std::string_view name;
  std::span<const Field> fields;
  Answer (*run)(const Params& params, const Host& host);
};

/// All methods, in the order of docs/engine.md.
std::span<const Method> all_methods();

/// What the page of a table on a server asks for, hints included. An engine
/// that answers these alone is two thirds as large, and the first thing that a
/// visitor's browser waits for.
std::span<const Method> table_methods();

/// What handle() answers if there are only these methods.
std::string handle_with(std::span<const Method> methods, std::string_view line,
                        const Host& host);

// start_methods.cpp
Answer run_new(const Params& params, const Host& host);
/// What starts the generator: 64 bits as 16 hex digits in `seed`.
std::expected<std::uint64_t, Fault> wanted_seed(const Params& params);
Answer run_draw(const Params& params, const Host& host);
Answer run_complete_roll(const Params& params, const Host& host);

// position_methods.cpp
Answer run_rules(const Params& params, const Host& host);
Answer run_describe(const Params& params, const Host& host);
Answer run_compose(const Params& params, const Host& host);
Answer run_moves(const Params& params, const Host& host);
Answer run_outcomes(const Params& params, const Host& host);
Answer run_apply(const Params& params, const Host& host);
Answer run_effects(const Params& params, const Host& host);
Answer run_odds(const Params& params, const Host& host);

// follow_methods.cpp
/// The event with that number in a list of them, legal in `state`; a refusal by
/// the rules has the number.
std::expected<Event, Fault> listed_event(const Input& given, std::size_t number,
                                         const AnyState& state);
Answer run_follow(const Params& params, const Host& host);

// play_methods.cpp
Answer run_pick(const Params& params, const Host& host);
Answer run_own_level(const Params& params, const Host& host);

// analysis_methods.cpp
/// The position values for this game; a fault where they are missing.
std::expected<PositionValues, Fault> values_for(const Rules& rules, int seats,
                                                const Host& host);
std::expected<PositionValues, Fault> values_for(const AnyState& state,
                                                const Host& host);
Answer run_analyse(const Params& params, const Host& host);
Answer run_rollout(const Params& params, const Host& host);

// coach_methods.cpp
Answer run_coach(const Params& params, const Host& host);
Answer run_lessons(const Params& params, const Host& host);

// puzzle_methods.cpp
Answer run_judge(const Params& params, const Host& host);
Answer run_puzzle(const Params& params, const Host& host);
Answer run_daily_puzzle(const Params& params, const Host& host);

// record_methods.cpp
Answer run_record(const Params& params, const Host& host);
Answer run_replay(const Params& params, const Host& host);
Answer run_write_record(const Params& params, const Host& host);

// review_methods.cpp
Answer run_review(const Params& params, const Host& host);

// table_methods.cpp
Answer run_table_open(const Params& params, const Host& host);
Answer run_table_step(const Params& params, const Host& host);
Answer run_table_record(const Params& params, const Host& host);

}  // namespace gockel
