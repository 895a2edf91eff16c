#include "gockel/arena/agent.h"

#include <gtest/gtest.h>

namespace gockel::testing {
namespace {

TEST(Agent, IsCalledLikeItsPlayerOrByTheNameBeforeTheSign) {
  EXPECT_EQ(*Agent::parse("best"), (Agent{"best", "best"}));
  EXPECT_EQ(*Agent::parse("Berta=best"), (Agent{"Berta", "best"}));
  EXPECT_EQ(*Agent::parse("Our bot=exec:./bot --level=3"),
            (Agent{"Our bot", "exec:./bot --level=3"}));
  EXPECT_EQ(*Agent::parse("new=values:a=b.net"),
            (Agent{"new", "values:a=b.net"}));
}

TEST(Agent, IsACommandWhereTheSignIsPartOfIt) {
  for (const char* text : {"exec:LEVEL=3 ./bot", "values:a=b.net"})
    EXPECT_EQ(*Agent::parse(text), (Agent{text, text}));
}

TEST(Agent, HasANameThatCanBeShown) {
  EXPECT_EQ(Agent::parse("=best").error().reason, Reason::player_name_empty);
  EXPECT_EQ(Agent::parse("a\nb=best").error().reason,
            Reason::player_name_characters);
  EXPECT_EQ(Agent::parse(std::string(65, 'x') + "=best").error().reason,
            Reason::player_name_too_long);
  EXPECT_TRUE(Agent::parse(std::string(64, 'x') + "=best"));
}

TEST(Agents, AreSeparatedByCommasThatAreNotEscaped) {
  const auto agents = parse_agents({"a=best,exec:x 1\\,2", "gain"});
  ASSERT_TRUE(agents);
  EXPECT_EQ(*agents, (std::vector<Agent>{{"a", "best"},
                                         {"exec:x 1,2", "exec:x 1,2"},
                                         {"gain", "gain"}}));
}

TEST(Agents, OfOneNameAreOnePlayer) {
  EXPECT_TRUE(parse_agents({"best,swing,swing"}));
  EXPECT_TRUE(parse_agents({"a=best,b=best,a=best"}));
  for (const char* list : {"a=best,a=swing", "swing=best,swing"}) {
    const auto refused = parse_agents({list});
    ASSERT_FALSE(refused) << list;
    EXPECT_EQ(refused.error().reason, Reason::player_name_twice);
  }
}

}  // namespace
}  // namespace gockel::testing
