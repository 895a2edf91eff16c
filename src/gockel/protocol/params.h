#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "gockel/protocol/fault.h"

namespace gockel {

/// What a parameter may be.
enum class Kind : std::uint8_t {
  text,    ///< a string
  whole,   ///< a whole number from 0 to 999,999,999
  choices  ///< an object whose values are strings
};
enum class Need : std::uint8_t { required, optional };

struct Field {
  std::string_view name;
  Kind kind;
  Need need;
};

/// Its type in JSON Schema.
std::string_view name(Kind kind);

/// The parameters of a request. What is asked for here must be among the
/// fields they were checked against, with that kind.
class Params {
 public:
  /// Refused: a field that the method does not have, a required one that is
  /// missing, one of the wrong type. `object` must outlive the parameters.
  static std::expected<Params, Fault> check(const Input& object,
                                            std::span<const Field> fields);

  bool has(std::string_view field) const { return object_->contains(field); }
  /// The field must be there.
  std::string_view text(std::string_view field) const;
  int whole(std::string_view field, int otherwise) const;
  /// Null when the field is not there.
  const Input::object_t* choices(std::string_view field) const;

  /// The position in the field of that name.
  std::expected<AnyState, Fault> position() const;
  /// The event in the one of the fields `move` and `dice` that is there, legal
  /// in `state`.
  std::expected<Event, Fault> event(const AnyState& state) const;

 private:
  explicit Params(const Input& object) : object_(&object) {}
  const Input* object_;
};

}  // namespace gockel
