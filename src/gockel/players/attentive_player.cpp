#include "gockel/players/attentive_player.h"

#include "gockel/players/turn_player.h"

namespace gockel {

Move AttentivePlayer::operator()(const AnyState& state) {
  const Move own = habit_(state);
  const Rules& played = rules(state);
  if (!outlook_ || !outlook_->values().fits(played, seats(state)))
    outlook_.emplace(values_(played, seats(state)).value(),
                     Outlook::For::mover);
  return std::visit([&](const auto& s) { return best(s, own); }, state);
}

template <Game G>
Move AttentivePlayer::best(const G& state, Move own) {
  const auto share = [&](Move move) {
    return outlook_->after(state, move)[state.seat];
  };
  const Move best = best_move(state, share);
  return share(best) - share(own) >= noticed_loss_ ? best : own;
}

}  // namespace gockel
