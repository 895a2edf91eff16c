#pragma once

#include <cstdint>

namespace gockel {

/// Pieces of work by their numbers: `count` of them from `first` on.
struct WorkRange {
  std::uint64_t first = 0;
  std::uint64_t count = 0;

  friend bool operator==(const WorkRange&, const WorkRange&) = default;
};

/// Part `number`, from 0, of `parts` parts as even as can be. Together they
/// are the whole, in order. `count` times `parts` must fit into 64 bits.
constexpr WorkRange part_of(const WorkRange& whole, std::uint64_t number,
                            std::uint64_t parts) {
  const std::uint64_t from = whole.count * number / parts;
  const std::uint64_t to = whole.count * (number + 1) / parts;
  return {whole.first + from, to - from};
}

}  // namespace gockel
