#include "gockel/words/fill.h"

#include <gtest/gtest.h>

namespace gockel::testing {
namespace {

std::string filled(std::string_view text, const Blanks& blanks) {
  return fill(text, blanks, "You", "you");
}

TEST(Fill, TheVerbFollowsTheSubject) {
  constexpr std::string_view text = "{who} [busts|bust]";
  EXPECT_EQ(filled(text, {.who = {"Anna"}}), "Anna busts");
  EXPECT_EQ(filled(text, {.who = {"Anna", true}}), "You bust");
}

TEST(Fill, TheOtherOneHasPairsToo) {
  constexpr std::string_view text =
      "{who} <|te >[vole|voles] {tile}< à {from}|>.";
  EXPECT_EQ(filled(text, {.who = {"Bruno"}, .from = {"Anna"}, .tile = 25}),
            "Bruno vole 25 à Anna.");
  EXPECT_EQ(
      filled(text, {.who = {"Bruno"}, .from = {"Anna", true}, .tile = 25}),
      "Bruno te vole 25.");
}

TEST(Fill, AnEIsLeftOutBeforeAVowel) {
  EXPECT_EQ(filled("le tour {d'who}", {.who = {"Anna"}}), "le tour d’Anna");
  EXPECT_EQ(filled("le tour {d'who}", {.who = {"Émile"}}), "le tour d’Émile");
  EXPECT_EQ(filled("le tour {d'who}", {.who = {"Bruno"}}), "le tour de Bruno");
  EXPECT_EQ(filled("{qu'what}", {.what = "il"}), "qu’il");
  EXPECT_EQ(filled("{d'who}", {.who = {"HÉLÈNE"}}), "d’HÉLÈNE");
  EXPECT_EQ(filled("{d'who}", {.who = {"Henri"}}), "d’Henri");
  EXPECT_EQ(filled("{d'who}", {.who = {"Hibou"}}), "de Hibou");
  EXPECT_EQ(filled("{d'who}", {.who = {"Y"}}), "de Y");
}

TEST(Fill, ANumberChoosesBetweenTexts) {
  const auto left = [](int n, int total) {
    return chosen_by_number(
        "{n?1:1 die|{n} dice}; {total?0:nothing|1:1 is|{total} are} left",
        {.n = n, .total = total});
  };
  EXPECT_EQ(left(1, 0), "1 die; nothing left");
  EXPECT_EQ(left(0, 1), "{n} dice; 1 is left");
  EXPECT_EQ(left(2, 3), "{n} dice; {total} are left");
  EXPECT_EQ(chosen_by_number("{n?1:{who}|{from} one", {.n = 1}),
            "{n?1:{who}|{from} one");
}

TEST(Fill, ANameIsNeverReadAsAText) {
  EXPECT_EQ(filled("{who} [busts|bust]", {.who = {"{n}[a|b]<c|d>"}}),
            "{n}[a|b]<c|d> busts");
}

TEST(Fill, WhatIsNoBlankStays) {
  EXPECT_EQ(filled("[34] {other} {n", {.n = 3}), "[34] {other} {n");
  EXPECT_EQ(filled("<1", {}), "<1");
}

TEST(Fill, CapitalsBeginASentence) {
  EXPECT_EQ(capitalised("stop"), "Stop");
  EXPECT_EQ(capitalised("über"), "Über");
  EXPECT_EQ(capitalised("écarter"), "Écarter");
  EXPECT_EQ(capitalised("3 dice"), "3 dice");
  EXPECT_EQ(capitalised(""), "");
}

}  // namespace
}  // namespace gockel::testing
