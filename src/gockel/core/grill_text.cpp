// The position text of Grill: docs/notation.md has the grammar.

#include <fmt/format.h>

#include "gockel/core/grill.h"
#include "gockel/core/position_text.h"
#include "gockel/core/text.h"

namespace gockel {
namespace {

constexpr std::string_view specialist_letters = "chrwga";

std::string tiles_text(TileSet tiles) {
  std::string out;
  for (unsigned t = 0; t < tile_count; ++t) {
    if (!tiles.contains(Tile(t))) continue;
    unsigned last = t;
    while (last + 1 < tile_count && tiles.contains(Tile(last + 1)) &&
           number(Tile(last + 1)) == number(Tile(last)) + 1)
      ++last;
    if (!out.empty()) out += ',';
    out += fmt::to_string(number(Tile(t)));
    if (last > t) out += fmt::format("-{}", number(Tile(last)));
    t = last;
  }
  return out.empty() ? "-" : out;
}

std::string stack_text(const Grill& g, Seat s) {
  if (g.top[s] == no_tile) return "-";
  std::string out;
  for (Tile t = g.top[s]; t != no_tile; t = g.below[index(t)])
    out = fmt::format("{}{}{}", number(t), out.empty() ? "" : ".", out);
  return out;
}

std::string specialists_text(const Grill& g) {
  std::string out;
  for (unsigned i = 0; i < specialist_count; ++i) {
    const Place place = g.specialists[i];
    if (i > 0) out += ',';
    out += specialist_letters[i];
    if (place.out())
      out += '-';
    else if (place.tile() != no_tile)
      out += fmt::to_string(number(place.tile()));
    else
      out += letter(place.seat());
  }
  return out;
}

std::string turn_text(const Grill& g) {
  switch (g.phase) {
    case Phase::raven: return "rob";
    case Phase::back: return "back";
    case Phase::over: return "over";
    default: break;
  }
  std::string out = dice_text(g.kept, grill_faces) + '|';
  if (g.phase == Phase::rolled) {
    out += dice_text(g.rolled, grill_faces);
  } else {
    out += g.phase == Phase::air ? '?' : g.phase == Phase::rob ? 'x' : '.';
    out += fmt::to_string(g.dice_left());
    if (g.golden_left()) out += '+';
  }
  if (g.weasel_spent) out += '~';
  return out;
}

Result<Tile> parse_tile(Scanner& in) {
  const std::size_t at = in.offset();
  const auto n = in.number(99);
  if (!n) return std::unexpected(n.error());
  const auto tile = tile_numbered(static_cast<int>(*n));
  if (!tile) return refuse(Reason::unknown_tile, at, {.n = *n});
  return *tile;
}

Result<void> parse_grill(std::string_view text, Grill& g) {
  if (text == "-") return {};
  Scanner in(text);
  do {
    const auto first = parse_tile(in);
    if (!first) return std::unexpected(first.error());
    Tile last = *first;
    if (in.skip('-')) {
      const auto end = parse_tile(in);
      if (!end) return std::unexpected(end.error());
      last = *end;
    }
    g.up = g.up.with(TileSet::range(*first, last));
  } while (in.skip(','));
  if (!in.done()) return in.expected(Reason::expected_comma);
  return {};
}

Result<void> parse_stacks(std::string_view text, Grill& g) {
  Scanner in(text);
  TileSet seen = g.up;
  Seat s = 0;
  do {
    if (s == max_seats) return refuse(Reason::too_many_stacks, in.offset());
    if (!in.skip('-')) {
      do {
        const std::size_t at = in.offset();
        const auto tile = parse_tile(in);
        if (!tile) return std::unexpected(tile.error());
        if (seen.contains(*tile)) return refuse(Reason::tile_in_two_places, at);
        seen.add(*tile);
        g.below[index(*tile)] = g.top[s];
        g.top[s] = *tile;
      } while (in.skip('.'));
    }
    ++s;
  } while (in.skip('/'));
  if (!in.done()) return in.expected(Reason::expected_slash);
  if (s < 2) return refuse(Reason::too_few_stacks);
  g.seats = s;
  return {};
}

Result<void> parse_specialists(std::string_view text, Grill& g) {
  Scanner in(text);
  for (unsigned i = 0; i < specialist_count; ++i) {
    if (i > 0 && !in.skip(',')) return in.expected(Reason::expected_comma);
    if (!in.skip(specialist_letters[i]))
      return in.expected(Reason::expected_letter, {specialist_letters[i]});
    if (in.skip('-')) continue;
    if (in.peek() >= 'A' && in.peek() <= 'G') {
      const auto owner = in.seat(g.seats);
      if (!owner) return std::unexpected(owner.error());
      g.specialists[i] = Place::with(*owner);
    } else {
      const auto tile = parse_tile(in);
      if (!tile) return std::unexpected(tile.error());
      g.specialists[i] = Place::on(*tile);
    }
  }
  if (!in.done()) return in.expected(Reason::expected_specialists_end);
  return {};
}

Result<void> parse_bratworms(std::string_view text, Grill& g) {
  Scanner in(text);
  for (Seat s = 0; s < g.seats; ++s) {
    if (s > 0 && !in.skip('/')) return in.expected(Reason::expected_slash);
    const auto n = in.number(bratworm_count);
    if (!n) return std::unexpected(n.error());
    g.bratworms[s] = static_cast<std::uint8_t>(*n);
  }
  if (!in.done()) return in.expected(Reason::expected_bratworm_counts);
  return {};
}

/// "?5+", ".5", "x0+": the phase by its sign, then what is not laid aside.
Result<void> parse_left(std::string_view text, std::size_t at, Grill& g) {
  Scanner in(text);
  g.phase = in.skip('?') ? Phase::air : in.skip('x') ? Phase::rob : Phase::hand;
  if (g.phase == Phase::hand) in.skip('.');
  const auto left = in.number(grill_dice);
  if (!left) return std::unexpected(shifted(left.error(), at));
  g.golden = in.skip('+') || g.kept.has_golden();
  if (!in.done())
    return std::unexpected(
        shifted(in.expected(Reason::expected_no_more_dice).error(), at));
  if (static_cast<int>(*left) != g.dice_left())
    return refuse(Reason::dice_left_wrong, at,
                  {.n = *left, .limit = g.dice_left()});
  if (g.phase == Phase::hand && g.kept.empty()) g.phase = Phase::choose;
  return {};
}

Result<void> parse_turn(std::string_view text, Grill& g) {
  if (text == "over" || text == "rob" || text == "back") {
    g.phase = text == "over"  ? Phase::over
              : text == "rob" ? Phase::raven
                              : Phase::back;
    return {};
  }
  const std::size_t bar = text.find('|');
  if (bar == text.npos) return refuse(Reason::expected_grill_dice);
  const auto kept = parse_dice(text.substr(0, bar), grill_faces);
  if (!kept) return std::unexpected(kept.error());
  g.kept = *kept;
  std::string_view rest = text.substr(bar + 1);
  if (rest.ends_with('~')) {
    g.weasel_spent = true;
    rest.remove_suffix(1);
  }
  if (!rest.empty() && std::string_view("?.x").find(rest[0]) != rest.npos)
    return parse_left(rest, bar + 1, g);
  const auto rolled = parse_dice(rest, grill_faces);
  if (!rolled) return std::unexpected(shifted(rolled.error(), bar + 1));
  g.rolled = *rolled;
  g.golden = g.rolled.has_golden() || g.kept.has_golden();
  g.phase = Phase::rolled;
  return {};
}

std::span<const FieldParser<Grill>> grill_fields(Rules rules) {
  static constexpr std::array<FieldParser<Grill>, 7> deluxe{
      parse_grill, parse_stacks, parse_specialists, parse_bratworms,
      parse_seat,  parse_turn,   parse_turn_number};
  static constexpr std::array<FieldParser<Grill>, 5> base{
      parse_grill, parse_stacks, parse_seat, parse_turn, parse_turn_number};
  if (rules.deluxe()) return deluxe;
  return base;
}

}  // namespace

std::string Grill::text() const {
  std::string stacks;
  std::string worms_text;
  for (Seat s = 0; s < seats; ++s) {
    const char* slash = s == 0 ? "" : "/";
    stacks += slash + stack_text(*this, s);
    worms_text += slash + fmt::to_string(bratworms[s]);
  }
  const std::string extra =
      rules.deluxe()
          ? fmt::format(" {} {}", specialists_text(*this), worms_text)
          : "";
  return fmt::format("{} {} {}{} {} {} {}", rules.text(), tiles_text(up),
                     stacks, extra, seat_text(seat), turn_text(*this), turn);
}

Result<Grill> Grill::parse(std::string_view text) {
  return parse_position<Grill>(text, grill_fields);
}

}  // namespace gockel
