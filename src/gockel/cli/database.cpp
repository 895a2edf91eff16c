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
  reporter.complain(store.error().sentence);
  return nullptr;
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
