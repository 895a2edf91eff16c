// A network as a file: a line of text, scales, weights as 16-bit numbers, a
// checksum. All numbers are little-endian.
//
//   gockel-network 1 grill 2 178 64 32\n   family, seats, inputs, hidden units
//   6 x float32                            what 32767 stands for, part by part
//   n x int16                              the parameters
//   uint64                                 checksum of all before it

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include "gockel/values/checksum.h"
#include "gockel/values/network.h"

namespace gockel {
namespace {

static_assert(std::endian::native == std::endian::little);

constexpr std::size_t part_count = 6;
constexpr std::size_t max_head = 80;

std::array<std::size_t, part_count + 1> borders(const Network::Parts& parts) {
  return {0,           parts.bias1, parts.weights2, parts.bias2, parts.weights3,
          parts.bias3, parts.end};
}

std::string head(const Network& network) {
  return fmt::format("gockel-network 1 {} {} {} {} {}\n",
                     name(network.family()), network.seats(),
                     input_count(network.family(), network.seats()),
                     network.first(), Network::second);
}

template <class T>
void put(std::string& to, const T& value) {
  std::array<char, sizeof(T)> raw;
  std::memcpy(raw.data(), &value, sizeof value);
  to.append(raw.data(), raw.size());
}

template <class T>
T get(std::string_view bytes, std::size_t at) {
  T value;
  std::memcpy(&value, bytes.data() + at, sizeof value);
  return value;
}

std::size_t size_of(const Network& network) {
  return head(network).size() + part_count * sizeof(float) +
         network.parameters().size() * sizeof(std::int16_t) +
         sizeof(std::uint64_t);
}

/// Sizes of the first layer that files may have.
constexpr std::array<std::size_t, 4> first_layers{32, 64, 128, 256};

/// The network that a head line describes; no value when it describes none.
std::optional<Network> described(std::string_view line) {
  for (const RuleSet set : {RuleSet::compact, RuleSet::deluxe, RuleSet::wok})
    for (int seats = info(set).min_seats; seats <= info(set).max_seats; ++seats)
      for (const std::size_t first : first_layers) {
        Network network(family(Rules(set)), seats, first);
        if (head(network) == line) return network;
      }
  return std::nullopt;
}

}  // namespace

std::string Network::bytes() const {
  std::string out = head(*this);
  std::string numbers;
  const auto at = borders(parts_);
  for (std::size_t p = 0; p < part_count; ++p) {
    float most = 1e-6F;
    for (std::size_t i = at[p]; i < at[p + 1]; ++i)
      most = std::max(most, std::abs(parameters_[i]));
    put(out, most);
    for (std::size_t i = at[p]; i < at[p + 1]; ++i)
      put(numbers, static_cast<std::int16_t>(
                       std::lround(parameters_[i] / most * 32767)));
  }
  out += numbers;
  put(out, checksum(out));
  return out;
}

Result<Network> Network::parse(std::string_view bytes) {
  const std::size_t line = bytes.substr(0, max_head).find('\n');
  if (line == std::string_view::npos) return refuse(Reason::not_a_values_file);
  std::optional<Network> network = described(bytes.substr(0, line + 1));
  if (!network) return refuse(Reason::values_kind_unknown);
  if (bytes.size() != size_of(*network))
    return refuse(Reason::values_file_size,
                  std::min(bytes.size(), size_of(*network)),
                  {.n = std::ssize(bytes),
                   .limit = static_cast<std::int64_t>(size_of(*network))});
  const std::size_t end = bytes.size() - sizeof(std::uint64_t);
  if (checksum(bytes.substr(0, end)) != get<std::uint64_t>(bytes, end))
    return refuse(Reason::values_checksum, end);
  const auto at = borders(network->parts_);
  const std::size_t numbers = line + 1 + part_count * sizeof(float);
  for (std::size_t p = 0; p < part_count; ++p) {
    const auto most = get<float>(bytes, line + 1 + p * sizeof(float));
    if (!std::isfinite(most)) return refuse(Reason::values_scale, line + 1);
    for (std::size_t i = at[p]; i < at[p + 1]; ++i)
      network->parameters_[i] = most / 32767 *
                                static_cast<float>(get<std::int16_t>(
                                    bytes, numbers + i * sizeof(std::int16_t)));
  }
  return *std::move(network);
}

}  // namespace gockel
