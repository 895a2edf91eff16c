// describe: laws that hold in every position of random games.

#include <gtest/gtest.h>

#include <algorithm>

#include "gockel/core/text.h"
#include "tests/engine/ask.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

std::string joined(const Json& dice) {
  std::string text;
  for (const Json& die : dice) text += die.get<std::string>();
  return text;
}

void append(std::vector<int>& all, const Json& numbers) {
  for (const Json& n : numbers) all.push_back(n.get<int>());
}

void check_tiles(const Json& d, const Grill& g) {
  std::vector<int> lying;
  append(lying, d["grill"]["up"]);
  append(lying, d["grill"]["down"]);
  for (const Json& player : d["players"]) append(lying, player["stack"]);
  std::ranges::sort(lying);
  std::vector<int> all;
  for (const Json& tile : d["tiles"]) all.push_back(tile["tile"].get<int>());
  EXPECT_EQ(lying, all) << "every tile lies in one place";
  EXPECT_EQ(all.size(), g.rules.deluxe() ? 18U : 16U);
}

void check_players(const Json& d, const Grill& g) {
  for (Seat s = 0; s < g.seats; ++s) {
    const Json& player = d["players"][s];
    const Json& stack = player["stack"];
    EXPECT_EQ(player["top"], stack.empty() ? Json() : stack.back());
    EXPECT_EQ(player["bratworms"].is_null(), !g.rules.deluxe());
    EXPECT_EQ(player["specialists"].is_null(), !g.rules.deluxe());
    for (const Json& owned : player["specialists"])
      EXPECT_EQ(d["specialists"][owned.get<std::string>()]["owner"],
                player["seat"]);
  }
  EXPECT_EQ(d["supply"], g.rules.deluxe() ? Json(g.supply()) : Json());
}

void check_game(const Json& d, const Grill& g) {
  EXPECT_EQ(d["game"], "grill");
  check_tiles(d, g);
  check_players(d, g);
  const bool stops = g.phase == Phase::hand;
  EXPECT_EQ(d["stops"].is_null(), !stops);
  if (d["dice"].is_null()) {
    EXPECT_TRUE(g.kept.empty() && g.rolled.empty());
    return;
  }
  EXPECT_EQ(joined(d["dice"]["kept"]), dice_text(g.kept, grill_faces));
  EXPECT_EQ(d["dice"]["rolled"].is_null(), g.phase != Phase::rolled);
  EXPECT_EQ(d["dice"]["total"], points(g.kept));
}

void check_game(const Json& d, const Wok& w) {
  EXPECT_EQ(d["game"], "wok");
  std::vector<int> sushi;
  std::vector<int> bones;
  append(sushi, d["rows"]["sushi"]);
  append(bones, d["rows"]["bone"]);
  for (const Json& player : d["players"]) {
    append(sushi, player["sushi"]);
    append(bones, player["bone"]);
  }
  EXPECT_EQ(sushi.size(), 12U);
  EXPECT_EQ(bones.size(), 12U);
  EXPECT_EQ(d["offers"].is_null(), w.phase != Wok::Phase::rolled);
  if (w.phase == Wok::Phase::over) return;
  EXPECT_EQ(joined(d["dice"]["locked"]), dice_text(w.locked, wok_faces));
  if (w.phase == Wok::Phase::rolled) {
    EXPECT_EQ(joined(d["dice"]["rolled"]), dice_text(w.rolled, wok_faces));
    EXPECT_EQ(d["dice"]["last_roll"], w.last_roll());
  }
}

/// What a stop promises has to be what it brings.
void check_stops(const Json& d, const std::string& position) {
  if (!d.contains("stops")) return;
  for (const Json& stop : d["stops"]) {
    const Json effects =
        result("effects", {{"position", position}, {"move", stop["move"]}});
    const Json& first = effects["effects"][0];
    const Json& second = effects["effects"][1];
    EXPECT_EQ(first["total"], stop["total"]);
    const Json& gets = stop["gets"];
    const std::string kind = gets["kind"];
    EXPECT_EQ(second["kind"], kind == "grill"   ? "took"
                              : kind == "steal" ? "stole"
                              : kind == "hen"   ? "gained"
                                                : "failed");
    if (kind == "grill" || kind == "steal") {
      EXPECT_EQ(second["tile"], gets["tile"]);
    }
    if (kind == "steal" || kind == "hen") {
      EXPECT_EQ(second["from"], gets["from"]);
    }
    if (kind == "nothing") {
      EXPECT_EQ(second["why"], gets["why"]);
    }
  }
}

