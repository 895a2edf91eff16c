#pragma once

#include <charconv>
#include <string>
#include <string_view>

#include "gockel/cluster/slice_file.h"

namespace gockel {

/// Reads the fields of a job, in the order in which they were written. Once one
/// is missing, or its value is not of its kind, ok() is false for good.
class FieldReader {
 public:
  explicit FieldReader(const JobFields& fields) : fields_(fields) {}

  std::string text(std::string_view name) {
    ok_ = ok_ && next_ < fields_.size() && fields_[next_].first == name;
    return ok_ ? fields_[next_++].second : std::string();
  }
  template <class Number>
  Number number(std::string_view name) {
    return number_of<Number>(text(name));
  }
  /// A number by itself, in a value with several.
  template <class Number>
  Number number_of(std::string_view value) {
    Number number{};
    const auto [end, error] =
        std::from_chars(value.data(), value.data() + value.size(), number);
    ok_ = ok_ && error == std::errc{} && end == value.data() + value.size();
    return number;
  }
  bool ok() const { return ok_; }
  /// No field is missing and none is left.
  bool at_end() const { return ok_ && next_ == fields_.size(); }

 private:
  const JobFields& fields_;
  std::size_t next_ = 0;
  bool ok_ = true;
};

}  // namespace gockel
