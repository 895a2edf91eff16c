#pragma once

#include <string>

#include "gockel/review/review.h"
#include "gockel/review/words.h"

namespace gockel {

/// The review as one HTML page that needs nothing else: no script, no file, no
/// network. It is well-formed XML too. Names are text, whatever they hold.
std::string report_html(const Review& review, const ReviewWords& words);

}  // namespace gockel
