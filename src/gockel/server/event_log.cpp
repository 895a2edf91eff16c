#include "gockel/server/event_log.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <chrono>
#include <ctime>

namespace gockel {
namespace {

/// "2026-11-17T02:15:07.123Z"
std::string time_text(spdlog::log_clock::time_point at) {
  using namespace std::chrono;
  const auto since = at.time_since_epoch();
  const auto whole = floor<seconds>(since);
  const auto rest = duration_cast<milliseconds>(since - whole).count();
  return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z",
                     fmt::gmtime(static_cast<std::time_t>(whole.count())),
                     rest);
}

std::string_view view(const spdlog::string_view_t& text) {
  return {text.data(), text.size()};
}

/// A value as text that cannot be taken for another field: bare where it is a
/// word, as a JSON string elsewhere.
std::string value_text(const Json& value) {
  if (!value.is_string()) return dump(value);
  const auto& text = value.get_ref<const std::string&>();
  const bool word = !text.empty() && std::ranges::all_of(text, [](char c) {
    return c > ' ' && c < 0x7F && c != '"' && c != '=';
  });
  return word ? text : dump(value);
}

class EventFormatter final : public spdlog::formatter {
 public:
  explicit EventFormatter(LogFormat format) : format_(format) {}

  void format(const spdlog::details::log_msg& message,
              spdlog::memory_buf_t& to) override {
    Json line{{"time", time_text(message.time)},
              {"level", view(spdlog::level::to_string_view(message.level))}};
    const std::string_view payload = view(message.payload);
    const Json event = Json::parse(payload, nullptr, false);
    if (event.is_object())
      line.update(event);
    else
      line["message"] = payload;
    std::string text;
    if (format_ == LogFormat::json)
      text = dump(line);
    else
      for (const auto& [name, value] : line.items())
        text += fmt::format("{}{}={}", text.empty() ? "" : " ", name,
                            value_text(value));
    text += '\n';
    to.append(text.data(), text.data() + text.size());
  }
  std::unique_ptr<spdlog::formatter> clone() const override {
    return std::make_unique<EventFormatter>(format_);
  }

 private:
  LogFormat format_;
};

}  // namespace

void log_event(spdlog::level::level_enum level, std::string_view event,
               const Json& fields) {
  Json all{{"event", event}};
  all.update(fields);
  // As a value, not as a format: what it holds is not looked into.
  spdlog::log(level, "{}", dump(all));
}

std::unique_ptr<spdlog::formatter> log_formatter(LogFormat format) {
  return std::make_unique<EventFormatter>(format);
}

}  // namespace gockel
