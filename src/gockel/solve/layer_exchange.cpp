#include "gockel/solve/layer_exchange.h"

#include "gockel/cluster/bytes.h"

namespace gockel {

LayerExchange::LayerExchange(Group& group, const Ownership& own,
                             const Positions& positions, int layer,
                             std::vector<LevelTurns>& levels,
                             std::vector<double>& values)
    : group_(group),
      own_(own),
      values_(values),
      first_looked_up_(slot(own.below(positions.size()))),
      wanted_(positions.size()),
      slots_(own.ranks()),
      askers_(own.ranks()),
      settled_before_(own.ranks()) {
  look_up(levels);
  ask(layer, positions);
}

/// Finds out what is wanted, and where it will stand.
void LayerExchange::look_up(std::vector<LevelTurns>& levels) {
  const auto foreign = [this](Slot s) {
    return s >= over_values.size() && !own_.owns(s - slot(0));
  };
  for (const LevelTurns& turns : levels)
    for (const Slot s : turns.slots)
      if (foreign(s)) wanted_.add(s - slot(0));
  wanted_.count();
  for (LevelTurns& turns : levels)
    for (Slot& s : turns.slots) {
      if (s < over_values.size()) continue;
      const std::uint32_t position = s - slot(0);
      s = own_.owns(position) ? slot(own_.local(position))
                              : first_looked_up_ + wanted_.rank(position);
    }
  values_.resize(first_looked_up_ + wanted_.size());
  wanted_.each([this](std::uint32_t position) {
    slots_[own_.owner(position)].push_back(first_looked_up_ +
                                           wanted_.rank(position));
  });
}

/// Asks the owners for what is wanted, and answers what others ask.
void LayerExchange::ask(int layer, const Positions& positions) {
  std::vector<ByteWriter> asking(own_.ranks());
  wanted_.each([&](std::uint32_t position) {
    asking[own_.owner(position)].put(own_.local(position));
  });
  const auto asked = group_.exchange(take_all(asking));

  // Lower layers are settled: only values of this one are sent again.
  const PositionRange range = positions.layer(layer);
  const std::uint32_t first = own_.below(range.first);
  first_ = slot(first);
  std::vector<ByteWriter> answering(own_.ranks());
  for (std::size_t r = 0; r < asked.size(); ++r) {
    askers_[r] = IndexedBits(own_.below(range.last) - first);
    for (ByteReader in(asked[r]); in.left() > 0;) {
      const auto local = in.get<std::uint32_t>();
      answering[r].put(values_[slot(local)]);
      if (local < first)
        ++settled_before_[r];
      else
        askers_[r].add(local - first);
    }
    askers_[r].count();
  }
  const auto answered = group_.exchange(take_all(answering));
  for (std::size_t r = 0; r < answered.size(); ++r) {
    ByteReader in(answered[r]);
    for (const Slot s : slots_[r]) values_[s] = in.get<double>();
  }
}

std::vector<Slot> LayerExchange::share(std::span<const Slot> written) {
  std::vector<ByteWriter> sending(own_.ranks());
  for (const Slot s : written)
    for (std::size_t r = 0; r < askers_.size(); ++r) {
      if (!askers_[r].contains(s - first_)) continue;
      // Values of lower layers were asked for too, and stand before these.
      sending[r].put(settled_before_[r] + askers_[r].rank(s - first_));
      sending[r].put(values_[s]);
    }
  const auto received = group_.exchange(take_all(sending));
  std::vector<Slot> changed;
  for (std::size_t r = 0; r < received.size(); ++r)
    for (ByteReader in(received[r]); in.left() > 0;) {
      const Slot s = slots_[r][in.get<std::uint32_t>()];
      values_[s] = in.get<double>();
      changed.push_back(s);
    }
  return changed;
}

}  // namespace gockel
