#include "gockel/values/position_values.h"

#include <cassert>
#include <cmath>

namespace gockel {

template <Game G>
Shares PositionValues::shares(const G& state) const {
  if (state.node() == Node::terminal) return state.shares();
  assert(fits(state.rules, state.seats));
  Network::Activations active;
  network_->run(inputs(state), active);
  Shares shares{};
  double sum = 0;
  for (unsigned i = 0; i < state.seats; ++i) sum += active.shares[i];
  for (unsigned i = 0; i < state.seats; ++i)
    shares[(state.seat + i) % state.seats] = active.shares[i] / sum;
  if (grain_ > 0)
    for (double& share : shares) share = grain_ * std::round(share / grain_);
  return shares;
}

template Shares PositionValues::shares(const Grill&) const;
template Shares PositionValues::shares(const Wok&) const;

}  // namespace gockel
