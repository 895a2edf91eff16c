// Whole games in tests/data/games: core and slow model replay each of them and
// arrive at the written outcomes and result.

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "gockel/core/record.h"
#include "gockel/core/text.h"
#include "tests/model/model.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

TEST(GoldenGames, AreReplayedByCoreAndModelToTheSameEnd) {
  std::set<RuleSet> covered;
  const std::string folder = "tests/data/games";
  for (const auto& entry : std::filesystem::directory_iterator(
           std::string(GOCKEL_SOURCE_DIR) + "/" + folder)) {
    const std::string file = entry.path().filename().string();
    SCOPED_TRACE(file);
    const std::string whole = read_file(folder + "/" + file);
    const auto record = Record::parse(whole);
    ASSERT_TRUE(record) << record.error().offset << ": "
                        << record.error().sentence;
    EXPECT_EQ(record->text(), whole);
    const auto model = model::Model::at(text(record->start));
    for (const Event& event : record->events) {
      if (const Dice* dice = std::get_if<Dice>(&event))
        model->dice(dice_text(*dice, faces(record->start)));
      else
        model->move(std::get<Move>(event).text());
    }
    const AnyState end = record->end();
    EXPECT_EQ(model->text(), text(end));
    EXPECT_EQ(node(end), Node::terminal);
    EXPECT_NE(whole.find("\nresult "), whole.npos);
    covered.insert(rules(end).rule_set());
  }
  EXPECT_EQ(covered.size(), all_rule_sets.size());
}

}  // namespace
}  // namespace gockel::testing
