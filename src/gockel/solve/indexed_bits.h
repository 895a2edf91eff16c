#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace gockel {

/// A set of numbers, one bit each, that knows how many are below each of them.
class IndexedBits {
 public:
  IndexedBits() = default;
  explicit IndexedBits(std::uint32_t size) : words_((size + 63ULL) / 64) {}

  void add(std::uint32_t number) {
    words_[number / 64] |= std::uint64_t{1} << number % 64;
  }
  /// To be called behind the last add(), before rank() and size().
  void count() {
    before_.clear();
    before_.reserve(words_.size() + 1);
    std::uint32_t sum = 0;
    for (const std::uint64_t word : words_) {
      before_.push_back(sum);
      sum += static_cast<std::uint32_t>(std::popcount(word));
    }
    before_.push_back(sum);
  }
  std::uint32_t size() const { return before_.empty() ? 0 : before_.back(); }
  bool contains(std::uint32_t number) const {
    return (words_[number / 64] >> number % 64 & 1U) != 0;
  }
  /// How many numbers of the set are below this one.
  std::uint32_t rank(std::uint32_t number) const {
    const std::uint64_t lower = (std::uint64_t{1} << number % 64) - 1;
    return before_[number / 64] + static_cast<std::uint32_t>(std::popcount(
                                      words_[number / 64] & lower));
  }
  /// Calls act(number) for all of the set, in their order.
  template <class Act>
  void each(Act act) const {
    for (std::size_t w = 0; w < words_.size(); ++w)
      for (std::uint64_t left = words_[w]; left != 0; left &= left - 1)
        act(static_cast<std::uint32_t>(
            w * 64 + static_cast<unsigned>(std::countr_zero(left))));
  }

 private:
  std::vector<std::uint64_t> words_;
  std::vector<std::uint32_t> before_;  ///< by word, and in all
};

}  // namespace gockel
