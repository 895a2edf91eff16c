// The methods that start a game and roll its dice, or fill in what was not seen
// of a roll.

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "gockel/core/complete_roll.h"
#include "gockel/core/text.h"
#include "gockel/engine/methods.h"
#include "gockel/engine/voice.h"
#include "gockel/random/draw.h"
#include "gockel/rpc/json_object.h"
#include "gockel/rpc/options_json.h"

namespace gockel {
namespace {

std::expected<Rules, Fault> wanted_rules(const Params& params) {
  Result<Rules> rules = named_rules(params.text("rule_set"));
  if (!rules) return refused(std::move(rules.error()), "rule_set");
  const auto* options = params.choices("options");
  if (options == nullptr) return *rules;
  Result<void> set = set_options(*rules, *options);
  if (!set) return refused(std::move(set.error()), "options");
  return *rules;
}

/// The row in this field: all tiles of the course when the game is the Wok.
std::expected<Row, Fault> wanted_row(const Params& params, const Rules& rules,
                                     std::string_view field, Course course) {
  const bool wok = rules.rule_set() == RuleSet::wok;
  if (wok && !params.has(field))
    return bad_params(
        field, fmt::format("the parameter \"{}\" is missing: a new Wok needs "
                           "both rows, or a seed to draw them",
                           field));
  if (!wok && params.has(field))
    return bad_params(field, "only the rule set wok has rows");
  if (!wok) return Row();
  auto row = parse_full_row(params.text(field), course);
  if (!row) return refused(std::move(row.error()), field);
  return *row;
}

std::expected<Seat, Fault> wanted_first(const Params& params) {
  if (!params.has("first")) return Seat{0};
  Scanner in(params.text("first"));
  auto first = in.seat(max_seats);
  if (!first) return refused(std::move(first.error()), "first");
  if (!in.done())
    return refused(in.expected(Reason::expected_one_seat).error(), "first");
  return *first;
}

bool fits(int seats, const Rules& rules) {
  const RuleSetInfo& about = info(rules.rule_set());
  return seats >= about.min_seats && seats <= about.max_seats;
}

/// The game that the seed in the parameters draws.
Answer drawn_game(const Params& params, const Rules& rules) {
  for (const std::string_view field : {"first", "sushi_row", "bone_row"})
    if (params.has(field))
      return bad_params(field, "this is drawn when a seed is given");
  const auto seed = wanted_seed(params);
  if (!seed) return std::unexpected(seed.error());
  const int seats = params.whole("seats", 0);
  // Of all that `start` checks only this can be wrong here.
  if (!fits(seats, rules))
    return refused(start({rules, seats, 0, {}, {}}).error(), "seats");
  Rng rng(*seed);
  return JsonObject().add("position", text(draw_start(rules, seats, rng)));
}

}  // namespace

std::expected<std::uint64_t, Fault> wanted_seed(const Params& params) {
  constexpr std::size_t digits = 16;
  const std::string_view text = params.text("seed");
  const auto wrong = [](char c) {
    return !(c >= '0' && c <= '9') && !(c >= 'a' && c <= 'f');
  };
  const auto offset = static_cast<std::size_t>(
      std::ranges::find_if(text, wrong) - text.begin());
  if (offset < text.size() || text.size() != digits)
    return refused(refusal_for(Reason::bad_seed, std::min(offset, digits)),
                   "seed");
  std::uint64_t seed = 0;
  std::from_chars(text.data(), text.data() + text.size(), seed, 16);
  return seed;
}

Answer run_new(const Params& params, const Host& host) {
  if (const auto known = asked_catalogue(params, host); !known)
    return std::unexpected(known.error());
  const auto rules = wanted_rules(params);
  if (!rules) return std::unexpected(rules.error());
  if (params.has("seed")) return drawn_game(params, *rules);
  const auto sushi = wanted_row(params, *rules, "sushi_row", Course::sushi);
  if (!sushi) return std::unexpected(sushi.error());
  const auto bones = wanted_row(params, *rules, "bone_row", Course::bone);
  if (!bones) return std::unexpected(bones.error());
  const auto first = wanted_first(params);
  if (!first) return std::unexpected(first.error());
  const int seats = params.whole("seats", 0);
  auto state = start({*rules, seats, *first, *sushi, *bones});
  if (!state)
    return refused(std::move(state.error()),
                   fits(seats, *rules) ? "first" : "seats");
  return JsonObject().add("position", text(*state));
}

Answer run_draw(const Params& params, const Host&) {
  const auto state = params.chance_position();
  if (!state) return std::unexpected(state.error());
  const auto seed = wanted_seed(params);
  if (!seed) return std::unexpected(seed.error());
  Rng rng(*seed);
  return JsonObject().add("dice", dice_text(draw(*state, rng), faces(*state)));
}

Answer run_complete_roll(const Params& params, const Host& host) {
  if (const auto known = asked_catalogue(params, host); !known)
    return std::unexpected(known.error());
  const auto state = params.chance_position();
  if (!state) return std::unexpected(state.error());
  auto kept = parse_dice(params.text("kept"), faces(*state));
  if (!kept) return refused(std::move(kept.error()), "kept");
  auto roll = complete_roll(*state, *kept);
  if (!roll) return refused(std::move(roll.error()), "kept");
  return JsonObject()
      .add("dice", dice_text(roll->dice, faces(*state)))
      .add("move", roll->move ? Json(roll->move->text()) : Json());
}

}  // namespace gockel
