#pragma once

#include <cstdint>
#include <string_view>

#include "gockel/core/game.h"

namespace gockel {

/// What a file ends with, so that a damaged one is noticed: of the number of
/// its bytes and each of them. It protects from accidents, not from people.
inline std::uint64_t checksum(std::string_view bytes) {
  std::uint64_t sum = bytes.size();
  for (const char c : bytes) sum = mix(sum, static_cast<unsigned char>(c));
  return sum;
}

}  // namespace gockel
