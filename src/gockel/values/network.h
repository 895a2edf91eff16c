#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gockel/core/error.h"
#include "gockel/core/game.h"
#include "gockel/values/inputs.h"

namespace gockel {

/// A small network from the inputs of a position to everybody's share of the
/// win: two hidden layers with rectified units, softmax over the seats. Only
/// inputs that are not zero cost time. The same weights give the same bits on
/// every machine: sums run in one order, and exp is our own.
class Network {
 public:
  static constexpr std::size_t second = 32;  ///< units of the second layer
  static constexpr std::size_t outputs = 8;  ///< seats, padded

  /// The first layer has a multiple of 32 units, at most this many.
  static constexpr std::size_t max_first = 256;

  /// All parameters are zero.
  Network(Family family, int seats, std::size_t first);

  Family family() const { return family_; }
  int seats() const { return seats_; }
  std::size_t first() const { return first_; }  ///< units of the first layer

  /// The output of every unit, layer by layer.
  struct Activations {
    alignas(32) std::array<float, max_first> first_layer;
    alignas(32) std::array<float, second> second_layer;
    alignas(32) std::array<float, outputs> logits;
    std::array<float, max_seats> shares;
  };
  void run(const Inputs& inputs, Activations& active) const;

  /// All parameters side by side: the weights of the first layer input by
  /// input, its biases, then the same for the other layers.
  std::span<float> parameters() { return parameters_; }
  std::span<const float> parameters() const { return parameters_; }
  /// Where the parts begin.
  struct Parts {
    std::size_t bias1, weights2, bias2, weights3, bias3, end;
  };
  const Parts& parts() const { return parts_; }

  /// The file as docs/strength.md describes it, and back. Weights are rounded
  /// to 16 bits.
  std::string bytes() const;
  static Result<Network> parse(std::string_view bytes);

 private:
  Family family_;
  int seats_;
  std::size_t first_;
  Parts parts_;
  std::vector<float> parameters_;
};

}  // namespace gockel
