#pragma once

#include <spdlog/common.h>
#include <spdlog/formatter.h>

#include <memory>
#include <string_view>

#include "gockel/rpc/json.h"

namespace gockel {

// What a running server notes for whoever runs it: events with named fields.
// Values of people (names, keys, requests) are none of them.

enum class LogFormat : std::uint8_t {
  text,  ///< time=... level=info event=listening port=8080
  json   ///< {"time":"...","level":"info","event":"listening","port":8080}
};

/// Notes an event. `fields` is an object.
void log_event(spdlog::level::level_enum level, std::string_view event,
               const Json& fields = Json::object());

/// Writes events in this format, one on a line whatever their fields hold. A
/// message that is no event is written as the field `message`.
std::unique_ptr<spdlog::formatter> log_formatter(LogFormat format);

}  // namespace gockel
