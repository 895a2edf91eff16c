#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "gockel/cli/reporter.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace gockel {

// How commands declare what they take. The library that parses the command
// line is seen by options.cpp alone.

/// Where the value of an argument goes. It must outlive the program's run.
using Target =
    std::variant<std::string*, std::vector<std::string>*, int*, std::int64_t*,
                 std::uint32_t*, std::uint64_t*, double*, std::vector<double>*,
                 std::optional<int>*, std::optional<std::uint64_t>*>;

/// An option, or a value by its place; a handle that can be copied.
class Argument {
 public:
  Argument(CLI::Option* option, const Reporter& reporter)
      : option_(option), reporter_(&reporter) {}

  /// What the help shows for its value, instead of the type and what is
  /// allowed; to be said before that.
  Argument& shown_as(const std::string& value);
  Argument& shown_as(OptionText value);
  /// The help names the value it has now as the default.
  Argument& with_default();
  Argument& required();
  Argument& needs(const Argument& other);
  Argument& excludes(const Argument& other);
  /// An environment variable that gives it too.
  Argument& environment(const std::string& variable);
  /// Takes so many values.
  Argument& values(int least, int most);

  // What it may be.
  Argument& one_of(std::initializer_list<const char*> allowed);
  Argument& one_of(std::initializer_list<int> allowed);
  Argument& between(int least, int most);
  Argument& between(std::uint32_t least, std::uint32_t most);
  Argument& between(double least, double most);
  /// The code of a language.
  Argument& language();

 private:
  CLI::Option* option_;
  const Reporter* reporter_;
  bool shown_as_ = false;
};

/// What the help of a command ends with: a note if any, examples below their
/// heading, and what stands behind them.
struct Footer {
  std::string note = {};
  std::vector<std::string> examples = {};  ///< command lines, in no language
  std::string after = {};
};

/// A subcommand.
class Command {
 public:
  /// What it does; the result is the exit code.
  using Run = std::function<int(const Reporter&)>;

  Command(CLI::App* app, const Reporter& reporter, std::shared_ptr<int> status)
      : app_(app), reporter_(&reporter), status_(std::move(status)) {}

  /// "--name" is an option, "name" a value by its place.
  Argument option(const std::string& names, Target target, OptionText help,
                  const Details& details = {});
  Argument flag(const std::string& name, bool& to, OptionText help);
  void flag(const std::string& name, std::function<void()> set,
            OptionText help);
  void footer(const Footer& footer);
  std::string say(OptionText text, const Details& details = {}) const {
    return reporter_->say(text, details);
  }
  /// That of the user.
  Language language() const { return reporter_->language(); }
  /// Whether the option of that name was given.
  bool given(const std::string& name) const;
  void runs(Run run);

 private:
  CLI::App* app_;
  const Reporter* reporter_;
  std::shared_ptr<int> status_;
};

class Program {
 public:
  /// `example` is a command line that begins with its name.
  Program(Reporter reporter, const std::string& version,
          const std::string& name = "gockel",
          const std::string& example = "gockel play --players you,gain");
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  Command command(const std::string& name, CliText summary);

  /// Runs the command that the arguments name; its exit code.
  int run(int argc, char** argv);

 private:
  Reporter reporter_;
  std::unique_ptr<CLI::App> app_;
  std::shared_ptr<int> status_ = std::make_shared<int>(status::ok);
};

}  // namespace gockel
