#include "gockel/cli/database.h"

#include <filesystem>

#include "gockel/store/open_store.h"

namespace gockel {
namespace {

constexpr int codes_at_once = 1000;

}  // namespace

std::unique_ptr<Store> open_database(const std::string& where,
                                     const Reporter& reporter) {
  std::error_code ignored;
  if (where.find("://") == where.npos &&
      !std::filesystem::exists(where, ignored)) {
    reporter.refused(refusal_for(Reason::cannot_read, 0, {.what = where}));
    return nullptr;
  }
  auto store = open_store({.where = where});
  if (store) return std::move(*store);
  reporter.complain(say_fault(store.error(), reporter));
  return nullptr;
}

std::string say_fault(const StoreFault& fault, const Reporter& reporter) {
  const Details details{
      .what = fault.what, .more = fault.detail, .n = fault.version};
  switch (fault.kind) {
    case StoreFault::Kind::cannot_open:
      return reporter.say(CliText::cannot_open, details);
    case StoreFault::Kind::cannot_protect:
      return reporter.say(CliText::cannot_protect, details);
    case StoreFault::Kind::cannot_lock:
      return reporter.say(CliText::cannot_lock, details);
    case StoreFault::Kind::foreign:
      return reporter.say(CliText::database_foreign, details);
    case StoreFault::Kind::newer_schema:
      return reporter.say(CliText::backup_newer_schema, details);
    case StoreFault::Kind::lost: return reporter.say(CliText::database_lost);
    case StoreFault::Kind::in_use:
      return reporter.say(CliText::database_in_use, details);
    case StoreFault::Kind::unreachable:
      return reporter.say(CliText::database_unreachable);
    case StoreFault::Kind::silent:
      return reporter.say(CliText::database_silent);
    case StoreFault::Kind::wants_password:
      return reporter.say(CliText::database_wants_password);
    case StoreFault::Kind::store:
    case StoreFault::Kind::damaged: break;
  }
  return reporter.say(CliText::database_says, {.what = fault.sentence});
}

bool each_table(Store& store, StoreFault& fault,
                const std::function<void(const std::string& code)>& visit) {
  std::string last;
  for (;;) {
    const auto codes = store.codes(last, codes_at_once);
    if (!codes) {
      fault = codes.error();
      return false;
    }
    if (codes->empty()) return true;
    for (const std::string& code : *codes) {
      visit(code);
      if (!fault.sentence.empty()) return false;
    }
    last = codes->back();
  }
}

}  // namespace gockel
