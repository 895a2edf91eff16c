#include "gockel/engine/describe.h"

#include "gockel/engine/view_json.h"
#include "gockel/rpc/options_json.h"

namespace gockel {
namespace {

std::string_view name(Node node) {
  switch (node) {
    case Node::chance: return "chance";
    case Node::decision: return "decision";
    case Node::terminal: return "terminal";
  }
  return "";
}

}  // namespace

Json moves_json(const AnyState& state) {
  Json list = Json::array();
  for (const Move move : moves(state)) list.push_back(move.text());
  return list;
}

Json describe(const AnyState& state) {
  JsonObject out;
  out.add("game", info(rules(state).rule_set()).game)
      .add("rules", JsonObject()
                        .add("set", info(rules(state).rule_set()).name)
                        .add("options", options_json(rules(state))))
      .add("seats", seats(state))
      .add("turn", turn(state))
      .add("node", name(node(state)))
      .add("seat", seat_json(seat(state)));
  std::visit([&out](const auto& game) { describe_game(game, out); }, state);
  out.add("moves", moves_json(state));
  out.add("scores", scores_json(state));
  out.add("shares", shares_json(state));
  return out;
}

Json described(const AnyState& state, const std::optional<Voice>& voice,
               Outlook* outlook) {
  Json out = describe(state);
  if (voice) out["view"] = view_json(look(state, outlook), voice->phrases());
  return out;
}

Json between_json(const AnyState& before, const AnyState& after,
                  const EffectList& effects, const Voice& voice) {
  const auto view = look_between(before, after, effects);
  return view ? view_json(*view, voice.phrases()) : Json();
}

}  // namespace gockel
