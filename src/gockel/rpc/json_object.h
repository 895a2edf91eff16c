#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

#include "gockel/rpc/json.h"

namespace gockel {

/// An object in the making: its fields stand in the order they were added in.
///   return JsonObject().add("tile", 21).add("worms", 1);
/// Brace lists of the library would do the same, with code of their own in
/// every place that has one; here that code stands once, which the engine of
/// the browser is a good deal smaller by.
class JsonObject {
 public:
  /// Adds a field that is not there yet. A value may be whatever JSON can hold;
  /// an optional without a value is null.
  template <class T>
  JsonObject& add(std::string_view name, T&& value) {
    using Value = std::remove_cvref_t<T>;
    if constexpr (std::same_as<Value, Json>)
      return add_json(name, std::forward<T>(value));
    else if constexpr (std::same_as<Value, bool>)
      return add_flag(name, value);
    else if constexpr (std::integral<Value>)
      return add_whole(name, static_cast<std::int64_t>(value));
    else if constexpr (std::floating_point<Value>)
      return add_number(name, value);
    else if constexpr (std::same_as<Value, std::nullptr_t>)
      return add_json(name, nullptr);
    else if constexpr (std::convertible_to<T, std::string_view>)
      return add_text(name, value);
    else if constexpr (requires { value.has_value(); })
      return value ? add(name, *value) : add_json(name, nullptr);
    else
      return add_json(name, Json(std::forward<T>(value)));
  }

  /// The object; afterwards there is none here.
  // NOLINTNEXTLINE(google-explicit-constructor): it stands for its value.
  operator Json() { return std::move(json_); }

 private:
  JsonObject& add_json(std::string_view name, Json value);
  JsonObject& add_flag(std::string_view name, bool value);
  JsonObject& add_whole(std::string_view name, std::int64_t value);
  JsonObject& add_number(std::string_view name, double value);
  JsonObject& add_text(std::string_view name, std::string_view value);

  Json json_ = Json::object();
};

}  // namespace gockel
