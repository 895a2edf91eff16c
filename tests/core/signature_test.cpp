// One number over random games of every rule set. It is the same for every
// compiler and build type; a change of it is a change of a rule, of the drawing
// of dice or of keys, and belongs into the commit that means it.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "gockel/arena/random_play.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

TEST(Signature, IsTheOneOfTheDataFile) {
  std::string found;
  for (const RuleSet set : all_rule_sets)
    for (const int seats : {info(set).min_seats, info(set).max_seats}) {
      const RandomPlay played = random_play(
          {.rules = Rules(set), .seats = seats, .games = 50, .seed = 1});
      found += fmt::format("{} {} {:016x}\n", info(set).name, seats,
                           played.signature);
    }
  EXPECT_EQ(read_file("tests/data/signature.txt"), found);
}

}  // namespace
}  // namespace gockel::testing
