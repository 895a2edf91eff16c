// The methods that set puzzles and judge the answers.

#include <fmt/format.h>

#include <algorithm>

#include "gockel/core/text.h"
#include "gockel/engine/analysis_json.h"
#include "gockel/engine/methods.h"
#include "gockel/engine/voice.h"
#include "gockel/puzzles/daily_puzzle.h"
#include "gockel/rpc/json_object.h"
#include "gockel/rpc/options_json.h"
#include "gockel/words/reasons.h"

namespace gockel {
namespace {

Json puzzle_json(const std::optional<Puzzle>& puzzle) {
  if (!puzzle) return JsonObject().add("puzzle", nullptr);
  Json picks = Json::object();
  for (std::size_t i = 0; i < levels.size(); ++i)
    picks[levels[i].name] = puzzle->picks[i].text();
  return JsonObject().add(
      "puzzle",
      JsonObject()
          .add("position", text(puzzle->position))
          .add("seat", seat_json(seat(puzzle->position)))
          .add("theme", name(puzzle->theme))
          .add("best", puzzle->candidates[0].move.text())
          .add("loss", puzzle->candidates[1].loss)
          .add("picks", std::move(picks))
          .add("check", JsonObject()
                            .add("difference", puzzle->check.difference)
                            .add("error", puzzle->check.error)
                            .add("games", puzzle->check.games)));
}

/// The theme in the parameters, if there is one. Refused: one that does not
/// exist, or not in this game.
std::expected<std::optional<Theme>, Fault> wanted_theme(const Params& params,
                                                        RuleSet set) {
  if (!params.has("theme")) return std::nullopt;
  const auto found = parse_theme(params.text("theme"));
  if (found && std::ranges::count(themes(set), *found) > 0) return found;
  std::string list;
  for (const Theme theme : themes(set))
    list += fmt::format("{}{}", list.empty() ? "" : ", ", name(theme));
  return bad_params(
      "theme", fmt::format("the themes of {} are {}", info(set).name, list));
}

/// Why the best move is better than the other one, at both edges of the scale:
/// as a friend says it and in numbers.
void add_comparison(Outlook& outlook, const AnyState& state,
                    const Candidate& best, const Candidate& other,
                    const Phrases& phrases, JsonObject& out) {
  const MovePair pair{state, best.move, other.move};
  const std::vector<Fact> facts = explain(outlook, state, best, other);
  out.add("advice", advice(phrases, pair, facts, mark(other.loss)))
      .add("explanation", reasons(phrases, pair, facts));
}

}  // namespace

Answer run_judge(const Params& params, const Host& host) {
  // Only a decision that is legal here can be judged.
  const auto state = params.position();
  if (!state) return std::unexpected(state.error());
  if (node(*state) != Node::decision)
    return refused(refusal_for(Reason::nothing_to_decide), "position");
  const auto event = params.event(*state);
  if (!event) return std::unexpected(event.error());
  const auto voice = any_voice(params, host, seats(*state));
  if (!voice) return std::unexpected(voice.error());
  const auto values = values_for(*state, host);
  if (!values) return std::unexpected(values.error());

  // The engine ranks all moves once; whatever is said below is read from that.
  const Phrases phrases = voice->phrases();
  const Worded worded = params.has("lang") ? Worded::all : Worded::explanations;
  Outlook outlook(*values);
  const std::vector<Candidate> candidates = rank(outlook, *state);
  const auto chosen =
      std::ranges::find(candidates, std::get<Move>(*event), &Candidate::move);
  const Mark judged = mark(chosen->loss);
  JsonObject out;
  out.add("loss", chosen->loss)
      .add("mark", judged == Mark::none ? Json() : Json(name(judged)))
      .add("verdict",
           judged == Mark::none ? Json() : Json(phrases.mark(judged)));
  // A move is explained against its rival: the best one, or for the best one
  // the next. Where there is no other there is nothing to explain.
  if (candidates.size() < 2) {
    out.add("theme", nullptr)
        .add("advice", nullptr)
        .add("explanation", nullptr);
  } else {
    const Candidate& best = candidates[0];
    const Candidate& other =
        chosen == candidates.begin() ? candidates[1] : *chosen;
    out.add("theme", name(theme(*state, best.move, other.move)));
    add_comparison(outlook, *state, best, other, phrases, out);
  }
  out.add("candidates", candidates_json(candidates, *state, phrases, worded));
  return out;
}

Answer run_puzzle(const Params& params, const Host& host) {
  const auto rules = named_rules(params.text("rule_set"));
  if (!rules) return refused(rules.error(), "rule_set");
  const auto theme = wanted_theme(params, rules->rule_set());
  if (!theme) return std::unexpected(theme.error());
  const auto seed = wanted_seed(params);
  if (!seed) return std::unexpected(seed.error());
  const int seats = puzzle_seats(*theme);
  if (auto values = values_for(*rules, seats, host); !values)
    return std::unexpected(values.error());
  bool wanted = true;
  const auto puzzle = make_puzzle(
      {.rules = *rules, .seats = seats, .theme = *theme, .seed = *seed},
      host.values, [&](double done) { return wanted = params.go_on(done); });
  if (!wanted) return fault(rpc::cancelled, "the client cancelled");
  return puzzle_json(puzzle);
}

Answer run_daily_puzzle(const Params& params, const Host& host) {
  const auto date = CivilDate::parse(params.text("date"));
  if (!date) return bad_params("date", "a date is written as in 2026-11-18");
  const int number = params.whole("number", 1);
  if (number < 1 || number > puzzles_per_day)
    return bad_params("number", fmt::format("a day has the puzzles 1 to {}",
                                            puzzles_per_day));
  const PuzzleRequest request = daily_request(*date, number);
  if (auto values = values_for(request.rules, request.seats, host); !values)
    return std::unexpected(values.error());
  bool wanted = true;
  const auto puzzle =
      daily_puzzle(*date, number, host.values,
                   [&](double done) { return wanted = params.go_on(done); });
  if (!wanted) return fault(rpc::cancelled, "the client cancelled");
  return puzzle_json(puzzle);
}

}  // namespace gockel
