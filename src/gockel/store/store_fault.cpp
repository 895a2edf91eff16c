#include <fmt/format.h>

#include "gockel/store/store.h"

namespace gockel {
namespace {

std::string logged(const StoreFault& fault) {
  using enum StoreFault::Kind;
  switch (fault.kind) {
    case cannot_open:
      return fmt::format("cannot open {}: {}", fault.what, fault.detail);
    case cannot_protect:
      return fmt::format("cannot protect {}: {}", fault.what, fault.detail);
    case cannot_lock:
      return fmt::format("cannot lock {}: {}", fault.what, fault.detail);
    case foreign: return fmt::format("{} is no database of Gockel", fault.what);
    case newer_schema:
      return fmt::format("{} has the schema {} of a newer Gockel",
                         fault.what.empty() ? "the database" : fault.what,
                         fault.version);
    case in_use:
      return fmt::format("another server is at work on {}", fault.what);
    case store:
    case damaged:
    case lost:
    case unreachable:
    case silent:
    case wants_password: break;
  }
  return fault.detail;
}

}  // namespace

StoreFault not_opened(StoreFault fault) {
  fault.sentence = logged(fault);
  return fault;
}

}  // namespace gockel
