// The methods that play.

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"
#include "gockel/engine/methods.h"
#include "gockel/players/attentive_player.h"
#include "gockel/players/own_level.h"
#include "gockel/rpc/json_object.h"
#include "gockel/rpc/options_json.h"

namespace gockel {
namespace {

bool known(std::string_view level) {
  return std::ranges::count(player_names, level) > 0;
}

constexpr std::array loss_fields{
    Field{"decisions", FieldType::whole, Requirement::required},
    Field{"loss", FieldType::part, Requirement::required}};
constexpr std::array game_fields{
    loss_fields[0], loss_fields[1],
    Field{"opponents", FieldType::list, Requirement::optional}};
constexpr std::array opponent_fields{
    loss_fields[0], loss_fields[1],
    Field{"level", FieldType::text, Requirement::required},
    Field{"notices", FieldType::whole, Requirement::optional}};

MeanLoss mean_loss(const Params& fields) {
  return {fields.whole("decisions", 0), fields.part("loss", 0)};
}

std::expected<OpposedGame::Opponent, Fault> read_opponent(const Input& object) {
  const auto fields =
      Params::read(object, opponent_fields, OtherFields::refused);
  if (!fields) return bad_params("games", fields.error().sentence());
  const auto level = parse_level(fields->text("level"));
  if (!level) return bad_params("games", "an opponent has a level");
  const int notices = std::min(fields->whole("notices", 0), max_notices);
  return OpposedGame::Opponent{{*level, notices}, mean_loss(*fields)};
}

std::expected<OpposedGame, Fault> read_game(const Input& object) {
  const auto fields = Params::read(object, game_fields, OtherFields::refused);
  if (!fields) return bad_params("games", fields.error().sentence());
  OpposedGame game{mean_loss(*fields), {}};
  if (!fields->has("opponents")) return game;
  for (const Input& opponent : fields->value("opponents")) {
    auto read = read_opponent(opponent);
    if (!read) return std::unexpected(read.error());
    game.opponents.push_back(*read);
  }
  return game;
}

/// What somebody gives away per decision: told, or by what happened in games.
std::expected<ComparableLoss, Fault> read_loss(const Params& params,
                                               RuleSet set) {
  if (params.has("loss") == params.has("games"))
    return bad_params("loss", "either loss or games is wanted");
  if (params.has("loss")) return ComparableLoss{params.part("loss", 0)};
  std::vector<OpposedGame> games;
  for (const Input& object : params.value("games")) {
    auto game = read_game(object);
    if (!game) return std::unexpected(game.error());
    games.push_back(std::move(*game));
  }
  return comparable_loss(set, games);
}

}  // namespace

/// Each position has a seed of its own, so that one seed may serve for a whole
/// game.
Answer run_pick(const Params& params, const Host& host) {
  const auto state = params.position();
  if (!state) return std::unexpected(state.error());
  if (node(*state) != Node::decision)
    return refused(refusal_for(Reason::nothing_to_decide), "position");
  const std::string_view level =
      params.has("level") ? params.text("level") : player_names.back();
  if (!known(level))
    return refused(
        refusal_for(Reason::unknown_player, 0,
                    {.what = gockel::quoted(level),
                     .list = fmt::format("{}", fmt::join(player_names, ", "))}),
        "level");
  const int notices = params.whole("notices", 0);
  if (notices > max_notices)
    return bad_params("notices",
                      fmt::format("a player notices 0 to {} thousandths of "
                                  "the win",
                                  max_notices));
  if (notices > 0 || decides_by_values(level))
    if (auto values = values_for(*state, host); !values)
      return std::unexpected(values.error());
  const auto seed = static_cast<std::uint64_t>(params.whole("seed", 0));
  const auto key = std::visit([](const auto& g) { return g.key(); }, *state);
  Player player = *make_player(level, stream_seed(seed, key), host.values);
  if (notices > 0)
    player = AttentivePlayer(std::move(player), host.values, notices);
  return JsonObject().add("move", player(*state).text());
}

Answer run_own_level(const Params& params, const Host& /*host*/) {
  const auto rules = named_rules(params.text("rule_set"));
  if (!rules) return refused(rules.error(), "rule_set");
  const auto loss = read_loss(params, rules->rule_set());
  if (!loss) return std::unexpected(loss.error());
  const Strength fits = strength_for(rules->rule_set(), *loss);
  return JsonObject()
      .add("loss", loss->mean)
      .add("like", name(nearest_level(rules->rule_set(), loss->mean)))
      .add("level", name(fits.level))
      .add("notices", fits.notices);
}

}  // namespace gockel
