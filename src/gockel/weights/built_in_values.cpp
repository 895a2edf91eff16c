#include "gockel/weights/built_in_values.h"

#include <cassert>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>

#include "gockel/weights/embedded_files.h"

namespace gockel {

std::optional<PositionValues> built_in_values(const Rules& rules, int seats) {
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
  if (!file) return refuse(Reason::cannot_read, 0, {.what = path});
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  Result<Network> network = Network::parse(bytes);
  if (!network) return std::unexpected(network.error());
  return PositionValues(*std::move(network));
}

}  // namespace gockel
