#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <initializer_list>
#include <utility>
#include <vector>

#include "gockel/core/game.h"

namespace gockel::python {

template <class T>
using Array = nanobind::ndarray<nanobind::numpy, T>;

/// A numpy array that owns these numbers, row by row.
template <class T>
Array<T> array_of(std::vector<T> numbers,
                  std::initializer_list<std::size_t> shape) {
  auto* kept = new std::vector<T>(std::move(numbers));
  nanobind::capsule owner(kept, [](void* held) noexcept {
    delete static_cast<std::vector<T>*>(held);
  });
  return Array<T>(kept->data(), shape, owner);
}
template <class T>
Array<T> array_of(std::vector<T> numbers) {
  const std::size_t size = numbers.size();
  return array_of(std::move(numbers), {size});
}

/// Adds the shares of the seats at the table to a row by row list.
inline void add_shares(std::vector<double>& to, const Shares& shares,
                       int seats) {
  to.insert(to.end(), shares.begin(), shares.begin() + seats);
}

}  // namespace gockel::python
