#pragma once

#include <string>

#include "gockel/cli/options.h"

namespace gockel {

/// `--lang`, for a command that says something about a game. It must outlive
/// the program's run.
class LanguageOption {
 public:
  /// REQUIRES: called once.
  void add_to(Command& command, OptionText help);

  /// What it names; without it the user's language.
  Language for_people() const;
  /// What it names; without it English: what programs read does not change
  /// with the environment.
  Language for_programs() const;

 private:
  std::string code_;
  std::function<bool()> given_;
};

}  // namespace gockel
