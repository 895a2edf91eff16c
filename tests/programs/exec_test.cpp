// Programs as players: those that play, and all ways to misbehave.

#include "gockel/programs/exec_player.h"
#include "gockel/weights/built_in_values.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>

#include "gockel/arena/arena.h"
#include "gockel/programs/child.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

using std::chrono::duration;

constexpr std::string_view position = "compact 21-36 -/- A 55w|.5 1";

/// Commands for the shell that answer every request with this move; `\1` is
/// the request's id and `\2` the first of its legal moves.
std::string answers(const std::string& id, const std::string& result,
                    const std::string& then = "") {
  const std::string request =
      R"x(.*"id":\([0-9]*\),.*"moves":\["\([^"]*\)".*)x";
  return "sed -un 's/" + request + "/{\"id\":" + id + "," + result + "}/p" +
         then + "'";
}
std::string moves_first(const std::string& then = "") {
  return answers("\\1", R"("result":{"move":"\2"})", then);
}

std::optional<Contestant> program(const std::string& command,
                                  double seconds = 60) {
  return ExecPlayers({.move_time = duration<double>(seconds)})
      .make("exec:" + command);
}

TEST(ExecPlayer, PlaysWhatItsProgramAnswers) {
  const auto player = program(moves_first());
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ((*player)(at(position)).value().text(), "roll");
  EXPECT_EQ((*player)(at("compact 21-36 -/- A |1123344w 1")).value().text(),
            "1");
}

TEST(ExecPlayer, HasANameThatBeginsWithExecAndACommand) {
  EXPECT_FALSE(ExecPlayers({}).make("swing"));
  EXPECT_FALSE(ExecPlayers({}).make("exec:"));
  EXPECT_FALSE(ExecPlayers({}).make("execute"));
  EXPECT_TRUE(ExecPlayers({}).make("exec:x"));
}

/// A program that does not do what it should, and what is known about it.
struct BadProgram {
  std::string name;
  std::string command;
  ForfeitKind kind;
  Details details = {};
  std::optional<Reason> refused = {};
  double seconds = 60;
};
void PrintTo(const BadProgram& bad, std::ostream* out) { *out << bad.command; }

class Misbehaviour : public ::testing::TestWithParam<BadProgram> {};

TEST_P(Misbehaviour, IsAForfeitWithItsReason) {
  const auto player = program(GetParam().command, GetParam().seconds);
  const auto move = (*player)(at(position));
  ASSERT_FALSE(move);
  const ForfeitReason& why = move.error();
  EXPECT_EQ(why.kind, GetParam().kind);
  EXPECT_EQ(filled("{what} {n}", why.details),
            filled("{what} {n}", GetParam().details));
  ASSERT_EQ(why.refused.has_value(), GetParam().refused.has_value());
  if (why.refused) {
    EXPECT_EQ(why.refused->reason, *GetParam().refused);
  }
}

INSTANTIATE_TEST_SUITE_P(
    OfAProgramThat, Misbehaviour,
    ::testing::Values(
        BadProgram{"CannotBeFound", "gockel-no-such-program 2>&-",
                   ForfeitKind::no_command},
        BadProgram{"EndsAtOnce", "exit 0", ForfeitKind::ended},
        BadProgram{"EndsWithoutAnAnswer",
                   "read line; exit 3",
                   ForfeitKind::ended,
                   {.n = 3}},
        BadProgram{"CrashesInTheMiddleOfItsAnswer",
                   "printf '{\"id\":1'; exit 3",
                   ForfeitKind::ended,
                   {.n = 3}},
        BadProgram{"EndsItsAnswerWithoutALineEnd",
                   "read line; printf '{\"id\":1}'",
                   ForfeitKind::half_line,
                   {.what = "{\"id\":1}"}},
        BadProgram{"IsKilled",
                   "kill -9 $$",
                   ForfeitKind::killed,
                   {.what = "Killed", .n = 9}},
        BadProgram{"ClosesItsOutput", "exec >&-; exec sleep 1000",
                   ForfeitKind::closed},
        BadProgram{"Hangs",
                   "exec sleep 1000",
                   ForfeitKind::no_answer,
                   {.what = "0.3"},
                   {},
                   0.3},
        BadProgram{"HangsInTheMiddleOfItsAnswer",
                   "printf '{\"id\":1'; exec sleep 1000",
                   ForfeitKind::half_line,
                   {.what = "{\"id\":1"},
                   {},
                   2},
        BadProgram{"SaysSomethingElse",
                   "echo hello; cat",
                   ForfeitKind::bad_json,
                   {.what = "hello", .n = 1}},
        BadProgram{"AnswersWithAList",
                   "echo '[1]'; cat",
                   ForfeitKind::no_object,
                   {.what = "[1]", .n = 1}},
        BadProgram{"AnswersAnotherRequest",
                   answers("99", R"("result":{"move":"\2"})"),
                   ForfeitKind::wrong_id,
                   {.what = R"({"id":99,"result":{"move":"roll"}})", .n = 1}},
        BadProgram{"AnswersWithoutAnId",
                   "echo '{\"result\":{}}'; cat",
                   ForfeitKind::wrong_id,
                   {.what = R"({"result":{}})", .n = 1}},
        BadProgram{"AnswersWithoutAMove",
                   answers("\\1", R"("result":{})"),
                   ForfeitKind::no_move,
                   {.what = R"({"id":1,"result":{}})", .n = 1}},
        BadProgram{"AnswersWithANumber",
                   answers("\\1", R"("result":{"move":7})"),
                   ForfeitKind::no_move,
                   {.what = R"({"id":1,"result":{"move":7}})", .n = 1}},
        BadProgram{"AnswersWithAnError",
                   answers("\\1", R"("error":{"message":"I am tired"})"),
                   ForfeitKind::error_answer,
                   {.what = "I am tired"}},
        BadProgram{"MovesWhatIsNoMove",
                   answers("\\1", R"("result":{"move":"castle"})"),
                   ForfeitKind::refused_move,
                   {.what = "castle"},
                   Reason::not_a_move},
        BadProgram{"MovesAgainstTheRules",
                   answers("\\1", R"("result":{"move":"3"})"),
                   ForfeitKind::refused_move,
                   {.what = "3"},
                   Reason::nothing_rolled},
        BadProgram{"NeverEndsItsLine",
                   "yes | tr -d '\\n'",
                   ForfeitKind::line_too_long,
                   {.n = max_child_line}}),
    [](const auto& bad) { return bad.param.name; });

ArenaSetup small_arena(const ExecPlayers& programs, const std::string& agent) {
  ArenaSetup setup;
  setup.agents = {{agent, agent}, {"first", "first"}};
  setup.deals = 3;
  setup.make = [&programs](std::string_view name, std::uint64_t seed) {
    auto made = programs.make(name);
    return made ? made : make_player(name, seed, built_in_values);
  };
  return setup;
}

TEST(ExecPlayer, GivesTheSameResultOnAnyNumberOfThreads) {
  const ExecPlayers programs({.move_time = duration<double>(60)});
  ArenaSetup setup = small_arena(programs, "exec:" + moves_first());
  const auto one = arena(setup);
  setup.threads = 3;
  const auto three = arena(setup);
  ASSERT_TRUE(one && three);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(one->agents[i].forfeits, 0U);
    EXPECT_EQ(one->agents[i].share, three->agents[i].share);
    EXPECT_EQ(one->agents[i].score, three->agents[i].score);
  }
  EXPECT_EQ(one->turns, three->turns);
}

