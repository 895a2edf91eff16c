#pragma once

#include <cstddef>
#include <span>

#include "gockel/engine/methods.h"

/// Answers the line of that many bytes with these methods alone; returns the
/// length of the answer, which begins at `answer_text()`. A module exports this
/// as `handle` with the methods that it offers, and holds what they need.
std::size_t answer_line(std::span<const gockel::Method> methods,
                        const char* line, std::size_t bytes);
