// Node counts of tests/data/perft.txt: position; depth; nodes; ended.

#include "gockel/core/perft.h"

#include <gtest/gtest.h>

#include <sstream>

#include "tests/model/model.h"
#include "tests/support/table.h"

namespace gockel::testing {
namespace {

struct Row {
  std::string position;
  int depth = 0;
  std::uint64_t nodes = 0;
  std::uint64_t ended = 0;
};

std::vector<Row> rows() {
  std::vector<Row> all;
  for (const std::string& line : lines(read_file("tests/data/perft.txt"))) {
    if (line.empty() || line.starts_with('#')) continue;
    std::istringstream in(line);
    Row row;
    std::getline(in, row.position, ';');
    char separator = 0;
    in >> row.depth >> separator >> row.nodes >> separator >> row.ended;
    EXPECT_FALSE(in.fail()) << line;
    all.push_back(row);
  }
  return all;
}

TEST(Perft, CountsWhatTheDataFileSaysWithTotalProbabilityOne) {
  const auto all = rows();
  EXPECT_GE(all.size(), 12U);
  for (const Row& row : all) {
    const Perft found = perft(at(row.position), row.depth);
    EXPECT_EQ(found.nodes, row.nodes) << row.position << " " << row.depth;
    EXPECT_EQ(found.terminal, row.ended) << row.position << " " << row.depth;
    EXPECT_NEAR(found.probability, 1, 1e-12) << row.position;
  }
}

TEST(Perft, TellsHowFarItIs) {
  double last = 0;
  int calls = 0;
  perft(at("compact 21-36 -/- A |?8 1"), 3, [&](double done) {
    EXPECT_GE(done, last);
    last = done;
    ++calls;
  });
  EXPECT_NEAR(last, 1, 1e-9);
  EXPECT_GT(calls, 100);
}

/// The same count by the slow model.
void walk(const std::string& position, int depth, Perft& found) {
  const auto here = model::Model::at(position);
  if (depth == 0 || here->over()) {
    ++found.nodes;
    found.terminal += here->over() ? 1U : 0U;
    return;
  }
  const auto go_on = [&](auto play) {
    const auto next = model::Model::at(position);
    play(*next);
    walk(next->text(), depth - 1, found);
  };
  if (here->chance())
    for (const auto& [roll, probability] : here->rolls())
      go_on([&roll](model::Model& m) { m.dice(roll); });
  for (const std::string& move : here->moves())
    go_on([&move](model::Model& m) { m.move(move); });
}

TEST(Perft, AgreesWithTheSlowModelWhereThatIsNotTooSlow) {
  int compared = 0;
  for (const Row& row : rows()) {
    if (row.nodes > 2000) continue;
    Perft slow;
    walk(row.position, row.depth, slow);
    EXPECT_EQ(slow.nodes, row.nodes) << row.position << " " << row.depth;
    EXPECT_EQ(slow.terminal, row.ended) << row.position << " " << row.depth;
    ++compared;
  }
  EXPECT_GE(compared, 6);
}

}  // namespace
}  // namespace gockel::testing
