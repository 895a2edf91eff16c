#pragma once

#include "gockel/protocol/json.h"
#include "gockel/review/review.h"
#include "gockel/review/words.h"

namespace gockel {

/// The review with all its numbers: shares and changes of them as lists by
/// seat, moves and dice in notation, marks, fortunes, questions and ratings by
/// their names; explanations in the language of `words`. docs/engine.md lists
/// the fields.
Json review_json(const Review& review, const ReviewWords& words);

}  // namespace gockel
