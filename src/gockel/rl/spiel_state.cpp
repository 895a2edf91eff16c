#include "gockel/rl/spiel_state.h"

#include <cassert>
#include <numeric>

#include "gockel/core/text.h"
#include "gockel/random/draw.h"
#include "gockel/rl/actions.h"
#include "gockel/rl/rolls.h"

namespace gockel {
namespace {

bool is_wok(const SpielGame& game) {
  return game.rules.rule_set() == RuleSet::wok;
}

/// As the notation writes the courses.
char letter_of(Course course) { return course == Course::sushi ? 's' : 'f'; }

}  // namespace

Result<SpielGame> checked(const SpielGame& game) {
  Setup setup{.rules = game.rules,
              .seats = game.seats,
              .first = game.first,
              .sushi = {},
              .bones = {}};
  // Any complete rows will do to see whether the rest is right.
  for (int value = 1; value <= max_value(Course::sushi); ++value)
    for (int i = 0; i < tiles_of(Course::sushi, value); ++i)
      setup.sushi.push(value);
  for (int value = 1; value <= max_value(Course::bone); ++value)
    for (int i = 0; i < tiles_of(Course::bone, value); ++i)
      setup.bones.push(value);
  if (const auto started = start(setup); !started)
    return std::unexpected(started.error());
  if (game.max_turns < 1 || game.max_turns > last_turn)
    return refuse(Reason::turn_number_out_of_range);
  return game;
}

std::uint64_t max_decisions(const SpielGame& game) {
  // The Wok: two locks and an offer. Grill: each of six faces is kept once,
  // with a victim for a Double 1 and another roll; golden die, weasel, raven
  // and a Specialist that goes back come once a turn.
  return std::uint64_t{game.max_turns} * (is_wok(game) ? 3 : 6 * 3 + 4);
}

std::uint64_t max_chance_nodes(const SpielGame& game) {
  // A roll for every face, and one more by the weasel.
  if (!is_wok(game)) return std::uint64_t{game.max_turns} * 7;
  return std::uint64_t{2} * wok_tiles +
         std::uint64_t{game.max_turns} * wok_rolls_per_turn;
}

double spiel_return(double share, int seats) {
  return (seats * share - 1) / (seats - 1);
}

int SpielState::LaidRows::left(int value) const {
  const Row row = rows[static_cast<unsigned>(course())];
  int left = tiles_of(course(), value);
  for (int i = 0; i < row.size(); ++i)
    if (row[i] == value) --left;
  return left;
}

SpielState::SpielState(const SpielGame& game) : game_(game), at_(LaidRows{}) {
  if (!is_wok(game))
    at_ = AnyState(Grill::start(game.rules, game.seats, game.first));
}

SpielState::SpielState(const AnyState& position, std::uint32_t max_turns)
    : SpielState(SpielGame{.rules = rules(position),
                           .seats = seats(position),
                           .first = 0,
                           .max_turns = max_turns},
                 position) {}

Node SpielState::node() const {
  if (position() == nullptr) return Node::chance;
  return turn(*position()) > game_.max_turns ? Node::terminal
                                             : gockel::node(*position());
}

Seat SpielState::seat() const {
  return node() == Node::decision ? gockel::seat(*position()) : no_seat;
}

std::vector<int> SpielState::legal_actions() const {
  std::vector<int> actions;
  switch (node()) {
    case Node::terminal: break;
    case Node::decision:
      for (const Move move : moves(*position()))
        actions.push_back(action_of(family(game_.rules), move));
      break;
    case Node::chance:
      if (position() != nullptr) {
        actions.resize(static_cast<std::size_t>(roll_count(*position())));
        std::iota(actions.begin(), actions.end(), 0);
      } else {
        for (const ChanceAction& tile : chance_outcomes())
          actions.push_back(tile.action);
      }
      break;
  }
  return actions;
}

std::vector<ChanceAction> SpielState::chance_outcomes() const {
  assert(node() == Node::chance);
  std::vector<ChanceAction> all;
  if (position() != nullptr) {
    const int count = roll_count(*position());
    all.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
      all.push_back({i, numbered_roll(*position(), i).probability});
    return all;
  }
  const LaidRows& laid = std::get<LaidRows>(at_);
  const int lying = laid.rows[static_cast<unsigned>(laid.course())].size();
  for (int value = 1; value <= max_value(laid.course()); ++value)
    if (const int left = laid.left(value); left > 0)
      all.push_back({value - 1, left / static_cast<double>(wok_tiles - lying)});
  return all;
}

int SpielState::draw_chance(Rng& rng) const {
  assert(node() == Node::chance);
  if (position() != nullptr)
    return roll_number(*position(), draw(*position(), rng));
  const LaidRows& laid = std::get<LaidRows>(at_);
  const int lying = laid.rows[static_cast<unsigned>(laid.course())].size();
  auto tile = static_cast<int>(
      rng.below(static_cast<std::uint32_t>(wok_tiles - lying)));
  int value = 1;
  while (tile >= laid.left(value)) tile -= laid.left(value++);
  return value - 1;
}

bool SpielState::legal(int action) const {
  switch (node()) {
    case Node::terminal: break;
    case Node::decision: {
      const auto move = move_of(family(game_.rules), action);
      return move && moves(*position()).contains(*move);
    }
    case Node::chance: {
      if (position() != nullptr)
        return action >= 0 && action < roll_count(*position());
      const LaidRows& laid = std::get<LaidRows>(at_);
      return action >= 0 && action < max_value(laid.course()) &&
             laid.left(action + 1) > 0;
    }
  }
  return false;
}

void SpielState::apply(int action) {
  assert(legal(action));
  if (position() == nullptr) {
    lay(action + 1);
    return;
  }
  AnyState& state = std::get<AnyState>(at_);
  if (node() == Node::chance)
    step(state, numbered_roll(state, action).dice);
  else
    step(state, *move_of(family(game_.rules), action));
}

void SpielState::lay(int value) {
  LaidRows& laid = std::get<LaidRows>(at_);
  laid.rows[static_cast<unsigned>(laid.course())].push(value);
  if (!laid.complete()) return;
  const auto [sushi, bones] = laid.rows;
  at_ =
      AnyState(Wok::start(game_.rules, game_.seats, sushi, bones, game_.first));
}

std::string SpielState::action_text(int action) const {
  assert(legal(action));
  if (position() == nullptr)
    return letter_of(std::get<LaidRows>(at_).course()) +
           std::to_string(action + 1);
  if (node() == Node::chance)
    return dice_text(numbered_roll(*position(), action).dice,
                     faces(*position()));
  return move_of(family(game_.rules), action)->text();
}

int SpielState::action_named(std::string_view text) const {
  for (const int action : legal_actions())
    if (action_text(action) == text) return action;
  return -1;
}

std::vector<double> SpielState::returns() const {
  std::vector<double> all(static_cast<std::size_t>(game_.seats));
  if (node() != Node::terminal) return all;
  const Shares shares = gockel::shares(*position());
  for (std::size_t s = 0; s < all.size(); ++s)
    all[s] = spiel_return(shares[s], game_.seats);
  return all;
}

std::string SpielState::text() const {
  if (position() != nullptr) return gockel::text(*position());
  const LaidRows& laid = std::get<LaidRows>(at_);
  std::string text = game_.rules.text();
  for (const Row row : laid.rows) {
    text += ' ';
    for (int i = 0; i < row.size(); ++i)
      text += static_cast<char>('0' + row[i]);
    if (row.empty()) text += '-';
  }
  return text;
}

}  // namespace gockel
