// The registers of this machine and those that every machine has.

#include "gockel/turn/layer_solver.h"

#include <gtest/gtest.h>

#include "tests/support/table.h"

namespace gockel::testing {
namespace {

template <int L, class R>
struct Shape {
  static constexpr int lanes = L;
  using Real = R;
};

template <class Shape>
class Layers : public ::testing::Test {};

using Shapes = ::testing::Types<Shape<1, double>, Shape<16, double>,
                                Shape<8, float>, Shape<32, float>>;
TYPED_TEST_SUITE(Layers, Shapes);

/// Everything of a turn: air and hand without the weasel, then with it.
template <int Lanes, class Real, class Solve>
std::vector<Real> solved(const TurnKind& kind, std::size_t quantities,
                         Solve solve) {
  const TurnGraph& graph = TurnGraph::of(kind);
  Rng rng(11);
  const std::size_t width = quantities * Lanes;
  const std::size_t ends = static_cast<std::size_t>(kind.bonuses + 1);
  std::vector<Real> prizes(ends * turn_ends * width);
  for (Real& prize : prizes)
    prize = static_cast<Real>(rng.below(1'000'000) / 1e6);
  const std::size_t size = graph.nodes().size() * width;
  std::vector<Real> all(4 * size);
  Real* rows = all.data();
  solve({graph, quantities, prizes.data(), nullptr, rows, rows + size});
  solve({graph, quantities, prizes.data(), rows, rows + 2 * size,
         rows + 3 * size});
  return all;
}

TYPED_TEST(Layers, AreTheSameBitsInAllRegisters) {
  constexpr int lanes = TypeParam::lanes;
  using Real = typename TypeParam::Real;
  for (const char* text : {"compact 21-36 -/- A |?8 1",
                           "deluxe 11,13,21-24,26-36 25/-/- "
                           "c11,h21,r23,wA,g27,a29 0/4/3 A |?8 1"}) {
    const auto kind = TurnKind::of(std::get<Grill>(at(text)));
    for (const std::size_t quantities : {1U, 3U, 8U}) {
      const auto here =
          solved<lanes, Real>(kind, quantities, solve_layer<lanes, Real>);
      const auto anywhere = solved<lanes, Real>(
          kind, quantities, solve_layer_portably<lanes, Real>);
      EXPECT_EQ(here, anywhere) << text << ", " << quantities;
      EXPECT_GT(here.back(), 0);
    }
  }
}

}  // namespace
}  // namespace gockel::testing
