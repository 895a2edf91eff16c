#include "gockel/core/chance.h"

#include <array>
#include <cassert>
#include <vector>

namespace gockel {
namespace {

/// Ways a die can show each symbol, out of six.
using Weights = std::array<int, 6>;

constexpr double factorial(int n) { return n < 2 ? 1.0 : n * factorial(n - 1); }

/// Adds every multiset of `left` more dice over the faces from `f` on.
/// `weight` is the product of w^k / k! over the faces before.
void extend(const Weights& weights, Face f, int left, Dice dice, double weight,
            std::vector<Outcome>& out) {
  if (f + 1U == weights.size() || weights[f + 1U] == 0) {
    for (int k = 0; k < left; ++k) weight *= weights[f] / (k + 1.0);
    out.push_back({dice + Dice::of(f, left), weight});
    return;
  }
  for (int k = 0; k <= left; ++k) {
    extend(weights, static_cast<Face>(f + 1), left - k, dice + Dice::of(f, k),
           weight, out);
    weight *= weights[f] / (k + 1.0);
  }
}

template <int Most>
struct Tables {
  std::array<std::vector<Outcome>, Most + 1> of;

  explicit Tables(const Weights& weights) {
    double all = 1;  // 6^n
    for (int n = 0; n <= Most; ++n, all *= 6)
      extend(weights, 0, n, {}, factorial(n) / all,
             of[static_cast<unsigned>(n)]);
  }
};

}  // namespace

std::span<const Outcome> grill_rolls(int n) {
  assert(n >= 0 && n <= 8);
  static const Tables<8> tables({1, 1, 1, 1, 1, 1});
  return tables.of[static_cast<unsigned>(n)];
}

std::span<const Outcome> wok_rolls(int n) {
  assert(n >= 0 && n <= 5);
  static const Tables<5> tables({2, 2, 1, 1, 0, 0});
  return tables.of[static_cast<unsigned>(n)];
}

}  // namespace gockel
