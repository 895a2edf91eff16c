#include "gockel/terminal/local_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "gockel/core/text.h"
#include "gockel/players/players.h"
#include "gockel/random/draw.h"
#include "gockel/weights/built_in_values.h"

namespace gockel::terminal {
namespace {

constexpr std::string_view players_tag = "Players";
constexpr std::string_view seed_tag = "Seed";
constexpr std::string_view dice_tag = "Dice";
constexpr std::string_view date_tag = "Date";
constexpr std::string_view automatic = "auto";
constexpr std::string_view manual = "manual";

/// What a game draws from its seed. Dice and decisions have a stream for every
/// number of events before them, so that a game goes on alike when it is
/// resumed.
enum SeedStream : std::uint8_t { row_stream, dice_stream, player_stream };

std::uint64_t seed_from(std::string_view text) {
  std::uint64_t seed = 0;
  for (const char c : text)
    seed = substream_seed(seed, static_cast<unsigned char>(c));
  return seed;
}

Result<std::uint64_t> read_seed(const Record& record) {
  const std::string_view value = record.tag(seed_tag);
  if (value.empty()) return seed_from(text(record.start));
  std::uint64_t seed = 0;
  const auto [end, fault] =
      std::from_chars(value.data(), value.data() + value.size(), seed);
  if (fault != std::errc() || end != value.data() + value.size())
    return refuse(Reason::seed_tag_not_number);
  return seed;
}

Result<DiceMode> read_dice_mode(const Record& record) {
  const std::string_view value = record.tag(dice_tag);
  if (value.empty() || value == automatic) return DiceMode::automatic;
  if (value == manual) return DiceMode::manual;
  return refuse(Reason::dice_tag_unknown);
}

}  // namespace

std::vector<Tag> LocalGame::tags(std::string_view date) const {
  std::vector<Tag> all;
  all.reserve(players.size() + 4);
  for (Seat s = 0; s < players.size(); ++s)
    all.push_back({std::string(1, letter(s)), players[s].name});
  all.push_back({std::string(players_tag), kinds_text(players)});
  all.push_back({std::string(dice_tag),
                 std::string(dice == DiceMode::manual ? manual : automatic)});
  all.push_back({std::string(seed_tag), fmt::to_string(seed)});
  all.push_back({std::string(date_tag), std::string(date)});
  return all;
}

Result<LocalGame> LocalGame::of(const Record& record) {
  std::vector<std::string> names;
  for (Seat s = 0; s < seats(record.start); ++s) {
    const std::string seat_letter(1, letter(s));
    const std::string_view name = record.tag(seat_letter);
    names.emplace_back(name.empty() ? seat_letter : name);
  }
  auto players = local_players_of_kinds(record.tag(players_tag), names);
  if (!players) return std::unexpected(players.error());
  const auto mode = read_dice_mode(record);
  if (!mode) return std::unexpected(mode.error());
  const auto seed = read_seed(record);
  if (!seed) return std::unexpected(seed.error());
  return LocalGame{record.start, *std::move(players), *mode, *seed};
}

Dice LocalGame::roll(const AnyState& state, std::size_t events) const {
  Rng rng(stream_seed(seed, dice_stream, events));
  return draw(state, rng);
}

Move LocalGame::decide(const AnyState& state, std::size_t events) const {
  const std::string& kind = players[seat(state)].kind;
  const auto player = make_player(
      kind, stream_seed(seed, player_stream, events), built_in_values);
  return (*player)(state);
}

bool LocalGame::anybody_at_the_keyboard() const {
  return dice == DiceMode::manual ||
         std::ranges::any_of(players, &LocalPlayer::person);
}

Result<LocalGame> set_table(const Seating& seating) {
  Setup setup{seating.rules, static_cast<int>(seating.players.size()),
              seating.first, seating.sushi, seating.bones};
  if (seating.rules.rule_set() == RuleSet::wok) {
    Rng rng(stream_seed(seating.seed, row_stream));
    const Row sushi = draw_row(Course::sushi, rng);
    const Row bones = draw_row(Course::bone, rng);
    if (setup.sushi.empty()) setup.sushi = sushi;
    if (setup.bones.empty()) setup.bones = bones;
  }
  auto state = start(setup);
  if (!state) return std::unexpected(state.error());
  return LocalGame{*state, seating.players, seating.dice, seating.seed};
}

}  // namespace gockel::terminal
