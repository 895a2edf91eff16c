#include "gockel/server/connection_limits.h"

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

std::expected<void, StartFault> reserve_descriptors(const Settings& settings) {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return {};
  const auto sockets = static_cast<rlim_t>(settings.max_sockets);
  const auto connections = static_cast<rlim_t>(settings.max_connections());
  const rlim_t needed = connections + other_descriptors;
  if (limit.rlim_cur >= needed) return {};
  if (limit.rlim_max < needed) {
    const rlim_t beside = needed - sockets;
    const rlim_t possible = limit.rlim_max - std::min(limit.rlim_max, beside);
    return std::unexpected(
        StartFault{.kind = StartFault::Kind::descriptors,
                   .sockets = static_cast<std::int64_t>(sockets),
                   .needed = static_cast<std::int64_t>(needed),
                   .allowed = static_cast<std::int64_t>(limit.rlim_max),
                   .possible = static_cast<std::int64_t>(possible)});
  }
  limit.rlim_cur = needed;
  if (setrlimit(RLIMIT_NOFILE, &limit) != 0)
    return std::unexpected(
        StartFault{.kind = StartFault::Kind::descriptor_limit,
                   .needed = static_cast<std::int64_t>(needed)});
  return {};
}

}  // namespace gockel
