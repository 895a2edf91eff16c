#include "gockel/train/school.h"

#include <cassert>

#include "gockel/play/draw.h"
#include "gockel/solve/parallel.h"

namespace gockel {
namespace {

/// Games that nobody ends are cut here.
constexpr std::uint32_t longest_game = 150;

}  // namespace

AnyState Subject::new_game(Rng& rng) const {
  if (start) return *start;
  if (family == Family::wok) {
    const Row sushi = draw_row(Course::sushi, rng);
    const Row bones = draw_row(Course::bone, rng);
    return Wok::start(Rules(RuleSet::wok), seats, sushi, bones);
  }
  Rules rules(family == Family::deluxe ? RuleSet::deluxe : RuleSet::compact);
  if (rng.below(2) == 0) {
    for (const Option option : all_options) {
      if (!Rules::has(rules.rule_set(), option)) continue;
      const OptionInfo& about = info(option);
      // A game that turns a tile on every empty hand is a rare house rule.
      if (option == Option::turn_on_empty && rng.below(3) != 0) continue;
      const auto& value = about.values[rng.below(
          static_cast<std::uint32_t>(about.values.size()))];
      [[maybe_unused]] const auto set = rules.set(about.name, value);
      assert(set);
    }
  }
  return Grill::start(rules, seats);
}

School::School(const Subject& subject, std::uint64_t seed, int threads)
    : subject_(subject), teachers_(static_cast<std::size_t>(threads)) {
  pupils_.reserve(games);
  for (std::size_t i = 0; i < games; ++i) {
    Rng rng(mix(seed, i));
    const AnyState start = subject_.new_game(rng);
    pupils_.push_back({start, rng});
  }
}

std::vector<Lesson> School::lessons(const Teaching& teaching) {
  std::vector<Lesson> all(games);
  const std::size_t groups = teachers_.size();
  in_parallel(groups, static_cast<int>(groups), [&](std::size_t g) {
    const std::size_t from = games * g / groups;
    const std::size_t size = games * (g + 1) / groups - from;
    const std::span pupils = std::span(pupils_).subspan(from, size);
    const std::span lessons = std::span(all).subspan(from, size);
    if (subject_.family == Family::wok)
      teach_wok(pupils, teaching, lessons);
    else
      teachers_[g].teach(pupils, teaching, lessons);
    for (Pupil& pupil : pupils)
      if (node(pupil.state) == Node::terminal ||
          turn(pupil.state) > longest_game)
        pupil.state = subject_.new_game(pupil.rng);
  });
  return all;
}

}  // namespace gockel
