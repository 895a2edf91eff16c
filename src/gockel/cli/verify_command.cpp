#include "gockel/fair/verify.h"

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "gockel/cli/commands.h"
#include "gockel/cli/input_file.h"
#include "gockel/crypto/crypto.h"

namespace gockel {
namespace {

struct VerifyCommand {
  std::string file;
  bool json = false;
};

int run(const VerifyCommand& command, const Reporter& reporter) {
  const auto record = read_record(command.file, reporter);
  if (!record) return status::bad_input;
  const auto found = verify(*record, sodium_hash);
  if (command.json)
    fmt::print("{}\n",
               nlohmann::json{{"fair", found.has_value()},
                              {"rolls", found ? found->rolls : 0},
                              {"why", found ? "" : found.error().sentence}}
                   .dump(2));
  else if (found)
    fmt::print("{}\n",
               reporter.say(OutputText::verify_fair,
                            {.n = static_cast<std::int64_t>(found->rolls)}));
  else
    reporter.complain(reporter.say(
        CliText::refused_in,
        {.what = command.file, .more = reporter.say(found.error())}));
  // A record without a promise cannot be judged; one that breaks it can.
  return found ? status::ok : exit_code(found.error().reason);
}

}  // namespace

void add_verify(Program& program) {
  auto command = std::make_shared<VerifyCommand>();
  Command sub = program.command("verify", CliText::verify_summary);
  sub.option("record", &command->file, OptionText::verify_record).required();
  sub.flag("--json", command->json, OptionText::json);
  sub.footer({.note = sub.say(OptionText::verify_note),
              .examples = {"gockel verify K7QXM2PD9TRA.gockel"}});
  sub.runs(
      [command](const Reporter& reporter) { return run(*command, reporter); });
}

}  // namespace gockel
