#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>

#include "gockel/cli/commands.h"
#include "gockel/cli/database.h"
#include "gockel/cli/input_file.h"
#include "gockel/crypto/crypto.h"
#include "gockel/fair/verify.h"
#include "gockel/table/verify_table.h"
#include "gockel/weights/built_in_values.h"

namespace gockel {
namespace {

struct VerifyCommand {
  std::string file;
  std::string database;
  bool json = false;
};

void print(const std::string& line) { fmt::print("{}\n", line); }

std::int64_t number(std::uint64_t n) { return static_cast<std::int64_t>(n); }

void tell(const VerifiedTable& found, const Reporter& reporter) {
  const VerifiedTable::Rolls& rolls = found.rolls;
  if (found.revealed)
    print(reporter.say(OutputText::verified_rolls,
                       {.what = fmt::format("{}", rolls.by_people),
                        .more = fmt::format("{}", rolls.by_computers),
                        .list = fmt::format("{}", rolls.by_stand_ins),
                        .n = number(rolls.all())}));
  else
    print(reporter.say(OutputText::verified_open, {.n = number(rolls.all())}));
  for (Seat s = 0; s < max_seats; ++s)
    if (rolls.by_renewed_chains[s] > 0)
      print(reporter.say(OutputText::verified_by_renewed,
                         {.what = std::string(1, letter(s)),
                          .n = number(rolls.by_renewed_chains[s])}));
  for (const VerifiedTable::Decisions& one : found.decisions)
    print(reporter.say(one.stand_in ? OutputText::verified_stand_in
                                    : OutputText::verified_decisions,
                       {.what = std::string(1, letter(one.seat)),
                        .more = std::string(name(one.level)),
                        .n = number(one.count)}));
  if (found.decisions_unchecked > 0)
    print(reporter.say(OutputText::verified_unchecked,
                       {.n = number(found.decisions_unchecked)}));
  if (found.chains_renewed > 0)
    print(reporter.say(OutputText::verified_renewed,
                       {.n = number(found.chains_renewed)}));
}

nlohmann::json decisions_json(const VerifiedTable& found) {
  nlohmann::json all = nlohmann::json::array();
  for (const VerifiedTable::Decisions& one : found.decisions)
    all.push_back({{"seat", std::string(1, letter(one.seat))},
                   {"level", name(one.level)},
                   {"stand_in", one.stand_in},
                   {"count", one.count}});
  return all;
}

nlohmann::json renewed_json(const VerifiedTable& found) {
  nlohmann::json all = nlohmann::json::array();
  for (Seat s = 0; s < max_seats; ++s)
    if (const std::uint64_t count = found.rolls.by_renewed_chains[s]; count > 0)
      all.push_back({{"seat", std::string(1, letter(s))}, {"count", count}});
  return all;
}

void print_json(const Result<VerifiedTable>& found) {
  const VerifiedTable table = found.value_or(VerifiedTable{});
  print(nlohmann::json{{"fair", found.has_value() && table.revealed},
                       {"rolls", table.rolls.all()},
                       {"rolls_by_people", table.rolls.by_people},
                       {"rolls_by_renewed_chains", renewed_json(table)},
                       {"rolls_by_computers", table.rolls.by_computers},
                       {"rolls_by_stand_ins", table.rolls.by_stand_ins},
                       {"decisions", decisions_json(table)},
                       {"decisions_unchecked", table.decisions_unchecked},
                       {"chains_renewed", table.chains_renewed},
                       {"put_away", table.put_away},
                       {"why", found ? "" : found.error().sentence}}
            .dump(2));
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

int verify_entries(const VerifyCommand& command, const std::string& text,
                   const Reporter& reporter) {
  const auto found = verify_table(lines_of(text), sodium_hash, built_in_values);
  if (command.json)
    print_json(found);
  else if (found)
    tell(*found, reporter);
  else
    reporter.complain(reporter.say(
        CliText::refused_in,
        {.what = command.file, .more = reporter.say(found.error())}));
  if (!found) return exit_code(found.error().reason);
  // Without the seed nobody can tell.
  return found->revealed ? status::ok : status::bad_input;
}

int verify_record(const VerifyCommand& command, const std::string& text,
                  const Reporter& reporter) {
  const auto record = Record::parse(text);
  if (!record) {
    reporter.refused(command.file, record.error());
    return status::bad_input;
  }
  const auto found = verify(*record, sodium_hash);
  if (command.json)
    print(nlohmann::json{{"fair", found.has_value()},
                         {"rolls", found ? found->rolls : 0},
                         {"why", found ? "" : found.error().sentence}}
              .dump(2));
  else if (found)
    print(reporter.say(OutputText::verify_fair, {.n = number(found->rolls)}));
  else
    reporter.complain(reporter.say(
        CliText::refused_in,
        {.what = command.file, .more = reporter.say(found.error())}));
  // A record without a promise cannot be judged; one that breaks it can.
  return found ? status::ok : exit_code(found.error().reason);
}

/// What a table of a database is, or why it is not what was stored.
Result<VerifiedTable> verify_stored(Store& store, const std::string& code,
                                    StoreFault& fault) {
  const auto row = store.table(code);
  const auto entries = store.entries(code, 0);
  if (!row || !entries) {
    fault = row ? entries.error() : row.error();
    return VerifiedTable{};
  }
  // Deleted since its code was read.
  if (!*row) return VerifiedTable{};
  auto found = verify_table(*entries, sodium_hash, built_in_values);
  if (!found) return found;
  if (entries->size() != (*row)->version)
    return refuse(
        Reason::entries_missing, 0,
        {.n = std::ssize(*entries), .limit = number((*row)->version)});
  if (found->kind == TableKind::links && found->table != code)
    return refuse(Reason::table_of_another, 0, {.what = found->table});
  // It will be revealed at the end: nobody could verify the dice by another.
  const auto seed = Seed::parse((*row)->seed);
  if (!seed || commitment(sodium_hash, *seed) != found->commit)
    return refuse(Reason::seed_not_promised);
  return found;
}

int verify_database(const VerifyCommand& command, const Reporter& reporter) {
  const auto store = open_database(command.database, reporter);
  if (!store) return status::bad_input;
  int tables = 0;
  int fair = 0;
  int broken = 0;
  StoreFault fault;
  const bool read = each_table(*store, fault, [&](const std::string& code) {
    const auto found = verify_stored(*store, code, fault);
    ++tables;
    if (!found) {
      ++broken;
      reporter.complain(
          reporter.say(CliText::refused_in,
                       {.what = code, .more = reporter.say(found.error())}));
    } else if (found->revealed) {
      ++fair;
    }
  });
  if (!read) {
    reporter.complain(say_fault(fault, reporter));
    return status::failed;
  }
  const int open = tables - fair - broken;
  if (command.json)
    print(nlohmann::json{{"tables", tables},
                         {"fair", fair},
                         {"not_over", open},
                         {"broken", broken}}
              .dump(2));
  else
    print(reporter.say(OutputText::verified_database,
                       {.what = fmt::format("{}", fair),
                        .more = fmt::format("{}", open),
                        .list = fmt::format("{}", broken),
                        .n = tables}));
  return broken == 0 ? status::ok : status::failed;
}

int run(const VerifyCommand& command, const Reporter& reporter) {
  if (!command.database.empty()) return verify_database(command, reporter);
  if (command.file.empty()) {
    reporter.complain(reporter.say(CliText::record_or_database));
    return status::bad_input;
  }
  const auto text = read_input(command.file, reporter);
  if (!text) return status::bad_input;
  // Entries are JSON objects; a record begins with a bracket.
  return text->starts_with('{') ? verify_entries(command, *text, reporter)
                                : verify_record(command, *text, reporter);
}

}  // namespace

void add_verify(Program& program) {
  auto command = std::make_shared<VerifyCommand>();
  Command sub = program.command("verify", CliText::verify_summary);
  const Argument file =
      sub.option("file", &command->file, OptionText::verify_record);
  sub.option("--database", &command->database, OptionText::verify_database)
      .excludes(file);
  sub.flag("--json", command->json, OptionText::json);
  sub.footer({.note = sub.say(OptionText::verify_note),
              .examples = {"gockel verify K7QXM2PD9TRA.entries",
                           "gockel verify --database tables.sqlite"}});
  sub.runs(
      [command](const Reporter& reporter) { return run(*command, reporter); });
}

}  // namespace gockel
