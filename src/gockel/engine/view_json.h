#pragma once

#include "gockel/rpc/json.h"
#include "gockel/words/view_words.h"

namespace gockel {

/// A position as it is drawn, spoken and played: what a person may see, what
/// can be chosen, and the words for it. docs/engine.md lists the fields.
Json view_json(const View& view, const Phrases& phrases);

}  // namespace gockel
