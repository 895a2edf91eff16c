// Networks: their inputs, their files, those built into the program.

#include "gockel/values/network.h"
#include "gockel/weights/built_in_values.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "gockel/values/position_values.h"
#include "gockel/weights/embedded_files.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

class Networks : public ::testing::TestWithParam<Seating> {};

template <Game G>
void expect_inputs_in_range(const G& state) {
  const std::size_t count = input_count(family(state.rules), state.seats);
  std::vector<bool> seen(count);
  for (const Inputs::InputValue& input : inputs(state)) {
    ASSERT_LT(input.index, count) << state.text();
    EXPECT_TRUE(input_occurs(family(state.rules), input.index))
        << state.text() << " " << input.index;
    EXPECT_FALSE(seen[input.index]) << state.text() << " " << input.index;
    seen[input.index] = true;
  }
}

TEST_P(Networks, SeeEveryInputAtMostOnceAndInRange) {
  Rng rng(5);
  for (int game = 0; game < 3; ++game) {
    AnyState state = new_game(GetParam(), rng);
    for (int i = 0; i < 600 && node(state) != Node::terminal; ++i) {
      std::visit([](const auto& s) { expect_inputs_in_range(s); }, state);
      step(state, random_event(state, rng));
    }
  }
}

TEST_P(Networks, AreBuiltInForEverySeating) {
  const auto& [rules, seats] = GetParam();
  const auto network = Network::parse(embedded(family(rules), seats));
  ASSERT_TRUE(network) << network.error().sentence;
  EXPECT_EQ(network->family(), family(rules));
  EXPECT_EQ(network->seats(), seats);
}

TEST_P(Networks, GiveNoWeightToWhatNoPositionHas) {
  const auto& [rules, seats] = GetParam();
  const auto network = Network::parse(embedded(family(rules), seats));
  ASSERT_TRUE(network) << network.error().sentence;
  const std::size_t first = network->first();
  for (std::size_t i = 0; i < input_count(family(rules), seats); ++i) {
    if (input_occurs(family(rules), i)) continue;
    const auto row = network->parameters().subspan(i * first, first);
    EXPECT_EQ(std::ranges::count(row, 0.0F), std::ssize(row)) << i;
  }
}

INSTANTIATE_TEST_SUITE_P(EverySeating, Networks,
                         ::testing::ValuesIn(all_seatings()),
                         [](const auto& made) {
                           return test_name(made.param);
                         });

/// The same Grill table with everybody moved on by one seat.
Grill moved_on(const Grill& state) {
  Grill next = state;
  for (unsigned s = 0; s < state.seats; ++s) {
    const unsigned to = (s + 1) % state.seats;
    next.top[to] = state.top[s];
    next.bratworms[to] = state.bratworms[s];
  }
  for (Place& place : next.specialists)
    if (place.seat() != no_seat)
      place = Place::with(static_cast<Seat>((place.seat() + 1) % state.seats));
  next.seat = static_cast<Seat>((state.seat + 1) % state.seats);
  return next;
}

TEST(Networks, DoNotCareWhichSeatIsWhich) {
  for (const char* text :
       {"compact 21-24,26-33,35 25.34/36/- B |?8 3",
        "deluxe 13,22,24-30,32-36 11/23.21/31 cA,hB,r22,w25,g27,a29 1/0/3 C "
        "|?8 3"}) {
    const Grill state = std::get<Grill>(at(text));
    const PositionValues values = *built_in_values(state.rules, state.seats);
    const Shares here = values(state);
    const Shares there = values(moved_on(state));
    for (unsigned s = 0; s < state.seats; ++s)
      EXPECT_EQ(here[s], there[(s + 1) % state.seats]) << text;
  }
}

TEST(NetworkFile, RoundTrips) {
  const std::string bytes(embedded(Family::wok, 2));
  const auto network = Network::parse(bytes);
  ASSERT_TRUE(network);
  EXPECT_EQ(network->bytes(), bytes);
}

TEST(NetworkFile, IsRefusedWhenDamagedAnywhere) {
  const std::string bytes(embedded(Family::wok, 2));
  for (std::size_t i = 0; i < bytes.size(); i += i < 200 ? 1 : 97) {
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(damaged[i] ^ 4);
    const auto network = Network::parse(damaged);
    ASSERT_FALSE(network) << "byte " << i;
    EXPECT_FALSE(network.error().sentence.empty());
  }
  for (const std::size_t size : {0UL, 1UL, 30UL, 100UL, bytes.size() - 1})
    EXPECT_FALSE(Network::parse(bytes.substr(0, size))) << size;
  EXPECT_FALSE(Network::parse(bytes + "x"));
}

TEST(NetworkFile, ThatIsNotThereIsRefused) {
  const auto values = read_values("/nowhere/at/all.net");
  ASSERT_FALSE(values);
  EXPECT_EQ(values.error().sentence, "cannot read /nowhere/at/all.net");
}

TEST(NetworkFile, AllTogetherFitIntoThreeMegabytes) {
  std::size_t sum = 0;
  for (const RuleSet set : {RuleSet::compact, RuleSet::deluxe, RuleSet::wok})
    for (int seats = info(set).min_seats; seats <= info(set).max_seats; ++seats)
      sum += embedded(family(Rules(set)), seats).size();
  EXPECT_LT(sum, 3'000'000U);
}

}  // namespace
}  // namespace gockel::testing
