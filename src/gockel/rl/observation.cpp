#include "gockel/rl/observation.h"

namespace gockel {

void observe(const AnyState& state, Seat observer, std::span<float> to) {
  std::visit([&](const auto& s) { observe(s, observer, to); }, state);
}

std::size_t observation_size(const Rules& rules, int seats) {
  const auto s = static_cast<std::size_t>(seats);
  if (rules.rule_set() == RuleSet::wok) {
    constexpr std::size_t by_value = 12 * 6 + 12 * 4;
    return by_value + s * (by_value + 2) + s + 2 + 3 + 4 + 4;
  }
  const std::size_t tiles = rules.deluxe() ? 18 : 16;
  const std::size_t base = tiles + s * tiles + s + 8 + 6 + 6 + 1;
  return rules.deluxe() ? base + s + 6 * tiles + 6 * s + 2 + 4 : base;
}

}  // namespace gockel
