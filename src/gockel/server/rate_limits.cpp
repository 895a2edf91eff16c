#include "gockel/server/rate_limits.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>

namespace gockel {
namespace {

/// "[::1]:8080" and "name:8080" without the port.
std::string_view without_port(std::string_view host) {
  if (host.starts_with('[')) return host.substr(0, host.find(']') + 1);
  return host.substr(0, host.find(':'));
}

std::string own_name() {
  std::array<char, 256> name{};
  if (gethostname(name.data(), name.size() - 1) != 0) return "";
  return name.data();
}

bool is_address(std::string_view host) {
  if (host.starts_with('[') && host.ends_with(']'))
    host = host.substr(1, host.size() - 2);
  boost::system::error_code error;
  static_cast<void>(boost::asio::ip::make_address(std::string(host), error));
  return !error;
}

std::string_view host_of(std::string_view origin) {
  const std::size_t at = origin.find("://");
  return at == origin.npos ? origin : origin.substr(at + 3);
}

/// In requests.
constexpr double wrong_guess_cost = 20;
/// So many entries are replayed in the time that a request takes otherwise.
constexpr double entries_a_request = 100;
/// In seconds' worth of requests: who may ask seldom may still open a table.
constexpr double table_seconds = 1;
/// An address that was silent may ask this many seconds' worth at once.
constexpr double burst_seconds = 4;
/// As many requests at sockets as of HTTP.
constexpr double socket_share = 5;
/// What a bucket can owe, in what it holds.
constexpr double max_debt = 10;

}  // namespace

double TokenBucket::tokens(Millis now) const {
  const double gained = rate_ * static_cast<double>(now - since_) / 1000;
  return std::min(max_tokens_, tokens_ + std::max(gained, 0.0));
}

bool TokenBucket::take(Millis now) {
  tokens_ = tokens(now);
  since_ = now;
  if (tokens_ < 1) return false;
  tokens_ -= 1;
  return true;
}

void TokenBucket::charge(Millis now, double amount) {
  tokens_ = std::max(tokens(now) - amount, -max_debt * max_tokens_);
  since_ = now;
}

bool TokenBucket::full(Millis now) const { return tokens(now) >= max_tokens_; }

RateLimits::RateLimits(const Settings& settings, const Time& time)
    : settings_(settings), time_(time) {}

bool RateLimits::host_is_ours(std::string_view host) const {
  if (!settings_.origin.empty() && host == host_of(settings_.origin))
    return true;
  const std::string_view name = without_port(host);
  const std::string own = own_name();
  return name == "localhost" || is_address(name) ||
         (!own.empty() && (name == own || name == own + ".local"));
}

bool RateLimits::origin_is_ours(std::string_view origin,
                                std::string_view host) const {
  if (origin.empty()) return true;
  if (!settings_.origin.empty()) {
    if (origin == settings_.origin) return true;
    // A page of the same name without encryption may be anybody's.
    if (host == host_of(settings_.origin)) return false;
  }
  return origin.starts_with("http://") && host_of(origin) == host;
}

RateLimits::Buckets& RateLimits::buckets(const std::string& address,
                                         Millis now) {
  // Whose buckets are full is treated like a stranger: nothing is lost with it.
  if (buckets_.size() > forget_from_) {
    std::erase_if(buckets_,
                  [now](const auto& each) { return each.second.full(now); });
    // Not for every newcomer, while most are in use.
    forget_from_ = std::max(max_addresses, 2 * buckets_.size());
  }
  const auto bucket = [](double rate) {
    return TokenBucket(rate, burst_seconds * rate);
  };
  return buckets_
      .try_emplace(address, bucket(settings_.rate),
                   bucket(socket_share * settings_.rate))
      .first->second;
}

bool RateLimits::may_ask(const std::string& address) {
  if (settings_.rate == 0) return true;
  const Millis now = time_.now();
  return buckets(address, now).http.take(now);
}

bool RateLimits::may_request(const std::string& address) {
  if (settings_.rate == 0) return true;
  const Millis now = time_.now();
  return buckets(address, now).sockets.take(now);
}

void RateLimits::charge(const std::string& address, double amount) {
  if (settings_.rate == 0) return;
  const Millis now = time_.now();
  buckets(address, now).http.charge(now, amount);
}

void RateLimits::guessed_wrong(const std::string& address) {
  charge(address, wrong_guess_cost);
}

void RateLimits::looked_at(const std::string& address, std::size_t tables) {
  // The request itself was the first.
  if (tables > 1) charge(address, static_cast<double>(tables - 1));
}

void RateLimits::replayed(const std::string& address, std::uint64_t entries) {
  charge(address, static_cast<double>(entries) / entries_a_request);
}

void RateLimits::opened_table(const std::string& address) {
  charge(address, table_seconds * settings_.rate);
}

bool RateLimits::open_socket(const std::string& address) {
  const auto found = sockets_of_.find(address);
  const int has = found == sockets_of_.end() ? 0 : found->second;
  if (sockets_ >= settings_.max_sockets || has >= settings_.max_sockets_each)
    return false;
  ++sockets_of_[address];
  ++sockets_;
  return true;
}

void RateLimits::close_socket(const std::string& address) {
  --sockets_;
  const auto found = sockets_of_.find(address);
  if (--found->second == 0) sockets_of_.erase(found);
}

std::string_view cookie(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    const std::size_t end = std::min(header.find(';'), header.size());
    std::string_view pair = header.substr(0, end);
    header.remove_prefix(std::min(end + 1, header.size()));
    pair.remove_prefix(std::min(pair.find_first_not_of(' '), pair.size()));
    if (pair.starts_with(name) && pair.substr(name.size()).starts_with('='))
      return pair.substr(name.size() + 1);
  }
  return "";
}

}  // namespace gockel
