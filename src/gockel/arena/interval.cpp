#include "gockel/arena/interval.h"

#include <algorithm>
#include <cmath>

namespace gockel {
namespace {

constexpr double z = 1.959964;  ///< 95 % of a normal distribution lie within

/// The variance of a game won or lost.
double spread(const ShareSample& sample) {
  const double p = std::clamp(sample.mean, 0.0, 1.0);
  return p * (1 - p);
}

/// Wilson's interval of a mean of deals that have this variance.
Interval interval_by(const ShareSample& sample, double variance) {
  // Nothing to estimate a variance from, or none at all: a bound by the games.
  if (sample.deals < 2 || spread(sample) <= 0)
    return wilson_interval(sample.mean, sample.games);
  // Ties and the rotations of a deal make shares vary less (or more) than so
  // many single wins: as many games as have the variance that was seen.
  return wilson_interval(sample.mean, sample.deals * spread(sample) / variance);
}

}  // namespace

Interval wilson_interval(double mean, double games) {
  if (games <= 0) return {};
  const double p = std::clamp(mean, 0.0, 1.0);
  const double weight = z * z / games;
  const double centre = (p + weight / 2) / (1 + weight);
  const double half =
      std::sqrt(weight * (p * (1 - p) + weight / 4)) / (1 + weight);
  // Where the mean is 0 or 1 so is a bound, and rounding may miss it.
  return {std::clamp(centre - half, 0.0, p), std::clamp(centre + half, p, 1.0)};
}

Interval share_interval(const ShareSample& sample) {
  // Two or three deals that happen to be alike must not look certain: beside
  // those seen there is one whose games are won or lost independently.
  const double one_deal = spread(sample) * sample.deals / sample.games;
  return interval_by(sample, ((sample.deals - 1) * sample.variance + one_deal) /
                                 (sample.deals + 1));
}

Interval adjusted_interval(const ShareSample& sample) {
  return interval_by(sample, sample.variance);
}

}  // namespace gockel
