#include "gockel/server/client_address.h"

#include <algorithm>
#include <boost/asio/ip/network_v6.hpp>
#include <charconv>
#include <ranges>

namespace gockel {
namespace {

namespace ip = boost::asio::ip;

constexpr int v4_bits = 32;
constexpr int v6_bits = 128;
constexpr int site_bits = 64;  ///< what one subscriber has of IPv6

std::optional<IpAddress> parse_address(std::string_view text) {
  boost::system::error_code error;
  const IpAddress address = ip::make_address(std::string(text), error);
  if (error) return std::nullopt;
  return plain_address(address);
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t";
  const std::size_t from =
      std::min(text.find_first_not_of(blanks), text.size());
  text.remove_prefix(from);
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

/// "192.0.2.1", "192.0.2.1:80", "2001:db8::1", "[2001:db8::1]:80".
std::optional<IpAddress> parse_hop(std::string_view hop) {
  if (hop.starts_with('['))
    return parse_address(hop.substr(1, hop.find(']') - 1));
  const bool port = std::ranges::count(hop, ':') == 1;
  return parse_address(port ? hop.substr(0, hop.find(':')) : hop);
}

std::vector<std::string_view> split_list(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = std::min(text.find(at), text.size());
    parts.push_back(trimmed(text.substr(0, end)));
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

/// Of `for="[2001:db8::1]:80";proto=https` what stands behind "for=".
std::string_view for_parameter(std::string_view element) {
  for (const std::string_view pair : split_list(element, ';')) {
    const std::size_t equals = pair.find('=');
    if (equals != 3 ||
        !std::ranges::equal(pair.substr(0, 3), std::string_view("for"),
                            [](char a, char b) { return (a | 0x20) == b; }))
      continue;
    std::string_view value = pair.substr(equals + 1);
    if (value.size() >= 2 && value.starts_with('"') && value.ends_with('"'))
      value = value.substr(1, value.size() - 2);
    return value;
  }
  return "";
}

/// Both addresses as 16 bytes, IPv4 in its place in IPv6.
ip::address_v6::bytes_type bytes_of(const IpAddress& address) {
  return address.is_v6()
             ? address.to_v6().to_bytes()
             : ip::make_address_v6(ip::v4_mapped, address.to_v4()).to_bytes();
}

}  // namespace

std::optional<AddressRange> AddressRange::parse(std::string_view text) {
  const std::size_t slash = text.find('/');
  const auto base = parse_address(text.substr(0, slash));
  if (!base) return std::nullopt;
  const int whole = base->is_v4() ? v4_bits : v6_bits;
  int bits = whole;
  if (slash != text.npos) {
    const std::string_view number = text.substr(slash + 1);
    const auto [end, error] =
        std::from_chars(number.data(), number.data() + number.size(), bits);
    if (error != std::errc{} || end != number.data() + number.size() ||
        bits < 0 || bits > whole)
      return std::nullopt;
  }
  // Counted in IPv6, where IPv4 lies behind 96 bits.
  return AddressRange(*base, bits + v6_bits - whole);
}

bool AddressRange::contains(const IpAddress& address) const {
  const IpAddress plain = plain_address(address);
  if (plain.is_v4() != base_.is_v4()) return false;
  const auto ours = bytes_of(base_);
  const auto theirs = bytes_of(plain);
  for (int bit = 0; bit < bits_; ++bit) {
    const auto byte = static_cast<std::size_t>(bit / 8);
    const int mask = 0x80 >> (bit % 8);
    if ((ours[byte] & mask) != (theirs[byte] & mask)) return false;
  }
  return true;
}

IpAddress plain_address(const IpAddress& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    return ip::make_address_v4(ip::v4_mapped, address.to_v6());
  return address;
}

std::string limit_group(const IpAddress& address) {
  const IpAddress plain = plain_address(address);
  if (plain.is_v4()) return plain.to_string();
  // Where its zone is one of this machine's links it does not matter.
  const ip::address_v6 whole(plain.to_v6().to_bytes());
  return ip::network_v6(whole, site_bits).canonical().to_string();
}

std::vector<std::string_view> forwarded_hops(ProxyHeader header,
                                             std::string_view value) {
  std::vector<std::string_view> hops = split_list(value, ',');
  if (header == ProxyHeader::forwarded)
    std::ranges::transform(hops, hops.begin(), for_parameter);
  return hops;
}

IpAddress client_address(const IpAddress& peer,
                         std::span<const std::string_view> hops,
                         std::span<const AddressRange> trusted) {
  IpAddress client = plain_address(peer);
  const auto is_proxy = [&trusted](const IpAddress& address) {
    return std::ranges::any_of(trusted,
                               [&address](const AddressRange& network) {
                                 return network.contains(address);
                               });
  };
  // Each proxy vouches for the hop before it, and for no other.
  for (const std::string_view hop : hops | std::views::reverse) {
    if (!is_proxy(client)) break;
    const auto before = parse_hop(hop);
    if (!before) break;
    client = *before;
  }
  return client;
}

}  // namespace gockel
