// Any bytes as a position: a value that prints back, or a sentence.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "gockel/core/any_game.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  using namespace gockel;
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const auto state = parse_state(input);
  if (!state) {
    if (state.error().sentence.empty()) std::abort();
    if (state.error().offset > size) std::abort();
    return 0;
  }
  if (text(*state) != input) std::abort();
  for (const Move move : moves(*state)) {
    AnyState next = *state;
    step(next, move);
    if (std::visit([](const auto& s) { return s.broken(); }, next))
      std::abort();
    if (parse_state(text(next)) != next) std::abort();
  }
  return 0;
}
