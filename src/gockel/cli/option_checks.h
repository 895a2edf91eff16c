#pragma once

// What options may be, and what the help says about it. A part of options.cpp,
// which alone sees the library that parses the command line.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "gockel/cli/reporter.h"

namespace gockel {

/// A check by the library whose refusal is worded by us. `shown` is what the
/// help says about the values.
inline CLI::Validator reworded(
    const CLI::Validator& check, std::string shown,
    std::function<std::string(const std::string&)> refusal) {
  return {[check, refusal = std::move(refusal)](std::string& value) {
            return check(value).empty() ? std::string() : refusal(value);
          },
          std::move(shown)};
}

template <class Number>
std::string out_of_range(const std::string& value, Number least, Number most,
                         const Reporter& reporter) {
  return reporter.say(CliText::not_in_range, {.what = value,
                                              .more = fmt::format("{}", least),
                                              .list = fmt::format("{}", most)});
}

template <class Number>
CLI::Validator range(Number least, Number most, bool shown,
                     const Reporter& reporter) {
  constexpr bool whole = std::is_integral_v<Number>;
  const auto bound = [](Number number) {
    return fmt::format(whole ? "{}" : "{:g}", number);
  };
  return reworded(
      CLI::Range(least, most),
      shown ? reporter.say(
                  whole ? OptionText::range_int : OptionText::range_float,
                  {.more = bound(least), .list = bound(most)})
            : "",
      [&reporter, least, most](const std::string& value) {
        return out_of_range(value, least, most, reporter);
      });
}

template <class Value>
CLI::Validator member(const std::vector<Value>& allowed, bool shown,
                      const Reporter& reporter) {
  std::string list;
  for (const Value& value : allowed)
    list += fmt::format("{}{}", list.empty() ? "" : ",", value);
  list = '{' + list + '}';
  return reworded(CLI::IsMember(allowed), shown ? list : "",
                  [&reporter, list](const std::string& value) {
                    return reporter.say(CliText::not_one_of,
                                        {.what = value, .list = list});
                  });
}

/// Refuses what the library would take: a sign wraps around where the target
/// has none, and a number that is too large becomes the largest.
template <class Number>
CLI::Validator unsigned_number(const Reporter& reporter) {
  return {
      [&reporter](const std::string& text) -> std::string {
        if (text.empty() || text.find_first_not_of("0123456789") != text.npos)
          return reporter.say(CliText::not_whole, {.what = text});
        Number value = 0;
        const auto read =
            std::from_chars(text.data(), text.data() + text.size(), value);
        if (read.ec == std::errc{}) return {};
        return out_of_range(text, Number{0}, std::numeric_limits<Number>::max(),
                            reporter);
      },
      ""};
}

/// Refuses "nan", which lies in every range.
inline CLI::Validator real_number(const Reporter& reporter) {
  return {[&reporter](const std::string& text) -> std::string {
            double value = 0;
            if (!CLI::detail::lexical_cast(text, value) || !std::isnan(value))
              return {};
            return reporter.say(CliText::not_a_number, {.what = text});
          },
          ""};
}

template <class T>
struct ValueOf {
  using Type = T;
};
template <class T>
struct ValueOf<std::vector<T>> {
  using Type = T;
};
template <class T>
struct ValueOf<std::optional<T>> {
  using Type = T;
};

/// Says what kind of value the option takes, and checks what the library does
/// not.
template <class Value>
void take(CLI::Option& option, const Reporter& reporter) {
  if constexpr (std::is_same_v<Value, std::string>) {
    option.type_name(reporter.say(OptionText::value_text));
  } else if constexpr (std::is_floating_point_v<Value>) {
    option.type_name(reporter.say(OptionText::value_float));
    option.check(real_number(reporter));
  } else if constexpr (std::is_unsigned_v<Value>) {
    option.type_name(reporter.say(OptionText::value_uint));
    option.check(unsigned_number<Value>(reporter));
  } else {
    option.type_name(reporter.say(OptionText::value_int));
  }
}

}  // namespace gockel