/// A file in which a program can leave a line for each of its starts.
class StartLog {
 public:
  ~StartLog() { std::remove(file_.c_str()); }
  /// The agent whose program is this command.
  std::string agent(const std::string& command) const {
    return "exec:echo started >>" + file_ + "; " + command;
  }
  std::ptrdiff_t starts() const {
    std::ifstream file(file_);
    return std::count(std::istreambuf_iterator<char>(file), {}, '\n');
  }

 private:
  std::string file_ =
      ::testing::TempDir() + "/gockel-starts-" + std::to_string(getpid());
};

TEST(ExecPlayer, PlaysAllGamesOfASeatWithOneProcess) {
  const StartLog log;
  const ExecPlayers programs({.move_time = duration<double>(60)});
  const auto result = arena(small_arena(programs, log.agent(moves_first())));
  ASSERT_TRUE(result);
  EXPECT_EQ(result->games, 6U);
  EXPECT_EQ(log.starts(), 1);
}

TEST(ExecPlayer, LosesTheGamesItForfeitsAndIsStartedAnew) {
  // One ends after its third answer, the other would go on for ever.
  for (const std::string& command :
       {moves_first(";3q7"), answers("99", R"("result":{})")}) {
    const StartLog log;
    const ExecPlayers programs({.move_time = duration<double>(60)});
    const auto result = arena(small_arena(programs, log.agent(command)));
    ASSERT_TRUE(result);
    EXPECT_EQ(result->agents[0].forfeits, 6U);
    EXPECT_EQ(result->agents[0].share, 0);
    EXPECT_EQ(result->agents[1].share, 1);
    EXPECT_EQ(log.starts(), 6);
  }
}

TEST(ExecPlayer, GivesUpWaitingWhenTheArenaIsToEnd) {
  const auto player = ExecPlayers({.move_time = duration<double>(1000),
                                   .stop = [] { return true; }})
                          .make("exec:exec sleep 1000");
  EXPECT_FALSE((*player)(at(position)));  // the test's time limit is shorter
}

}  // namespace
}  // namespace gockel::testing
