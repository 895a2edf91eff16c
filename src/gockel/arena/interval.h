#pragma once

namespace gockel {

/// An interval of shares; 0 <= low <= high <= 1.
struct Interval {
  double low = 0;
  double high = 1;
};

/// What is known of a mean share: games come in deals, and the games of one
/// deal are not independent of each other.
struct ShareSample {
  double mean = 0;      ///< held within 0 and 1
  double variance = 0;  ///< of a deal's mean, with deals - 1 as divisor
  double deals = 0;
  double games = 0;
};

/// The 95 % score interval by Wilson for a share of `mean` in so many
/// independent games that are won or lost. A mean outside 0 to 1 counts as the
/// nearest of both; without games nothing is known.
Interval wilson_interval(double mean, double games);

/// The 95 % interval of a mean of shares: that of as many games won or lost as
/// have the variance that was observed. Law: where every deal is one game won
/// or lost, it is wilson_interval() of them.
Interval share_interval(const ShareSample& sample);

/// The same for shares without luck, which may lie beyond 0 and 1 in a deal and
/// do not happen to be alike: by the variance that was observed alone.
Interval adjusted_interval(const ShareSample& sample);

}  // namespace gockel
