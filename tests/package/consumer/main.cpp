#include <cstdio>

#include "gockel/core/any_game.h"
#include "gockel/play/players.h"

int main() {
  const auto state = gockel::parse_state("compact 21-36 -/- A 555ww|.3 1");
  if (!state) return 1;
  const auto player = gockel::make_player("first", 1);
  std::printf("%s\n", (*player)(*state).text().c_str());
  return 0;
}
