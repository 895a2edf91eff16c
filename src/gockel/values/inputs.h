#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "gockel/core/grill.h"
#include "gockel/core/wok.h"

namespace gockel {

/// What a network sees of a position: the inputs that are not zero.
class Inputs {
 public:
  static constexpr std::size_t capacity = 256;
  struct InputValue {
    std::uint16_t index;
    float value;
  };
  void add(std::size_t index, float value = 1) {
    assert(size_ < capacity);
    inputs_[size_++] = {static_cast<std::uint16_t>(index), value};
  }
  /// A number that is often as large as `unit`, so that the input is about 1.
  static float scaled(int value, int unit) {
    return static_cast<float>(value) / static_cast<float>(unit);
  }
  const InputValue* begin() const { return inputs_.data(); }
  const InputValue* end() const { return inputs_.data() + size_; }
  std::size_t size() const { return size_; }

 private:
  std::size_t size_ = 0;
  std::array<InputValue, capacity> inputs_;
};

/// Rule sets whose positions look alike share their networks; what else
/// differs in the rules is an input.
enum class Family : std::uint8_t { grill, deluxe, wok };
Family family(const Rules& rules);
std::string_view name(Family family);

/// How many inputs a network of this family and number of seats has.
std::size_t grill_input_count(Family family, int seats);
std::size_t wok_input_count(int seats);
inline std::size_t input_count(Family family, int seats) {
  return family == Family::wok ? wok_input_count(seats)
                               : grill_input_count(family, seats);
}

/// Whether a position of the family can have this input at all. The weights of
/// the others are zero, so that the files are smaller where they are sent.
bool input_occurs(Family family, std::size_t input);

/// The inputs of a position at the start of a turn, seen by the seat to act:
/// seats count from it clockwise. The sheet of every input stands in the
/// source.
Inputs inputs(const Grill& state);
Inputs inputs(const Wok& state);

}  // namespace gockel
