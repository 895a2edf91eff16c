// A Wok position as a network sees it.
//
//   row       for each course: the value at places 1 to 6, how many of each
//             value lie beyond, tiles left
//   seat      points, lead over the best other seat, tiles of either course,
//             their difference, the tops, the sushi that the next bones would
//             make count, the best sushi, tiles of each value

#include <algorithm>

#include "gockel/values/inputs.h"

namespace gockel {
namespace {

constexpr std::size_t values = 6;    ///< sushi have six, bones four
constexpr std::size_t in_reach = 6;  ///< five dice, and what slides in
constexpr std::size_t row_inputs = in_reach * values + values + 1;
constexpr std::size_t surplus_steps = 11;  ///< -5 or worse ... 5 or more
constexpr std::size_t waiting = 3;  ///< sushi that count with further bones
constexpr std::size_t wok_seat_inputs =
    4 + surplus_steps + 2 * values + waiting * values + values + 2 * values;

/// The input of a tile's value, from 1.
std::size_t of_value(std::size_t from, int value) {
  return from + static_cast<std::size_t>(value - 1);
}

void add_row(Inputs& to, std::size_t at, Row row) {
  std::array<int, values> beyond{};
  for (int i = 0; i < row.size(); ++i) {
    if (i < static_cast<int>(in_reach))
      to.add(of_value(at + static_cast<std::size_t>(i) * values, row[i]));
    else
      ++beyond[static_cast<std::size_t>(row[i] - 1)];
  }
  at += in_reach * values;
  for (std::size_t v = 0; v < values; ++v)
    if (beyond[v] > 0) to.add(at + v, Inputs::scaled(beyond[v], 2));
  to.add(at + values, Inputs::scaled(row.size(), 6));
}

void add_counts(Inputs& to, std::size_t at, Row stack) {
  std::array<int, values> count{};
  for (int i = 0; i < stack.size(); ++i)
    ++count[static_cast<std::size_t>(stack[i] - 1)];
  for (std::size_t v = 0; v < values; ++v)
    if (count[v] > 0) to.add(at + v, Inputs::scaled(count[v], 2));
}

void add_seat(Inputs& to, std::size_t at, const Wok& state, Seat s, int lead) {
  const Row sushi = state.stack(s, Course::sushi);
  const Row bones = state.stack(s, Course::bone);
  to.add(at, Inputs::scaled(state.score(s), 10));
  to.add(at + 1, Inputs::scaled(lead, 10));
  to.add(at + 2, Inputs::scaled(sushi.size(), 4));
  to.add(at + 3, Inputs::scaled(bones.size(), 4));
  at += 4;
  to.add(at + static_cast<std::size_t>(
                  std::clamp(sushi.size() - bones.size(), -5, 5) + 5));
  at += surplus_steps;
  if (!sushi.empty()) to.add(of_value(at, sushi[sushi.size() - 1]));
  at += values;
  if (!bones.empty()) to.add(of_value(at, bones[bones.size() - 1]));
  at += values;
  for (int i = 0; i < static_cast<int>(waiting); ++i, at += values)
    if (bones.size() + i < sushi.size())
      to.add(of_value(at, sushi[bones.size() + i]));
  int best = 0;
  for (int i = 0; i < sushi.size(); ++i) best = std::max(best, sushi[i]);
  if (best > 0) to.add(of_value(at, best));
  at += values;
  add_counts(to, at, sushi);
  add_counts(to, at + values, bones);
}

}  // namespace

std::size_t wok_input_count(int seats) {
  return 2 * row_inputs + static_cast<std::size_t>(seats) * wok_seat_inputs;
}

Inputs inputs(const Wok& state) {
  Inputs to;
  add_row(to, 0, state.row(Course::sushi));
  add_row(to, row_inputs, state.row(Course::bone));
  std::array<int, max_wok_seats> points_of{};
  for (Seat s = 0; s < state.seats; ++s) points_of[s] = state.score(s);
  std::size_t at = 2 * row_inputs;
  for (int i = 0; i < state.seats; ++i, at += wok_seat_inputs) {
    const auto s = static_cast<Seat>((state.seat + i) % state.seats);
    int best = -100;
    for (Seat other = 0; other < state.seats; ++other)
      if (other != s) best = std::max(best, points_of[other]);
    add_seat(to, at, state, s, points_of[s] - best);
  }
  return to;
}

}  // namespace gockel
