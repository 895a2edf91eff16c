#include "gockel/terminal/local_player.h"

#include "tests/terminal/support.h"

namespace gockel::terminal {
namespace {

std::string refused(std::string_view list) {
  const auto players = parse_local_players(list);
  return players ? "" : players.error().sentence;
}

TEST(Players, AListMixesPeopleAndComputerPlayers) {
  const auto players = parse_local_players("you, Anna ,gain,Berta=first");
  ASSERT_TRUE(players);
  EXPECT_EQ(*players, (std::vector<LocalPlayer>{{"you", "person"},
                                                {"Anna", "person"},
                                                {"Gain", "gain"},
                                                {"Berta", "first"}}));
  EXPECT_TRUE((*players)[0].you());
  EXPECT_FALSE((*players)[1].you());
}

TEST(Players, EqualComputerPlayersAreNumbered) {
  const auto players = parse_local_players("gain,gain,gain");
  ASSERT_TRUE(players);
  EXPECT_EQ((*players)[2].name, "Gain 3");
}

TEST(Players, OnlyAPersonIsCalledYou) {
  EXPECT_TRUE((LocalPlayer{"Du"}).you());
  EXPECT_FALSE((LocalPlayer{"you", "gain"}).you());
}

TEST(Players, WhatIsNoListIsRefusedWithASentence) {
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

TEST(Players, KindsAreReadBackFromTheRecord) {
  const auto players = *parse_local_players("you,gain,Berta=first");
  EXPECT_EQ(kinds_text(players), "person,gain,first");
  const std::vector<std::string> three{"you", "Gain", "Berta"};
  EXPECT_EQ(local_players_of_kinds("person,gain,first", three), players);
  const std::vector<std::string> two{"A", "somebody with a very long name"};
  EXPECT_FALSE(local_players_of_kinds("person", two));
  EXPECT_FALSE(local_players_of_kinds("person,clever", two));
  // A record that says nothing about kinds is played by people.
  const auto others = local_players_of_kinds("", two);
  ASSERT_TRUE(others);
  EXPECT_EQ(others->back(), (LocalPlayer{"somebody with a "}));
}

TEST(Players, ASeatIsFoundByLetterAndName) {
  const auto players = *parse_local_players("you,Anna");
  EXPECT_EQ(parse_seat("B", players), 1);
  EXPECT_EQ(parse_seat("b", players), 1);
  EXPECT_EQ(parse_seat("Anna", players), 1);
  EXPECT_FALSE(parse_seat("C", players));
  EXPECT_FALSE(parse_seat("", players));
}

}  // namespace
}  // namespace gockel::terminal
