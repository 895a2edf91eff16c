#include <arpa/inet.h>
#include <fmt/format.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <charconv>
#include <memory>

#include "gockel/cli/commands.h"
#include "gockel/cli/data_file.h"
#include "gockel/cli/database.h"
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

/// Whether it is an address of IPv4, or of IPv6 with or without a zone.
bool is_address(const std::string& text) {
  in6_addr room{};
  return inet_pton(AF_INET, text.c_str(), &room) == 1 ||
         inet_pton(AF_INET6, text.substr(0, text.find('%')).c_str(), &room) ==
             1;
}

void say_where(const Reached& at, const Reporter& reporter) {
  fmt::print("{}\n", reporter.say(OutputText::serve_here, {.what = at.here}));
  if (!at.house.empty())
    fmt::print("{}\n{}",
               reporter.say(OutputText::serve_house, {.what = at.house}),
               terminal_qr(at.house));
  fmt::print("{}\n", reporter.say(OutputText::serve_stop));
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
  const auto read_listen = [&complain](const char* option,
                                       const std::string& text,
                                       ListenAddress& to) {
    if (!parse_listen(text, to))
      return complain(CliText::bad_listen, option, text);
    if (!is_address(to.address))
      return complain(CliText::not_an_address, option, to.address);
    return true;
  };
  if (!read_listen("--listen", command.listen, settings.listen)) return false;
  if (!command.metrics.empty() &&
      !read_listen("--metrics", command.metrics, settings.metrics.emplace()))
    return false;
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

std::string say_fault(const StartFault& fault, const Reporter& reporter) {
  const Details details{.what = fault.what, .more = fault.detail};
  switch (fault.kind) {
    case StartFault::Kind::store: break;
    case StartFault::Kind::secret: return reporter.say(CliText::damaged_secret);
    case StartFault::Kind::page_folder:
      return reporter.say(
          refusal_for(Reason::cannot_read, 0, {.what = fault.what}));
    case StartFault::Kind::no_index:
      return reporter.say(CliText::no_index, details);
    case StartFault::Kind::listen:
      return reporter.say(CliText::cannot_listen, details);
    case StartFault::Kind::descriptors:
      return reporter.say(
          CliText::too_few_descriptors,
          {.more = fault.possible > 0
                       ? fmt::format("--sockets {}", fault.possible)
                       : "",
           .n = fault.sockets,
           .least = fault.needed,
           .limit = fault.allowed});
    case StartFault::Kind::descriptor_limit:
      return reporter.say(CliText::descriptor_limit, {.least = fault.needed});
  }
  return say_fault(fault.store, reporter);
}

int run(ServeCommand& command, const Reporter& reporter) {
  if (!read_texts(command, reporter)) return status::bad_input;
  auto log = spdlog::stderr_logger_mt("gockel");
  log->set_formatter(
      log_formatter(command.log == "json" ? LogFormat::json : LogFormat::text));
  spdlog::set_default_logger(log);
  const auto served = serve(command.settings, [&reporter](const Reached& at) {
    say_where(at, reporter);
  });
  if (served) return status::ok;
  reporter.complain(say_fault(served.error(), reporter));
  return status::failed;
}

}  // namespace

void add_serve(Program& program) {
  auto command = std::make_shared<ServeCommand>();
  Settings& settings = command->settings;
  Command sub = program.command("serve", CliText::serve_summary);
  sub.option("--listen", &command->listen, OptionText::serve_listen)
      .environment("GOCKEL_LISTEN")
      .with_default();
  sub.option("--data", &settings.data, OptionText::serve_data)
      .environment("GOCKEL_DATA");
  sub.option("--web", &settings.web, OptionText::serve_web)
      .environment("GOCKEL_WEB");
  sub.option("--origin", &settings.origin, OptionText::serve_origin)
      .environment("GOCKEL_ORIGIN");
  sub.option("--trusted-proxy", &command->trusted_proxies,
             OptionText::serve_trusted_proxy)
      .environment("GOCKEL_TRUSTED_PROXY");
  sub.option("--proxy-header", &command->proxy_header,
             OptionText::serve_proxy_header)
      .one_of({"X-Forwarded-For", "Forwarded"})
      .with_default();
  sub.option("--metrics", &command->metrics, OptionText::serve_metrics)
      .environment("GOCKEL_METRICS");
  sub.option("--log", &command->log, OptionText::serve_log)
      .one_of({"text", "json"})
      .environment("GOCKEL_LOG")
      .with_default();
  sub.option("--bot-pace", &settings.bot_pace, OptionText::serve_bot_pace)
      .between(0, 60'000)
      .with_default();
  sub.option("--absent-after", &settings.absent_after,
             OptionText::serve_absent_after)
      .between(100, 86'400'000)
      .with_default();
  sub.option("--ask-after", &settings.ask_after, OptionText::serve_ask_after)
      .between(100, 86'400'000)
      .with_default();
  sub.option("--keep-days", &settings.keep_days, OptionText::serve_keep_days)
      .between(0, 36'500)
      .with_default();
  sub.option("--keep-over-days", &settings.keep_over_days,
             OptionText::serve_keep_over_days)
      .between(0, 36'500)
      .with_default();
  sub.option("--keep-waiting-hours", &settings.keep_waiting_hours,
             OptionText::serve_keep_waiting_hours)
      .between(0, 876'000)
      .with_default();
  sub.option("--store-timeout", &settings.store_timeout,
             OptionText::serve_store_timeout)
      .between(100, 600'000)
      .with_default();
  sub.option("--rate", &settings.rate, OptionText::serve_rate)
      .between(0.0, 1e6)
      .with_default();
  sub.option("--sockets", &settings.max_sockets, OptionText::serve_sockets)
      .between(1, 1'000'000)
      .with_default();
  sub.option("--sockets-each", &settings.max_sockets_each,
             OptionText::serve_sockets_each)
      .between(1, 1'000'000)
      .with_default();
  sub.option("--tables-each", &settings.max_tables_each,
             OptionText::serve_tables_each)
      .between(0, 1'000'000)
      .with_default();
  sub.footer({.note = sub.say(OptionText::serve_note),
              .examples = {
                  "gockel serve", "gockel serve --listen 0.0.0.0:8080",
                  "gockel serve --data postgresql://gockel@localhost/gockel"}});
  sub.runs(
      [command](const Reporter& reporter) { return run(*command, reporter); });
}

}  // namespace gockel
