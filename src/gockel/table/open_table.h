#pragma once

#include <string>

#include "gockel/table/draft.h"
#include "gockel/table/table_request.h"

namespace gockel {

/// What a new table is known by, drawn at random by whoever opens it.
struct NewTable {
  std::string code;
  PublicSeed public_seed;  ///< of its computer players
};

/// Adds the entries of the table that was asked for to an empty draft: it is
/// created, and its computer players sit down. On refusal the draft may have
/// some of them.
Requested open_table(Draft& draft, const TableRequest& request,
                     const NewTable& table);

}  // namespace gockel
