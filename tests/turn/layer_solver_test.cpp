// Many turns in lanes, and the points of one turn as lanes of each other: the
// same bits in the registers of this machine and in those that every machine
// has.

#include "gockel/turn/layer_solver.h"

#include <gtest/gtest.h>

#include "gockel/turn/point_solver.h"
#include "tests/support/table.h"
#include "tests/turn/one_by_one.h"

namespace gockel::testing {
namespace {

/// Every way in which points can share their rolls: the base game, the weasel
/// with a Double 1 that two can pay, the golden die with that.
constexpr const char* turns[] = {
    "compact 21-36 -/- A |?8 1",
    "deluxe 11,13,21-24,26-36 25/-/- c11,h21,r23,wA,g27,a29 0/4/3 A |?8 1",
    "deluxe 11,13,21-26,28-36 27/-/- c11,h21,r23,w25,gA,a29 0/4/3 A |.8 1",
};

TurnKind kind_of(const char* text) {
  return TurnKind::of(std::get<Grill>(at(text)));
}

template <class Real>
std::vector<Real> random_numbers(std::size_t count) {
  Rng rng(11);
  std::vector<Real> numbers(count);
  for (Real& number : numbers)
    number = static_cast<Real>(rng.below(1'000'000) / 1e6);
  return numbers;
}

/// Air and hand without the weasel, then with it; a row is known by its place.
template <class Real>
struct SolvedRows {
  std::vector<Real> air, hand, weasel_air, weasel_hand;
  explicit SolvedRows(std::size_t size)
      : air(size), hand(size), weasel_air(size), weasel_hand(size) {}
  friend bool operator==(const SolvedRows&, const SolvedRows&) = default;
};

template <int Lanes, class Real, class Solve>
SolvedRows<Real> solved_lanes(const TurnKind& kind, std::size_t quantities,
                              const std::vector<Real>& prizes, Solve solve) {
  const TurnGraph& graph = TurnGraph::of(kind);
  SolverScratch<Real> scratch;
  SolvedRows<Real> rows(graph.rows() * quantities * Lanes);
  solve({graph, quantities, prizes.data(), nullptr, rows.air.data(),
         rows.hand.data(), scratch});
  solve({graph, quantities, prizes.data(), rows.air.data(),
         rows.weasel_air.data(), rows.weasel_hand.data(), scratch});
  return rows;
}

template <class Solve>
SolvedRows<double> solved_points(const TurnKind& kind, std::size_t quantities,
                                 const std::vector<double>& prizes,
                                 Solve solve) {
  const TurnGraph& graph = TurnGraph::of(kind);
  SolverScratch<double> scratch;
  SolvedRows<double> rows(graph.rows() * quantities);
  const std::size_t ends = prizes.size() / quantities;
  solve({graph, quantities, ends, prizes.data(), nullptr, rows.air.data(),
         rows.hand.data(), scratch});
  solve({graph, quantities, ends, prizes.data(), rows.air.data(),
         rows.weasel_air.data(), rows.weasel_hand.data(), scratch});
  return rows;
}

/// The rows of all points, quantity by quantity: without those that fill up
/// groups.
std::vector<double> of_points(const std::vector<double>& rows,
                              std::size_t quantities, const TurnKind& kind) {
  const TurnGraph& graph = TurnGraph::of(kind);
  std::vector<double> own;
  for (std::size_t q = 0; q < quantities; ++q)
    for (const TurnGraph::PointNode& node : graph.nodes())
      own.push_back(rows[q * graph.rows() + node.row]);
  return own;
}
/// The same of one of sixteen lanes.
std::vector<double> of_lane(const std::vector<double>& rows, std::size_t lane,
                            std::size_t quantities, const TurnKind& kind) {
  std::vector<double> own;
  for (std::size_t q = 0; q < quantities; ++q)
    for (const TurnGraph::PointNode& node : TurnGraph::of(kind).nodes())
      own.push_back(rows[(node.row * quantities + q) * 16 + lane]);
  return own;
}

template <int L, class R>
struct Shape {
  static constexpr int lanes = L;
  using Real = R;
};

template <class Shape>
class Layers : public ::testing::Test {};

using Shapes =
    ::testing::Types<Shape<16, double>, Shape<8, float>, Shape<32, float>>;
TYPED_TEST_SUITE(Layers, Shapes);

TYPED_TEST(Layers, AreTheSameBitsInAllRegisters) {
  constexpr int lanes = TypeParam::lanes;
  using Real = typename TypeParam::Real;
  for (const char* text : turns)
    for (const std::size_t quantities : {1U, 3U, 8U}) {
      const TurnKind kind = kind_of(text);
      const auto prizes = random_numbers<Real>(fail_place(kind.bonuses + 1) *
                                               quantities * lanes);
      const auto here = solved_lanes<lanes, Real>(kind, quantities, prizes,
                                                  solve_layer<lanes, Real>);
      const auto anywhere = solved_lanes<lanes, Real>(
          kind, quantities, prizes, solve_layer_portably<lanes, Real>);
      EXPECT_TRUE(here == anywhere) << text << ", " << quantities;
      const std::size_t start = TurnGraph::of(kind).row({});
      EXPECT_GT(here.weasel_hand[start * quantities * lanes], 0);
    }
}

TEST(Points, AreTheSameBitsInAllRegistersAndOneByOne) {
  for (const char* text : turns)
    for (std::size_t quantities = 1; quantities <= max_turn_quantities;
         ++quantities) {
      const TurnKind kind = kind_of(text);
      const auto prizes =
          random_numbers<double>(fail_place(kind.bonuses + 1) * quantities);
      const auto here = solved_points(kind, quantities, prizes, solve_points);
      const auto anywhere =
          solved_points(kind, quantities, prizes, solve_points_portably);
      EXPECT_TRUE(here == anywhere) << text << ", " << quantities;
      const auto model =
          solved_points(kind, quantities, prizes, solve_one_by_one);
      EXPECT_EQ(of_points(here.weasel_hand, quantities, kind),
                of_points(model.weasel_hand, quantities, kind));
      EXPECT_EQ(of_points(here.weasel_air, quantities, kind),
                of_points(model.weasel_air, quantities, kind));
      EXPECT_GT(here.weasel_hand[TurnGraph::of(kind).row({})], 0);
    }
}

TEST(Points, AreTheSameBitsAsALaneAmongOtherTurns) {
  constexpr std::size_t lanes = 16;
  for (const char* text : turns)
    for (std::size_t quantities = 1; quantities <= max_turn_quantities;
         ++quantities) {
      const TurnKind kind = kind_of(text);
      const std::size_t ends = fail_place(kind.bonuses + 1);
      const auto many = random_numbers<double>(ends * quantities * lanes);
      const auto together = solved_lanes<lanes, double>(
          kind, quantities, many, solve_layer<lanes, double>);
      for (const std::size_t lane : {0U, 11U}) {
        std::vector<double> prizes;
        for (std::size_t q = 0; q < quantities; ++q)
          for (std::size_t end = 0; end < ends; ++end)
            prizes.push_back(many[(end * quantities + q) * lanes + lane]);
        const auto alone =
            solved_points(kind, quantities, prizes, solve_points);
        EXPECT_EQ(of_lane(together.hand, lane, quantities, kind),
                  of_points(alone.hand, quantities, kind));
        EXPECT_EQ(of_lane(together.weasel_air, lane, quantities, kind),
                  of_points(alone.weasel_air, quantities, kind));
        EXPECT_EQ(of_lane(together.weasel_hand, lane, quantities, kind),
                  of_points(alone.weasel_hand, quantities, kind));
      }
    }
}

TEST(Points, OfTheBaseGameAreInAFewGroups) {
  const TurnGraph& graph = TurnGraph::of({});
  // 26 trees for 1,939 points, and the stops that are forced.
  EXPECT_EQ(graph.groups().size(), 27U);
  for (const TurnGraph::PointGroup& group : graph.groups())
    EXPECT_EQ(group.lanes % TurnGraph::PointGroup::lane_step, 0U);
  EXPECT_LT(graph.rows(), graph.nodes().size() + 4 * graph.groups().size());
}

}  // namespace
}  // namespace gockel::testing
