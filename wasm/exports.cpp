// What the page calls. Text and bytes pass through memory that the caller
// allocates here; web/src/engine/wasm.ts is the other side.

#include <cstdlib>
#include <string>
#include <string_view>

#include "given_values.h"
#include "gockel/protocol/handler.h"

namespace {

/// The answer to the last line, until the next one.
std::string& answer() {
  static std::string text;
  return text;
}

}  // namespace

extern "C" {

[[clang::export_name("allocate")]] void* allocate(std::size_t bytes) {
  return std::malloc(bytes);
}

[[clang::export_name("release")]] void release(void* memory) {
  std::free(memory);
}

/// Answers the line of that many bytes; returns the length of the answer, which
/// begins at `answer_text()`.
[[clang::export_name("handle")]] std::size_t handle(const char* line,
                                                    std::size_t bytes) {
  answer() = gockel::handle({line, bytes});
  return answer().size();
}

[[clang::export_name("answer_text")]] const char* answer_text() {
  return answer().data();
}

/// 1 when the bytes are position values, which are used from now on; else 0.
[[clang::export_name("give_values")]] int give_values(const char* values,
                                                      std::size_t bytes) {
  return gockel::give_values({values, bytes}) ? 1 : 0;
}

}  // extern "C"
