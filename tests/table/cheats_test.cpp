// Each way to cheat that the tables are built against, tried.

#include <gtest/gtest.h>

#include <set>

#include "gockel/table/verify_table.h"
#include "tests/table/played_table.h"

namespace gockel::testing {
namespace {

Reason why_not(const std::vector<std::string>& entries) {
  const auto found = verify_table(entries, sodium_hash, built_in_values);
  EXPECT_FALSE(found) << "nothing was found";
  return found ? Reason::no_such_move : found.error().reason;
}

/// Writes entries anew as a server could that wants to hide a change: every
/// hash is right, only what was promised before is not.
class Forger {
 public:
  Forger() : table_(sodium_hash) {}
  /// False when the table itself refuses it.
  bool add(const Entry::What& what, Millis at = 1000) {
    auto text = table_.append({at, what});
    if (text) texts.push_back(*text);
    return text.has_value();
  }
  const Table& table() const { return table_; }
  std::vector<std::string> texts;

 private:
  Table table_;
};

/// Anna and Ben, and a computer.
PlayedTable three(Level level = Level::casual) {
  PlayedTable played(created_entry(Rules(RuleSet::compact), 3));
  played.bot(2, level);
  EXPECT_TRUE(played.sit(0, "Anna"));
  EXPECT_TRUE(played.sit(1, "Ben"));
  return played;
}

std::vector<Entry::What> whats(const PlayedTable& played) {
  std::vector<Entry::What> all;
  for (const StoredEntry& entry : played.draft.entries())
    all.push_back(entry.entry.what);
  return all;
}

template <class What>
std::size_t last_of(const std::vector<Entry::What>& all) {
  for (std::size_t i = all.size(); i-- > 0;)
    if (std::holds_alternative<What>(all[i])) return i;
  ADD_FAILURE() << "there is none";
  return 0;
}

// ---- The server -------------------------------------------------------------

TEST(Cheat, ASeedThatIsChosenAfterTheOthersAreKnownIsNotThePromisedOne) {
  PlayedTable played = three();
  Rng rng(1);
  played.play_on(rng);
  std::vector<Entry::What> all = whats(played);
  const Seed wished = Seed::parse(std::string(64, '9')).value();
  std::get<entry::Over>(all.back()).seed = wished;
  Forger forger;
  for (const Entry::What& what : all) ASSERT_TRUE(forger.add(what));
  EXPECT_EQ(why_not(forger.texts), Reason::seed_not_promised);
}

TEST(Cheat, AnotherPromiseForAnotherPersonMakesAnotherTable) {
  // The server shows Ben another `commit` than Anna: from the first entry on
  // their hashes differ, and so does all that is built on them.
  PlayedTable anna(created_entry(Rules(RuleSet::compact), 2));
  entry::Created other = created_entry(Rules(RuleSet::compact), 2);
  other.commit = commitment(sodium_hash, Seed());
  PlayedTable ben(other);
  ASSERT_TRUE(anna.sit(0, "Anna"));
  ASSERT_TRUE(ben.sit(0, "Anna"));
  EXPECT_NE(anna.table().last_hash(), ben.table().last_hash());
  // What is seen at the one table does not go on at the other.
  Table mixed(sodium_hash);
  ASSERT_TRUE(mixed.read(ben.bytes()[0]));
  EXPECT_EQ(mixed.read(anna.bytes()[1]).error().reason, Reason::entry_changed);
}

TEST(Cheat, ARollThatTheServerWishesIsFound) {
  PlayedTable played = three();
  Rng rng(2);
  played.until_throw(0, rng);
  played.throw_dice(0);
  std::vector<Entry::What> all = whats(played);
  auto& rolled = std::get<entry::Rolled>(all[last_of<entry::Rolled>(all)]);
  rolled.dice = Dice::of(face::worm, 7) + Dice::of(face::one, 1);
  all.emplace_back(entry::PutAway{test_seed()});
  Forger forger;
  for (const Entry::What& what : all) ASSERT_TRUE(forger.add(what));
  EXPECT_EQ(why_not(forger.texts), Reason::roll_not_drawn);
}

TEST(Cheat, TheServerCannotThrowForSomebodyWhoIsThere) {
  PlayedTable played = three();
  Rng rng(3);
  played.until_throw(0, rng);
  Table table = played.table();
  Rng drawn = table.next_draw(test_seed(), std::nullopt);
  const Dice dice = draw(table.game(), drawn);
  EXPECT_EQ(table.append({2000, entry::Rolled{dice}}).error().reason,
            Reason::dice_need_link);
  const Link made_up = Link::parse(std::string(64, '1')).value();
  EXPECT_EQ(table.append({2000, entry::Rolled{dice, made_up}}).error().reason,
            Reason::link_does_not_fit);
}

TEST(Cheat, TheServerDoesNotKnowARollBeforeThePersonThrows) {
  // The seed and all that was said before leave every roll of the person's
  // open: another secret, another roll.
  PlayedTable played = three();
  Rng rng(4);
  played.until_throw(0, rng);
  const Table& table = played.table();
  std::set<std::string> rolls;
  for (std::uint64_t secret = 0; secret < 50; ++secret) {
    Rng drawn = table.next_draw(test_seed(), PersonChain(secret, 1).next());
    rolls.insert(event_text(table.game(), draw(table.game(), drawn)));
  }
  EXPECT_GT(rolls.size(), 40U);
}

TEST(Cheat, AThrowByAChainThatTheServerPutInIsNotCountedAsThePersons) {
  // A renewal proves nothing: the server, which has the seed, tries chains of
  // its own until the roll suits it. Everybody sees that the chain is new, and
  // what fell by it is told apart.
  PlayedTable played = three();
  Rng rng(14);
  played.until_throw(0, rng);
  played.throw_dice(0);
  played.until_throw(0, rng);
  std::vector<Entry::What> all = whats(played);
  const Table& table = played.table();
  const auto worms = [&table](const Link& link) {
    Rng drawn = table.next_draw(test_seed(), link);
    return draw(table.game(), drawn).count(face::worm);
  };
  std::uint64_t secret = 1000;
  while (worms(PersonChain(secret, 1).next()) < 3) ++secret;
  const PersonChain forged(secret, 1);
  Rng drawn = table.next_draw(test_seed(), forged.next());
  all.emplace_back(entry::Renewed{0, forged.end()});
  all.emplace_back(entry::Rolled{draw(table.game(), drawn), forged.next()});
  all.emplace_back(entry::PutAway{test_seed()});
  Forger forger;
  for (const Entry::What& what : all) ASSERT_TRUE(forger.add(what));
  const auto found = verify_table(forger.texts, sodium_hash, built_in_values);
  ASSERT_TRUE(found) << found.error().sentence;
  std::uint64_t thrown = 0;
  for (const Entry::What& what : all)
    if (const auto* rolled = std::get_if<entry::Rolled>(&what))
      thrown += rolled->link ? 1 : 0;
  EXPECT_EQ(found->rolls.by_people, thrown - 1);
  EXPECT_EQ(found->rolls.by_renewed_chains[0], 1U);
  EXPECT_EQ(found->rolls.all_by_renewed_chains(), 1U);
}

TEST(Cheat, AComputerThatLooksAtTheNextRollIsFound) {
  // It would rather stop before a bust: any decision of its own will do.
  PlayedTable played = three(Level::club);
  Rng rng(5);
  int tried = 0;
  for (int i = 0; i < 400 && played.playing() && tried < 20; ++i) {
    const Table& table = played.table();
    const bool computer = table.to_act() == 2;
    const MoveList list = moves(table.game());
    if (!computer || list.size() < 2) {
      played.act(rng);
      continue;
    }
    const Move honest = played.computers_move();
    const Move other = list[0] == honest ? list[1] : list[0];
    PlayedTable cheated = played;
    ASSERT_TRUE(bot_move(cheated.draft, other));
    EXPECT_EQ(why_not(cheated.bytes()), Reason::decision_not_of_level);
    ++tried;
    played.act(rng);
  }
  EXPECT_EQ(tried, 20);
}

TEST(Cheat, AComputersMoveCannotBePassedOffAsAPersons) {
  // Nobody would make it again: the server could let its computers play as it
  // likes.
  PlayedTable played = three(Level::club);
  Rng rng(5);
  int tried = 0;
  for (int i = 0; i < 400 && played.playing() && tried < 5; ++i) {
    const Table& table = played.table();
    const MoveList list = moves(table.game());
    if (table.to_act() != 2 || list.size() < 2) {
      played.act(rng);
      continue;
    }
    const Move honest = played.computers_move();
    const Move other = list[0] == honest ? list[1] : list[0];
    for (const MovedBy by : {MovedBy::person, MovedBy::stand_in}) {
      Forger forger;
      for (const Entry::What& what : whats(played))
        ASSERT_TRUE(forger.add(what));
      EXPECT_FALSE(forger.add(entry::Moved{2, other, by}));
    }
    ++tried;
    played.act(rng);
  }
  EXPECT_EQ(tried, 5);
}

TEST(Cheat, APersonsMoveCannotBePassedOffAsAComputers) {
  PlayedTable played = three();
  Rng rng(15);
  while (played.table().to_act() != 0 ||
         node(played.table().game()) != Node::decision)
    played.act(rng);
  const Move move = moves(played.table().game())[0];
  for (const MovedBy by : {MovedBy::bot, MovedBy::stand_in}) {
    Forger forger;
    for (const Entry::What& what : whats(played)) ASSERT_TRUE(forger.add(what));
    EXPECT_FALSE(forger.add(entry::Moved{0, move, by}));
  }
}

TEST(Cheat, ALinkThatWasHeldBackIsStillTheNextOne) {
  // What docs/fair-dice.md says is not guaranteed: the server got Anna's link,
  // let a computer stand in for her, and knows her next roll before she throws.
  // The stand-in's roll is told apart, and everybody sees that she was away.
  PlayedTable played = three();
  Rng rng(16);
  played.until_throw(0, rng);
  const Link held_back = played.chains[0].next();
  ASSERT_TRUE(send_away(played.draft, 0, WhyAway::gone));
  while (played.table().to_act() == 0) played.act(rng);
  ASSERT_TRUE(come_back(played.draft, 0));
  played.until_throw(0, rng);
  EXPECT_TRUE(played.table().link_fits(0, held_back));
  ASSERT_TRUE(put_away(played.draft, test_seed()));
  const auto found = verify_table(played.bytes(), sodium_hash, built_in_values);
  ASSERT_TRUE(found) << found.error().sentence;
  EXPECT_GT(found->rolls.by_stand_ins, 0U);
}

TEST(Cheat, AChangedEntryIsFoundWhereverItIs) {
  PlayedTable played = three();
  Rng rng(6);
  for (int i = 0; i < 30; ++i) played.act(rng);
  const std::vector<std::string> fair = played.bytes();
  int tried = 0;
  for (std::size_t i = 0; i < fair.size(); ++i)
    for (std::size_t at = 0; at < fair[i].size(); at += 3) {
      std::vector<std::string> changed = fair;
      changed[i][at] = static_cast<char>(changed[i][at] ^ 1);
      EXPECT_FALSE(verify_table(changed, sodium_hash, built_in_values))
          << changed[i];
      ++tried;
    }
  EXPECT_GT(tried, 1000);
}

TEST(Cheat, EntriesThatAreMissingDoubledOrSwappedAreFound) {
  PlayedTable played = three();
  Rng rng(7);
  for (int i = 0; i < 30; ++i) played.act(rng);
  const std::vector<std::string> fair = played.bytes();
  for (std::size_t i = 0; i + 1 < fair.size(); ++i) {
    std::vector<std::string> missing = fair;
    missing.erase(missing.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_FALSE(verify_table(missing, sodium_hash, built_in_values)) << i;
    std::vector<std::string> doubled = fair;
    doubled.insert(doubled.begin() + static_cast<std::ptrdiff_t>(i), fair[i]);
    EXPECT_FALSE(verify_table(doubled, sodium_hash, built_in_values)) << i;
    std::vector<std::string> swapped = fair;
    std::swap(swapped[i], swapped[i + 1]);
    EXPECT_FALSE(verify_table(swapped, sodium_hash, built_in_values)) << i;
  }
}

TEST(Cheat, AGameThatIsCutShortIsNotOver) {
  PlayedTable played = three();
  Rng rng(8);
  played.play_on(rng);
  std::vector<std::string> cut = played.bytes();
  cut.resize(cut.size() - 5);
  const auto found = verify_table(cut, sodium_hash, built_in_values);
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->revealed) << "nothing is called fair without the end";
  // Nor can the server declare an end that the rules do not know.
  Forger forger;
  for (const std::string& text : cut) {
    Table table = forger.table();
    ASSERT_TRUE(forger.add(table.read(text)->what));
  }
  EXPECT_FALSE(
      forger.add(entry::Over{WhyOver::rules, {9, 0, 0}, {1}, test_seed()}));
}

TEST(Cheat, ScoresThatNobodyHasAreFound) {
  PlayedTable played = three();
  Rng rng(9);
  played.play_on(rng);
  std::vector<Entry::What> all = whats(played);
  ++std::get<entry::Over>(all.back()).scores[0];
  Forger forger;
  for (const Entry::What& what : all) ASSERT_TRUE(forger.add(what));
  EXPECT_EQ(why_not(forger.texts), Reason::scores_not_counted);
}

// ---- People -----------------------------------------------------------------

TEST(Cheat, TheLastToSitDownFindsNothingToGrindOn) {
  // Without the seed a chain says nothing about the start; with every chain the
  // server's part decides as much as before.
  int differ = 0;
  for (std::uint64_t secret = 0; secret < 40; ++secret) {
    Table table = [&] {
      PlayedTable played(created_entry(Rules(RuleSet::wok), 2));
      EXPECT_TRUE(played.sit(0, "Anna"));
      return played.table();
    }();
    ASSERT_TRUE(
        table.append({1, entry::Sat{1, "Ben", PersonChain(secret, 1).end()}}));
    const auto start = [&table](char digit) {
      const Seed seed = Seed::parse(std::string(64, digit)).value();
      Rng rng = table.next_draw(seed, std::nullopt);
      return text(draw_start(table.created().rules, 2, rng));
    };
    differ += start('1') == start('2') ? 0 : 1;
  }
  EXPECT_EQ(differ, 40);
}

TEST(Cheat, OnlyTheNextLinkOfTheOwnChainMakesDiceFall) {
  PlayedTable played = three();
  Rng rng(10);
  played.until_throw(0, rng);
  played.throw_dice(0);
  played.until_throw(1, rng);
  played.throw_dice(1);
  played.until_throw(0, rng);
  const std::vector<std::string> before = played.bytes();
  const PersonChain& anna = played.chains[0];
  for (const Link& wrong : {anna.after_next(),  // one that does not fit yet
                            anna.shown(),       // the last one, a second time
                            anna.end(),         // an old one
                            played.chains[1].next()}) {  // somebody else's
    const Requested thrown = played.throw_dice(0, wrong);
    ASSERT_FALSE(thrown);
    EXPECT_EQ(thrown.error().code, Refusal::Code::illegal);
    EXPECT_EQ(thrown.error().reason, Reason::link_does_not_fit);
    EXPECT_EQ(thrown.error().field, "link");
  }
  EXPECT_EQ(played.bytes(), before);
  const Requested another = played.throw_dice(1, played.chains[1].next());
  EXPECT_EQ(another.error().code, Refusal::Code::not_yours);
  EXPECT_TRUE(played.throw_dice(0, anna.next()));
}

TEST(Cheat, ALinkIsShownOnlyForDiceOfOnesOwn) {
  // A link that made no dice fall would tell the server the next roll.
  PlayedTable played = three();
  Rng rng(11);
  int refused = 0;
  int fell = 0;
  for (int i = 0; i < 300 && played.playing(); ++i) {
    const Table& table = played.table();
    const Seat seat = table.to_act();
    if (seat == table.to_throw() || table.seat_holder(seat).computer()) {
      played.act(rng);
      continue;
    }
    const MoveList list = moves(table.game());
    const Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    const std::uint64_t seen = table.version();
    const Requested asked =
        play(played.draft, seat, {seen, move, played.chains[seat].next()});
    if (asked) {
      played.chains[seat].take();
      ++fell;
    } else {
      EXPECT_EQ(asked.error().reason, Reason::link_not_wanted);
      EXPECT_EQ(table.version(), seen);
      ASSERT_TRUE(play(played.draft, seat, {seen, move}));
      EXPECT_NE(table.to_throw(), seat);
      ++refused;
    }
  }
  EXPECT_GT(refused, 10);
  EXPECT_GT(fell, 10);
}

TEST(Cheat, WhoRenewsAChainDoesNotChangeAnothersNextRoll) {
  // The server and Ben together could try one chain after the other until
  // Anna's dice fall badly, if a new chain counted at once.
  PlayedTable played = three();
  Rng rng(12);
  played.until_throw(0, rng);
  const auto roll = [](const PlayedTable& at) {
    Rng drawn = at.table().next_draw(test_seed(), at.chains[0].next());
    return draw(at.table().game(), drawn);
  };
  const Dice before = roll(played);
  for (std::uint64_t secret = 0; secret < 8; ++secret) {
    ASSERT_TRUE(renew(played.draft, 1, {PersonChain(secret, 5).end()}));
    EXPECT_EQ(roll(played), before);
  }
}

TEST(Cheat, ANewChainIsKnownBeforeAnyLinkOfItIsShown) {
  PlayedTable played = three();
  Rng rng(13);
  played.until_throw(0, rng);
  const PersonChain other(99, 10);
  EXPECT_FALSE(played.throw_dice(0, other.next()));
  ASSERT_TRUE(renew(played.draft, 0, {other.end()}));
  EXPECT_FALSE(played.throw_dice(0, played.chains[0].next()))
      << "the old chain has ended";
  EXPECT_TRUE(played.throw_dice(0, other.next()));
}

}  // namespace
}  // namespace gockel::testing
