#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/protocol/fault.h"

namespace gockel {

/// What a parameter may be.
enum class Kind : std::uint8_t {
  text,    ///< a string
  whole,   ///< a whole number from 0 to 999,999,999
  part,    ///< a number from 0 to 1
  flag,    ///< true or false
  texts,   ///< a list of strings
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
  /// What a long method calls now and then with the part that is done, 0 to 1;
  /// false: the caller does not want the answer any more.
  using GoOn = std::function<bool(double)>;

  /// Refused: a field that the method does not have, a required one that is
  /// missing, one of the wrong type. `object` must outlive the parameters.
  static std::expected<Params, Fault> check(const Input& object,
                                            std::span<const Field> fields);

  bool has(std::string_view field) const { return object_->contains(field); }
  /// The field must be there.
  std::string_view text(std::string_view field) const;
  int whole(std::string_view field, int otherwise) const;
  double part(std::string_view field, double otherwise) const;
  bool flag(std::string_view field) const;  ///< false when it is not there
  /// None when the field is not there.
  std::vector<std::string> texts(std::string_view field) const;
  /// Null when the field is not there.
  const Input::object_t* choices(std::string_view field) const;

  /// The position in the field of that name.
  std::expected<AnyState, Fault> position() const;
  /// The same, refused unless dice are in the air.
  std::expected<AnyState, Fault> chance_position() const;
  /// The event in the one of the fields `move` and `dice` that is there, legal
  /// in `state`.
  std::expected<Event, Fault> event(const AnyState& state) const;

  void watch(GoOn go_on) { go_on_ = std::move(go_on); }
  bool go_on(double done) const { return !go_on_ || go_on_(done); }

 private:
  explicit Params(const Input& object) : object_(&object) {}
  const Input* object_;
  GoOn go_on_;
};

}  // namespace gockel
