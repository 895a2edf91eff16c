#include "gockel/eval/position_values.h"

#include <fmt/format.h>

#include <cassert>
#include <cmath>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>

#include "gockel/eval/embedded.h"

namespace gockel {

template <Game G>
Shares PositionValues::shares(const G& state) const {
  if (state.node() == Node::terminal) return state.shares();
  assert(fits(state.rules, state.seats));
  Network::Flow flow;
  network_->run(inputs(state), flow);
  Shares shares{};
  double sum = 0;
  for (unsigned i = 0; i < state.seats; ++i) sum += flow.shares[i];
  for (unsigned i = 0; i < state.seats; ++i)
    shares[(state.seat + i) % state.seats] = flow.shares[i] / sum;
  if (grain_ > 0)
    for (double& share : shares) share = grain_ * std::round(share / grain_);
  return shares;
}

template Shares PositionValues::shares(const Grill&) const;
template Shares PositionValues::shares(const Wok&) const;

PositionValues PositionValues::built_in(const Rules& rules, int seats) {
  static std::mutex guard;
  static std::map<std::pair<Family, int>, PositionValues> loaded;
  const std::lock_guard lock(guard);
  const std::pair key{family(rules), seats};
  const auto known = loaded.find(key);
  if (known != loaded.end()) return known->second;
  Result<Network> network = Network::parse(embedded(key.first, seats));
  // The files are checked when the program is tested.
  assert(network);
  return loaded.emplace(key, PositionValues(*std::move(network))).first->second;
}

Result<PositionValues> read_values(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return refuse(Code::value, 0, fmt::format("cannot read {}", path));
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  Result<Network> network = Network::parse(bytes);
  if (!network) return std::unexpected(network.error());
  return PositionValues(*std::move(network));
}

}  // namespace gockel
