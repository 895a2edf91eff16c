#include "gockel/server/event_log.h"

#include <gtest/gtest.h>
#include <spdlog/details/log_msg.h>

namespace gockel {
namespace {

std::string line(LogFormat format, const std::string& payload) {
  const spdlog::details::log_msg message(
      spdlog::log_clock::time_point(std::chrono::milliseconds(1500)),
      spdlog::source_loc{}, "gockel", spdlog::level::warn, payload);
  spdlog::memory_buf_t out;
  log_formatter(format)->format(message, out);
  return {out.data(), out.size()};
}

TEST(EventLog, WritesFieldsAsWordsOrAsJson) {
  const std::string event =
      R"({"event":"accept_failed","port":80,"error":"no files"})";
  EXPECT_EQ(line(LogFormat::text, event),
            "time=1970-01-01T00:00:01.500Z level=warning event=accept_failed "
            "port=80 error=\"no files\"\n");
  EXPECT_EQ(line(LogFormat::json, event),
            R"({"time":"1970-01-01T00:00:01.500Z","level":"warning",)"
            R"("event":"accept_failed","port":80,"error":"no files"})"
            "\n");
}

TEST(EventLog, IsOneLineWhateverAFieldHolds) {
  const std::string event =
      dump(Json{{"event", "x"}, {"error", "a\nlevel=info event=\"forged\""}});
  for (const LogFormat format : {LogFormat::text, LogFormat::json}) {
    const std::string text = line(format, event);
    EXPECT_EQ(text.find('\n'), text.size() - 1) << text;
    EXPECT_NE(text.find(R"(\"forged\")"), text.npos) << text;
  }
}

TEST(EventLog, WritesWhatIsNoEventAsAMessage) {
  EXPECT_EQ(line(LogFormat::text, "hello there"),
            "time=1970-01-01T00:00:01.500Z level=warning "
            "message=\"hello there\"\n");
}

}  // namespace
}  // namespace gockel
