#include "gockel/train/trainer.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "gockel/cluster/bytes.h"
#include "gockel/parallel/parallel.h"

namespace gockel {
namespace {

constexpr float first_rate = 2e-3F;
constexpr float last_rate = 1e-5F;

/// Games go to shards in their order.
constexpr std::size_t games_per_shard =
    SelfPlay::game_count / Learner::shard_count;
static_assert(games_per_shard * Learner::shard_count == SelfPlay::game_count);

std::uint64_t checksum(std::string_view bytes) {
  std::uint64_t sum = bytes.size();
  for (const char c : bytes) sum = mix(sum, static_cast<unsigned char>(c));
  return sum;
}

}  // namespace

Trainer::Trainer(const TrainSetup& setup)
    : setup_(setup),
      learner_(Network(setup.game.family, setup.game.seats, setup.hidden),
               setup.seed),
      shards_(Learner::shard_count) {}

/// The step size falls along half a cosine.
float Trainer::rate(std::uint64_t step) const {
  const auto all = static_cast<float>(setup_.epochs * setup_.steps);
  const float part = static_cast<float>(step) / all;
  return last_rate +
         (first_rate - last_rate) * (1 + std::cos(part * 3.14159265F)) / 2;
}

/// Values that know nothing yet may let games go on for ever, above all at
/// large tables, and learn nothing from it. So at first most turns end at
/// random, and any turn may be the game's last: both fade out over the first
/// third of the training.
SelfPlayOptions Trainer::options(std::uint64_t step) const {
  constexpr double max_exploration = 70;
  constexpr double min_exploration = 12;
  constexpr double max_ending = 0.1;
  const auto early = static_cast<double>(setup_.epochs * setup_.steps) / 3;
  const double left = std::max(0.0, 1 - static_cast<double>(step) / early);
  return {.network = network(),
          .exploration = static_cast<std::uint32_t>(
              min_exploration + (max_exploration - min_exploration) * left),
          .ending = max_ending * left};
}

/// Every rank sums its shards and gets those of the others.
void Trainer::sum_shards(const std::vector<TrainingExample>& examples,
                         Group& group) {
  const WorkRange own = group.own_part({0, Learner::shard_count});
  in_parallel(own.count, setup_.threads, [&](std::size_t i) {
    learner_.add_up(
        std::span(examples).subspan(i * games_per_shard, games_per_shard),
        shards_[own.first + i]);
  });
  if (group.size() == 1) return;
  ByteWriter out;
  for (std::uint64_t i = 0; i < own.count; ++i) {
    const Learner::ShardGradient& shard = shards_[own.first + i];
    out.put(std::span<const float>(shard.gradient));
    out.put(shard.distance);
  }
  std::size_t next = 0;
  for (const std::string& bytes : group.gather(out.take()))
    for (ByteReader in(bytes); in.left() > 0; ++next) {
      Learner::ShardGradient& shard = shards_[next];
      shard.gradient.resize(network().parameters().size());
      in.get(std::span<float>(shard.gradient));
      shard.distance = in.get<double>();
    }
}

TrainProgress Trainer::run_epoch(const std::function<void(double)>& step_done) {
  OneProcess alone;
  return run_epoch(alone, step_done);
}

TrainProgress Trainer::run_epoch(Group& group,
                                 const std::function<void(double)>& step_done) {
  const WorkRange shards = group.own_part({0, Learner::shard_count});
  SelfPlay self_play(
      setup_.game, stream_seed(setup_.seed, epoch_ + 1), setup_.threads,
      {shards.first * games_per_shard, shards.count * games_per_shard});
  double residual = 0;
  for (std::uint64_t step = 0; step < setup_.steps; ++step) {
    const std::uint64_t number = epoch_ * setup_.steps + step;
    sum_shards(self_play.play_turns(options(number)), group);
    residual += learner_.learn(shards_, SelfPlay::game_count, rate(number));
    if (step_done)
      step_done(static_cast<double>(step + 1) /
                static_cast<double>(setup_.steps));
  }
  ++epoch_;
  return {.epoch = epoch_,
          .residual = residual / static_cast<double>(setup_.steps),
          .positions = epoch_ * setup_.steps * SelfPlay::game_count};
}

std::string Trainer::title() const {
  const TrainingGame& game = setup_.game;
  return fmt::format("gockel-training 1 {} {} {} {} {} {} {}\n",
                     name(game.family), game.seats, setup_.hidden,
                     setup_.epochs, setup_.steps, setup_.seed,
                     game.start ? game.start->key() : 0);
}

std::string Trainer::state() const {
  std::string bytes = title() + fmt::format("{}\n", epoch_) + learner_.state();
  return bytes + fmt::format("{:016x}", checksum(bytes));
}

Result<void> Trainer::restore(std::string_view state) {
  constexpr std::size_t sum_size = 16;
  if (state.size() < sum_size ||
      fmt::format("{:016x}",
                  checksum(state.substr(0, state.size() - sum_size))) !=
          state.substr(state.size() - sum_size))
    return refuse(Reason::training_damaged);
  state.remove_suffix(sum_size);
  if (!state.starts_with(title())) return refuse(Reason::training_of_another);
  state.remove_prefix(title().size());
  std::uint64_t epoch = 0;
  const auto [end, error] =
      std::from_chars(state.data(), state.data() + state.size(), epoch);
  if (error != std::errc{} ||
      !learner_.restore(
          state.substr(static_cast<std::size_t>(end - state.data()) + 1)))
    return refuse(Reason::training_damaged);
  epoch_ = epoch;
  return {};
}

}  // namespace gockel
