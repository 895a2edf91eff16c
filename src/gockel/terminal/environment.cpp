#include "gockel/terminal/environment.h"

#include <unistd.h>

#include <cstdlib>
#include <initializer_list>
#include <string_view>

#include "gockel/terminal/layout.h"

namespace gockel::terminal {
namespace {

std::string_view first_set(std::initializer_list<const char*> names) {
  for (const char* name : names) {
    const char* value = std::getenv(name);
    if (value != nullptr && value[0] != '\0') return value;
  }
  return {};
}

}  // namespace

Language language_of_environment() {
  const std::string_view locale = first_set({"LC_ALL", "LC_MESSAGES", "LANG"});
  // "de_AT.UTF-8" begins with the language; "C" and "POSIX" name none.
  return find_language(locale.substr(0, locale.find_first_of("_.@-")))
      .value_or(Language::english);
}

bool utf8_environment() {
  const std::string locale = lower(first_set({"LC_ALL", "LC_CTYPE", "LANG"}));
  return locale.find("utf-8") != locale.npos ||
         locale.find("utf8") != locale.npos;
}

bool terminal_output() { return isatty(STDOUT_FILENO) == 1; }

bool colour_environment() {
  const std::string_view terminal = first_set({"TERM"});
  return terminal_output() && !terminal.empty() && terminal != "dumb" &&
         first_set({"NO_COLOR"}).empty();
}

}  // namespace gockel::terminal
