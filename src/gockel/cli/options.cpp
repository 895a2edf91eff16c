#include "gockel/cli/options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>

namespace gockel {
namespace {

/// A check by the library whose refusal is worded by us. `shown` is what the
/// help says about the values.
CLI::Validator reworded(
    const CLI::Validator& check, bool shown,
    std::function<std::string(const std::string&)> refusal) {
  return {[check, refusal = std::move(refusal)](std::string& value) {
            return check(value).empty() ? std::string() : refusal(value);
          },
          shown ? check.get_description() : ""};
}

template <class Number>
CLI::Validator range(Number least, Number most, bool shown,
                     const Reporter& reporter) {
  return reworded(CLI::Range(least, most), shown,
                  [&reporter, least, most](const std::string& value) {
                    return reporter.say(CliText::not_in_range,
                                        {.what = value,
                                         .more = fmt::format("{}", least),
                                         .list = fmt::format("{}", most)});
                  });
}

template <class Value>
CLI::Validator member(const std::vector<Value>& allowed, bool shown,
                      const Reporter& reporter) {
  std::string list;
  for (const Value& value : allowed)
    list += fmt::format("{}{}", list.empty() ? "" : ",", value);
  return reworded(CLI::IsMember(allowed), shown,
                  [&reporter, list](const std::string& value) {
                    return reporter.say(
                        CliText::not_one_of,
                        {.what = value, .list = fmt::format("{{{}}}", list)});
                  });
}

/// `text` without its end, if that is its end.
std::string without(std::string_view text, std::string_view end) {
  if (text.ends_with(end)) text.remove_suffix(end.size());
  return std::string(text);
}

/// What stands before and behind the first `sign`; the whole and "" where it
/// does not stand.
std::pair<std::string, std::string> parts(std::string_view text,
                                          std::string_view sign) {
  const std::size_t at = text.find(sign);
  if (at == text.npos) return {std::string(text), ""};
  return {std::string(text.substr(0, at)),
          std::string(text.substr(at + sign.size()))};
}

/// What cannot be read of a command line. The library tells the kind by a
/// code and the names only within a sentence of its own, from which they are
/// taken.
std::string worded(const CLI::ParseError& error, const Reporter& reporter) {
  const std::string_view what = error.what();
  const auto is = [&error](CLI::ExitCodes kind) {
    return error.get_exit_code() == static_cast<int>(kind);
  };
  if (is(CLI::ExitCodes::ExtrasError)) {
    const std::string list = parts(what, ": ").second;
    return reporter.say(
        CliText::arguments_unknown,
        {.list = list, .n = what.find("arguments") == what.npos ? 1 : 2});
  }
  if (is(CLI::ExitCodes::RequiredError)) {
    const std::string missing = without(what, " is required");
    return missing == "A subcommand"
               ? reporter.say(CliText::command_missing)
               : reporter.say(CliText::argument_missing, {.what = missing});
  }
  if (is(CLI::ExitCodes::ConversionError)) {
    const auto [name, value] =
        parts(parts(what, "Could not convert: ").second, " = ");
    if (!value.empty())
      return reporter.say(CliText::bad_value, {.what = name, .more = value});
  }
  if (is(CLI::ExitCodes::ArgumentMismatch))
    return reporter.say(CliText::value_missing,
                        {.what = parts(what, ":").first});
  if (is(CLI::ExitCodes::RequiresError)) {
    const auto [name, other] = parts(what, " requires ");
    return reporter.say(CliText::needs_other, {.what = name, .more = other});
  }
  if (is(CLI::ExitCodes::ExcludesError)) {
    const auto [name, other] = parts(what, " excludes ");
    return reporter.say(CliText::excludes_other, {.what = name, .more = other});
  }
  return std::string(what);  // a value that one of our checks has worded
}

}  // namespace

Argument& Argument::shown_as(const std::string& value) {
  option_->type_name(value);
  shown_as_ = true;
  return *this;
}

Argument& Argument::with_default() {
  option_->capture_default_str();
  return *this;
}

Argument& Argument::required() {
  option_->required();
  return *this;
}

Argument& Argument::needs(const Argument& other) {
  option_->needs(other.option_);
  return *this;
}

Argument& Argument::excludes(const Argument& other) {
  option_->excludes(other.option_);
  return *this;
}

Argument& Argument::environment(const std::string& variable) {
  option_->envname(variable);
  return *this;
}

Argument& Argument::values(int least, int most) {
  if (least == most)
    option_->expected(least);
  else
    option_->expected(least, most);
  return *this;
}

Argument& Argument::one_of(std::initializer_list<const char*> allowed) {
  option_->check(
      member(std::vector<std::string>(allowed.begin(), allowed.end()),
             !shown_as_, *reporter_));
  return *this;
}

Argument& Argument::one_of(std::initializer_list<int> allowed) {
  option_->check(member(std::vector<int>(allowed), !shown_as_, *reporter_));
  return *this;
}

Argument& Argument::between(int least, int most) {
  option_->check(range(least, most, !shown_as_, *reporter_));
  return *this;
}

Argument& Argument::between(std::uint32_t least, std::uint32_t most) {
  option_->check(range(least, most, !shown_as_, *reporter_));
  return *this;
}

Argument& Argument::between(double least, double most) {
  option_->check(range(least, most, !shown_as_, *reporter_));
  return *this;
}

Argument& Argument::whole() {
  option_->check([reporter = reporter_](const std::string& text) {
    const bool digits = text.find_first_not_of("0123456789") == text.npos;
    return digits ? "" : reporter->say(CliText::not_whole, {.what = text});
  });
  return *this;
}

Argument Command::option(const std::string& names, Target target,
                         const std::string& help) {
  return std::visit(
      [&](auto* to) {
        return Argument(app_->add_option(names, *to, help), *reporter_);
      },
      target);
}

Argument Command::flag(const std::string& name, bool& to,
                       const std::string& help) {
  return {app_->add_flag(name, to, help), *reporter_};
}

void Command::flag(const std::string& name, std::function<void()> set,
                   const std::string& help) {
  app_->add_flag_callback(name, std::move(set), help);
}

void Command::footer(const std::string& text) { app_->footer(text); }

bool Command::given(const std::string& name) const {
  return app_->count(name) > 0;
}

void Command::runs(Run run) {
  app_->callback([run = std::move(run), status = status_,
                  reporter = reporter_] { *status = run(*reporter); });
}

Program::Program(Reporter reporter, const std::string& version)
    : reporter_(reporter),
      app_(
          std::make_unique<CLI::App>(reporter_.say(CliText::about), "gockel")) {
  const auto say = [this](CliText text) { return reporter_.say(text); };
  for (const auto& [label, text] : {std::pair{"Usage", CliText::usage},
                                    {"OPTIONS", CliText::options_badge},
                                    {"SUBCOMMAND", CliText::command_badge},
                                    {"Positionals", CliText::arguments},
                                    {"REQUIRED", CliText::required},
                                    {"Env", CliText::environment},
                                    {"Needs", CliText::needs},
                                    {"Excludes", CliText::excludes}})
    app_->get_formatter()->label(label, say(text));
  app_->option_defaults()->group(say(CliText::options));
  app_->set_help_flag("-h,--help", say(CliText::help_option));
  app_->set_version_flag("--version", version, say(CliText::version_option));
  app_->require_subcommand(1);
  app_->footer(say(CliText::example) + "\n  gockel play --players you,gain");
}

Program::~Program() = default;

Command Program::command(const std::string& name, CliText summary) {
  CLI::App* sub = app_->add_subcommand(name, reporter_.say(summary));
  sub->group(reporter_.say(CliText::commands));
  // The library gives the help flag to a subcommand before it knows its group.
  sub->set_help_flag("-h,--help", reporter_.say(CliText::help_option));
  return {sub, reporter_, status_};
}

int Program::run(int argc, char** argv) {
  try {
    app_->parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {  // --help, --version
      app_->exit(error);
      return status::ok;
    }
    fmt::print(stderr, "{}\n{}\n", worded(error, reporter_),
               reporter_.say(CliText::see_help));
    return status::bad_input;
  }
  return *status_;
}

}  // namespace gockel
