#include "gockel/cli/loss_report.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "gockel/cli/progress.h"
#include "gockel/cli/report.h"
#include "gockel/eval/position_values.h"
#include "gockel/exact/loss.h"
#include "gockel/play/turn_player.h"

namespace gockel {
namespace {

Judge judge_of_taste(Taste taste) {
  return [taste](const Grill& before, std::span<const Grill> results,
                 std::span<double> worth) {
    for (std::size_t i = 0; i < results.size(); ++i)
      worth[i] = turn_worth(before, results[i], taste);
  };
}

Judge judge_by_values(const PositionValues& values) {
  return [values](const Grill& before, std::span<const Grill> results,
                  std::span<double> worth) {
    for (std::size_t i = 0; i < results.size(); ++i)
      worth[i] = values(results[i])[before.seat];
  };
}

Result<Judge> judge_named(std::string_view player, const Rules& rules) {
  constexpr std::string_view from_file = "values:";
  if (player == "gain") return judge_of_taste(Taste::gain);
  if (player == "swing") return judge_of_taste(Taste::swing);
  if (player == "best")
    return judge_by_values(PositionValues::built_in(rules, 2));
  if (!player.starts_with(from_file))
    return refuse(Code::value, 0,
                  fmt::format("there is no player \"{}\"; there are gain, "
                              "swing, best and values:FILE",
                              player));
  const auto values = read_values(std::string(player.substr(from_file.size())));
  if (!values) return std::unexpected(values.error());
  if (!values->fits(rules, 2))
    return refuse(Code::value, 0, "these position values are of another game");
  return judge_by_values(*values);
}

nlohmann::json as_json(const Loss& loss) {
  return {{"start", loss.at_start},
          {"mean", loss.mean},
          {"worst", loss.worst},
          {"worst_at", loss.worst_at.text()}};
}

}  // namespace

int report_loss(const Solution& solution, const LossOptions& options) {
  const auto judge = judge_named(options.player, solution.game().start().rules);
  if (!judge) return complain("loss", judge.error());
  Progress progress("loss");
  const auto found =
      losses(solution, *judge, options.threads,
             [&](const SweepNews& news) { progress.show(news.done); });
  progress.clear();
  if (!found) return complain("loss", found.error());
  if (options.json) {
    fmt::print("{}\n", nlohmann::json{{"player", options.player},
                                      {"moving", as_json(found->moving)},
                                      {"waiting", as_json(found->waiting)}}
                           .dump(2));
    return status::ok;
  }
  fmt::print("{:<10} {:>12} {:>12} {:>12}  worst at, A to move\n",
             options.player, "start", "mean", "worst");
  const auto row = [](std::string_view name, const Loss& loss) {
    fmt::print("{:<10} {:>12.10f} {:>12.10f} {:>12.10f}  {}\n", name,
               loss.at_start, loss.mean, loss.worst, loss.worst_at.text());
  };
  row("as A", found->moving);
  row("as B", found->waiting);
  return status::ok;
}

}  // namespace gockel