/// What an offer promises has to be what it brings.
void check_offers(const Json& d, const std::string& position) {
  if (!d.contains("offers")) return;
  for (const Json& offer : d["offers"]) {
    const Json got =
        result("effects", {{"position", position}, {"move", offer["move"]}});
    const Json& effect = got["effects"][0];
    EXPECT_EQ(effect["course"], offer["course"]);
    EXPECT_EQ(effect["value"], offer["value"]);
    EXPECT_EQ(effect.value("place", Json()), offer["place"]);
    EXPECT_EQ(effect.value("from", Json()), offer["from"]);
    EXPECT_EQ(effect.value("depth", Json()), offer["depth"]);
  }
}

void check_description(const AnyState& state) {
  const std::string position = text(state);
  SCOPED_TRACE(position);
  const Json d = result("describe", {{"position", position}});
  EXPECT_EQ(d["rules"]["set"], info(rules(state).rule_set()).name);
  EXPECT_EQ(d["seats"], seats(state));
  EXPECT_EQ(d["players"].size(), static_cast<std::size_t>(seats(state)));
  EXPECT_EQ(d["moves"], result("moves", {{"position", position}})["moves"]);
  EXPECT_EQ(d["moves"].empty(), d["node"] != "decision");
  EXPECT_EQ(d["seat"].is_null(), d["node"] == "terminal");
  EXPECT_EQ(d["shares"].is_null(), d["node"] != "terminal");
  for (Seat s = 0; s < seats(state); ++s)
    EXPECT_EQ(d["scores"][s], d["players"][s]["score"]);
  if (d["node"] == "terminal") {
    double sum = 0;
    for (const Json& share : d["shares"]) sum += share.get<double>();
    EXPECT_NEAR(sum, 1, 1e-12);
  }
  std::visit([&d](const auto& game) { check_game(d, game); }, state);
  check_stops(d, position);
  check_offers(d, position);
}

class Description : public ::testing::TestWithParam<Seating> {};

TEST_P(Description, FitsEveryPositionOfARandomGame) {
  constexpr int events = 300;
  Rng rng(7);
  AnyState state = new_game(GetParam(), rng);
  for (int i = 0; i < events && node(state) != Node::terminal; ++i) {
    check_description(state);
    step(state, random_event(state, rng));
  }
  check_description(state);
}

INSTANTIATE_TEST_SUITE_P(AllSeatings, Description,
                         ::testing::ValuesIn(all_seatings()),
                         [](const auto& one) { return test_name(one.param); });

TEST(DescriptionAtTheEnd, HasSharesAndNoDice) {
  const Json d =
      result("describe", {{"position", "compact - 21.22/36 - over 31"}});
  EXPECT_EQ(d["node"], "terminal");
  EXPECT_EQ(d["dice"], nullptr);
  EXPECT_EQ(d["scores"], Json({2, 4}));
  EXPECT_EQ(d["shares"], Json({0.0, 1.0}));
}

TEST(DescriptionOfSpecialists, KnowsThoseOutOfTheGame) {
  const Json d =
      result("describe",
             {{"position", "deluxe 22 21/36 c-,hA,r22,w-,g-,a- 3/4 B |?8 44"}});
  EXPECT_EQ(d["specialists"]["can"],
            Json({{"tile", nullptr}, {"owner", nullptr}}));
  EXPECT_EQ(d["specialists"]["hen"], Json({{"tile", nullptr}, {"owner", "A"}}));
  EXPECT_EQ(d["specialists"]["raven"],
            Json({{"tile", 22}, {"owner", nullptr}}));
  EXPECT_EQ(d["supply"], 0);
}

}  // namespace
}  // namespace gockel::testing
