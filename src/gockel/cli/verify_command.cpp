#include "gockel/fair/verify.h"

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "gockel/cli/commands.h"
#include "gockel/cli/input_file.h"

namespace gockel {
namespace {

struct VerifyCommand {
  std::string file;
  bool json = false;
};

int run(const VerifyCommand& command) {
  const auto record = read_record(command.file);
  if (!record) return status::bad_input;
  const auto found = verify(*record);
  // A record without a promise cannot be judged; one that breaks it can.
  const bool broken = !found && found.error().code == Code::outcome;
  if (command.json)
    fmt::print("{}\n",
               nlohmann::json{{"fair", found.has_value()},
                              {"rolls", found ? found->rolls : 0},
                              {"why", found ? "" : found.error().sentence}}
                   .dump(2));
  else if (found)
    fmt::print(
        "fair: the first position and all {} rolls are those that the "
        "seed and the players' luck give\n",
        found->rolls);
  else
    fmt::print(stderr, "gockel: {}: {}\n", command.file,
               found.error().sentence);
  return found ? status::ok : broken ? status::failed : status::bad_input;
}

}  // namespace

void add_verify(CLI::App& app, int& status) {
  auto command = std::make_shared<VerifyCommand>();
  CLI::App* sub = app.add_subcommand(
      "verify", "Check that a table's dice fell as they had to");
  sub->add_option(
         "record", command->file,
         "The record downloaded from the table; - reads standard input")
      ->required();
  sub->add_flag("--json", command->json, "Print JSON");
  sub->footer(
      "The exit code is 0 when all is as promised, 1 when not, 2 when the\n"
      "record cannot tell.\n"
      "Example:\n  gockel verify K7QXM2PD9TRA.gockel");
  sub->callback([command, &status] { status = run(*command); });
}

}  // namespace gockel
