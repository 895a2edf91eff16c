#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "gockel/cluster/work_range.h"

namespace gockel {

/// One of several parts of a job that are done apart and put together later.
struct Slice {
  std::uint32_t number = 1;  ///< from 1
  std::uint32_t count = 1;

  static constexpr std::uint32_t max_count = 100'000;

  /// "3/16"; none for any other text.
  static std::optional<Slice> parse(std::string_view text);
  /// Its inverse.
  std::string text() const;
  /// Its part of so many pieces of work.
  WorkRange of(std::uint64_t pieces) const {
    return part_of({0, pieces}, number - 1, count);
  }

  friend bool operator==(const Slice&, const Slice&) = default;
};

}  // namespace gockel
