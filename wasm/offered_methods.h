#pragma once

#include <span>

#include "gockel/engine/methods.h"

/// The methods that a module answers; each has a source of its own for them,
/// and holds what they need.
std::span<const gockel::Method> offered_methods();
