#pragma once

#include <string>

#include "gockel/review/review.h"
#include "gockel/words/catalogue.h"

namespace gockel {

/// What the page of a saved review draws, as one line of JSON (ReportData in
/// web/src/review/report.ts):
///   language  of the explanations and the page, "en"
///   review    as the engine's method `review` answers
///   steps     the first position, then one step for every event: `turn`,
///             `effects`, `sentences` and `between` as the engine's method
///             `follow` gives them to somebody who watches; in `changed` the
///             fields of its description that are not as they were a step
///             before, and in `view` those of the description's view
std::string report_json(const Review& review, const Catalogue& words);

}  // namespace gockel
