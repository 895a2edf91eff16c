#include "gockel/weights/embedded_files.h"

#include <array>

// The assembler reads the files; the labels stand for their first bytes and
// the one past their last.
#define GOCKEL_EMBED(label, file)                                       \
  asm(".section .rodata\n"                                              \
      "gockel_" #label "_begin: .incbin \"" GOCKEL_WEIGHTS_DIR "/" file \
      ".net\"\n"                                                        \
      "gockel_" #label                                                  \
      "_end: .byte 0\n"                                                 \
      ".text\n");                                                       \
  extern "C" const char gockel_##label##_begin[];                       \
  extern "C" const char gockel_##label##_end[];

GOCKEL_EMBED(grill2, "grill-2")
GOCKEL_EMBED(grill3, "grill-3")
GOCKEL_EMBED(grill4, "grill-4")
GOCKEL_EMBED(grill5, "grill-5")
GOCKEL_EMBED(grill6, "grill-6")
GOCKEL_EMBED(grill7, "grill-7")
GOCKEL_EMBED(deluxe2, "deluxe-2")
GOCKEL_EMBED(deluxe3, "deluxe-3")
GOCKEL_EMBED(deluxe4, "deluxe-4")
GOCKEL_EMBED(deluxe5, "deluxe-5")
GOCKEL_EMBED(deluxe6, "deluxe-6")
GOCKEL_EMBED(deluxe7, "deluxe-7")
GOCKEL_EMBED(wok2, "wok-2")
GOCKEL_EMBED(wok3, "wok-3")
GOCKEL_EMBED(wok4, "wok-4")
GOCKEL_EMBED(wok5, "wok-5")

namespace gockel {
namespace {

struct EmbeddedNetwork {
  const char* begin;
  const char* end;
};

#define GOCKEL_FILE(label) \
  EmbeddedNetwork { gockel_##label##_begin, gockel_##label##_end }

/// By family and seats, from two on.
constexpr std::array<std::array<EmbeddedNetwork, 6>, 3> files{{
    {GOCKEL_FILE(grill2), GOCKEL_FILE(grill3), GOCKEL_FILE(grill4),
     GOCKEL_FILE(grill5), GOCKEL_FILE(grill6), GOCKEL_FILE(grill7)},
    {GOCKEL_FILE(deluxe2), GOCKEL_FILE(deluxe3), GOCKEL_FILE(deluxe4),
     GOCKEL_FILE(deluxe5), GOCKEL_FILE(deluxe6), GOCKEL_FILE(deluxe7)},
    {GOCKEL_FILE(wok2), GOCKEL_FILE(wok3), GOCKEL_FILE(wok4),
     GOCKEL_FILE(wok5)},
}};

}  // namespace

std::string_view embedded(Family family, int seats) {
  const EmbeddedNetwork& file =
      files[static_cast<unsigned>(family)][static_cast<unsigned>(seats - 2)];
  return {file.begin, static_cast<std::size_t>(file.end - file.begin)};
}

}  // namespace gockel
