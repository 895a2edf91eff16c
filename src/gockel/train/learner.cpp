#include "gockel/train/learner.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "gockel/random/rng.h"

namespace gockel {
namespace {

constexpr float mean_decay = 0.9F;
constexpr float square_decay = 0.999F;

/// Roughly normal with deviation 1: twelve uniform numbers.
float normal(Rng& rng) {
  float sum = -6;
  for (int i = 0; i < 12; ++i)
    sum += static_cast<float>(rng.below(1U << 24)) / (1U << 24);
  return sum;
}

void scatter(std::span<float> to, float deviation, Rng& rng) {
  for (float& weight : to) weight = deviation * normal(rng);
}

}  // namespace

Learner::Learner(const Network& shape, std::uint64_t seed) : network_(shape) {
  // The spread keeps outputs of each layer at about 1: some forty inputs are
  // not zero, half of the rectified units are silent. Biases start at zero.
  Rng rng(seed);
  const Network::Parts& at = network_.parts();
  const std::span<float> all = network_.parameters();
  scatter(all.first(at.bias1), 0.15F, rng);
  scatter(all.subspan(at.weights2, at.bias2 - at.weights2),
          std::sqrt(2.0F / static_cast<float>(network_.first())), rng);
  scatter(all.subspan(at.weights3, at.bias3 - at.weights3), 0.1F, rng);
  for (std::size_t i = 0; i < at.bias1; ++i)
    if (!input_occurs(network_.family(), i / network_.first())) all[i] = 0;
  mean_.resize(all.size());
  square_.resize(all.size());
}

Learner::Learner(const Network& start)
    : network_(start),
      mean_(start.parameters().size()),
      square_(start.parameters().size()) {}

void Learner::add_up(std::span<const TrainingExample> examples,
                     std::size_t number, ShardGradient& to) const {
  to.gradient.assign(network_.parameters().size(), 0.0F);
  to.distance = 0;
  to.examples = 0;
  for (const TrainingExample& example : examples)
    if (example.network == number) add(example, to);
}

void Learner::learn(std::span<const ShardGradient> shards, float rate,
                    const WorkRange& part) {
  std::uint64_t examples = 0;
  for (const ShardGradient& shard : shards) examples += shard.examples;
  // Adam: running means of gradient and square start at zero, which the scales
  // make up for.
  const auto steps = static_cast<float>(steps_);
  const float mean_scale = 1 / (1 - std::pow(mean_decay, steps));
  const float square_scale = 1 / (1 - std::pow(square_decay, steps));
  const float share = 1 / static_cast<float>(examples);
  const std::span<float> weights = network_.parameters();
  for (std::size_t i = part.first; i < part.first + part.count; ++i) {
    float g = 0;
    for (const ShardGradient& shard : shards) g += shard.gradient[i];
    g *= share;
    mean_[i] += (1 - mean_decay) * (g - mean_[i]);
    square_[i] += (1 - square_decay) * (g * g - square_[i]);
    weights[i] -= rate * mean_[i] * mean_scale /
                  (std::sqrt(square_[i] * square_scale) + 1e-7F);
  }
}

void Learner::add(const TrainingExample& example, ShardGradient& to) const {
  const std::size_t first = network_.first();
  constexpr std::size_t second = Network::second;
  constexpr std::size_t outputs = Network::outputs;
  Network::Activations active;
  network_.run(example.inputs, active);
  ++to.examples;
  to.distance += std::abs(active.shares[0] - example.target[0]);

  // Of cross entropy behind a softmax the gradient is the plain difference.
  std::array<float, outputs> out{};
  for (std::size_t s = 0; s < static_cast<std::size_t>(network_.seats()); ++s)
    out[s] = active.shares[s] - example.target[s];

  const Network::Parts& at = network_.parts();
  const float* weights = network_.parameters().data();
  float* gradient = to.gradient.data();
  // Back through the layers; a unit that is silent passes nothing on.
  std::array<float, second> back2{};
  for (std::size_t o = 0; o < outputs; ++o) gradient[at.bias3 + o] += out[o];
  for (std::size_t i = 0; i < second; ++i) {
    if (active.second_layer[i] <= 0) continue;
    const std::size_t row = at.weights3 + i * outputs;
    for (std::size_t o = 0; o < outputs; ++o) {
      gradient[row + o] += active.second_layer[i] * out[o];
      back2[i] += weights[row + o] * out[o];
    }
  }
  std::array<float, Network::max_first> back1{};
  for (std::size_t i = 0; i < second; ++i) gradient[at.bias2 + i] += back2[i];
  for (std::size_t i = 0; i < first; ++i) {
    if (active.first_layer[i] <= 0) continue;
    const std::size_t row = at.weights2 + i * second;
    for (std::size_t j = 0; j < second; ++j) {
      gradient[row + j] += active.first_layer[i] * back2[j];
      back1[i] += weights[row + j] * back2[j];
    }
  }
  for (std::size_t i = 0; i < first; ++i) gradient[at.bias1 + i] += back1[i];
  // As on the way forth, only rows of inputs that are not zero have a gradient.
  for (const Inputs::InputValue& input : example.inputs)
    for (std::size_t i = 0; i < first; ++i)
      gradient[input.index * first + i] += input.value * back1[i];
}

std::string Learner::state() const {
  std::string bytes(sizeof steps_, '\0');
  std::memcpy(bytes.data(), &steps_, sizeof steps_);
  for (const std::span<const float> part :
       {network_.parameters(), std::span<const float>(mean_),
        std::span<const float>(square_)})
    bytes.append(reinterpret_cast<const char*>(part.data()), part.size_bytes());
  return bytes;
}

std::size_t Learner::state_size() const {
  return sizeof steps_ + 3 * mean_.size() * sizeof(float);
}

bool Learner::restore(std::string_view state) {
  const std::size_t size = mean_.size() * sizeof(float);
  if (state.size() != state_size()) return false;
  std::memcpy(&steps_, state.data(), sizeof steps_);
  state.remove_prefix(sizeof steps_);
  for (float* part :
       {network_.parameters().data(), mean_.data(), square_.data()}) {
    std::memcpy(part, state.data(), size);
    state.remove_prefix(size);
  }
  return true;
}

}  // namespace gockel
