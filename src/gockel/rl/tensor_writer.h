#pragma once

#include <algorithm>
#include <cassert>
#include <span>

#include "gockel/core/move.h"

namespace gockel {

/// Fills a row of numbers from its beginning, part by part.
class TensorWriter {
 public:
  explicit TensorWriter(std::span<float> to) : to_(to) {
    std::ranges::fill(to_, 0.0F);
  }

  /// The next `size` numbers, which are 0 so far.
  std::span<float> part(std::size_t size) {
    const std::span<float> part = to_.subspan(at_, size);
    at_ += size;
    return part;
  }
  void one_hot(std::size_t size, std::size_t which) { part(size)[which] = 1; }
  void number(int value, int unit) {
    part(1)[0] = static_cast<float>(value) / static_cast<float>(unit);
  }
  bool full() const { return at_ == to_.size(); }

 private:
  std::span<float> to_;
  std::size_t at_ = 0;
};

/// Where a seat stands, counted clockwise from the observer.
constexpr std::size_t seen_from(Seat observer, Seat seat, int seats) {
  return static_cast<std::size_t>((seat - observer + seats) % seats);
}

/// The seat that stands `place` places clockwise of the observer.
constexpr Seat seat_at(Seat observer, int place, int seats) {
  return static_cast<Seat>((observer + place) % seats);
}

}  // namespace gockel
