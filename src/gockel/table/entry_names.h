#pragma once

#include <array>
#include <string_view>
#include <variant>

#include "gockel/table/entry.h"

namespace gockel {

// How the JSON of entries names things, each in the order of its type.

inline constexpr std::array<std::string_view, 14> entry_names{
    "created", "sat",  "bot",  "stood",   "started", "dice",     "move",
    "away",    "back", "over", "rematch", "chain",   "put_away", "asked"};
static_assert(entry_names.size() == std::variant_size_v<Entry::What>);

inline constexpr std::array<std::string_view, 3> by_names{"person", "bot",
                                                          "stand_in"};
inline constexpr std::array<std::string_view, 4> away_names{"gone", "clock",
                                                            "left", "asked"};
inline constexpr std::array<std::string_view, 2> over_names{"rules", "cap"};

}  // namespace gockel
