#include "gockel/cli/loss_report.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "gockel/cli/named_values.h"
#include "gockel/cli/progress.h"
#include "gockel/cli/text_table.h"
#include "gockel/players/turn_player.h"
#include "gockel/solve/loss.h"

namespace gockel {
namespace {

ResultEvaluator evaluator_by(Objective objective) {
  return [objective](const Grill& before, std::span<const Grill> results,
                     std::span<double> worth) {
    for (std::size_t i = 0; i < results.size(); ++i)
      worth[i] = turn_worth(before, results[i], objective);
  };
}

ResultEvaluator evaluator_by(const PositionValues& values) {
  return [values](const Grill& before, std::span<const Grill> results,
                  std::span<double> worth) {
    for (std::size_t i = 0; i < results.size(); ++i)
      worth[i] = values(results[i])[before.seat];
  };
}

Result<ResultEvaluator> evaluator_named(std::string_view player,
                                        const Rules& rules,
                                        const Reporter& reporter) {
  if (player == "gain") return evaluator_by(Objective::gain);
  if (player == "swing") return evaluator_by(Objective::swing);
  const auto values =
      values_named(player, rules, 2, reporter.say(CliText::loss_players));
  if (!values) return std::unexpected(values.error());
  return evaluator_by(*values);
}

nlohmann::json as_json(const Loss& loss) {
  return {{"start", loss.at_start},
          {"mean", loss.mean},
          {"worst", loss.worst},
          {"worst_at", loss.worst_at.text()}};
}

void print_losses(const std::string& player, const Losses& found,
                  const Reporter& reporter) {
  const TextTable table(
      {{player, 10, 0, Column::Align::left},
       {reporter.say(OutputText::start), 12, 1},
       {reporter.say(OutputText::mean), 12, 1},
       {reporter.say(OutputText::worst), 12, 1},
       {reporter.say(OutputText::worst_at), 0, 2, Column::Align::left}});
  const auto row = [&](const char* seat, const Loss& loss) {
    fmt::print(
        "{}",
        table.row({reporter.say(OutputText::as_seat, {.what = seat}),
                   reporter.decimal(loss.at_start, 10),
                   reporter.decimal(loss.mean, 10),
                   reporter.decimal(loss.worst, 10), loss.worst_at.text()}));
  };
  fmt::print("{}", table.headings());
  row("A", found.moving);
  row("B", found.waiting);
}

}  // namespace

int report_loss(const Solution& solution, const LossOptions& options,
                const Reporter& reporter) {
  const auto evaluator =
      evaluator_named(options.player, solution.game().start().rules, reporter);
  if (!evaluator) return reporter.refused("loss", evaluator.error());
  Progress progress(reporter.say(OutputText::doing_loss), reporter);
  const auto found =
      losses(solution, *evaluator, options.threads,
             [&](const SweepProgress& at) { progress.show(at.done); });
  progress.clear();
  if (!found) return reporter.refused("loss", found.error());
  if (options.json) {
    fmt::print("{}\n", nlohmann::json{{"player", options.player},
                                      {"moving", as_json(found->moving)},
                                      {"waiting", as_json(found->waiting)}}
                           .dump(2));
    return status::ok;
  }
  print_losses(options.player, *found, reporter);
  return status::ok;
}

}  // namespace gockel
