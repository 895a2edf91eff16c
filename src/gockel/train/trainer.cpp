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

std::vector<Learner> new_learners(const TrainSetup& setup) {
  const TrainingGame& game = setup.game;
  std::vector<Learner> learners;
  learners.reserve(game.networks());
  for (std::size_t i = 0; i < game.networks(); ++i)
    learners.push_back(
        game.opponent ? Learner(game.opponent->network())
                      : Learner(Network(game.family, game.seats, setup.hidden),
                                setup.seed));
  return learners;
}

/// Gives every rank the part of these numbers that each of them knows.
void share_parts(std::span<float> numbers, Group& group) {
  if (group.size() == 1) return;
  const WorkRange own = group.own_part({0, numbers.size()});
  ByteWriter out;
  out.put(std::span<const float>(numbers.subspan(own.first, own.count)));
  std::size_t next = 0;
  for (const std::string& bytes : group.gather(out.take())) {
    ByteReader in(bytes);
    const std::size_t count = bytes.size() / sizeof(float);
    in.get(numbers.subspan(next, count));
    next += count;
  }
}

}  // namespace

Trainer::Trainer(const TrainSetup& setup)
    : setup_(setup),
      learners_(new_learners(setup)),
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
/// third of the training. Who begins with an opponent's values knows enough.
SelfPlayOptions Trainer::options(std::uint64_t step) const {
  constexpr double max_exploration = 70;
  constexpr double min_exploration = 12;
  constexpr double max_ending = 0.1;
  const auto& opponent = setup_.game.opponent;
  const auto early = static_cast<double>(setup_.epochs * setup_.steps) / 3;
  const double left =
      opponent ? 0 : std::max(0.0, 1 - static_cast<double>(step) / early);
  SelfPlayOptions options{
      .networks = {},
      .opponent = opponent ? &opponent->network() : nullptr,
      .exploration = static_cast<std::uint32_t>(
          min_exploration + (max_exploration - min_exploration) * left),
      .ending = max_ending * left};
  for (const Learner& learner : learners_)
    options.networks.push_back(&learner.network());
  return options;
}

/// Every rank sums its shards for all parameters, and gets all shards for the
/// parameters that it steps.
void Trainer::sum_shards(const std::vector<TrainingExample>& examples,
                         std::size_t number, Group& group) {
  const Learner& learner = learners_[number];
  const WorkRange own = group.own_part({0, Learner::shard_count});
  in_parallel(own.count, setup_.threads, [&](std::size_t i) {
    learner.add_up(
        std::span(examples).subspan(i * games_per_shard, games_per_shard),
        number, shards_[own.first + i]);
  });
  if (group.size() == 1) return;
  const WorkRange all{0, learner.network().parameters().size()};
  const auto ranks = static_cast<std::uint64_t>(group.size());
  std::vector<ByteWriter> out(ranks);
  for (std::uint64_t rank = 0; rank < ranks; ++rank) {
    const WorkRange part = part_of(all, rank, ranks);
    for (std::uint64_t i = 0; i < own.count; ++i) {
      const Learner::ShardGradient& shard = shards_[own.first + i];
      out[rank].put(shard.examples);
      out[rank].put(shard.distance);
      out[rank].put(std::span(shard.gradient).subspan(part.first, part.count));
    }
  }
  const WorkRange part = group.own_part(all);
  std::size_t next = 0;
  for (const std::string& bytes : group.exchange(take_all(out)))
    for (ByteReader in(bytes); in.left() > 0; ++next) {
      Learner::ShardGradient& shard = shards_[next];
      shard.examples = in.get<std::uint64_t>();
      shard.distance = in.get<double>();
      shard.gradient.resize(all.count);
      in.get(std::span(shard.gradient).subspan(part.first, part.count));
    }
}

/// One step of every network along its examples. Returns how far the mover's
/// share was from its target, summed over the examples.
double Trainer::learn(const std::vector<TrainingExample>& examples, float rate,
                      Group& group) {
  double distance = 0;
  for (std::size_t n = 0; n < learners_.size(); ++n) {
    sum_shards(examples, n, group);
    std::uint64_t count = 0;
    for (const Learner::ShardGradient& shard : shards_) {
      count += shard.examples;
      distance += shard.distance;
    }
    if (count == 0) continue;
    // Every parameter steps by itself: ranks have parts of them, and so have
    // the threads of a rank.
    Learner& learner = learners_[n];
    learner.count_step();
    const WorkRange own = group.own_part({0, learner.weights().size()});
    const auto threads = static_cast<std::size_t>(setup_.threads);
    in_parallel(threads, setup_.threads, [&](std::size_t i) {
      learner.learn(shards_, rate, part_of(own, i, threads));
    });
    share_parts(learner.weights(), group);
  }
  return distance;
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
    residual +=
        learn(self_play.play_turns(options(number)), rate(number), group);
    if (step_done)
      step_done(static_cast<double>(step + 1) /
                static_cast<double>(setup_.steps));
  }
  // Until here a rank knew the running means of its own parameters only.
  for (Learner& learner : learners_) {
    share_parts(learner.means(), group);
    share_parts(learner.squares(), group);
  }
  ++epoch_;
  return {.epoch = epoch_,
          .residual = residual /
                      static_cast<double>(setup_.steps * SelfPlay::game_count),
          .positions = epoch_ * setup_.steps * SelfPlay::game_count};
}

std::string Trainer::title() const {
  const TrainingGame& game = setup_.game;
  return fmt::format(
      "gockel-training 2 {} {} {} {} {} {} {} {:016x}\n", name(game.family),
      game.seats, network().first(), setup_.epochs, setup_.steps, setup_.seed,
      game.start ? game.start->key() : 0,
      game.opponent ? checksum(game.opponent->network().bytes()) : 0);
}

std::string Trainer::state() const {
  std::string bytes = title() + fmt::format("{}\n", epoch_);
  for (const Learner& learner : learners_) bytes += learner.state();
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
  if (error != std::errc{}) return refuse(Reason::training_damaged);
  state.remove_prefix(static_cast<std::size_t>(end - state.data()) + 1);
  for (Learner& learner : learners_) {
    if (!learner.restore(state.substr(0, learner.state_size())))
      return refuse(Reason::training_damaged);
    state.remove_prefix(learner.state_size());
  }
  if (!state.empty()) return refuse(Reason::training_damaged);
  epoch_ = epoch;
  return {};
}

}  // namespace gockel
