#include "gockel/cli/language_option.h"

namespace gockel {

void LanguageOption::add_to(Command& command, OptionText help) {
  code_ = code(command.language());
  command.option("--lang", &code_, help).language().with_default();
  given_ = [command] { return command.given("--lang"); };
}

Language LanguageOption::for_people() const { return *find_language(code_); }

Language LanguageOption::for_programs() const {
  return given_() ? for_people() : Language::english;
}

}  // namespace gockel
