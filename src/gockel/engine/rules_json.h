#pragma once

#include "gockel/rpc/json.h"
#include "gockel/words/phrases.h"

namespace gockel {

/// All rule sets with their options; with phrases also what they are called
/// and what they are about, and the Specialists.
Json rules_json(const Phrases* phrases);

}  // namespace gockel
