#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>
#include <unordered_map>

#include "gockel/server/settings.h"

namespace gockel {

/// A bucket that fills at `rate` a second up to `most`; every act takes one.
class Bucket {
 public:
  Bucket(double rate, double most) : rate_(rate), most_(most), left_(most) {}
  /// False: there is less than one.
  bool take(Millis now);
  /// Takes this much, or all there is.
  void spill(Millis now, double amount);
  bool full(Millis now) const;

 private:
  double left(Millis now) const;
  double rate_;
  double most_;
  double left_;
  Millis since_ = 0;
};

/// Who may come in, and how often.
class Gate {
 public:
  explicit Gate(const Settings& settings);

  /// Whether a request may be meant for this server: its Host is an address, a
  /// name of this machine or the origin it was given. A page elsewhere that
  /// makes its own name point here is refused.
  bool host_is_ours(std::string_view host) const;
  /// Whether a request that changes something may come from there: from a page
  /// of this server, or from no page at all ("").
  bool origin_is_ours(std::string_view origin, std::string_view host) const;

  /// A request of an address; false: there were too many.
  bool may_ask(const std::string& address);
  /// A code or key that nobody has is dear, so that they cannot be tried out.
  void guessed_wrong(const std::string& address);
  /// A socket more or less of an address; false: there are too many.
  bool open_socket(const std::string& address);
  void close_socket(const std::string& address);
  int sockets() const { return sockets_; }

 private:
  Bucket& bucket(const std::string& address, Millis now);

  const Settings settings_;
  std::unordered_map<std::string, Bucket> asked_;
  std::unordered_map<std::string, int> sockets_of_;
  int sockets_ = 0;
};

/// The value of a cookie, or "".
std::string_view cookie(std::string_view header, std::string_view name);
/// Whether a text can be a person's cookie: 64 hex digits.
bool is_person_cookie(std::string_view text);

}  // namespace gockel
