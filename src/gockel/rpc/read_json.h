#pragma once

#include <cstdint>
#include <expected>
#include <string_view>

#include "gockel/rpc/fault.h"

namespace gockel {

/// Deepest nesting of a line; a batch with options needs four.
inline constexpr std::size_t max_depth = 16;

/// Most values in a line; a full batch needs about fifteen thousand.
inline constexpr std::size_t max_values = 100'000;

/// What a number that is no 64-bit integer is read as.
enum class Decimals : std::uint8_t { digits, doubles };

/// The value of a JSON text, or the fault that makes it unreadable: no JSON,
/// no UTF-8, too deep, too many values, a name twice in one object. Stops at
/// the first fault, so memory is bounded by the text's length.
///
/// Numbers that are not 64-bit integers come as binary values that hold their
/// digits, because an id has to go back as it came; as doubles where somebody
/// calculates with them.
std::expected<Input, Fault> read_json(std::string_view text,
                                      Decimals decimals = Decimals::digits);

}  // namespace gockel
