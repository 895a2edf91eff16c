#include <fmt/format.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <charconv>
#include <filesystem>
#include <memory>

#include "gockel/cli/commands.h"
#include "gockel/cli/terminal_qr.h"
#include "gockel/server/event_log.h"
#include "gockel/server/serve.h"

namespace gockel {
namespace {

struct ServeCommand {
  Settings settings;
  std::string listen = "127.0.0.1:8080";
  std::string metrics;
  std::vector<std::string> trusted_proxies;
  std::string proxy_header = "X-Forwarded-For";
  std::string log = "text";
};

/// "ADDRESS:PORT", "[ADDRESS]:PORT" or just one of both; what is not said
/// stays as it is.
bool parse_listen(const std::string& text, ListenAddress& to) {
  const std::size_t colon = text.rfind(':');
  const bool has_port = colon != text.npos && !text.ends_with(']');
  std::string address = text.substr(0, has_port ? colon : text.npos);
  if (address.starts_with('[') && address.ends_with(']'))
    address = address.substr(1, address.size() - 2);
  if (!address.empty()) to.address = address;
  if (!has_port) return true;
  const std::string port = text.substr(colon + 1);
  const auto [end, error] =
      std::from_chars(port.data(), port.data() + port.size(), to.port);
  return error == std::errc{} && end == port.data() + port.size();
}

/// Where tables are kept when nobody says: where the user's data is kept.
std::string default_data() {
  namespace fs = std::filesystem;
  const char* data = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  const fs::path folder = data != nullptr && *data != '\0' ? fs::path(data)
                          : home != nullptr ? fs::path(home) / ".local/share"
                                            : fs::path(".");
  std::error_code error;
  fs::create_directories(folder / "gockel", error);
  return (folder / "gockel" / "tables.sqlite").string();
}

void say_where(const Reached& at) {
  fmt::print("Gockel is at {}\n", at.here);
  if (!at.house.empty())
    fmt::print("For others in the house: {}\n{}", at.house,
               terminal_qr(at.house));
  fmt::print("Ctrl-C ends it; no table is lost.\n");
  std::fflush(stdout);
}

/// Reads what the command line has as text. False: it was complained about.
bool read_texts(ServeCommand& command, const Reporter& reporter) {
  Settings& settings = command.settings;
  const auto complain = [&reporter](CliText text, const char* option,
                                    const std::string& what) {
    reporter.complain(reporter.say(text, {.what = what, .more = option}));
    return false;
  };
  if (!parse_listen(command.listen, settings.listen))
    return complain(CliText::bad_listen, "--listen", command.listen);
  if (!command.metrics.empty() &&
      !parse_listen(command.metrics, settings.metrics.emplace()))
    return complain(CliText::bad_listen, "--metrics", command.metrics);
  for (const std::string& text : command.trusted_proxies) {
    const auto network = AddressRange::parse(text);
    if (!network)
      return complain(CliText::bad_network, "--trusted-proxy", text);
    settings.trusted_proxies.push_back(*network);
  }
  settings.proxy_header = command.proxy_header == "Forwarded"
                              ? ProxyHeader::forwarded
                              : ProxyHeader::x_forwarded_for;
  if (settings.data.empty()) settings.data = default_data();
  return true;
}

int run(ServeCommand& command, const Reporter& reporter) {
  if (!read_texts(command, reporter)) return status::bad_input;
  auto log = spdlog::stderr_logger_mt("gockel");
  log->set_formatter(
      log_formatter(command.log == "json" ? LogFormat::json : LogFormat::text));
  spdlog::set_default_logger(log);
  const std::string problem = serve(command.settings, say_where);
  if (problem.empty()) return status::ok;
  reporter.complain(problem);
  return status::failed;
}

}  // namespace

void add_serve(Program& program) {
  auto command = std::make_shared<ServeCommand>();
  Settings& settings = command->settings;
  Command sub = program.command("serve", CliText::serve_summary);
  sub.option("--listen", &command->listen,
             "Where it can be reached; 0.0.0.0:8080 opens it to the house")
      .environment("GOCKEL_LISTEN")
      .with_default();
  sub.option("--data", &settings.data,
             "SQLite file, or postgresql://USER:PASSWORD@HOST/NAME")
      .environment("GOCKEL_DATA");
  sub.option("--web", &settings.web,
             "Folder of the page instead of the one built in")
      .environment("GOCKEL_WEB");
  sub.option("--origin", &settings.origin,
             "Public address behind a proxy, as https://games.example")
      .environment("GOCKEL_ORIGIN");
  sub.option("--trusted-proxy", &command->trusted_proxies,
             "Address or network of a proxy whose word about its clients' "
             "addresses counts, as 10.0.0.0/8; may be given more than once")
      .environment("GOCKEL_TRUSTED_PROXY");
  sub.option("--proxy-header", &command->proxy_header,
             "Header in which such a proxy says it")
      .one_of({"X-Forwarded-For", "Forwarded"})
      .with_default();
  sub.option("--metrics", &command->metrics,
             "Where /metrics can be read, as 127.0.0.1:9100; nowhere without")
      .environment("GOCKEL_METRICS");
  sub.option("--log", &command->log, "How events are written: text or json")
      .one_of({"text", "json"})
      .environment("GOCKEL_LOG")
      .with_default();
  sub.option("--bot-pace", &settings.bot_pace,
             "Milliseconds before a computer player moves")
      .between(0, 60'000)
      .with_default();
  sub.option("--absent-after", &settings.absent_after,
             "Milliseconds until a computer player stands in")
      .between(100, 86'400'000)
      .with_default();
  sub.option("--keep-days", &settings.keep_days,
             "Tables that nobody touched that long are deleted; 0: never")
      .between(0, 36'500)
      .with_default();
  sub.option("--keep-over-days", &settings.keep_over_days,
             "The same for tables whose game is over")
      .between(0, 36'500)
      .with_default();
  sub.option("--keep-waiting-hours", &settings.keep_waiting_hours,
             "Hours for tables whose game has not begun; 0: for ever")
      .between(0, 876'000)
      .with_default();
  sub.option("--rate", &settings.rate,
             "Requests a second of one address; 0: any number")
      .between(0.0, 1e6)
      .with_default();
  sub.option("--sockets", &settings.max_sockets, "Most sockets in all")
      .between(1, 1'000'000)
      .with_default();
  sub.option("--sockets-each", &settings.max_sockets_each,
             "Most sockets of one address")
      .between(1, 1'000'000)
      .with_default();
  sub.option("--tables-each", &settings.max_tables_each,
             "Most tables of one address that are not over; 0: any number")
      .between(0, 1'000'000)
      .with_default();
  sub.footer(
      "Several nodes on one PostgreSQL behave as one.\n"
      "Examples:\n  gockel serve\n  gockel serve --listen 0.0.0.0:8080\n"
      "  gockel serve --data postgresql://gockel@localhost/gockel");
  sub.runs(
      [command](const Reporter& reporter) { return run(*command, reporter); });
}

}  // namespace gockel
