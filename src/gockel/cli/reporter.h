#pragma once

#include <string>
#include <string_view>

#include "gockel/cli/cli_words.h"
#include "gockel/core/error.h"

namespace gockel {

/// Exit codes of every command.
namespace status {
inline constexpr int ok = 0;
inline constexpr int failed = 1;     ///< it was tried and did not work
inline constexpr int bad_input = 2;  ///< a file, text or option was refused
}  // namespace status

/// The exit code of a command that was refused for this reason.
int exit_code(Reason reason);

/// Says things in the user's language, and on standard error what went wrong.
class Reporter {
 public:
  /// Without `utf8` everything is spelt in ASCII.
  Reporter(Language language, bool utf8);

  /// Speaks the language behind `--lang` if that is there and known, else that
  /// of the environment.
  static Reporter for_user(int argc, const char* const* argv);

  Language language() const { return language_; }

  std::string say(CliText text, const Details& details = {}) const;
  std::string say(OptionText text, const Details& details = {}) const;
  std::string say(OutputText text, const Details& details = {}) const;
  std::string say(const Error& error) const;
  std::string say(const ForfeitReason& reason) const;
  /// The number with so many decimals behind the mark of the language.
  std::string decimal(double value, int places) const;
  /// The same as a share in percent: "53.80%" for 0.538.
  std::string percent(double share, int places) const;

  /// Prints "gockel: ..." and a line end.
  void complain(std::string_view sentence) const;
  /// Complains about the text `what`, with the place in it; the exit code.
  int refused(std::string_view what, const Error& error) const;
  /// Complains about what has no place; the exit code.
  int refused(const Error& error) const;

 private:
  std::string spelt(const std::string& text) const;
  Language language_;
  bool utf8_;
  CliCatalogue texts_;
};

}  // namespace gockel
