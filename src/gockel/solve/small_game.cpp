#include "gockel/solve/small_game.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"

namespace gockel {
namespace {

Result<void> base_game_for_two(const Grill& position) {
  if (position.rules.deluxe()) return refuse(Reason::deluxe_not_solvable);
  if (position.seats != 2)
    return refuse(Reason::two_players_only, 0, {.n = position.seats});
  return {};
}

}  // namespace

Result<SmallGame> SmallGame::parse(const Rules& rules, std::string_view tiles) {
  if (rules.rule_set() == RuleSet::wok) return refuse(Reason::wok_not_solvable);
  const std::size_t stray = tiles.find_first_not_of("0123456789,-");
  if (stray != tiles.npos || tiles.empty())
    return refuse(Reason::expected_tile_range, std::min(stray, tiles.size()));
  if (rules.deluxe()) return from(Grill::start(rules, 2));
  const std::string head = rules.text() + ' ';
  const auto start = Grill::parse(fmt::format("{}{} -/- A |?8 1", head, tiles));
  if (!start) {
    Error error = start.error();
    error.offset -= std::min(error.offset, head.size());
    return std::unexpected(std::move(error));
  }
  return from(*start);
}

Result<SmallGame> SmallGame::from(const Grill& start) {
  if (auto fits = base_game_for_two(start); !fits)
    return std::unexpected(std::move(fits.error()));
  Grill empty = Grill::start(start.rules, 2);
  empty.up = start.up;
  if (start != empty || start.up.empty())
    return refuse(Reason::not_a_small_game);
  if (start.up.size() > max_tiles)
    return refuse(Reason::too_many_tiles, 0,
                  {.n = start.up.size(), .limit = max_tiles});
  return SmallGame(start);
}

std::string SmallGame::tiles_text() const {
  const std::string text = start_.text();
  const std::size_t from = text.find(' ') + 1;
  return text.substr(from, text.find(' ', from) - from);
}

Result<void> SmallGame::holds(const Grill& position) const {
  if (auto fits = base_game_for_two(position); !fits) return fits;
  if (position.rules != rules())
    return refuse(Reason::other_rules_solved, 0,
                  {.what = rules().text(), .more = position.rules.text()});
  const TileSet open = position.all_tiles().without(position.face_down());
  if (!open.without(tiles()).empty())
    return refuse(Reason::other_tiles_solved, 0, {.what = tiles_text()});
  return {};
}

}  // namespace gockel
