#include "gockel/server/gate.h"

#include <unistd.h>

#include <algorithm>
#include <array>

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

constexpr std::size_t most_addresses = 50'000;
/// What a wrong guess costs, in requests.
constexpr double wrong_guess = 20;

}  // namespace

double Bucket::left(Millis now) const {
  const double gained = rate_ * static_cast<double>(now - since_) / 1000;
  return std::min(most_, left_ + std::max(gained, 0.0));
}

bool Bucket::take(Millis now) {
  left_ = left(now);
  since_ = now;
  if (left_ < 1) return false;
  left_ -= 1;
  return true;
}

void Bucket::spill(Millis now, double amount) {
  left_ = std::max(left(now) - amount, 0.0);
  since_ = now;
}

bool Bucket::full(Millis now) const { return left(now) >= most_; }

Gate::Gate(const Settings& settings) : settings_(settings) {}

bool Gate::host_is_ours(std::string_view host) const {
  if (!settings_.origin.empty() && host == host_of(settings_.origin))
    return true;
  const std::string_view name = without_port(host);
  const std::string own = own_name();
  return name == "localhost" || is_address(name) ||
         (!own.empty() && (name == own || name == own + ".local"));
}

bool Gate::origin_is_ours(std::string_view origin,
                          std::string_view host) const {
  if (origin.empty()) return true;
  if (!settings_.origin.empty() && origin == settings_.origin) return true;
  return origin.starts_with("http://") && host_of(origin) == host;
}

Bucket& Gate::bucket(const std::string& address, Millis now) {
  if (asked_.size() > most_addresses)
    std::erase_if(asked_,
                  [now](const auto& each) { return each.second.full(now); });
  return asked_.try_emplace(address, settings_.rate, 4 * settings_.rate)
      .first->second;
}

bool Gate::may_ask(const std::string& address) {
  if (settings_.rate == 0) return true;
  const Millis now = clock_now();
  return bucket(address, now).take(now);
}

void Gate::guessed_wrong(const std::string& address) {
  if (settings_.rate == 0) return;
  const Millis now = clock_now();
  bucket(address, now).spill(now, wrong_guess);
}

bool Gate::open_socket(const std::string& address) {
  int& of = sockets_of_[address];
  if (sockets_ >= settings_.most_sockets || of >= settings_.most_sockets_each)
    return false;
  ++of;
  ++sockets_;
  return true;
}

void Gate::close_socket(const std::string& address) {
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

bool is_person_cookie(std::string_view text) {
  return text.size() == 64 &&
         text.find_first_not_of("0123456789abcdef") == text.npos;
}

}  // namespace gockel
