#include "gockel/core/any_game.h"

#include <algorithm>

#include "gockel/core/text.h"

namespace gockel {

Result<AnyState> start(const Setup& setup) {
  const RuleSetInfo& set = info(setup.rules.rule_set());
  if (setup.seats < set.min_seats || setup.seats > set.max_seats)
    return refuse(Reason::wrong_player_count, 0,
                  {.what = std::string(set.name),
                   .n = setup.seats,
                   .least = set.min_seats,
                   .limit = set.max_seats});
  if (setup.first >= setup.seats) return refuse(Reason::first_seat_not_in_game);
  if (setup.rules.rule_set() != RuleSet::wok)
    return Grill::start(setup.rules, setup.seats, setup.first);
  const Wok wok = Wok::start(setup.rules, setup.seats, setup.sushi, setup.bones,
                             setup.first);
  if (const auto broken = wok.broken()) return refuse(broken->reason);
  return wok;
}

Result<AnyState> parse_state(std::string_view text) {
  const bool wok = text.starts_with(info(RuleSet::wok).name);
  if (wok) {
    auto state = Wok::parse(text);
    if (!state) return std::unexpected(std::move(state.error()));
    return *state;
  }
  auto state = Grill::parse(text);
  if (!state) return std::unexpected(std::move(state.error()));
  return *state;
}

std::string text(const AnyState& state) {
  return std::visit([](const auto& s) { return s.text(); }, state);
}

Node node(const AnyState& state) {
  return std::visit([](const auto& s) { return s.node(); }, state);
}

Seat seat(const AnyState& state) {
  return std::visit([](const auto& s) { return s.seat; }, state);
}

int seats(const AnyState& state) {
  return std::visit([](const auto& s) { return int{s.seats}; }, state);
}

std::uint32_t turn(const AnyState& state) {
  return std::visit([](const auto& s) { return s.turn; }, state);
}

const Rules& rules(const AnyState& state) {
  return std::visit([](const auto& s) -> const Rules& { return s.rules; },
                    state);
}

MoveList moves(const AnyState& state) {
  return std::visit([](const auto& s) { return s.moves(); }, state);
}

int score(const AnyState& state, Seat seat) {
  return std::visit([seat](const auto& s) { return s.score(seat); }, state);
}

Shares shares(const AnyState& state) {
  return std::visit([](const auto& s) { return s.shares(); }, state);
}

std::string_view faces(const AnyState& state) {
  return std::holds_alternative<Wok>(state) ? wok_faces : grill_faces;
}

std::string event_text(const AnyState& before, const Event& event) {
  if (const Move* move = std::get_if<Move>(&event)) return '/' + move->text();
  return dice_text(std::get<Dice>(event), faces(before));
}

Result<Event> parse_event(const AnyState& before, std::string_view text) {
  if (text.starts_with('/')) {
    const auto move = Move::parse(text.substr(1));
    if (!move) return std::unexpected(shifted(move.error(), 1));
    return *move;
  }
  const auto dice = parse_dice(text, faces(before));
  if (!dice) return std::unexpected(dice.error());
  return *dice;
}

Result<Dice> parse_loose_dice(const AnyState& before, std::string_view text) {
  std::string sorted;
  std::string golden;
  for (std::size_t i = 0; i < text.size() && sorted.size() < 16; ++i) {
    if (text[i] == ' ' || text[i] == ',') continue;
    if (text[i] == '+' && golden.empty() && i + 1 < text.size())
      golden = text.substr(i++, 2);
    else
      sorted += text[i];
  }
  std::ranges::sort(sorted, {}, [&](char c) { return faces(before).find(c); });
  const auto dice = parse_dice(sorted + golden, faces(before));
  if (!dice) return dice;
  if (auto error = refusal(before, *dice)) return std::unexpected(*error);
  return dice;
}

std::optional<Error> refusal(const AnyState& state, const Event& event) {
  return std::visit([](const auto& s, const auto& e) { return s.refusal(e); },
                    state, event);
}

void step(AnyState& state, const Event& event, EffectList* effects) {
  std::visit([effects](auto& s, const auto& e) { s.apply(e, effects); }, state,
             event);
}

}  // namespace gockel
