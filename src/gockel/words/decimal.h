#pragma once

#include <cstdint>
#include <string>

namespace gockel {

enum class PlusSign : std::uint8_t { left_out, written };

/// The number with so many decimals, rounded exactly, halves to the even digit:
/// what the printing of the C and fmt libraries gives. Theirs knows every
/// number, for which the browser's engine would be a twentieth larger.
/// REQUIRES: 0 <= places <= 3, |value| < 1e15.
std::string decimal(double value, int places,
                    PlusSign plus = PlusSign::left_out);

}  // namespace gockel
