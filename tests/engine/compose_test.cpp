// compose: the inverse of describe, and refusals that name the piece.

#include <gtest/gtest.h>

#include "tests/engine/ask.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

Json parts_of(const std::string& position) {
  return result("describe", {{"position", position}});
}

std::string composed(const Json& parts) {
  return result("compose", {{"parts", parts}})["position"].get<std::string>();
}

const std::vector<std::string> rare_positions{
    "deluxe 11,13,21-26,28-36 27/- c11,h21,r23,w25,gA,a29 0/0 A |.8 3",
    "deluxe 11,13,21-26,28-36 27/-/- c11,h21,r23,w25,gA,a29 0/3/4 A 11|x6+ 16",
    "deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r23,w25,gA,a29 1/0/2 A "
    "11+1|22334w "
    "4",
    "deluxe 11,13,21-22,24-36 23/-/- c11,h21,r13,w25,g27,a29 0/3/4 A rob 16",
    "deluxe 11,13,22-24,26-36 21.25/- c11,hA,r23,wA,g27,a29 0/0 A back 5",
    "deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A 2233|2233 3",
    "deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A 2233|?4~ 3",
    "classic2005+short 21-23 24.36/25/-/30 C |?8 12",
    "compact - 21.22/36 - over 31",
    "wok+memory 635241152634 112213142132 -:-/-:- A |?5#1 1",
    "wok 4352116 2311 653:2/24:1314212 B ss|ffr#2 14",
};

TEST(Compose, GivesBackWhatWasDescribed) {
  for (const std::string& position : rare_positions)
    EXPECT_EQ(composed(parts_of(position)), position);
}

TEST(Compose, GivesBackEveryPositionOfRandomGames) {
  Rng rng(2005);
  int positions = 0;
  for (const Seating& seating : all_seatings()) {
    AnyState state = new_game(seating, rng);
    for (int event = 0; event < 40; ++event) {
      ++positions;
      ASSERT_EQ(composed(parts_of(text(state))), text(state));
      if (node(state) == Node::terminal) break;
      step(state, random_event(state, rng));
    }
  }
  EXPECT_GT(positions, 500);
}

TEST(Compose, TakesDiceInAnyOrder) {
  Json parts = parts_of("compact 21-36 -/- A 45ww|1123 1");
  parts["dice"]["kept"] = {"w", "5", "w", "4"};
  parts["dice"]["rolled"] = {"3", "1", "2", "1"};
  EXPECT_EQ(composed(parts), "compact 21-36 -/- A 45ww|1123 1");
}

/// What is wrong: part, piece and reason.
std::string flaw(const Json& parts) {
  const Json data = error("compose", {{"parts", parts}})["data"];
  const Json& piece = data["piece"];
  return data["field"].get<std::string>() + " " +
         (piece.is_null() ? "-" : piece.get<std::string>()) + " " +
         data["reason"].get<std::string>();
}

TEST(Compose, NamesThePieceThatCannotBeThere) {
  const Json compact = parts_of("compact 21-24,26-36 25/- A |?8 3");
  const Json deluxe = parts_of(
      "deluxe 11,13,21-26,28-36 27/- c11,h21,r23,w25,gA,a29 0/0 A |?8 3");
  const Json wok = parts_of("wok 4352116 2311 653:2/24:1314212 B ss|ffr#2 14");
  Json parts = compact;
  parts["players"][1]["stack"] = {25};
  EXPECT_EQ(flaw(parts), "players 25 tile_in_two_places");
  parts = compact;
  parts["grill"]["up"].push_back(25);
  EXPECT_EQ(flaw(parts), "players 25 tile_in_two_places");
  parts = compact;
  parts["grill"]["up"].push_back(24);
  EXPECT_EQ(flaw(parts), "grill 24 tile_in_two_places");
  parts = compact;
  parts["grill"]["up"].push_back(11);
  EXPECT_EQ(flaw(parts), "grill 11 unknown_tile_on_grill");
  parts = compact;
  parts["grill"]["up"].push_back(4'000);
  EXPECT_EQ(flaw(parts), "grill 4000 unknown_tile");
  parts = compact;
  parts["seat"] = "C";
  EXPECT_EQ(flaw(parts), "seat - seat_to_act_missing");
  parts = compact;
  parts["phase"] = "hand";
  EXPECT_EQ(flaw(parts), "dice - nothing_aside");
  parts = compact;
  parts["dice"]["kept"] = std::vector<std::string>(10, "w");
  EXPECT_EQ(flaw(parts), "dice - too_many_dice");
  parts = compact;
  parts["rules"]["set"] = "chess";
  EXPECT_EQ(flaw(parts), "rules - unknown_rule_set");
  parts = deluxe;
  parts["specialists"]["hen"] = {{"tile", 27}, {"owner", nullptr}};
  EXPECT_EQ(flaw(parts), "specialists hen specialist_not_on_open_tile");
  parts = deluxe;
  parts["specialists"]["weasel"] = {{"tile", nullptr}, {"owner", "B"}};
  EXPECT_EQ(flaw(parts), "specialists weasel specialist_without_tile");
  parts = deluxe;
  parts["specialists"]["weasel"] = {{"tile", nullptr}, {"owner", "A"}};
  EXPECT_EQ(flaw(parts), "players A too_many_specialists");
  parts = deluxe;
  parts["players"][0]["bratworms"] = 8;
  EXPECT_EQ(flaw(parts), "supply A too_many_bratworms");
  parts = wok;
  parts["rows"]["sushi"].push_back(6);
  EXPECT_EQ(flaw(parts), "rows - sushi_incomplete");
  parts = wok;
  parts["dice"]["roll"] = 1;
  EXPECT_EQ(flaw(parts), "dice - locked_dice_do_not_fit");
}

TEST(Compose, SaysItInTheLanguageThatWasAskedFor) {
  Json parts = parts_of("compact 21-36 -/- A |?8 1");
  parts["phase"] = "hand";
  const std::string german =
      error("compose", {{"parts", parts}, {"lang", "de"}})["message"];
  const std::string english = error("compose", {{"parts", parts}})["message"];
  EXPECT_EQ(english, "nothing is laid aside");
  EXPECT_NE(german, english);
}

TEST(Compose, RefusesWhatIsNoDescription) {
  for (
      const char* parts :
      {"{}", R"({"rules":{}})", R"({"rules":{"set":"compact"}})",
       R"({"rules":{"set":"compact"},"seat":1,"turn":1,"phase":"air","grill":{"up":[]},"players":[],"dice":null})",
       R"({"rules":{"set":"compact"},"seat":"A","turn":1,"phase":"air","grill":{"up":["x"]},"players":[],"dice":null})",
       R"({"rules":{"set":"compact"},"seat":"A","turn":1,"phase":"none","grill":{"up":[]},"players":[],"dice":null})",
       R"({"rules":{"set":"compact"},"seat":"A","turn":1,"phase":"air","grill":{"up":[]},"players":[1,2],"dice":null})",
       R"({"rules":{"set":"compact"},"seat":"A","turn":1,"phase":"air","grill":{"up":[]},"players":[],"dice":{"kept":1,"rolled":null}})",
       R"({"rules":{"set":"wok"},"seat":"A","turn":1,"phase":"air","rows":{},"players":[],"dice":null})"})
    EXPECT_EQ(error("compose", {{"parts", Json::parse(parts)}})["code"], -32602)
        << parts;
}

}  // namespace
}  // namespace gockel::testing
