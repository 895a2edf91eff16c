#include "gockel/terminal/local_player.h"

#include "tests/terminal/support.h"

namespace gockel::terminal {
namespace {

std::string refused(std::string_view list) {
  const auto chairs = parse_chairs(list);
  return chairs ? "" : chairs.error().sentence;
}

TEST(Chairs, AListMixesPeopleAndComputerPlayers) {
  const auto chairs = parse_chairs("you, Anna ,gain,Berta=first");
  ASSERT_TRUE(chairs);
  EXPECT_EQ(*chairs, (std::vector<LocalPlayer>{{"you", "person"},
                                               {"Anna", "person"},
                                               {"Gain", "gain"},
                                               {"Berta", "first"}}));
  EXPECT_TRUE((*chairs)[0].you());
  EXPECT_FALSE((*chairs)[1].you());
}

TEST(Chairs, EqualComputerPlayersAreNumbered) {
  const auto chairs = parse_chairs("gain,gain,gain");
  ASSERT_TRUE(chairs);
  EXPECT_EQ((*chairs)[2].name, "Gain 3");
}

TEST(Chairs, OnlyAPersonIsCalledYou) {
  EXPECT_TRUE((LocalPlayer{"Du"}).you());
  EXPECT_FALSE((LocalPlayer{"you", "gain"}).you());
}

TEST(Chairs, WhatIsNoListIsRefusedWithASentence) {
  EXPECT_EQ(refused(""), "a player's name is empty");
  EXPECT_EQ(refused("Anna,,Bruno"), "a player's name is empty");
  EXPECT_EQ(refused("Anna,Anna"), "two players are called Anna");
  EXPECT_EQ(refused("Anna=clever").find("there is no player \"clever\", only "),
            0U);
  EXPECT_NE(refused("a name that is far too long"), "");
  EXPECT_NE(refused("An\x1b[31mna"), "");
  EXPECT_NE(refused("An\xE2\x80\xAEna"), "");  // right-to-left override
  EXPECT_NE(refused("An\xFFna"), "");
}

TEST(Chairs, KindsAreReadBackFromTheRecord) {
  const auto chairs = *parse_chairs("you,gain,Berta=first");
  EXPECT_EQ(kinds_text(chairs), "person,gain,first");
  const std::vector<std::string> three{"you", "Gain", "Berta"};
  EXPECT_EQ(chairs_of_kinds("person,gain,first", three), chairs);
  const std::vector<std::string> two{"A", "somebody with a very long name"};
  EXPECT_FALSE(chairs_of_kinds("person", two));
  EXPECT_FALSE(chairs_of_kinds("person,clever", two));
  // A record that says nothing about kinds is played by people.
  const auto others = chairs_of_kinds("", two);
  ASSERT_TRUE(others);
  EXPECT_EQ(others->back(), (LocalPlayer{"somebody with a "}));
}

TEST(Chairs, ASeatIsFoundByLetterAndName) {
  const auto chairs = *parse_chairs("you,Anna");
  EXPECT_EQ(parse_seat("B", chairs), 1);
  EXPECT_EQ(parse_seat("b", chairs), 1);
  EXPECT_EQ(parse_seat("Anna", chairs), 1);
  EXPECT_FALSE(parse_seat("C", chairs));
  EXPECT_FALSE(parse_seat("", chairs));
}

}  // namespace
}  // namespace gockel::terminal
