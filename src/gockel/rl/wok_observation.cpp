#include "gockel/rl/observation.h"
#include "gockel/rl/tensor_writer.h"
#include "gockel/view/view.h"

namespace gockel {
namespace {

void write_row(Row row, Course course, TensorWriter& to) {
  for (int i = 0; i < wok_tiles; ++i) {
    const std::span<float> values =
        to.part(static_cast<std::size_t>(max_value(course)));
    if (i < row.size()) values[static_cast<std::size_t>(row[i] - 1)] = 1;
  }
}

/// The top first; of a hidden stack the top alone.
Row seen_of(Row stack, bool tops_only) {
  Row seen;
  for (int i = stack.size() - 1; i >= 0 && (!tops_only || seen.empty()); --i)
    seen.push(stack[i]);
  return seen;
}

void write_symbols(Dice dice, TensorWriter& to) {
  for (Face s = 0; s < symbol::count; ++s) to.number(dice.count(s), wok_dice);
}

}  // namespace

void observe(const Wok& w, Seat observer, std::span<float> numbers) {
  TensorWriter to(numbers);
  for (const Course course : {Course::sushi, Course::bone})
    write_row(w.row(course), course, to);
  const bool tops_only = hides_stacks(w);
  for (int i = 0; i < w.seats; ++i) {
    const Seat s = seat_at(observer, i, w.seats);
    for (const Course course : {Course::sushi, Course::bone})
      write_row(seen_of(w.stack(s, course), tops_only), course, to);
    for (const Course course : {Course::sushi, Course::bone})
      to.number(w.stack(s, course).size(), wok_tiles);
  }
  const std::span<float> to_act = to.part(w.seats);
  if (w.seat != no_seat) to_act[seen_from(observer, w.seat, w.seats)] = 1;
  const std::span<float> phase = to.part(2);
  if (w.phase != Wok::Phase::over)
    phase[w.phase == Wok::Phase::rolled ? 1 : 0] = 1;
  to.one_hot(wok_rolls_per_turn, w.roll - 1U);
  write_symbols(w.locked, to);
  write_symbols(w.rolled, to);
  assert(to.full());
}

}  // namespace gockel
