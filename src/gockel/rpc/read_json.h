#pragma once

#include <expected>
#include <string_view>

#include "gockel/rpc/fault.h"

namespace gockel {

/// Deepest nesting of a line; a batch with options needs four.
inline constexpr std::size_t max_depth = 16;

/// Most values in a line; a full batch needs about fifteen thousand.
inline constexpr std::size_t max_values = 100'000;

/// The value of a JSON text, or the fault that makes it unreadable: no JSON,
/// no UTF-8, too deep, too many values, a name twice in one object. Stops at
/// the first fault, so memory is bounded by the text's length.
///
/// Numbers that are not 64-bit integers come as binary values that hold their
/// digits: nothing here calculates with them, and an id has to go back as it
/// came.
std::expected<Input, Fault> read_json(std::string_view text);

}  // namespace gockel
