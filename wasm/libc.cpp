// The C library's printing, which libraries call for messages that nobody could
// read here. Without it the module imports nothing but the page's hashes.

#include <__verbose_abort>
#include <cstddef>

/// Called before the C++ library breaks off.
void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }

extern "C" {

/// The same, of the part below the C++ library.
[[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }

/// Writes nothing. nlohmann's parser calls it for the text of its exceptions,
/// of which we use only the beginning (src/gockel/rpc/read_json.cpp), fmt
/// for hexadecimal fractions, which we never print.
int snprintf(char* to, std::size_t bytes, const char*, ...) {
  if (bytes > 0) *to = '\0';
  return 0;
}

}  // extern "C"
