#include "gockel/words/decimal.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace gockel::testing {
namespace {

/// As fmt writes it.
std::string expected(double value, int places, PlusSign plus) {
  return plus == PlusSign::written ? fmt::format("{:+.{}f}", value, places)
                                   : fmt::format("{:.{}f}", value, places);
}

void expect_as_fmt(double value) {
  for (const int places : {0, 1, 2, 3})
    for (const PlusSign plus : {PlusSign::left_out, PlusSign::written})
      EXPECT_EQ(decimal(value, places, plus), expected(value, places, plus))
          << value;
}

TEST(Decimal, IsRoundedAndSignedAsByOtherLibraries) {
  for (const double value :
       {0.0, -0.0, 1.0, -1.0, 0.004, -0.004, 99.95, 100.0, 99.995, 5e-324,
        1e-17, 0.05, 0.15, 123456789.125, 999999999999999.0})
    expect_as_fmt(value);
}

TEST(Decimal, HalvesGoToTheEvenDigit) {
  EXPECT_EQ(decimal(0.5, 0), "0");
  EXPECT_EQ(decimal(1.5, 0), "2");
  EXPECT_EQ(decimal(-2.5, 0), "-2");
  EXPECT_EQ(decimal(0.125, 2), "0.12");
  EXPECT_EQ(decimal(0.375, 2), "0.38");
  for (int eighths = -4000; eighths <= 4000; ++eighths)
    expect_as_fmt(eighths / 8.0);
}

TEST(Decimal, EveryMagnitudeIsWrittenAsByFmt) {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> part(-1, 1);
  for (int exponent = -70; exponent < 50; ++exponent)
    for (int i = 0; i < 100; ++i)
      expect_as_fmt(std::ldexp(part(random), exponent));
}

}  // namespace
}  // namespace gockel::testing
