// Where position values come from: this program and files. The browser has
// neither; there wasm/given_values.cpp stands in for this file.

#include <fmt/format.h>

#include <cassert>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>

#include "gockel/eval/embedded.h"
#include "gockel/eval/position_values.h"

namespace gockel {

bool PositionValues::has_built_in(const Rules&, int) { return true; }

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
