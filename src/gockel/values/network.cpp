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
class RegisterSums {
 public:
  GOCKEL_INLINE explicit RegisterSums(const float* bias) {
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

/// Sums of `Count` times eight units of the first layer. Few inputs are not
/// zero, and a row of weights stands together for each; sums are stored once
/// and not after every input.
template <std::size_t Count>
GOCKEL_INLINE void run_block(const Network& network, const Inputs& inputs,
                             std::size_t block, Network::Activations& active) {
  const float* weights = network.parameters().data();
  RegisterSums<Count> sums(weights + network.parts().bias1 + block);
  for (const Inputs::InputValue& input : inputs)
    sums.add(input.value, weights + input.index * network.first() + block);
  sums.rectify();
  sums.store(active.first_layer.data() + block);
}

/// The units that are not zero, one behind the other; how many.
template <std::size_t Size>
GOCKEL_INLINE std::size_t find_active(const std::array<float, Size>& layer,
                                      std::size_t size, std::uint16_t* units) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < size; ++i) {
    units[count] = static_cast<std::uint16_t>(i);
    count += layer[i] > 0 ? 1 : 0;
  }
  return count;
}

/// `Block` times eight units of the first layer fit into the registers.
template <std::size_t Block>
GOCKEL_INLINE void run_all(const Network& network, const Inputs& inputs,
                           Network::Activations& active) {
  const float* weights = network.parameters().data();
  const Network::Parts& parts = network.parts();
  const std::size_t first = network.first();
  std::size_t block = 0;
  for (; block + 8 * Block <= first; block += 8 * Block)
    run_block<Block>(network, inputs, block, active);
  for (; block < first; block += 32)
    run_block<4>(network, inputs, block, active);
  // The other layers are dense and small enough to be summed in one piece. A
  // unit that is zero adds nothing, and about half of them are.
  std::array<std::uint16_t, Network::max_first> units;
  std::size_t count = find_active(active.first_layer, first, units.data());
  RegisterSums<Network::second / 8> second(weights + parts.bias2);
  for (std::size_t i = 0; i < count; ++i)
    second.add(active.first_layer[units[i]],
               weights + parts.weights2 + units[i] * Network::second);
  second.rectify();
  second.store(active.second_layer.data());
  count = find_active(active.second_layer, Network::second, units.data());
  RegisterSums<Network::outputs / 8> logits(weights + parts.bias3);
  for (std::size_t i = 0; i < count; ++i)
    logits.add(active.second_layer[units[i]],
               weights + parts.weights3 + units[i] * Network::outputs);
  logits.store(active.logits.data());
}

void run_portable(const Network& network, const Inputs& inputs,
                  Network::Activations& active) {
  run_all<4>(network, inputs, active);
}

#if defined(__x86_64__)
/// The same operations on wider registers.
__attribute__((target("avx2"))) void run_avx2(const Network& network,
                                              const Inputs& inputs,
                                              Network::Activations& active) {
  run_all<8>(network, inputs, active);
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
