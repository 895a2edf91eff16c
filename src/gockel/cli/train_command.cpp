#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <nlohmann/json.hpp>

#include "gockel/cli/commands.h"
#include "gockel/cli/named_values.h"
#include "gockel/cli/progress.h"
#include "gockel/cli/text_table.h"
#include "gockel/cli/threads.h"
#include "gockel/train/trainer.h"

namespace gockel {
namespace {

struct TrainOptions {
  std::string family = "grill";
  std::string position;
  std::string against;
  int seats = 2;
  std::size_t hidden = 64;
  std::uint64_t epochs = 60;
  std::uint64_t seed = 1;
  int threads = 1;
  std::string out;
  bool json = false;
};

Result<TrainingGame> training_start(const TrainOptions& options) {
  if (!options.position.empty()) {
    const Result<AnyState> state = parse_state(options.position);
    if (!state) return std::unexpected(state.error());
    const Grill* grill = std::get_if<Grill>(&*state);
    if (grill == nullptr || grill->node() == Node::terminal)
      return refuse(Reason::training_start);
    return TrainingGame{
        .family = family(grill->rules), .seats = grill->seats, .start = *grill};
  }
  for (const RuleSet set : {RuleSet::compact, RuleSet::deluxe, RuleSet::wok}) {
    if (name(family(Rules(set))) != options.family) continue;
    if (options.seats < info(set).min_seats ||
        options.seats > info(set).max_seats)
      return refuse(Reason::wrong_player_count, 0,
                    {.what = options.family,
                     .n = options.seats,
                     .least = info(set).min_seats,
                     .limit = info(set).max_seats});
    return TrainingGame{.family = family(Rules(set)), .seats = options.seats};
  }
  return refuse(Reason::unknown_family, 0,
                {.what = options.family, .list = "grill, deluxe, wok"});
}

Result<TrainingGame> training_game(const TrainOptions& options,
                                   const Reporter& reporter) {
  Result<TrainingGame> game = training_start(options);
  if (!game || options.against.empty()) return game;
  // Rule sets of a family share their values.
  const RuleSet set = game->family == Family::wok      ? RuleSet::wok
                      : game->family == Family::deluxe ? RuleSet::deluxe
                                                       : RuleSet::compact;
  auto opponent = values_named(options.against, Rules(set), game->seats,
                               reporter.say(CliText::values_players));
  if (!opponent) return std::unexpected(opponent.error());
  game->opponent = *std::move(opponent);
  return game;
}

/// The file is whole at every moment: it takes its name when it is written.
bool write(const std::string& path, const std::string& bytes) {
  const std::string fresh = path + ".new";
  std::ofstream file(fresh, std::ios::binary);
  file << bytes;
  file.close();
  std::error_code error;
  if (file) std::filesystem::rename(fresh, path, error);
  return file && !error;
}

int run(const TrainOptions& options, Group& group, const Reporter& reporter) {
  const Result<TrainingGame> what = training_game(options, reporter);
  if (!what) return reporter.refused("train", what.error());
  Trainer trainer({.game = *what,
                   .hidden = options.hidden,
                   .epochs = options.epochs,
                   .seed = options.seed,
                   .threads = options.threads});
  const std::string state_path = options.out + ".training";
  // Files are rank 0's: it need not have its disk in common with the others.
  std::vector<std::string> states;
  if (std::ifstream file(state_path, std::ios::binary);
      file && group.rank() == 0)
    states.emplace_back(std::istreambuf_iterator<char>(file),
                        std::istreambuf_iterator<char>());
  if (group.any(!states.empty())) {
    const std::string state =
        group.broadcast(states.empty() ? "" : states.front());
    if (const auto restored = trainer.restore(state); !restored)
      return reporter.refused(state_path, restored.error());
  }
  auto rows = nlohmann::json::array();
  const TextTable table({{reporter.say(OutputText::epoch), 5, 0},
                         {reporter.say(OutputText::positions), 11},
                         {reporter.say(OutputText::residual), 9}});
  if (!options.json) fmt::print("{}", table.headings());
  Progress progress(
      reporter.say(
          OutputText::doing_train,
          {.what = fmt::format("{}-{}", name(what->family), what->seats)}),
      reporter);
  while (!trainer.done()) {
    const TrainProgress at = trainer.run_epoch(group, [&](double part) {
      progress.show((static_cast<double>(trainer.epoch()) + part) /
                    static_cast<double>(options.epochs));
    });
    if (group.rank() == 0 && (!write(state_path, trainer.state()) ||
                              !write(options.out, trainer.network().bytes()))) {
      reporter.complain(reporter.say(
          refusal_for(Reason::cannot_write, 0, {.what = options.out})));
      return status::failed;
    }
    rows.push_back({{"epoch", at.epoch},
                    {"positions", at.positions},
                    {"residual", at.residual}});
    if (options.json) continue;
    progress.clear();
    fmt::print(
        "{}", table.row({fmt::to_string(at.epoch), fmt::to_string(at.positions),
                         reporter.decimal(at.residual, 6)}));
    std::fflush(stdout);
  }
  if (group.rank() == 0) std::filesystem::remove(state_path);
  if (options.json)
    fmt::print("{}\n", nlohmann::json{{"file", options.out},
                                      {"family", name(what->family)},
                                      {"seats", what->seats},
                                      {"seed", options.seed},
                                      {"epochs", rows}}
                           .dump(2));
  return status::ok;
}

}  // namespace

void add_train(Program& program, Group& group) {
  auto options = std::make_shared<TrainOptions>();
  Command command = program.command("train", CliText::train_summary);
  command.option("--family", &options->family, OptionText::train_family)
      .with_default();
  command.option("--seats", &options->seats, OptionText::train_seats)
      .with_default();
  command.option("--position", &options->position, OptionText::train_position);
  command.option("--against", &options->against, OptionText::train_against);
  command.option("--hidden", &options->hidden, OptionText::train_hidden)
      .one_of({32, 64, 128, 256})
      .with_default();
  command.option("--epochs", &options->epochs, OptionText::train_epochs)
      .between(1, 1'000'000)
      .with_default();
  command.option("--seed", &options->seed, OptionText::train_seed)
      .with_default();
  add_threads(command, options->threads, group);
  command.option("--out", &options->out, OptionText::train_out).required();
  command.flag("--json", options->json, OptionText::json);
  command.footer(
      {.note = command.say(OptionText::train_note),
       .examples = {
           "gockel train --family grill --seats 2 --out grill-2.net",
           "gockel train --against best --epochs 30 --out response.net"}});
  command.runs([options, &group](const Reporter& reporter) {
    return run(*options, group, reporter);
  });
}

}  // namespace gockel
