#include "gockel/cli/terminal_qr.h"

#include <qrencode.h>

#include <memory>

namespace gockel {
namespace {

constexpr int border = 2;  ///< modules around the code

}  // namespace

std::string terminal_qr(const std::string& text) {
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_L), QRcode_free);
  if (!code) return "";
  const int width = code->width;
  const auto dark = [&](int x, int y) {
    return x >= 0 && y >= 0 && x < width && y < width &&
           (code->data[y * width + x] & 1) != 0;
  };
  std::string lines;
  for (int y = -border; y < width + border; y += 2) {
    lines += "\x1b[97;40m";
    for (int x = -border; x < width + border; ++x) {
      const bool upper = !dark(x, y);
      const bool lower = !dark(x, y + 1);
      lines += upper ? (lower ? "█" : "▀") : (lower ? "▄" : " ");
    }
    lines += "\x1b[0m\n";
  }
  return lines;
}

}  // namespace gockel
