#include "gockel/exact/small_game.h"

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"

namespace gockel {
namespace {

Result<void> base_game_for_two(const Grill& position) {
  if (position.rules.deluxe())
    return refuse(Code::value, 0,
                  "exact values are for compact and classic2005, not for "
                  "deluxe");
  if (position.seats != 2)
    return refuse(
        Code::value, 0,
        fmt::format("exact values are for two players, not {}: only then is "
                    "the value of a game unique",
                    position.seats));
  return {};
}

}  // namespace

Result<SmallGame> SmallGame::parse(const Rules& rules, std::string_view tiles) {
  if (rules.rule_set() == RuleSet::wok)
    return refuse(Code::value, 0,
                  "exact values are for compact and classic2005, not for wok");
  const std::size_t stray = tiles.find_first_not_of("0123456789,-");
  if (stray != tiles.npos || tiles.empty())
    return refuse(Code::syntax, std::min(stray, tiles.size()),
                  "expected tiles such as 21-26");
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
    return refuse(Code::value, 0,
                  "a small game starts with tiles on the grill and empty "
                  "stacks, seat A to roll");
  if (start.up.size() > max_tiles)
    return refuse(Code::value, 0,
                  fmt::format("{} tiles are too many to solve: at most {}",
                              start.up.size(), max_tiles));
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
    return refuse(Code::value, 0,
                  fmt::format("the game solved has the rules {}, not {}",
                              rules().text(), position.rules.text()));
  const TileSet open = position.all_tiles().without(position.face_down());
  if (!open.without(tiles()).empty())
    return refuse(
        Code::value, 0,
        fmt::format("the game solved has the tiles {} only", tiles_text()));
  return {};
}

Grill turn_start(const Grill& position) {
  Grill start = position;
  start.phase = Phase::air;
  start.kept = start.rolled = {};
  return start;
}

}  // namespace gockel
