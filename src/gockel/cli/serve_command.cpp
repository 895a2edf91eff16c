#include <fmt/format.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <charconv>
#include <memory>

#include "gockel/cli/commands.h"
#include "gockel/cli/data_file.h"
#include "gockel/cli/terminal_qr.h"
#include "gockel/server/serve.h"

namespace gockel {
namespace {

struct ServeCommand {
  Settings settings;
  std::string listen = "127.0.0.1:8080";
};

/// "ADDRESS:PORT", "[ADDRESS]:PORT" or just one of both.
bool parse_listen(const std::string& text, Settings& settings) {
  const std::size_t colon = text.rfind(':');
  const bool has_port = colon != text.npos && !text.ends_with(']');
  std::string address = text.substr(0, has_port ? colon : text.npos);
  if (address.starts_with('[') && address.ends_with(']'))
    address = address.substr(1, address.size() - 2);
  if (!address.empty()) settings.address = address;
  if (!has_port) return true;
  const std::string port = text.substr(colon + 1);
  const auto [end, error] =
      std::from_chars(port.data(), port.data() + port.size(), settings.port);
  return error == std::errc{} && end == port.data() + port.size();
}

void say_where(const Reached& at) {
  fmt::print("Gockel is at {}\n", at.here);
  if (!at.house.empty())
    fmt::print("For others in the house: {}\n{}", at.house,
               terminal_qr(at.house));
  fmt::print("Ctrl-C ends it; no table is lost.\n");
  std::fflush(stdout);
}

int run(ServeCommand& command, const Reporter& reporter) {
  if (!parse_listen(command.listen, command.settings)) {
    reporter.complain(
        reporter.say(CliText::bad_listen, {.what = command.listen}));
    return status::bad_input;
  }
  if (command.settings.data.empty()) command.settings.data = default_data();
  auto log = spdlog::stderr_logger_mt("gockel");
  log->set_pattern("time=%Y-%m-%dT%H:%M:%S.%e%z level=%l %v");
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
  sub.footer(
      "Several nodes on one PostgreSQL behave as one.\n"
      "Examples:\n  gockel serve\n  gockel serve --listen 0.0.0.0:8080\n"
      "  gockel serve --data postgresql://gockel@localhost/gockel");
  sub.runs(
      [command](const Reporter& reporter) { return run(*command, reporter); });
}

}  // namespace gockel
