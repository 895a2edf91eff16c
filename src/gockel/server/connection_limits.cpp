#include "gockel/server/connection_limits.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>

namespace gockel {
namespace {

/// Descriptors for all but the connections of clients: the store, listening,
/// the log, those who are being turned away.
constexpr rlim_t other_descriptors = 192;
constexpr int kept_back_part = 8;

}  // namespace

ConnectionLimits::ConnectionLimits(const Settings& settings)
    : in_all_(settings.max_connections()),
      each_(settings.max_connections_each()) {}

bool ConnectionLimits::open(const std::string& group, Peer peer) {
  const auto found = of_group_.find(group);
  const int has = found == of_group_.end() ? 0 : found->second;
  const int free = in_all_ - count_;
  if (free <= 0) return false;
  if (peer == Peer::client &&
      (has >= each_ || (has >= few && free <= in_all_ / kept_back_part)))
    return false;
  ++of_group_[group];
  ++count_;
  return true;
}

void ConnectionLimits::close(const std::string& group) {
  --count_;
  const auto found = of_group_.find(group);
  if (--found->second == 0) of_group_.erase(found);
}

std::expected<void, std::string> reserve_descriptors(const Settings& settings) {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return {};
  const auto sockets = static_cast<rlim_t>(settings.max_sockets);
  const auto connections = static_cast<rlim_t>(settings.max_connections());
  const rlim_t needed = connections + other_descriptors;
  if (limit.rlim_cur >= needed) return {};
  if (limit.rlim_max < needed) {
    const rlim_t beside = needed - sockets;
    const rlim_t possible = limit.rlim_max - std::min(limit.rlim_max, beside);
    return std::unexpected(fmt::format(
        "{} sockets need {} open files and the system allows {}: raise its "
        "limit (ulimit -Hn), or start with {}",
        sockets, needed, limit.rlim_max,
        possible > 0 ? fmt::format("--sockets {}", possible)
                     : std::string("fewer --sockets")));
  }
  limit.rlim_cur = needed;
  if (setrlimit(RLIMIT_NOFILE, &limit) != 0)
    return std::unexpected(
        fmt::format("the number of open files cannot be raised to {}", needed));
  return {};
}

}  // namespace gockel
