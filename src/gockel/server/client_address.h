#pragma once

#include <boost/asio/ip/address.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gockel {

// Whose request it is, as far as addresses can tell.

using IpAddress = boost::asio::ip::address;

/// Addresses that belong together, as "10.0.0.0/8", "fd00::/8" or a single
/// address.
class AddressRange {
 public:
  /// Nothing when the text is no such range. Bits behind the prefix are
  /// ignored.
  static std::optional<AddressRange> parse(std::string_view text);
  bool contains(const IpAddress& address) const;

 private:
  AddressRange(const IpAddress& base, int bits) : base_(base), bits_(bits) {}
  IpAddress base_;
  int bits_;
};

/// An address with IPv4 written as IPv4, also where it came in as IPv6.
IpAddress plain_address(const IpAddress& address);

/// Whom the limits count as one: an IPv4 address, or the /64 of an IPv6
/// address, because whoever has one of its addresses has all.
std::string limit_group(const IpAddress& address);

/// Which header a proxy tells its clients' addresses with.
enum class ProxyHeader : std::uint8_t { x_forwarded_for, forwarded };

/// The hops that a value of such a header names, in its order, as they are
/// written there.
std::vector<std::string_view> forwarded_hops(ProxyHeader header,
                                             std::string_view value);

/// The client behind the proxies: the right-most hop that is no trusted proxy.
/// `peer` is the other end of the connection. What an untrusted peer says about
/// others counts for nothing, and neither does what stands left of a hop that
/// is no address.
IpAddress client_address(const IpAddress& peer,
                         std::span<const std::string_view> hops,
                         std::span<const AddressRange> trusted);

}  // namespace gockel
