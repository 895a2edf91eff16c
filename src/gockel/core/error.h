#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <utility>

namespace gockel {

/// Why something was refused, for machines.
enum class Code : std::uint8_t {
  length,     ///< more bytes than this kind of text may have
  syntax,     ///< the text does not follow the grammar
  value,      ///< well formed, but the number or name does not exist
  broken,     ///< the parts do not fit together: no such position
  canonical,  ///< right, but written in another way than the one allowed
  illegal,    ///< the event is not possible in this position
  outcome,    ///< a record's checksum disagrees with its moves
};

/// The code's name as JSON and tests write it.
constexpr std::string_view name(Code code) {
  switch (code) {
    case Code::length: return "length";
    case Code::syntax: return "syntax";
    case Code::value: return "value";
    case Code::broken: return "broken";
    case Code::canonical: return "canonical";
    case Code::illegal: return "illegal";
    case Code::outcome: return "outcome";
  }
  return "";
}

/// A refusal: a code for machines, an offset in bytes for editors, a sentence
/// for people. Whatever was refused has changed nothing.
struct Error {
  Code code = Code::syntax;
  std::size_t offset = 0;
  std::string sentence;
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> refuse(Code code, std::size_t offset,
                                     std::string sentence) {
  return std::unexpected(Error{code, offset, std::move(sentence)});
}

}  // namespace gockel
