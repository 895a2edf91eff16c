#pragma once

#include <soci/soci.h>

#include "gockel/store/migrations.h"
#include "gockel/store/sql_store.h"

namespace gockel {

struct SqlStore::Session {
  Session(std::string address, Dialect kind)
      : where(std::move(address)), dialect(kind) {}
  std::string where;
  Dialect dialect;
  soci::session sql;
  bool lost = false;  ///< the connection is to be made anew
};

/// Connects and sets up the connection; throws soci::soci_error.
void connect(soci::session& sql, Dialect dialect, const std::string& where);

}  // namespace gockel
