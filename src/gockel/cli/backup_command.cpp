#include "gockel/store/backup.h"

#include <fmt/format.h>

#include <csignal>
#include <memory>

#include "gockel/cli/commands.h"
#include "gockel/cli/data_file.h"

namespace gockel {
namespace {

struct BackupCommand {
  std::string backup;
  std::string data;
  bool force = false;

  ExistingFile existing() const {
    return force ? ExistingFile::replaced : ExistingFile::kept;
  }
};

CliText text_of(const BackupFault& fault) {
  using enum BackupFault::Kind;
  switch (fault.kind) {
    case not_a_file: return CliText::backup_not_a_file;
    case unreadable: return CliText::backup_unreadable;
    case damaged: return CliText::backup_damaged;
    case foreign: return CliText::database_foreign;
    case newer_schema: return CliText::backup_newer_schema;
    case in_use: return CliText::backup_in_use;
    case exists: return CliText::backup_exists;
    case unwritable: break;
  }
  return fault.detail.empty() ? CliText::no_regular_file : CliText::unwritable;
}

/// What could not be written may be another time; all else was refused.
int exit_code(BackupFault::Kind kind) {
  return kind == BackupFault::Kind::unwritable ? status::failed
                                               : status::bad_input;
}

/// A file that may not grow is to be an error like a full disk, not the end.
void survive_file_limits() { std::signal(SIGXFSZ, SIG_IGN); }

int tell(const std::expected<BackupContent, BackupFault>& done, CliText success,
         const std::string& written, const Reporter& reporter) {
  if (done) {
    fmt::print("{}\n",
               reporter.say(success, {.what = written, .n = done->tables}));
    return status::ok;
  }
  const BackupFault& fault = done.error();
  reporter.complain(reporter.say(
      text_of(fault),
      {.what = fault.file, .more = fault.detail, .n = fault.version}));
  return exit_code(fault.kind);
}

Command declare(Program& program, const std::string& name, CliText summary,
                OptionText backup_help,
                const std::shared_ptr<BackupCommand>& command) {
  Command sub = program.command(name, summary);
  sub.option("backup", &command->backup, backup_help).required();
  sub.option("--data", &command->data, OptionText::backup_data)
      .environment("GOCKEL_DATA");
  sub.flag("--force", command->force, OptionText::backup_force);
  return sub;
}

}  // namespace

void add_backup(Program& program) {
  auto command = std::make_shared<BackupCommand>();
  Command sub = declare(program, "backup", CliText::backup_summary,
                        OptionText::backup_file, command);
  sub.footer({.note = sub.say(OptionText::backup_note),
              .examples = {"gockel backup tables-monday.sqlite"}});
  sub.runs([command](const Reporter& reporter) {
    survive_file_limits();
    if (command->data.empty()) command->data = default_data();
    return tell(back_up(command->data, command->backup, command->existing()),
                CliText::backup_done, command->backup, reporter);
  });
}

void add_restore(Program& program) {
  auto command = std::make_shared<BackupCommand>();
  Command sub = declare(program, "restore", CliText::restore_summary,
                        OptionText::restore_file, command);
  sub.footer({.note = sub.say(OptionText::restore_note),
              .examples = {"gockel restore tables-monday.sqlite --force"}});
  sub.runs([command](const Reporter& reporter) {
    survive_file_limits();
    if (command->data.empty()) command->data = default_data();
    return tell(restore(command->backup, command->data, command->existing()),
                CliText::restore_done, command->data, reporter);
  });
}

}  // namespace gockel
