#pragma once

#include <functional>
#include <memory>
#include <string>

#include "gockel/cli/reporter.h"
#include "gockel/store/store.h"

namespace gockel {

/// The database at an address as `gockel serve --data` takes it. Null, and
/// standard error has said why, when it cannot be opened; a file that is not
/// there is not made.
std::unique_ptr<Store> open_database(const std::string& where,
                                     const Reporter& reporter);

/// What is wrong with a database, in the user's language; the database's own
/// words stay as they are.
std::string say_fault(const StoreFault& fault, const Reporter& reporter);

/// Calls `visit` with the code of every table, in order. False, and `fault`
/// says why, when one could not be read or `visit` has set `fault`.
bool each_table(Store& store, StoreFault& fault,
                const std::function<void(const std::string& code)>& visit);

}  // namespace gockel
