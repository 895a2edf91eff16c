#include "gockel/core/perft.h"

namespace gockel {
namespace {

/// The part of the work that a subtree stands for, counted by its probability:
/// a fair guess, and it adds up to 1.
struct Meter {
  const std::function<void(double)>& done;
  double passed = 0;

  static constexpr double step = 1e-4;  // smaller parts are not told one by one
  void add(double part) {
    passed += part;
    if (done) done(passed);
  }
};

template <Game G>
class Walk {
 public:
  Walk(Perft& found, const std::function<void(double)>& done)
      : found_(found), meter_{done} {}

  /// Adds what lies below and returns its probability, given this state.
  /// Summing node by node keeps the rounding small over millions of leaves.
  double below(const G& state, int depth, double part) {
    const bool told = part < Meter::step;
    const double sum =
        told ? count(state, depth, 0) : count(state, depth, part);
    if (told) meter_.add(part);
    return sum;
  }

 private:
  double count(const G& state, int depth, double part) {
    const Node kind = state.node();
    if (depth == 0 || kind == Node::terminal) {
      ++found_.nodes;
      if (kind == Node::terminal) ++found_.terminal;
      found_.key += state.key();
      if (part > 0) meter_.add(part);
      return 1;
    }
    double sum = 0;
    const auto go_on = [&](auto event, double likely) {
      G next = state;
      next.apply(event);
      sum += likely * (part > 0 ? below(next, depth - 1, part * likely)
                                : count(next, depth - 1, 0));
    };
    if (kind == Node::chance) {
      state.outcomes(go_on);
      return sum;
    }
    const MoveList list = state.moves();
    for (const Move move : list)
      go_on(move, 1.0 / static_cast<double>(list.size()));
    return sum;
  }

  Perft& found_;
  Meter meter_;
};

}  // namespace

Perft perft(const AnyState& state, int depth,
            const std::function<void(double)>& done) {
  Perft found;
  found.probability = std::visit(
      [&]<class G>(const G& s) {
        return Walk<G>(found, done).below(s, depth, 1);
      },
      state);
  return found;
}

}  // namespace gockel
