#include "gockel/programs/child.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <thread>

namespace gockel::testing {
namespace {

using std::chrono::milliseconds;

Child::Clock::time_point in(milliseconds time) {
  return Child::Clock::now() + time;
}
constexpr milliseconds long_enough(60'000);
constexpr milliseconds a_moment(200);

std::unique_ptr<Child> started(const std::string& command) {
  auto child = Child::start(command);
  EXPECT_TRUE(child) << child.error();
  return *std::move(child);
}

std::string line_of(Child& child) {
  const auto line = child.read_line(in(long_enough));
  EXPECT_TRUE(line);
  return line.value_or("");
}

/// Whether no process of this number runs; a zombie of somebody else's does
/// not.
bool gone(const std::string& pid) {
  std::ifstream stat("/proc/" + pid + "/stat");
  std::string number;
  std::string name;
  std::string state;
  return !(stat >> number >> name >> state) || state == "Z";
}

TEST(Child, AnswersLineByLine) {
  const auto child = started("cat");
  for (const std::string text : {"one", "", "three words here"}) {
    ASSERT_TRUE(child->write_line(text, in(long_enough)));
    EXPECT_EQ(line_of(*child), text);
  }
}

TEST(Child, MayTakeALineThatDoesNotFitIntoThePipe) {
  const auto child = started("cat | cat");
  const std::string text(900'000, 'x');
  std::jthread reader([&child, &text] { EXPECT_EQ(line_of(*child), text); });
  EXPECT_TRUE(child->write_line(text, in(long_enough)));
}

TEST(Child, KeepsHalfALineForTheNextCall) {
  const auto child = started("printf ab; read line; echo c; cat");
  const auto half = child->read_line(in(a_moment));
  ASSERT_FALSE(half);
  EXPECT_EQ(half.error(), Child::Trouble::silent);
  ASSERT_TRUE(child->write_line("go on", in(long_enough)));
  EXPECT_EQ(line_of(*child), "abc");
}

TEST(Child, WhoDoesNotReadLetsTheWriterPassItsDeadline) {
  const auto child = started("exec sleep 1000");
  const auto sent = child->write_line(std::string(900'000, 'x'), in(a_moment));
  ASSERT_FALSE(sent);
  EXPECT_EQ(sent.error(), Child::Trouble::silent);
}

TEST(Child, ThatHasEndedIsTroubleToWriteToButNoSignal) {
  const auto child = started("exit 5");
  ASSERT_FALSE(child->read_line(in(long_enough)));
  EXPECT_EQ(child->ending(), (Child::Ending{Child::End::exit, 5}));
  const auto sent = child->write_line("hello?", in(long_enough));
  ASSERT_FALSE(sent);
  EXPECT_EQ(sent.error(), Child::Trouble::ended);
  sigset_t pending;
  sigpending(&pending);
  EXPECT_EQ(sigismember(&pending, SIGPIPE), 0);
}

TEST(Child, DiesWithEverythingItHasStarted) {
  auto child =
      started("trap '' TERM INT HUP; sleep 1000 & echo $!; echo $$; sleep 999");
  const std::string helper = line_of(*child);
  const std::string shell = line_of(*child);
  EXPECT_FALSE(gone(helper));
  EXPECT_FALSE(gone(shell));
  child.reset();
  EXPECT_TRUE(gone(shell));
  for (int i = 0; i < 500 && !gone(helper); ++i)
    std::this_thread::sleep_for(milliseconds(10));
  EXPECT_TRUE(gone(helper));
}

TEST(Child, MayEndByItselfWhenItsInputEnds) {
  const auto child = started("cat >/dev/null; echo goodbye; exit 4");
  child->close_input();
  EXPECT_TRUE(child->wait_for_end(in(long_enough)));
  EXPECT_EQ(child->ending(), (Child::Ending{Child::End::exit, 4}));
  const auto deaf = started("echo here; exec sleep 1000");
  deaf->close_input();
  EXPECT_FALSE(deaf->wait_for_end(in(a_moment)));
}

std::ptrdiff_t open_descriptors() {
  return std::ranges::distance(
      std::filesystem::directory_iterator("/proc/self/fd"));
}

TEST(Child, LeavesNoDescriptorAndNoZombie) {
  const auto before = open_descriptors();
  for (const char* command : {"cat", "exit 1", "exec sleep 1000"})
    for (int i = 0; i < 5; ++i) started(command);
  EXPECT_EQ(open_descriptors(), before);
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(errno, ECHILD);
}

TEST(Child, GetsNoDescriptorOfItsSiblings) {
  const std::string count = "ls /proc/self/fd | wc -l";
  const std::string alone = line_of(*started(count));
  const auto sibling = started("cat");
  EXPECT_EQ(line_of(*started(count)), alone);
}

}  // namespace
}  // namespace gockel::testing
