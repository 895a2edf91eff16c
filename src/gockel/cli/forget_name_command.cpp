#include <fmt/format.h>

#include <memory>

#include "gockel/cli/commands.h"
#include "gockel/cli/database.h"
#include "gockel/table/forget_name.h"
#include "gockel/table/person_name.h"

namespace gockel {
namespace {

struct ForgetNameCommand {
  std::string name;
  std::string data;
};

/// Takes the name out of one table; how many entries had it.
StoreResult<int> forget(Store& store, const std::string& code,
                        const std::string& name) {
  TableKind kind = TableKind::links;
  return store.rewrite(code, [&](const std::string& text) {
    // The first entry says how the others are written. What cannot be read is
    // left as it is: `gockel verify` tells of it.
    if (const auto first = parse_entry(text, {}))
      if (const auto* e = std::get_if<entry::Created>(&first->what))
        kind = e->kind;
    // As it is kept today; tables of earlier versions may have it as typed.
    const std::string kept = person_name(name).value_or(name);
    const std::string without = without_name(text, kept, kind).value_or(text);
    return without_name(without, name, kind).value_or(without);
  });
}

int run(const ForgetNameCommand& command, const Reporter& reporter) {
  const auto store = open_database(command.data, reporter);
  if (!store) return status::bad_input;
  int entries = 0;
  int tables = 0;
  StoreFault fault;
  const bool done = each_table(*store, fault, [&](const std::string& code) {
    const auto changed = forget(*store, code, command.name);
    if (!changed) {
      fault = changed.error();
      return;
    }
    entries += *changed;
    if (*changed > 0) ++tables;
  });
  if (!done) {
    reporter.complain(say_fault(fault, reporter));
    return status::failed;
  }
  fmt::print("{}\n",
             reporter.say(OutputText::forgotten,
                          {.what = fmt::format("{}", tables), .n = entries}));
  return status::ok;
}

}  // namespace

void add_forget_name(Program& program) {
  auto command = std::make_shared<ForgetNameCommand>();
  Command sub = program.command("forget-name", CliText::forget_summary);
  sub.option("name", &command->name, OptionText::forget_name).required();
  sub.option("--data", &command->data, OptionText::serve_data)
      .environment("GOCKEL_DATA")
      .required();
  sub.footer({.note = sub.say(OptionText::forget_note),
              .examples = {"gockel forget-name Anna --data tables.sqlite"}});
  sub.runs(
      [command](const Reporter& reporter) { return run(*command, reporter); });
}

}  // namespace gockel
