#pragma once

#include <string>
#include <string_view>

#include "gockel/core/error.h"

namespace gockel {

/// A name as a person typed it, made fit to be shown to others: composed (an e
/// and an accent behind it are é), no space at its ends, single spaces inside.
/// The result is a fixed point: `person_name(*person_name(x)) ==
/// person_name(x)`.
///
/// Refused, each with a reason of its own: what is no text, what has no or more
/// than 24 characters, what nobody can see or what turns the text around it,
/// more than two marks on one letter, and what computer players are called.
///
/// For requests. What is stored may be older than these rules: check_name.
Result<std::string> person_name(std::string_view text);

}  // namespace gockel
