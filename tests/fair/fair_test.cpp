#include "gockel/crypto/crypto.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "gockel/fair/verify.h"
#include "gockel/random/draw.h"

namespace gockel {
namespace {

nlohmann::json examples() {
  std::ifstream file(GOCKEL_SOURCE_DIR "/docs/fair-dice.json");
  return nlohmann::json::parse(file);
}

Record fair_record(RuleSet set, int turns) {
  const Seed seed = *Seed::parse(
      "0f1e2d3c4b5a69788796a5b4c3d2e1f0"
      "00112233445566778899aabbccddeeff");
  const std::vector<std::string> lucks{"000102030405060708090a0b0c0d0e0f", ""};
  Rng first = fair_draw(sodium_hash, seed, Contribution::lucks, lucks, 0);
  Record record{{{"Commit", commitment(sodium_hash, seed).text()},
                 {"Seed", seed.text()},
                 {"LuckA", lucks[0]}},
                draw_start(Rules(set), 2, first),
                {}};
  AnyState state = record.start;
  std::uint64_t n = 0;
  while (static_cast<int>(turn(state)) <= turns &&
         node(state) != Node::terminal) {
    Event event = Move();
    if (node(state) == Node::chance) {
      Rng rng = fair_draw(sodium_hash, seed, Contribution::lucks, lucks, ++n);
      event = draw(state, rng);
    } else {
      event = moves(state)[0];
    }
    record.events.push_back(event);
    step(state, event);
  }
  return record;
}

void set_tag(Record& record, std::string_view name, std::string value) {
  for (Tag& tag : record.tags)
    if (tag.name == name) tag.value = std::move(value);
}

TEST(FairDice, ShaOfNothingIsTheKnownOne) {
  // FIPS 180-4's example for the empty message.
  EXPECT_EQ(sha256(""),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(FairDice, HexIsReadAsItIsWritten) {
  std::array<std::uint8_t, 3> bytes{};
  ASSERT_TRUE(parse_hex("00ff1a", bytes));
  EXPECT_EQ(hex(bytes), "00ff1a");
  for (const char* wrong : {"", "00ff1", "00ff1a0", "00FF1A", "00ff1g"})
    EXPECT_FALSE(parse_hex(wrong, bytes)) << wrong;
  const Error length = parse_hex("00ff1", bytes).error();
  EXPECT_EQ(length.offset, 0U);
  EXPECT_EQ(length.sentence, "6 hex digits are wanted, not 5");
  EXPECT_EQ(parse_hex("00fg1h", bytes).error().offset, 3U);
}

TEST(FairDice, EveryByteHasTwoDigitsOfItsOwn) {
  std::set<std::string> seen;
  for (unsigned n = 0; n < 256; ++n) {
    const std::array byte{static_cast<std::uint8_t>(n)};
    const std::string digits = hex(byte);
    std::array<std::uint8_t, 1> back{};
    ASSERT_TRUE(parse_hex(digits, back)) << digits;
    EXPECT_EQ(back, byte);
    seen.insert(digits);
  }
  EXPECT_EQ(seen.size(), 256U);
  EXPECT_EQ(hex({}), "");
}

TEST(FairDice, BytesAreWrittenAsHexAndReadAgain) {
  const std::string digits = std::string(62, 'a') + "0f";
  const auto seed = Seed::parse(digits);
  ASSERT_TRUE(seed);
  EXPECT_EQ(seed->bytes()[31], 15);
  EXPECT_EQ(seed->text(), digits);
  EXPECT_EQ(Luck::parse(digits).error().sentence,
            "32 hex digits are wanted, not 64");
  EXPECT_EQ(Seed::parse(std::string(64, 'A')).error().sentence,
            "only the hex digits 0-9 and a-f are allowed");
}

/// The hash is the caller's: nothing else decides what falls.
TEST(FairDice, DrawsComeFromTheHashThatIsHandedIn) {
  static std::string heard;
  const FairHash hash{
      [](FairHash::Bytes bytes) { return Digest::parse(hex(bytes)).value(); },
      [](const Seed&, FairHash::Bytes message) {
        heard.assign(message.begin(), message.end());
        return Digest::parse("0000000000000007" + std::string(48, 'f')).value();
      }};
  const Seed seed = Seed::parse(std::string(64, '7')).value();
  EXPECT_EQ(commitment(hash, seed).text(), seed.text());
  const std::vector<std::string> lucks{"aa", ""};
  const auto draw = [&](Contribution kind) {
    return fair_draw(hash, seed, kind, lucks, 12).next();
  };
  EXPECT_EQ(draw(Contribution::lucks), Rng(7).next());
  EXPECT_EQ(heard, "gockel 1\naa\n\n12\n");
  EXPECT_EQ(draw(Contribution::links), Rng(7).next());
  EXPECT_EQ(heard, "gockel 2\naa\n\n12\n");
}

/// The page has a second implementation, which must hash the same bytes.
TEST(FairDice, DecisionsAndNamesAreHashedAsTheseLines) {
  static std::string heard;
  const FairHash hash{
      [](FairHash::Bytes message) {
        heard.assign(message.begin(), message.end());
        return Digest::parse("0102030405060708" + std::string(48, 'f')).value();
      },
      nullptr};
  const PublicSeed seed = PublicSeed::parse(std::string(64, '1')).value();
  // 0x0102030405060708 is 72,623,859,790,382,856.
  EXPECT_EQ(decision_seed(hash, seed, 7), 790'382'856U);
  EXPECT_EQ(heard, "gockel decision\n" + std::string(64, '1') + "\n7\n");
  const Salt salt = Salt::parse(std::string(32, '2')).value();
  EXPECT_TRUE(name_commitment(hash, salt, "Anna")
                  .text()
                  .starts_with("0102030405060708"));
  EXPECT_EQ(heard, "gockel name\n" + std::string(32, '2') + "\nAnna");
}

/// A seed that nobody can guess.
Seed random_seed() {
  std::array<std::uint8_t, Seed::size> bytes{};
  fill_random(bytes);
  return Seed(bytes);
}

TEST(FairDice, RandomSeedsDiffer) {
  EXPECT_NE(random_seed().text(), random_seed().text());
}

TEST(FairDice, EveryPartOfTheMessageMatters) {
  const Seed seed = random_seed();
  const Seed other = random_seed();
  const std::vector<std::string> lucks{"a", "b"};
  const std::vector<std::string> swapped{"b", "a"};
  const auto first = [](Rng rng) { return rng.next(); };
  constexpr Contribution kind = Contribution::links;
  const std::uint64_t value =
      first(fair_draw(sodium_hash, seed, kind, lucks, 1));
  EXPECT_EQ(value, first(fair_draw(sodium_hash, seed, kind, lucks, 1)));
  EXPECT_NE(value, first(fair_draw(sodium_hash, other, kind, lucks, 1)));
  EXPECT_NE(value, first(fair_draw(sodium_hash, seed, kind, swapped, 1)));
  EXPECT_NE(value, first(fair_draw(sodium_hash, seed, kind, lucks, 2)));
  EXPECT_NE(value,
            first(fair_draw(sodium_hash, seed, Contribution::lucks, lucks, 1)));
}

TEST(Links, EachIsTheHashOfTheNext) {
  // The SHA-256 of 32 zero bytes, as any tool computes it.
  EXPECT_EQ(link_before(sodium_hash, Link()).text(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
}

TEST(Decisions, HaveASeedOfTheirOwnThatPickTakes) {
  const PublicSeed seed = PublicSeed::parse(std::string(64, '1')).value();
  std::set<std::uint32_t> seen;
  for (std::uint64_t n = 0; n < 1000; ++n) {
    const std::uint32_t one = decision_seed(sodium_hash, seed, n);
    EXPECT_LT(one, 1'000'000'000U);
    seen.insert(one);
  }
  EXPECT_EQ(seen.size(), 1000U);
  EXPECT_NE(decision_seed(sodium_hash, PublicSeed(), 1),
            decision_seed(sodium_hash, seed, 1));
}

TEST(Names, AreHiddenBySaltAndHeldByTheHash) {
  const Salt salt = Salt::parse(std::string(32, '1')).value();
  const Digest anna = name_commitment(sodium_hash, salt, "Anna");
  EXPECT_EQ(anna, name_commitment(sodium_hash, salt, "Anna"));
  EXPECT_NE(anna, name_commitment(sodium_hash, salt, "Ben"));
  EXPECT_NE(anna, name_commitment(sodium_hash, Salt(), "Anna"));
}

/// The page has a second implementation; both agree on these.
TEST(FairDice, TheExamplesOfTheDocumentationHold) {
  const nlohmann::json all = examples();
  int checked = 0;
  for (const auto& example : all.at("draws")) {
    const Seed seed = *Seed::parse(example.at("seed").get<std::string>());
    const auto lucks = example.at("lucks").get<std::vector<std::string>>();
    Rng expected(
        std::stoull(example.at("bytes").get<std::string>(), nullptr, 16));
    Rng drawn = fair_draw(sodium_hash, seed, Contribution::lucks, lucks,
                          example.at("n").get<std::uint64_t>());
    EXPECT_EQ(drawn.next(), expected.next());
    ++checked;
  }
  EXPECT_GT(checked, 5);
}

TEST(Verify, TheGamesOfTheDocumentationAreFair) {
  const nlohmann::json all = examples();
  int checked = 0;
  for (const auto& game : all.at("games")) {
    Record record{{}, *parse_state(game.at("start").get<std::string>()), {}};
    record.tags = {{"Commit", game.at("commit")}, {"Seed", game.at("seed")}};
    const auto lucks = game.at("lucks").get<std::vector<std::string>>();
    for (std::size_t s = 0; s < lucks.size(); ++s)
      record.tags.push_back(
          {std::string("Luck") + letter(static_cast<Seat>(s)), lucks[s]});
    AnyState state = record.start;
    std::istringstream events(game.at("events").get<std::string>());
    for (std::string each; events >> each;) {
      const auto event = parse_event(state, each);
      ASSERT_TRUE(event) << each;
      record.events.push_back(*event);
      step(state, *event);
    }
    EXPECT_EQ(text(state), game.at("end").get<std::string>());
    const auto found = verify(record, sodium_hash);
    ASSERT_TRUE(found) << found.error().sentence;
    ++checked;
  }
  EXPECT_GE(checked, 4);
}

TEST(Verify, AFairRecordIsFoundFair) {
  for (const RuleSet set : all_rule_sets) {
    const Record record = fair_record(set, 6);
    const auto found = verify(record, sodium_hash);
    ASSERT_TRUE(found) << found.error().sentence;
    EXPECT_GT(found->rolls, 5U);
    const auto rolls = std::ranges::count_if(
        record.events,
        [](const Event& event) { return std::holds_alternative<Dice>(event); });
    EXPECT_EQ(found->rolls, static_cast<std::size_t>(rolls));
  }
}

/// A record without one of its tags.
Record without(Record record, std::string_view name) {
  std::erase_if(record.tags, [&](const Tag& tag) { return tag.name == name; });
  return record;
}

TEST(Verify, ATagThatIsMissingOrSpoiltIsNamed) {
  const Record fair = fair_record(RuleSet::compact, 2);
  EXPECT_EQ(verify(without(fair, "Commit"), sodium_hash).error().reason,
            Reason::no_commit_tag);
  EXPECT_EQ(verify(without(fair, "Seed"), sodium_hash).error().reason,
            Reason::no_seed_tag);
  Record spoilt = fair;
  set_tag(spoilt, "Seed", "0f1e");
  EXPECT_EQ(verify(spoilt, sodium_hash).error().reason, Reason::hex_length);
  Record other_seed = fair;
  set_tag(other_seed, "Seed", std::string(64, 'a'));
  EXPECT_EQ(verify(other_seed, sodium_hash).error().reason,
            Reason::seed_not_promised);
}

TEST(Verify, AStartThatWasNotDrawnIsFound) {
  Record record = fair_record(RuleSet::wok, 1);
  Rng other(1);
  const AnyState start = draw_start(Rules(RuleSet::wok), 2, other);
  ASSERT_NE(start, record.start);
  record.start = start;
  record.events.clear();
  EXPECT_EQ(verify(record, sodium_hash).error().reason,
            Reason::start_not_drawn);
}

TEST(Verify, ARollThatDidNotFallIsToldWithWhatFell) {
  const Record fair = fair_record(RuleSet::compact, 6);
  // The first of the second turn, so that its number and its turn differ.
  AnyState state = fair.start;
  std::size_t at = 0;
  std::int64_t rolls = 0;
  for (; turn(state) < 2 || !std::holds_alternative<Dice>(fair.events[at]);
       ++at) {
    rolls += std::holds_alternative<Dice>(fair.events[at]) ? 1 : 0;
    step(state, fair.events[at]);
  }
  for (const char* dice : {"11111111", "wwwwwwww"}) {
    Record changed = fair;
    changed.events[at] = *parse_loose_dice(state, dice);
    const auto refused = verify(changed, sodium_hash);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, Reason::roll_not_drawn);
    EXPECT_EQ(refused.error().offset, 0U);
    EXPECT_EQ(refused.error().details.n, rolls + 1);
    EXPECT_EQ(refused.error().details.turn, 2);
    EXPECT_EQ(refused.error().details.what, dice);
    EXPECT_EQ(refused.error().details.more, event_text(state, fair.events[at]));
  }
}

TEST(Verify, WhatWasChangedIsFound) {
  const Record fair = fair_record(RuleSet::compact, 6);
  Record seed = fair;
  set_tag(seed, "Seed", std::string(64, 'a'));
  EXPECT_EQ(verify(seed, sodium_hash).error().code, Code::outcome);
  Record luck = fair;
  set_tag(luck, "LuckA", std::string(32, 'a'));
  EXPECT_EQ(verify(luck, sodium_hash).error().code, Code::outcome);
  Record dice = fair;
  dice.events[0] = *parse_loose_dice(dice.start, "11223345");
  dice.events.resize(1);
  EXPECT_EQ(verify(dice, sodium_hash).error().code, Code::outcome);
  Record links = fair;
  links.tags.push_back({"Table", "K7QXM2PD9TRA"});
  EXPECT_EQ(verify(links, sodium_hash).error().reason,
            Reason::links_not_in_record);
  Record unpromised = fair;
  unpromised.tags.clear();
  EXPECT_EQ(verify(unpromised, sodium_hash).error().code, Code::value);
}

}  // namespace
}  // namespace gockel
