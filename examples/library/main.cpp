// The library in one page: two computer players play a game, the engine ranks
// the moves of a position, and the game is told apart into luck and skill.
//
//   library_example [SEED]   the same seed prints the same

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "gockel/core/record.h"
#include "gockel/players/players.h"
#include "gockel/random/draw.h"
#include "gockel/review/review.h"
#include "gockel/weights/built_in_values.h"

namespace {

constexpr std::array<std::string_view, 2> level_names{"club", "best"};

/// A game of these two levels, from the deal to the end.
gockel::Record play(const gockel::Rules& rules, std::uint64_t seed) {
  gockel::Rng dice(seed);
  gockel::AnyState state = gockel::draw_start(rules, 2, dice);
  gockel::Record game{.tags = {}, .start = state, .events = {}};
  std::array<gockel::Player, 2> players;
  for (std::size_t i = 0; i < players.size(); ++i) {
    // Levels that decide by position values ask for them where they are handed
    // in; these are the ones that come with the library.
    players[i] =
        *gockel::make_player(level_names[i], seed, gockel::built_in_values);
    game.tags.emplace_back(i == 0 ? "A" : "B", std::string(level_names[i]));
  }
  // The rules have no luck of their own: at a chance node the caller rolls.
  while (gockel::node(state) != gockel::Node::terminal) {
    gockel::Event event;
    if (gockel::node(state) == gockel::Node::chance)
      event = gockel::draw(state, dice);
    else
      event = players[gockel::seat(state)](state);
    gockel::step(state, event);
    game.events.push_back(event);
  }
  return game;
}

/// The moves of a decision, the best first, with the mover's share of the win.
bool print_ranked_moves(std::string_view position) {
  const gockel::Result<gockel::AnyState> state = gockel::parse_state(position);
  if (!state) {
    std::fprintf(stderr, "%s\n", state.error().sentence.c_str());
    return false;
  }
  gockel::Outlook outlook(
      *gockel::built_in_values(gockel::rules(*state), gockel::seats(*state)));
  std::printf("Moves in %.*s\n", static_cast<int>(position.size()),
              position.data());
  for (const gockel::Candidate& move : gockel::rank(outlook, *state))
    std::printf("  %-5s wins %4.1f %%, fails %4.1f %%\n",
                move.move.text().c_str(),
                100 * move.shares[gockel::seat(*state)], 100 * move.fail);
  return true;
}

/// What luck and skill made of every seat's chances: the columns add up.
bool print_accounts(const gockel::Record& game) {
  const auto values = gockel::built_in_values(gockel::rules(game.start), 2);
  const gockel::Result<gockel::Review> review = gockel::review(game, *values);
  if (!review) return false;
  std::printf("Luck and skill in percent of a win\n");
  for (gockel::Seat s = 0; s < review->seats(); ++s) {
    const gockel::Account& account = review->accounts[s];
    std::printf(
        "  %-5s start %5.1f, luck %+6.1f, skill %+6.1f, re-estimate %+6.1f, "
        "result %5.1f\n",
        review->names[s].c_str(), 100 * account.start, 100 * account.luck,
        100 * account.skill, 100 * account.reestimate, 100 * account.result);
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t seed =
      argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 2005;
  const gockel::Record game =
      play(gockel::Rules(gockel::RuleSet::deluxe), seed);
  std::printf("%s\n", game.text().c_str());
  const bool ok = print_ranked_moves("compact 21-36 -/- A 55|1134ww 1") &&
                  print_accounts(game);
  return ok ? 0 : 1;
}
