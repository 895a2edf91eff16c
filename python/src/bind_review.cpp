// Games as records, and their reviews as arrays.

#include <fmt/format.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "arrays.h"
#include "bindings.h"
#include "errors.h"
#include "gockel/players/players.h"
#include "gockel/random/draw.h"
#include "gockel/review/review.h"
#include "gockel/weights/built_in_values.h"
#include "python_state.h"

namespace gockel::python {
namespace nb = nanobind;
using namespace nb::literals;
namespace {

/// The streams of a game's seed: the dice, then the players by seat.
constexpr std::uint64_t dice_stream = 0;
constexpr std::uint64_t player_stream = 1;

Record play(const SpielGame& game, std::vector<Player> players, Rng rng) {
  AnyState state = draw_start(game.rules, game.seats, rng);
  Record record{.tags = {}, .start = state, .events = {}};
  while (node(state) != Node::terminal && turn(state) <= game.max_turns) {
    Event event;
    if (node(state) == Node::chance)
      event = draw(state, rng);
    else
      event = players[seat(state)](state);
    step(state, event);
    record.events.push_back(event);
  }
  return record;
}

std::string play_game(const SpielGame& game,
                      const std::vector<std::string>& names,
                      std::uint64_t seed) {
  if (names.size() != static_cast<std::size_t>(game.seats))
    throw nb::value_error(
        fmt::format("{} names for {} players", names.size(), game.seats)
            .c_str());
  std::vector<Player> players;
  for (std::size_t s = 0; s < names.size(); ++s) {
    auto player = make_player(names[s], stream_seed(seed, player_stream, s),
                              built_in_values);
    if (!player)
      throw nb::value_error(
          fmt::format("there is no player \"{}\"", names[s]).c_str());
    players.push_back(*std::move(player));
  }
  const nb::gil_scoped_release others_may_run;
  Record record =
      play(game, std::move(players), Rng(stream_seed(seed, dice_stream)));
  for (std::size_t s = 0; s < names.size(); ++s)
    record.tags.push_back(
        {std::string(1, letter(static_cast<Seat>(s))), names[s]});
  return record.text();
}

Review review_record(std::string_view text, const PositionValues* given) {
  const Reading reading = value_or_raise(read_whole_record(text));
  const Record& record = reading.record;
  const PositionValues values =
      values_for(given, rules(record.start), seats(record.start));
  const nb::gil_scoped_release others_may_run;
  return review(record, reading.playback, values,
                {.explained = ReviewOptions::Explained::none});
}

/// A row of numbers per event, made by get(verdict).
template <class Number, class Get>
Array<Number> by_event(const Review& review, Get get) {
  std::vector<Number> all;
  for (const Verdict& verdict : review.verdicts) all.push_back(get(verdict));
  return array_of(std::move(all));
}

/// Everybody's share per event.
Array<double> shares_by_event(const Review& review, Shares Verdict::* part) {
  std::vector<double> all;
  for (const Verdict& verdict : review.verdicts)
    add_shares(all, verdict.*part, review.seats());
  return array_of(std::move(all), {review.verdicts.size(),
                                   static_cast<std::size_t>(review.seats())});
}

Array<double> accounts(const Review& review) {
  std::vector<double> all;
  for (const Account& a : review.accounts)
    all.insert(all.end(), {a.start, a.luck, a.skill, a.reestimate, a.result});
  return array_of(std::move(all), {review.accounts.size(), 5});
}

}  // namespace

void bind_review(nb::module_& module) {
  nb::class_<Review>(module, "Review",
                     "A game told apart into luck and skill, an entry per "
                     "event.")
      .def_prop_ro(
          "names", [](const Review& r) { return r.names; },
          "What the players are called.")
      .def_prop_ro(
          "events",
          [](const Review& r) {
            std::vector<std::string> all;
            for (const Verdict& v : r.verdicts)
              all.push_back(event_text(v.before, v.event));
            return all;
          },
          "Rolls and moves as records write them; a move begins with \"/\".")
      .def_prop_ro(
          "positions",
          [](const Review& r) {
            std::vector<std::string> all;
            for (const Verdict& v : r.verdicts) all.push_back(text(v.before));
            return all;
          },
          "The position before each event.")
      .def_prop_ro(
          "players",
          [](const Review& r) {
            return by_event<std::int64_t>(
                r, [](const Verdict& v) { return v.seat; });
          },
          nb::rv_policy::automatic, "int64 [events]: who rolled or decided.")
      .def_prop_ro(
          "decisions",
          [](const Review& r) {
            return by_event<std::int64_t>(
                r, [](const Verdict& v) { return v.decision() ? 1 : 0; });
          },
          nb::rv_policy::automatic,
          "int64 [events]: 1 for a move, 0 for a roll.")
      .def_prop_ro(
          "losses",
          [](const Review& r) {
            return by_event<double>(r, [](const Verdict& v) {
              return v.decision() ? v.chosen().loss : 0.0;
            });
          },
          nb::rv_policy::automatic,
          "float64 [events]: what a move gave away against the best.")
      .def_prop_ro(
          "changes",
          [](const Review& r) { return shares_by_event(r, &Verdict::change); },
          nb::rv_policy::automatic,
          "float64 [events, players]: the luck of a roll, the skill of a move.")
      .def_prop_ro(
          "reestimates",
          [](const Review& r) {
            return shares_by_event(r, &Verdict::reestimate);
          },
          nb::rv_policy::automatic,
          "float64 [events, players]: what solving the next turn changed.")
      .def_prop_ro(
          "shares",
          [](const Review& r) { return shares_by_event(r, &Verdict::shares); },
          nb::rv_policy::automatic,
          "float64 [events, players]: everybody's share of the win after it.")
      .def_prop_ro("accounts", &accounts, nb::rv_policy::automatic,
                   "float64 [players, 5]: start, luck, skill, re-estimate, "
                   "result. The first four sum to the last.");
  module.def("review", &review_record, "record"_a,
             "values"_a.none() = nb::none(),
             "Reviews a game, given as the text of its record.");
  module.def("play_game", &play_game, "game"_a, "players"_a, "seed"_a = 1,
             "Plays a game between computer players, who begins and what is "
             "rolled drawn from the seed; returns the text of its record.");
}

}  // namespace gockel::python
