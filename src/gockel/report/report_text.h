#pragma once

#include <string>

#include "gockel/review/review.h"
#include "gockel/words/catalogue.h"

namespace gockel {

/// Which events a report lists: those with a mark, or all that were not
/// without alternative.
enum class Listed : std::uint8_t { marked, all };

/// The review as UTF-8 text in lines of at most report_columns: who played,
/// the events with their explanations, the accounts.
std::string report_text(const Review& review, const Catalogue& catalogue,
                        Listed listed = Listed::marked);

}  // namespace gockel
