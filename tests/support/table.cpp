#include "tests/support/table.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace gockel::testing {

std::vector<Seating> all_seatings() {
  std::vector<Rules> all;
  for (const RuleSet set : all_rule_sets) {
    const Rules standard(set);
    Rules changed(set);
    all.push_back(standard);
    for (const Option option : all_options) {
      if (!Rules::has(set, option)) continue;
      const OptionInfo& described = info(option);
      for (std::size_t v = 0; v < described.values.size(); ++v) {
        if (v == standard.value(option)) continue;
        Rules one(set);
        EXPECT_TRUE(one.set(described.name, described.values[v]));
        EXPECT_TRUE(changed.set(described.name, described.values[v]));
        all.push_back(one);
      }
    }
    if (all.back() != changed) all.push_back(changed);
  }
  std::vector<Seating> seatings;
  for (const Rules& rules : all) {
    const RuleSetInfo& set = info(rules.rule_set());
    for (const int seats : {set.min_seats, 4, set.max_seats})
      seatings.push_back({rules, seats});
  }
  return seatings;
}

std::string name(const Seating& seating) {
  return seating.rules.text() + ", " + std::to_string(seating.seats) +
         " players";
}

std::string test_name(const Seating& seating) {
  std::string words;
  for (const char c : name(seating))
    words += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
  return words;
}

void PrintTo(const Seating& seating, std::ostream* out) {
  *out << name(seating);
}

AnyState new_game(const Seating& seating, Rng& rng) {
  return *start({.rules = seating.rules,
                 .seats = seating.seats,
                 .first = 0,
                 .sushi = draw_row(Course::sushi, rng),
                 .bones = draw_row(Course::bone, rng)});
}

Event random_event(const AnyState& state, Rng& rng) {
  if (node(state) == Node::chance) return draw(state, rng);
  const MoveList list = moves(state);
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

AnyState at(std::string_view text) {
  const auto state = parse_state(text);
  EXPECT_TRUE(state.has_value()) << text << "\n at " << state.error().offset
                                 << ": " << state.error().sentence;
  return state.value_or(AnyState{});
}

AnyState after(AnyState state, std::string_view events) {
  std::istringstream in{std::string(events)};
  for (std::string word; in >> word;) {
    const auto event = parse_event(state, word);
    if (!event) {
      ADD_FAILURE() << word << ": " << event.error().sentence;
      return state;
    }
    if (const auto error = refusal(state, *event)) {
      ADD_FAILURE() << word << " at " << text(state) << ": " << error->sentence;
      return state;
    }
    step(state, *event);
  }
  return state;
}

std::string read_file(const std::string& path) {
  std::ifstream in(std::string(GOCKEL_SOURCE_DIR) + "/" + path);
  EXPECT_TRUE(in.good()) << "cannot read " << path;
  std::ostringstream all;
  all << in.rdbuf();
  return all.str();
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> all;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) all.push_back(line);
  return all;
}

std::vector<std::string> fenced_blocks(const std::string& page,
                                       std::string_view kind) {
  std::vector<std::string> blocks;
  bool inside = false;
  for (const std::string& line : lines(page)) {
    if (line == "```" + std::string(kind)) {
      inside = true;
      blocks.emplace_back();
    } else if (line == "```") {
      inside = false;
    } else if (inside) {
      blocks.back() += line + "\n";
    }
  }
  return blocks;
}

}  // namespace gockel::testing
