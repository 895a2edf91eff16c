#pragma once

#include <expected>
#include <string>
#include <unordered_map>

#include "gockel/server/settings.h"
#include "gockel/server/start_fault.h"

namespace gockel {

/// How many connections there are, of whom, and who may have one more. What
/// they are used for does not matter: a silent one takes a descriptor as well.
///
/// 1. There are at most `in_all`, and at most `each` of one group of addresses.
/// 2. The last eighth of all is for groups that have few: whoever comes with
///    many addresses and takes what there is leaves the others a way in.
class ConnectionLimits {
 public:
  explicit ConnectionLimits(const Settings& settings);

  /// So many a group may have of what is kept back.
  static constexpr int few = 4;

  /// Whose connection it is.
  enum class Peer : std::uint8_t {
    client,
    proxy  ///< speaks for many, and counts only in all
  };
  /// One more, or false: it has to go. Who was let in is closed once.
  bool open(const std::string& group, Peer peer);
  void close(const std::string& group);
  int count() const { return count_; }

 private:
  int in_all_;
  int each_;
  int count_ = 0;
  std::unordered_map<std::string, int> of_group_;
};

/// Raises the number of descriptors that this process may have to what the
/// settings need; refused when the system does not allow it.
std::expected<void, StartFault> reserve_descriptors(const Settings& settings);

}  // namespace gockel
