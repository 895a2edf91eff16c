#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/rpc/fault.h"

namespace gockel {

/// What a field may be.
enum class FieldType : std::uint8_t {
  text,     ///< a string
  whole,    ///< a whole number from 0 to 999,999,999
  part,     ///< a number from 0 to 1
  flag,     ///< true or false
  texts,    ///< a list of strings
  choices,  ///< an object whose values are strings
  seat,     ///< a letter from A to G
  time,     ///< milliseconds since 1970
  numbers,  ///< a list of numbers, one per seat at most
  list,     ///< a list of anything
  object,   ///< an object with fields of its own
  any,      ///< anything; whoever reads it looks further
  events,   ///< a list of objects that hold a move or dice
};
enum class Requirement : std::uint8_t { required, optional };

struct Field {
  std::string_view name;
  FieldType type;
  Requirement requirement;
};

/// Its type in JSON Schema; "" for any.
std::string_view name(FieldType kind);

/// The seat of a letter from A to G.
std::optional<Seat> parse_seat(std::string_view letters);

/// What is wrong with the fields of an object.
struct FieldFault {
  enum class Why : std::uint8_t { unknown, wrong_kind, missing };
  Why why;
  std::string name;                    ///< of the field
  FieldType wanted = FieldType::text;  ///< unless it is unknown

  /// As the parameter of a method: "the parameter "x" is missing".
  std::string sentence() const;
};

/// What becomes of fields that nobody asked for.
enum class OtherFields : std::uint8_t { refused, ignored };

/// The fields of an object: the parameters of a request, or a part of them.
/// What is asked for here must be among the fields they were checked against,
/// with that kind.
class Params {
 public:
  /// What a long method calls now and then with the part that is done, 0 to 1;
  /// false: the caller does not want the answer any more.
  using GoOn = std::function<bool(double)>;

  /// Refused: a field that is not known, one of the wrong kind, a required one
  /// that is missing. What is no object has no fields. `object` must outlive
  /// the parameters.
  static std::expected<Params, FieldFault> read(const Input& object,
                                                std::span<const Field> fields,
                                                OtherFields others);
  /// The same for the parameters of a method, which are an object.
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
  // The field must be there.
  Seat seat(std::string_view field) const;
  std::int64_t time(std::string_view field) const;
  const Input& value(std::string_view field) const;
  /// The numbers, and 0 for those that are not there.
  template <class Number>
  std::array<Number, max_seats> numbers(std::string_view field) const {
    std::array<Number, max_seats> all{};
    const Input& list = value(field);
    for (std::size_t i = 0; i < list.size(); ++i)
      all[i] = list[i].get<Number>();
    return all;
  }

  /// The position in the field of that name.
  std::expected<AnyState, Fault> position() const;
  /// The same, refused unless dice are in the air.
  std::expected<AnyState, Fault> chance_position() const;
  /// The event in the one of the fields `move` and `dice` that is there, legal
  /// in `state`.
  std::expected<Event, Fault> event(const AnyState& state) const;

  /// The same of an object of a list.
  static std::expected<Event, Fault> event(const Input& object,
                                           const AnyState& state);

  void watch(GoOn go_on) { go_on_ = std::move(go_on); }
  bool go_on(double done) const { return !go_on_ || go_on_(done); }

 private:
  explicit Params(const Input& object) : object_(&object) {}
  const Input* object_;
  GoOn go_on_;
};

}  // namespace gockel
