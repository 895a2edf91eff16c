#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "gockel/fair/fair_dice.h"
#include "gockel/review/rollout.h"
#include "gockel/words/catalogue.h"

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

/// What the handler is given by the program that it runs in.
struct Host {
  ValueSource values;
  /// For the methods about tables; without it they are refused.
  FairHash hash = {};
  /// What is said in a language; null where it is not there.
  std::function<const Catalogue*(Language)> words = {};
  /// Games of a rollout at the same time, and how they are run.
  int workers = 1;
  ParallelFor parallel_for = {};
  /// While a request takes long: asked now and then with the request's id as
  /// JSON writes it; false: the client does not want the answer any more.
  std::function<bool(std::string_view id)> go_on = {};
  /// Told a notification of progress, a line without its end, when the request
  /// asked for them.
  std::function<void(std::string_view line)> notify = {};
};

/// The answer to one line: JSON on one line without its end, or "" when there
/// is nothing to answer (notifications only). The same line always gets the
/// same answer unless it is cancelled; any bytes are allowed; nothing is kept
/// and nothing is thrown.
std::string handle(std::string_view line, const Host& host);

/// The id that a notification `cancel` asks to give up, as JSON writes it, or
/// "" when the line is no such notification.
std::string cancelled_id(std::string_view line);

/// What `handle` answers to a line above max_line_bytes, for a reader that
/// does not want to hold it.
std::string answer_to_long_line();

}  // namespace gockel
