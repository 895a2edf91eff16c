#include "gockel/cli/rollout_job.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "gockel/cli/job_fields.h"
#include "gockel/cli/text_table.h"
#include "gockel/cluster/bytes.h"
#include "gockel/weights/built_in_values.h"

namespace gockel {
namespace {

nlohmann::json row(const RolloutResult& found, Seat s) {
  return {{"seat", std::string(1, static_cast<char>('A' + s))},
          {"value", found.value[s]},
          {"share", found.shares[s]},
          {"error", found.errors[s]},
          {"plain", found.plain[s]}};
}

}  // namespace

JobFields rollout_fields(const RolloutOptions& options) {
  return {{"position", options.position},
          {"games", fmt::to_string(options.games)},
          {"error", fmt::to_string(options.error)},
          {"seed", fmt::to_string(options.seed)},
          {"format", options.json ? "json" : "table"}};
}

std::optional<RolloutOptions> rollout_options(const JobFields& fields) {
  FieldReader in(fields);
  RolloutOptions options;
  options.position = in.text("position");
  options.games = in.number<std::uint64_t>("games");
  options.error = in.number<double>("error");
  options.seed = in.number<std::uint64_t>("seed");
  options.json = in.text("format") == "json";
  if (!in.at_end()) return std::nullopt;
  return options;
}

std::string played_out_bytes(const std::vector<PlayedOut>& games) {
  ByteWriter out;
  for (const PlayedOut& game : games) {
    out.put(std::span<const double>(game.plain));
    out.put(std::span<const double>(game.adjusted));
    out.put(game.turns);
    out.put(game.cut);
  }
  return out.take();
}

std::optional<std::vector<PlayedOut>> read_played_out(std::string_view bytes,
                                                      std::uint64_t count) {
  ByteReader in(bytes);
  std::vector<PlayedOut> games;
  // Not reserved: the count may be a lie.
  for (std::uint64_t i = 0; i < count && in.ok(); ++i) {
    PlayedOut& game = games.emplace_back();
    in.get(std::span<double>(game.plain));
    in.get(std::span<double>(game.adjusted));
    game.turns = in.get<std::uint32_t>();
    game.cut = in.get<std::uint8_t>() != 0;
  }
  if (!in.at_end()) return std::nullopt;
  return games;
}

void print_rollout(const RolloutOptions& options, const AnyState& state,
                   const RolloutResult& found, const Reporter& reporter) {
  if (options.json) {
    auto rows = nlohmann::json::array();
    for (Seat s = 0; s < seats(state); ++s) rows.push_back(row(found, s));
    fmt::print("{}\n", nlohmann::json{{"position", text(state)},
                                      {"games", found.games},
                                      {"turns", found.turns},
                                      {"cut", found.cut},
                                      {"seats", rows}}
                           .dump(2));
    return;
  }
  const TextTable table(
      {{reporter.say(OutputText::seat), 5, 0, Column::Align::left},
       {reporter.say(OutputText::value), 8, 1},
       {reporter.say(OutputText::rollout), 9, 1},
       {reporter.say(OutputText::error), 10, 1},
       {reporter.say(OutputText::plain), 8, 1}});
  fmt::print("{}\n\n{}", text(state), table.headings());
  for (Seat s = 0; s < seats(state); ++s)
    fmt::print("{}", table.row({std::string(1, letter(s)),
                                reporter.percent(found.value[s], 2),
                                reporter.percent(found.shares[s], 2),
                                reporter.percent(found.errors[s], 2),
                                reporter.percent(found.plain[s], 2)}));
  fmt::print("{}\n",
             reporter.say(OutputText::rollout_total,
                          {.what = reporter.decimal(found.turns, 1),
                           .n = static_cast<std::int64_t>(found.games),
                           .least = static_cast<std::int64_t>(found.cut)}));
}

std::optional<RolloutResult> merged_rollout(
    const RolloutOptions& options, const AnyState& state,
    const std::vector<SliceFile>& slices) {
  std::vector<PlayedOut> all;
  for (const SliceFile& file : slices) {
    const auto games =
        read_played_out(file.found, file.slice.of(options.games).count);
    if (!games) return std::nullopt;
    all.insert(all.end(), games->begin(), games->end());
  }
  return add_up_rollout(
      {.state = state, .games = options.games, .error = options.error},
      *built_in_values(rules(state), seats(state)),
      [&all](std::uint64_t first, std::size_t count) {
        const auto from = all.begin() + static_cast<std::ptrdiff_t>(first);
        return std::vector<PlayedOut>(
            from, from + static_cast<std::ptrdiff_t>(count));
      });
}

}  // namespace gockel
