#pragma once

#include <string>

namespace gockel {

/// A QR code for a terminal with UTF-8, two rows a line, light on dark so that
/// it is read on either background; "" when the text is too long.
std::string terminal_qr(const std::string& text);

}  // namespace gockel
