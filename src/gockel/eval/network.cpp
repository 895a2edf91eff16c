#include "gockel/eval/network.h"

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
class Sums {
 public:
  GOCKEL_INLINE explicit Sums(const float* bias) {
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
                           Network::Flow& flow) {
  const float* weights = network.parameters().data();
  const Network::Parts& parts = network.parts();
  const std::size_t first = network.first();
  for (std::size_t block = 0; block < first; block += 32) {
    Sums<4> sums(weights + parts.bias1 + block);
    for (const Inputs::Input& input : inputs)
      sums.add(input.value, weights + input.index * first + block);
    sums.rectify();
    sums.store(flow.first_layer.data() + block);
  }
  Sums<Network::second / 8> second(weights + parts.bias2);
  for (std::size_t i = 0; i < first; ++i)
    second.add(flow.first_layer[i],
               weights + parts.weights2 + i * Network::second);
  second.rectify();
  second.store(flow.second_layer.data());
  Sums<Network::outputs / 8> logits(weights + parts.bias3);
  for (std::size_t i = 0; i < Network::second; ++i)
    logits.add(flow.second_layer[i],
               weights + parts.weights3 + i * Network::outputs);
  logits.store(flow.logits.data());
}

void run_portable(const Network& network, const Inputs& inputs,
                  Network::Flow& flow) {
  run_all(network, inputs, flow);
}

#if defined(__x86_64__)
/// The same operations on wider registers.
__attribute__((target("avx2"))) void run_avx2(const Network& network,
                                              const Inputs& inputs,
                                              Network::Flow& flow) {
  run_all(network, inputs, flow);
}
#endif

void run_layers(const Network& network, const Inputs& inputs,
                Network::Flow& flow) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    run_avx2(network, inputs, flow);
    return;
  }
#endif
  run_portable(network, inputs, flow);
}

}  // namespace

Network::Network(Family family, int seats, std::size_t first)
    : family_(family), seats_(seats), first_(first), parts_() {
  assert(first % 32 == 0 && first <= most_first);
  parts_.bias1 = input_count(family, seats) * first;
  parts_.weights2 = parts_.bias1 + first;
  parts_.bias2 = parts_.weights2 + first * second;
  parts_.weights3 = parts_.bias2 + second;
  parts_.bias3 = parts_.weights3 + second * outputs;
  parts_.end = parts_.bias3 + outputs;
  parameters_.resize(parts_.end);
}

void Network::run(const Inputs& inputs, Flow& flow) const {
  run_layers(*this, inputs, flow);
  const auto n = static_cast<std::size_t>(seats_);
  const float most =
      *std::max_element(flow.logits.begin(), flow.logits.begin() + seats_);
  float sum = 0;
  flow.shares = {};
  for (std::size_t s = 0; s < n; ++s)
    sum += flow.shares[s] = exponential(flow.logits[s] - most);
  for (std::size_t s = 0; s < n; ++s) flow.shares[s] /= sum;
}

}  // namespace gockel
