#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tests/simulation/node.h"

namespace gockel::simulation {

/// What clients can reach: nodes, and what people tell each other elsewhere.
struct World {
  World(std::uint64_t seed, Planted fault, bool with_story)
      : context(seed, fault, with_story),
        checker(context),
        database(context, checker) {}

  /// The node of that number; null: it is not there at the moment.
  Node* node(int number) {
    Node* const found = nodes[static_cast<std::size_t>(number)];
    return found != nullptr && !found->ended() ? found : nullptr;
  }
  int some_node() {
    return static_cast<int>(
        context.chance.below(static_cast<std::uint32_t>(nodes.size())));
  }

  Context context;
  Checker checker;
  Database database;
  std::vector<std::unique_ptr<Node>> lives;  ///< all there ever were
  std::vector<Node*> nodes;                  ///< the last life of each
  std::string table;                         ///< its code, once there is one
  std::vector<std::string> keys;             ///< of seats, that people have had
  bool settling = false;  ///< nobody comes, goes or takes a seat
};

}  // namespace gockel::simulation
