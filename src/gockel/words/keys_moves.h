#pragma once

#include <cstdint>

namespace gockel {

/// A move, alone: in lists, on buttons. {what}, {from}.
enum class MoveText : std::uint8_t {
  golden,
  plain,
  keep,
  weasel,
  bust,
  roll,
  stop,
  lower,
  can,
  rob,
  back,
  lock,
  take,
  steal,
  count,  ///< of the keys before it
};

}  // namespace gockel
