#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "gockel/core/error.h"

namespace gockel {

enum class RuleSet : std::uint8_t { compact, classic2005, deluxe, wok };
inline constexpr std::array all_rule_sets{
    RuleSet::compact, RuleSet::classic2005, RuleSet::deluxe, RuleSet::wok};

/// What is fixed about a rule set.
struct RuleSetInfo {
  std::string_view name;
  std::string_view game;  ///< "grill" or "wok"
  int min_seats;
  int max_seats;
};
const RuleSetInfo& info(RuleSet set);

/// Where tables differ (docs/rules.md#options), in the notation's order.
enum class Option : std::uint8_t {
  steal,       ///< must: exact stealing is obligatory; may: or the lower tile
  short_game,  ///< a failed attempt turns the highest tile in any case
  turn_on_empty,  ///< it turns a tile also when there was nothing to return
  golden_worms,   ///< worms on the golden die's six faces, the others are 1s
  memory,         ///< the interface hides Wok stacks below the top
};
inline constexpr std::array all_options{Option::steal, Option::short_game,
                                        Option::turn_on_empty,
                                        Option::golden_worms, Option::memory};

struct OptionInfo {
  std::string_view name;
  std::span<const std::string_view> values;
};
const OptionInfo& info(Option option);

/// A rule set with a value for each of its options. Part of every state, so a
/// position text is complete.
class Rules {
 public:
  /// The rule set as printed, all options at their defaults.
  explicit Rules(RuleSet set = RuleSet::compact);

  /// "deluxe+short+golden_worms=2" both ways. Only the canonical order and
  /// spelling is accepted: parse(t)->text() == t.
  static Result<Rules> parse(std::string_view text);
  std::string text() const;

  /// Sets an option by names. Refused when the rule set does not have it or
  /// the value does not exist; nothing changes then.
  Result<void> set(std::string_view option, std::string_view value);

  static bool has(RuleSet set, Option option);
  /// Index of the value in info(option).values.
  std::uint8_t value(Option option) const {
    return values_[static_cast<unsigned>(option)];
  }

  RuleSet rule_set() const { return set_; }
  bool deluxe() const { return set_ == RuleSet::deluxe; }
  bool may_take_lower() const { return value(Option::steal) == 1; }
  bool short_game() const { return value(Option::short_game) == 1; }
  bool turn_on_empty() const { return value(Option::turn_on_empty) == 1; }
  int golden_worms() const { return value(Option::golden_worms) + 1; }
  bool memory() const { return value(Option::memory) == 1; }

  /// The whole value in one word, for keys.
  std::uint64_t bits() const;
  friend bool operator==(const Rules&, const Rules&) = default;

 private:
  RuleSet set_;
  std::array<std::uint8_t, all_options.size()> values_{};
};

}  // namespace gockel
