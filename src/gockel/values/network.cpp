#include "gockel/values/network.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>

namespace gockel {
namespace {

/// e^x for x <= 0, good to 1e-7: 2^k times a polynomial. Libraries differ in
/// the last bits.
float exponential(float x) {
  const float scaled = std::max(x, -80.0F) * 1.44269504F;
  const float whole = std::floor(scaled);
  const float r = (scaled - whole) * 0.693147181F;
  float sum = 1;
  for (const float n : {7.0F, 6.0F, 5.0F, 4.0F, 3.0F, 2.0F, 1.0F})
    sum = 1 + sum * (r / n);
  return std::ldexp(sum, static_cast<int>(whole));
}

#define GOCKEL_INLINE inline __attribute__((always_inline))

/// Eight numbers in whatever registers there are.
using Eight = float __attribute__((vector_size(32), aligned(32)));

/// `Count` times eight sums that stay in registers while rows are added.
template <std::size_t Count>
class RowSums {
 public:
  GOCKEL_INLINE explicit RowSums(const float* bias) {
    for (std::size_t i = 0; i < Count; ++i)
      std::memcpy(&part_[i], bias + 8 * i, sizeof(Eight));
  }
  GOCKEL_INLINE void add(float factor, const float* row) {
    for (std::size_t i = 0; i < Count; ++i) {
      Eight weights;
      std::memcpy(&weights, row + 8 * i, sizeof(Eight));
      part_[i] += factor * weights;
    }
  }
  GOCKEL_INLINE void store(float* to) const {
    for (std::size_t i = 0; i < Count; ++i)
      std::memcpy(to + 8 * i, &part_[i], sizeof(Eight));
  }
  GOCKEL_INLINE void rectify() {
    for (Eight& part : part_) part = part > 0 ? part : Eight{};
  }

 private:
  Eight part_[Count];
};

GOCKEL_INLINE void run_all(const Network& network, const Inputs& inputs,
                           Network::Activations& active) {
  const float* weights = network.parameters().data();
  const Network::Parts& parts = network.parts();
  const std::size_t first = network.first();
  // First layer: few inputs are not zero, and a row of weights stands together
  // for each. Blocks of 32 units fit into the registers, so that sums are
  // stored once and not after every input.
  for (std::size_t block = 0; block < first; block += 32) {
    RowSums<4> sums(weights + parts.bias1 + block);
    for (const Inputs::InputValue& input : inputs)
      sums.add(input.value, weights + input.index * first + block);
    sums.rectify();
    sums.store(active.first_layer.data() + block);
  }
  // The other layers are dense and small enough to be summed in one piece.
  RowSums<Network::second / 8> second(weights + parts.bias2);
  for (std::size_t i = 0; i < first; ++i)
    second.add(active.first_layer[i],
               weights + parts.weights2 + i * Network::second);
  second.rectify();
  second.store(active.second_layer.data());
  RowSums<Network::outputs / 8> logits(weights + parts.bias3);
  for (std::size_t i = 0; i < Network::second; ++i)
    logits.add(active.second_layer[i],
               weights + parts.weights3 + i * Network::outputs);
  logits.store(active.logits.data());
}

void run_portable(const Network& network, const Inputs& inputs,
                  Network::Activations& active) {
  run_all(network, inputs, active);
}

#if defined(__x86_64__)
/// The same operations on wider registers.
__attribute__((target("avx2"))) void run_avx2(const Network& network,
                                              const Inputs& inputs,
                                              Network::Activations& active) {
  run_all(network, inputs, active);
}
#endif

void run_layers(const Network& network, const Inputs& inputs,
                Network::Activations& active) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    run_avx2(network, inputs, active);
    return;
  }
#endif
  run_portable(network, inputs, active);
}

}  // namespace

Network::Network(Family family, int seats, std::size_t first)
    : family_(family), seats_(seats), first_(first), parts_() {
  assert(first % 32 == 0 && first <= max_first);
  parts_.bias1 = input_count(family, seats) * first;
  parts_.weights2 = parts_.bias1 + first;
  parts_.bias2 = parts_.weights2 + first * second;
  parts_.weights3 = parts_.bias2 + second;
  parts_.bias3 = parts_.weights3 + second * outputs;
  parts_.end = parts_.bias3 + outputs;
  parameters_.resize(parts_.end);
}

void Network::run(const Inputs& inputs, Activations& active) const {
  run_layers(*this, inputs, active);
  const auto n = static_cast<std::size_t>(seats_);
  // Softmax, with the largest logit taken off so that no power overflows.
  const float most =
      *std::max_element(active.logits.begin(), active.logits.begin() + seats_);
  float sum = 0;
  active.shares = {};
  for (std::size_t s = 0; s < n; ++s)
    sum += active.shares[s] = exponential(active.logits[s] - most);
  for (std::size_t s = 0; s < n; ++s) active.shares[s] /= sum;
}

}  // namespace gockel
