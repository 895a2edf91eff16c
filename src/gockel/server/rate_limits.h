#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "gockel/server/environment.h"
#include "gockel/server/settings.h"

namespace gockel {

/// Tokens that come at `rate` a second, up to `max_tokens`; every act takes
/// one. It begins full. A clock that is set back gives nothing and takes
/// nothing.
class TokenBucket {
 public:
  TokenBucket(double rate, double max_tokens)
      : rate_(rate), max_tokens_(max_tokens), tokens_(max_tokens) {}
  /// False: there is less than one.
  bool take(Millis now);
  /// Takes this many, also such that are not there: they are owed, up to ten
  /// times what the bucket holds.
  void charge(Millis now, double amount);
  bool full(Millis now) const;

 private:
  double tokens(Millis now) const;
  double rate_;
  double max_tokens_;
  double tokens_;  ///< at `since_`
  Millis since_ = 0;
};

/// Who may come in, and how often. Addresses are groups of them, as
/// limit_group makes them.
class RateLimits {
 public:
  RateLimits(const Settings& settings, const Time& time);

  /// Addresses it remembers at least, before it forgets those that have not
  /// asked for long.
  static constexpr std::size_t max_addresses = 50'000;

  /// Whether a request may be meant for this server: its Host is an address, a
  /// name of this machine or the origin it was given. A page elsewhere that
  /// makes its own name point here is refused.
  bool host_is_ours(std::string_view host) const;
  /// Whether a request that changes something may come from there: from a page
  /// of this server, or from no page at all ("").
  bool origin_is_ours(std::string_view origin, std::string_view host) const;

  /// A request of an address; false: there were too many.
  bool may_ask(const std::string& address);
  /// A request at a socket of an address; false: there were too many. People
  /// behind one address play at several tables.
  bool may_request(const std::string& address);
  /// Looks at so many tables in one request.
  void looked_at(const std::string& address, std::size_t tables);
  /// Has had so many entries of a table read and replayed.
  void replayed(const std::string& address, std::uint64_t entries);
  /// A code or key that nobody has is dear, so that they cannot be tried out.
  void guessed_wrong(const std::string& address);
  /// So is a table: it is kept for long.
  void opened_table(const std::string& address);
  /// A socket more or less of an address; false: there are too many.
  bool open_socket(const std::string& address);
  void close_socket(const std::string& address);
  int sockets() const { return sockets_; }
  std::size_t addresses() const { return buckets_.size(); }
  std::size_t addresses_with_sockets() const { return sockets_of_.size(); }

 private:
  struct Buckets {
    TokenBucket http;
    TokenBucket sockets;
    bool full(Millis now) const { return http.full(now) && sockets.full(now); }
  };
  Buckets& buckets(const std::string& address, Millis now);
  void charge(const std::string& address, double amount);

  const Settings settings_;
  const Time& time_;
  std::unordered_map<std::string, Buckets> buckets_;
  std::unordered_map<std::string, int> sockets_of_;
  int sockets_ = 0;
  /// So many addresses, and those that have not asked for long are forgotten.
  std::size_t forget_from_ = max_addresses;
};

/// The value of a cookie, or "".
std::string_view cookie(std::string_view header, std::string_view name);

}  // namespace gockel
