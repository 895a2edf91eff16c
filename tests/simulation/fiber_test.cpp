#include "tests/simulation/fiber.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

namespace gockel::simulation {
namespace {

TEST(Fiber, WaitsInTheMiddleOfACallAndGoesOnThere) {
  std::string heard;
  Fiber first([&heard] {
    heard += "a";
    Fiber::current()->wait();
    heard += "c";
  });
  Fiber second([&heard] {
    heard += "b";
    Fiber::current()->wait();
    heard += "d";
  });
  first.resume();
  second.resume();
  EXPECT_FALSE(first.done());
  EXPECT_EQ(Fiber::current(), nullptr);
  first.resume();
  second.resume();
  EXPECT_TRUE(first.done());
  EXPECT_TRUE(second.done());
  EXPECT_EQ(heard, "abcd");
}

TEST(Fiber, AnExceptionIsCaughtWhereItIsThrown) {
  std::string caught;
  Fiber fiber([&caught] {
    try {
      Fiber::current()->wait();
      throw std::runtime_error("in a fiber");
    } catch (const std::exception& error) {
      caught = error.what();
    }
  });
  fiber.resume();
  fiber.resume();
  EXPECT_TRUE(fiber.done());
  EXPECT_EQ(caught, "in a fiber");
}

}  // namespace
}  // namespace gockel::simulation
