#pragma once

#include <string>
#include <string_view>

namespace gockel {

// The referee's protocol: JSON-RPC 2.0, one object or batch per line.
// docs/engine.md describes it. The same handler serves `gockel engine`, the
// browser and the server.

/// Longest line that is looked at. A record of 64 MiB fits, its line ends and
/// quotes escaped.
inline constexpr std::size_t max_line_bytes = 80U << 20;

/// Most requests in one batch.
inline constexpr std::size_t max_batch = 1000;

/// A batch that has been answered up to here answers the rest with an error.
inline constexpr std::size_t max_answer_bytes = 16U << 20;

/// The answer to one line: JSON on one line without its end, or "" when there
/// is nothing to answer (notifications only). The same line always gets the
/// same answer; any bytes are allowed; nothing is kept and nothing is thrown.
std::string handle(std::string_view line);

/// What `handle` answers to a line above max_line_bytes, for a reader that
/// does not want to hold it.
std::string answer_to_long_line();

}  // namespace gockel
