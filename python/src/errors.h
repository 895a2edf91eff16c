#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>

#include "gockel/core/error.h"

namespace gockel::python {

/// An action that is not legal: gockel.IllegalAction, a ValueError with
/// `action` and, in a batch, `index`. Nothing has changed.
class IllegalAction : public std::runtime_error {
 public:
  IllegalAction(std::int64_t action, std::span<const int> legal,
                std::optional<std::size_t> index = std::nullopt);
  std::int64_t action() const { return action_; }
  std::optional<std::size_t> index() const { return index_; }

 private:
  std::int64_t action_;
  std::optional<std::size_t> index_;
};

/// A ValueError with the sentence of a refusal.
[[noreturn]] void raise(const Error& refusal);

/// The value, or its refusal as a ValueError.
template <class T>
T value_or_raise(Result<T> result) {
  if (!result) raise(result.error());
  return *std::move(result);
}

void bind_errors(nanobind::module_& module);

}  // namespace gockel::python
