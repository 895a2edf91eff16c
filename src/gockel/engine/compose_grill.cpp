// A position of Grill from its parts, as describe_grill.cpp tells them.

#include <algorithm>

#include "gockel/core/text.h"
#include "gockel/engine/compose.h"
#include "gockel/engine/phase_names.h"

namespace gockel {
namespace {

constexpr std::array grill_part_fields{
    Field{"up", FieldType::list, Requirement::required}};
constexpr std::array player_fields{
    Field{"stack", FieldType::list, Requirement::required},
    Field{"bratworms", FieldType::any, Requirement::optional}};
constexpr std::array place_fields{
    Field{"tile", FieldType::any, Requirement::required},
    Field{"owner", FieldType::any, Requirement::required}};
constexpr std::array grill_dice_fields{
    Field{"kept", FieldType::any, Requirement::required},
    Field{"rolled", FieldType::any, Requirement::required},
    Field{"golden_in_play", FieldType::flag, Requirement::optional},
    Field{"weasel_spent", FieldType::flag, Requirement::optional}};

using Done = std::expected<void, Fault>;

std::expected<Tile, Fault> tile_of(const Input& value, Part part) {
  const std::int64_t n = whole_number(value);
  if (n < 0) return bad_params("parts", "a tile is a whole number");
  const auto tile =
      tile_numbered(static_cast<int>(std::min<std::int64_t>(n, 99)));
  if (!tile)
    return refused(refusal_for(Reason::unknown_tile, 0, {.n = n}), part,
                   std::to_string(n));
  return *tile;
}

std::unexpected<Fault> in_two_places(Tile tile, Part part) {
  return refused(refusal_for(Reason::tile_in_two_places), part,
                 std::to_string(number(tile)));
}

Done lay_grill(const Input& grill, Grill& g) {
  const auto fields = fields_of(grill, grill_part_fields);
  if (!fields) return std::unexpected(fields.error());
  for (const Input& value : fields->value("up")) {
    const auto tile = tile_of(value, Part::grill);
    if (!tile) return std::unexpected(tile.error());
    if (g.up.contains(*tile)) return in_two_places(*tile, Part::grill);
    g.up.add(*tile);
  }
  return {};
}

/// `taken` are the tiles that lie somewhere already: a stack is a chain, and
/// one with a tile twice would have no end.
Done lay_stack(const Input& stack, Seat s, TileSet& taken, Grill& g) {
  for (const Input& value : stack) {
    const auto tile = tile_of(value, Part::players);
    if (!tile) return std::unexpected(tile.error());
    if (taken.contains(*tile)) return in_two_places(*tile, Part::players);
    taken.add(*tile);
    g.below[index(*tile)] = g.top[s];
    g.top[s] = *tile;
  }
  return {};
}

Done seat_players(const Input& players, Grill& g) {
  if (players.size() > max_seats)
    return refused(refusal_for(Reason::player_count_out_of_range),
                   Part::players);
  g.seats = static_cast<std::uint8_t>(players.size());
  TileSet taken = g.up;
  for (Seat s = 0; s < g.seats; ++s) {
    const auto player = fields_of(players[s], player_fields);
    if (!player) return std::unexpected(player.error());
    if (auto laid = lay_stack(player->value("stack"), s, taken, g); !laid)
      return laid;
    if (!player->has("bratworms") || player->value("bratworms").is_null())
      continue;
    const std::int64_t worms = whole_number(player->value("bratworms"));
    if (worms < 0 || worms > bratworm_count)
      return refused(refusal_for(Reason::too_many_bratworms), Part::supply,
                     std::string(1, letter(s)));
    g.bratworms[s] = static_cast<std::uint8_t>(worms);
  }
  return {};
}

Done place_specialist(const Input& place, unsigned which, Grill& g) {
  const auto fields = fields_of(place, place_fields);
  if (!fields) return std::unexpected(fields.error());
  const auto owner = seat_of(fields->value("owner"), Part::specialists);
  if (!owner) return std::unexpected(owner.error());
  if (*owner != no_seat) g.specialists[which] = Place::with(*owner);
  if (fields->value("tile").is_null()) return {};
  if (*owner != no_seat)
    return bad_params("parts", "a Specialist has a tile or an owner");
  const auto tile = tile_of(fields->value("tile"), Part::specialists);
  if (!tile) return std::unexpected(tile.error());
  g.specialists[which] = Place::on(*tile);
  return {};
}

/// Those that are not named are out of the game.
Done place_specialists(const Input& all, Grill& g) {
  if (all.is_null()) return {};
  if (!all.is_object())
    return bad_params("parts", "specialists are an object or null");
  for (unsigned i = 0; i < specialist_count; ++i) {
    const auto found = all.find(specialist_names[i]);
    if (found == all.end()) continue;
    if (auto placed = place_specialist(*found, i, g); !placed) return placed;
  }
  return {};
}

Done put_dice(const Input& dice, Grill& g) {
  if (dice.is_null()) return {};
  const auto fields = fields_of(dice, grill_dice_fields);
  if (!fields) return std::unexpected(fields.error());
  const auto kept = dice_of(fields->value("kept"), grill_faces);
  if (!kept) return std::unexpected(kept.error());
  const auto rolled = dice_of(fields->value("rolled"), grill_faces);
  if (!rolled) return std::unexpected(rolled.error());
  g.kept = *kept;
  g.rolled = *rolled;
  g.golden = fields->flag("golden_in_play");
  g.weasel_spent = fields->flag("weasel_spent");
  return {};
}

}  // namespace

std::expected<AnyState, Fault> compose_grill(const Params& parts,
                                             const Rules& rules) {
  Grill g;
  g.rules = rules;
  const auto phase = phase_of<Phase>(parts, grill_phase_names);
  if (!phase) return std::unexpected(phase.error());
  g.phase = *phase;
  g.turn = static_cast<std::uint32_t>(parts.whole("turn", 0));
  const auto seat = seat_of(parts.value("seat"), Part::seat);
  if (!seat) return std::unexpected(seat.error());
  g.seat = *seat;
  if (auto laid = lay_grill(parts.value("grill"), g); !laid)
    return std::unexpected(laid.error());
  if (auto seated = seat_players(parts.value("players"), g); !seated)
    return std::unexpected(seated.error());
  if (parts.has("specialists"))
    if (auto placed = place_specialists(parts.value("specialists"), g); !placed)
      return std::unexpected(placed.error());
  if (auto put = put_dice(parts.value("dice"), g); !put)
    return std::unexpected(put.error());
  return standing(g);
}

}  // namespace gockel
