#pragma once

#include <vector>

#include "gockel/crypto/crypto.h"
#include "gockel/random/rng.h"

namespace gockel {

/// A person's chain: its end, then one link after the other.
class PersonChain {
 public:
  explicit PersonChain(std::uint64_t seed, int length = 1000) {
    std::array<std::uint8_t, Link::size> secret{};
    Rng rng(seed);
    for (std::uint8_t& byte : secret)
      byte = static_cast<std::uint8_t>(rng.below(256));
    links_.emplace_back(secret);
    for (int i = 0; i < length; ++i)
      links_.push_back(link_before(sodium_hash, links_.back()));
    last_ = links_.size() - 1;
  }

  const Link& end() const { return links_.back(); }
  /// The link that is to be shown next, and the one after it.
  const Link& next() const { return links_[last_ - 1]; }
  const Link& after_next() const { return links_[last_ - 2]; }
  /// The one shown last, or the end.
  const Link& shown() const { return links_[last_]; }
  Link take() { return links_[--last_]; }

 private:
  std::vector<Link> links_;
  std::size_t last_ = 0;
};

}  // namespace gockel
