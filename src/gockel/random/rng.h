#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>

#include "gockel/core/game.h"

namespace gockel {

/// A random generator of our own (xoshiro256**, by Blackman and Vigna, public
/// domain algorithm): the standard library's distributions differ between
/// libraries, and native code and WebAssembly must draw the same dice.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (std::uint64_t& word : state_) word = seed = mix(seed, 0);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t out = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted_word = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted_word;
    state_[3] = std::rotl(state_[3], 45);
    return out;
  }

  /// Uniform in 0 ... bound - 1, without bias: the high half of a 32 x 32 bit
  /// product, drawn again in the few cases that would favour small numbers.
  constexpr std::uint32_t below(std::uint32_t bound) {
    for (;;) {
      const std::uint64_t product = (next() >> 32) * bound;
      const auto low = static_cast<std::uint32_t>(product);
      if (low >= bound || low >= (0U - bound) % bound)
        return static_cast<std::uint32_t>(product >> 32);
    }
  }

 private:
  std::array<std::uint64_t, 4> state_{};
};

/// The seed of a stream within a stream, which stream_seed() made. Law:
/// substream_seed(stream_seed(s, a), b) == stream_seed(s, a, b).
constexpr std::uint64_t substream_seed(std::uint64_t stream,
                                       std::uint64_t number) {
  return mix(stream, number);
}

/// The seed of one of many streams: number a, or number b within a, and so on.
/// Everything that needs several streams from one seed makes them here. The
/// seed is mixed once before the first number: else small seeds would have the
/// same streams in another order.
template <std::convertible_to<std::uint64_t>... Number>
constexpr std::uint64_t stream_seed(std::uint64_t seed, Number... numbers) {
  std::uint64_t stream = mix(seed, 0);
  ((stream = substream_seed(stream, numbers)), ...);
  return stream;
}

}  // namespace gockel
