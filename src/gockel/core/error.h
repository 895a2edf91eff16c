#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <utility>

#include "gockel/core/reasons.h"

namespace gockel {

/// A refusal: a reason and its code for machines, an offset in bytes for
/// editors, a sentence in English for people; other languages make theirs of
/// reason and details. Whatever was refused has changed nothing.
struct Error {
  // Not inline: every Result has code to copy and destroy one, and that code is
  // part of what a browser loads.
  Error();
  Error(const Error& other);
  Error(Error&& other) noexcept;
  Error& operator=(const Error& other);
  Error& operator=(Error&& other) noexcept;
  ~Error();

  Reason reason = Reason::no_such_move;
  Code code = Code::illegal;
  std::size_t offset = 0;
  Details details = {};
  std::string sentence = {};
};

template <class T>
using Result = std::expected<T, Error>;

/// The refusal for this reason, with the code and the sentence that it has.
Error refusal_for(Reason reason, std::size_t offset, Details details);
Error refusal_for(Reason reason, std::size_t offset = 0);

std::unexpected<Error> refuse(Reason reason, std::size_t offset,
                              Details details);
std::unexpected<Error> refuse(Reason reason, std::size_t offset = 0);

}  // namespace gockel
