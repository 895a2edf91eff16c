#include "gockel/cli/options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "gockel/cli/option_checks.h"
#include "gockel/terminal/layout.h"

namespace gockel {
namespace {

/// The library's help, its columns counted as a terminal shows them: the
/// library counts bytes.
class HelpFormatter : public CLI::Formatter {
 public:
  std::string make_option(const CLI::Option* option,
                          bool is_positional) const override {
    const auto width = static_cast<int>(get_column_width());
    const std::string name = "  " + make_option_name(option, is_positional) +
                             make_option_opts(option);
    const std::string indent(static_cast<std::size_t>(width), ' ');
    std::string out = terminal::columns(name) < width
                          ? terminal::pad(name, width)
                          : name + '\n' + indent;
    for (const char c : make_option_desc(option)) {
      out += c;
      if (c == '\n') out += indent;
    }
    return out + '\n';
  }
};

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
  if (is(CLI::ExitCodes::ArgumentMismatch)) {
    const auto [name, mismatch] = parts(what, ": ");
    return reporter.say(mismatch.starts_with("At Most")
                            ? CliText::given_twice
                            : CliText::value_missing,
                        {.what = name});
  }
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

std::string worded(const Footer& footer, const Reporter& reporter) {
  std::string out = footer.note;
  if (!out.empty()) out += '\n';
  out += reporter.say(footer.examples.size() == 1 ? OptionText::example
                                                  : OptionText::examples);
  for (const std::string& line : footer.examples) out += "\n  " + line;
  if (!footer.after.empty()) out += '\n' + footer.after;
  return out;
}

}  // namespace

Argument& Argument::shown_as(const std::string& value) {
  option_->type_name(value);
  shown_as_ = true;
  return *this;
}

Argument& Argument::shown_as(OptionText value) {
  return shown_as(reporter_->say(value));
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

// A range is asked before the kind of number, because its refusal says more:
// that is where the library puts what it calls a transformation.

Argument& Argument::between(int least, int most) {
  option_->transform(range(least, most, !shown_as_, *reporter_));
  return *this;
}

Argument& Argument::between(std::uint32_t least, std::uint32_t most) {
  option_->transform(range(least, most, !shown_as_, *reporter_));
  return *this;
}

Argument& Argument::between(double least, double most) {
  option_->transform(range(least, most, !shown_as_, *reporter_));
  return *this;
}

Argument& Argument::language() {
  std::vector<std::string> codes;
  codes.reserve(all_languages.size());
  for (const Language one : all_languages) codes.emplace_back(code(one));
  option_->check(member(codes, !shown_as_, *reporter_));
  return *this;
}

Argument Command::option(const std::string& names, Target target,
                         OptionText help, const Details& details) {
  return std::visit(
      [&](auto* to) {
        CLI::Option* option = app_->add_option(names, *to, say(help, details));
        take<typename ValueOf<std::remove_pointer_t<decltype(to)>>::Type>(
            *option, *reporter_);
        return Argument(option, *reporter_);
      },
      target);
}

Argument Command::flag(const std::string& name, bool& to, OptionText help) {
  return {app_->add_flag(name, to, say(help)), *reporter_};
}

void Command::flag(const std::string& name, std::function<void()> set,
                   OptionText help) {
  app_->add_flag_callback(name, std::move(set), say(help));
}

void Command::footer(const Footer& footer) {
  app_->footer(worded(footer, *reporter_));
}

bool Command::given(const std::string& name) const {
  return app_->count(name) > 0;
}

void Command::runs(Run run) {
  app_->callback([run = std::move(run), status = status_,
                  reporter = reporter_] { *status = run(*reporter); });
}

Program::Program(Reporter reporter, const std::string& version,
                 const std::string& name, const std::string& example)
    : reporter_(reporter),
      app_(std::make_unique<CLI::App>(reporter_.say(CliText::about), name)) {
  const auto say = [this](CliText text) { return reporter_.say(text); };
  app_->formatter(std::make_shared<HelpFormatter>());
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
  app_->footer(worded(Footer{.examples = {example}}, reporter_));
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
