#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "gockel/arena/arena_tally.h"
#include "gockel/cluster/bytes.h"

namespace gockel {

// Deals and forfeits as bytes, for slices and other ranks: what is read is what
// was written, to the last bit.

void write(ByteWriter& to, const DealSums& deal);
/// A deal of so many rows; in.ok() tells whether there was one.
DealSums read_deal(ByteReader& in, std::size_t rows);

/// A forfeit, and the agent whose it is.
struct AgentForfeit {
  std::string agent;
  Forfeit forfeit;
};
void write(ByteWriter& to, const AgentForfeit& forfeit);
AgentForfeit read_forfeit(ByteReader& in);

/// So many deals of so many rows, and nothing behind them; else none.
std::optional<std::vector<DealSums>> read_deals(std::string_view bytes,
                                                std::uint64_t count,
                                                std::size_t rows);

}  // namespace gockel
