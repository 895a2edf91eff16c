#include "gockel/puzzles/puzzle.h"

#include <algorithm>
#include <cmath>

#include "gockel/random/draw.h"
#include "gockel/review/marks.h"
#include "gockel/review/rollout.h"

namespace gockel {
namespace {

/// Games that are looked through before a request leads to nothing.
constexpr std::uint64_t max_games = 60;
/// Where a game is looked at from; a later turn is reached by playing on.
constexpr std::uint32_t max_first_turn = 16;
/// Who gives nothing away never ends some games.
constexpr std::uint32_t max_turns = 120;

/// A rollout begins with so many games of each move, and is repeated with more
/// while it does not tell them apart.
constexpr std::array<std::uint64_t, 2> rollout_games{16, 64};
/// So far a game is played out; behind that the learned values are as good.
constexpr std::uint32_t rollout_turns = 8;
/// Standard errors of the interval: of 16 games it holds the true difference 99
/// times out of 100.
constexpr double interval = 3;

/// The levels that play a game for puzzles: those who play like people, and
/// need no turn to be solved.
constexpr std::array playing{Level::beginner, Level::casual, Level::club};

Player player_of(Level level, const ValueSource& values) {
  return *make_player(name(level), 0, values);
}

/// Whether the choice between two of these moves may have the theme. Cheap
/// beside ranking them.
bool possible(Theme wanted, const AnyState& state, const MoveList& list) {
  for (const Move one : list)
    for (const Move other : list)
      if (one != other && theme(state, one, other) == wanted) return true;
  return false;
}

/// Plays games and looks for decisions that are worth a question.
class PuzzleSearch {
 public:
  PuzzleSearch(const PuzzleRequest& request, const ValueSource& source,
               const PositionValues& values)
      : request_(request), values_(values), outlook_(values) {
    for (std::size_t i = 0; i < players_.size(); ++i)
      players_[i] = player_of(static_cast<Level>(i), source);
  }

  std::optional<Puzzle> in_game(std::uint64_t number) {
    Rng rng(stream_seed(request_.seed, puzzles_version, number));
    AnyState state = draw_start(request_.rules, request_.seats, rng);
    std::array<Level, max_seats> sitting{};
    for (Level& level : sitting)
      level =
          playing[rng.below(static_cast<std::uint32_t>(std::size(playing)))];
    const std::uint32_t from = rng.below(max_first_turn);
    while (node(state) != Node::terminal && turn(state) < max_turns) {
      if (node(state) == Node::chance) {
        step(state, draw(state, rng));
        continue;
      }
      if (turn(state) >= from)
        if (auto found = at(state, rng.next())) return found;
      const Level level = sitting[seat(state)];
      step(state, players_[static_cast<unsigned>(level)](state));
    }
    return std::nullopt;
  }

 private:
  /// The puzzle of this decision, if it is one.
  std::optional<Puzzle> at(const AnyState& state, std::uint64_t seed) {
    const MoveList list = moves(state);
    if (list.size() < 2) return std::nullopt;
    if (request_.theme && !possible(*request_.theme, state, list))
      return std::nullopt;
    Puzzle puzzle{.position = state, .candidates = rank(outlook_, state)};
    const Candidate& best = puzzle.candidates[0];
    const Candidate& next = puzzle.candidates[1];
    puzzle.theme = theme(state, best.move, next.move);
    if (mark(next.loss) < Mark::bad) return std::nullopt;
    if (request_.theme && puzzle.theme != *request_.theme) return std::nullopt;
    // The best level's own move is the best, without another solution.
    puzzle.picks.fill(best.move);
    for (std::size_t i = 0; static_cast<Level>(i) != Level::best; ++i)
      puzzle.picks[i] = players_[i](state);
    if (std::ranges::count(puzzle.picks, best.move) == std::ssize(puzzle.picks))
      return std::nullopt;
    if (!sure(puzzle, seed)) return std::nullopt;
    return puzzle;
  }

  /// Whether rollouts leave no doubt that the best move is the best.
  bool sure(Puzzle& puzzle, std::uint64_t seed) const {
    for (const std::uint64_t games : rollout_games) {
      const auto play_out = [&](const Candidate& candidate) {
        AnyState after = puzzle.position;
        step(after, candidate.move);
        return rollout({.state = after,
                        .games = games,
                        .seed = seed,
                        .max_turns = rollout_turns},
                       values_);
      };
      const Seat mover = seat(puzzle.position);
      const RolloutResult best = play_out(puzzle.candidates[0]);
      const RolloutResult next = play_out(puzzle.candidates[1]);
      puzzle.check = {
          .difference = best.shares[mover] - next.shares[mover],
          .error = std::sqrt(best.errors[mover] * best.errors[mover] +
                             next.errors[mover] * next.errors[mover]),
          .games = games};
      const double doubt = interval * puzzle.check.error;
      if (puzzle.check.difference > doubt) return true;
      if (puzzle.check.difference < -doubt) return false;
    }
    return false;
  }

  const PuzzleRequest& request_;
  const PositionValues& values_;
  Outlook outlook_;
  std::array<Player, levels.size()> players_;  ///< by Level
};

}  // namespace

int puzzle_seats(std::optional<Theme> theme) {
  return theme == Theme::rob ? 3 : 2;
}

std::optional<Puzzle> make_puzzle(const PuzzleRequest& request,
                                  const ValueSource& values,
                                  const std::function<bool(double)>& go_on) {
  const auto learned = values(request.rules, request.seats);
  if (!learned) return std::nullopt;
  PuzzleSearch search(request, values, *learned);
  for (std::uint64_t game = 0; game < max_games; ++game) {
    if (auto found = search.in_game(game)) return found;
    const double done =
        static_cast<double>(game + 1) / static_cast<double>(max_games);
    if (go_on && !go_on(done)) return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace gockel
