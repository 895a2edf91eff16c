#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <nlohmann/json.hpp>

#include "gockel/cli/commands.h"
#include "gockel/cli/progress.h"
#include "gockel/cli/report.h"
#include "gockel/cli/threads.h"
#include "gockel/train/trainer.h"

namespace gockel {
namespace {

struct TrainOptions {
  std::string family = "grill";
  std::string position;
  int seats = 2;
  std::size_t hidden = 64;
  std::uint64_t epochs = 60;
  std::uint64_t seed = 1;
  int threads = all_cores();
  std::string out;
  bool json = false;
};

Result<Subject> subject(const TrainOptions& options) {
  if (!options.position.empty()) {
    const Result<AnyState> state = parse_state(options.position);
    if (!state) return std::unexpected(state.error());
    const Grill* grill = std::get_if<Grill>(&*state);
    if (grill == nullptr || grill->node() == Node::terminal)
      return refuse(Code::value, 0,
                    "a training starts from a Grill position that is not over");
    return Subject{family(grill->rules), grill->seats, *grill};
  }
  for (const RuleSet set : {RuleSet::compact, RuleSet::deluxe, RuleSet::wok}) {
    if (name(family(Rules(set))) != options.family) continue;
    if (options.seats < info(set).min_seats ||
        options.seats > info(set).max_seats)
      return refuse(
          Code::value, 0,
          fmt::format("{} is for {} to {} players, not {}", options.family,
                      info(set).min_seats, info(set).max_seats, options.seats));
    return Subject{family(Rules(set)), options.seats, std::nullopt};
  }
  return refuse(Code::value, 0,
                fmt::format("there is no family \"{}\"; there are grill, "
                            "deluxe, wok",
                            options.family));
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

int run(const TrainOptions& options) {
  const Result<Subject> what = subject(options);
  if (!what) return complain("train", what.error());
  Trainer trainer({.subject = *what,
                   .hidden = options.hidden,
                   .epochs = options.epochs,
                   .seed = options.seed,
                   .threads = options.threads});
  const std::string state_path = options.out + ".training";
  if (std::ifstream file(state_path, std::ios::binary); file) {
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    if (const auto restored = trainer.restore(bytes); !restored)
      return complain(state_path, restored.error());
  }
  auto rows = nlohmann::json::array();
  if (!options.json)
    fmt::print("{:>5}  {:>11}  {:>9}\n", "epoch", "positions", "residual");
  Progress progress(
      fmt::format("train {}-{}", name(what->family), what->seats));
  while (!trainer.done()) {
    const TrainProgress at = trainer.run_epoch([&](double part) {
      progress.show((static_cast<double>(trainer.epoch()) + part) /
                    static_cast<double>(options.epochs));
    });
    if (!write(state_path, trainer.state()) ||
        !write(options.out, trainer.network().bytes())) {
      fmt::print(stderr, "gockel: cannot write {}\n", options.out);
      return status::failed;
    }
    rows.push_back({{"epoch", at.epoch},
                    {"positions", at.positions},
                    {"residual", at.residual}});
    if (options.json) continue;
    progress.clear();
    fmt::print("{:>5}  {:>11}  {:>9.6f}\n", at.epoch, at.positions,
               at.residual);
    std::fflush(stdout);
  }
  std::filesystem::remove(state_path);
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

void add_train(CLI::App& app, int& status) {
  auto options = std::make_shared<TrainOptions>();
  CLI::App* command =
      app.add_subcommand("train", "Learn position values by self-play");
  command->add_option("--family", options->family, "grill, deluxe or wok")
      ->capture_default_str();
  command->add_option("--seats", options->seats, "Number of players")
      ->capture_default_str();
  command->add_option("--position", options->position,
                      "Learn only what can follow from this Grill position");
  command->add_option("--hidden", options->hidden, "Units of the first layer")
      ->check(CLI::IsMember({32, 64, 128, 256}))
      ->capture_default_str();
  command->add_option("--epochs", options->epochs, "256,000 positions each")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command->add_option("--seed", options->seed, "The same seed, the same values")
      ->capture_default_str();
  add_threads(*command, options->threads);
  command->add_option("--out", options->out, "The file to write")->required();
  command->add_flag("--json", options->json, "Print JSON");
  command->footer(
      "A training that was stopped goes on where it was when the same command\n"
      "is given again.\n"
      "Example:\n  gockel train --family grill --seats 2 --out grill-2.net");
  command->callback([options, &status] { status = run(*options); });
}

}  // namespace gockel
