#pragma once

#include "gockel/engine/analysis_json.h"
#include "gockel/review/review.h"
#include "gockel/rpc/json.h"

namespace gockel {

/// The review with all its numbers: shares and changes of them as lists by
/// seat, moves and dice in notation, marks, fortunes, questions and ratings by
/// their names; explanations in the language of the catalogue. With
/// Worded::all also what moves, turns, marks, fortunes, questions and ratings
/// are called. docs/engine.md lists the fields.
Json review_json(const Review& review, const Catalogue& catalogue,
                 Worded worded);

}  // namespace gockel
