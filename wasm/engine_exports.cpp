#include "answer_line.h"

extern "C" {

[[clang::export_name("handle")]] std::size_t handle(const char* line,
                                                    std::size_t bytes) {
  return answer_line(gockel::all_methods(), line, bytes);
}

}  // extern "C"
