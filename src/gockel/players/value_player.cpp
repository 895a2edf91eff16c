#include "gockel/players/value_player.h"

namespace gockel {

Move ValuePlayer::operator()(const AnyState& state) {
  const Rules& played = rules(state);
  if (!outlook_ || !outlook_->values().fits(played, seats(state)))
    outlook_.emplace(values_(played, seats(state)).value().coarse(grain_),
                     Outlook::For::mover);
  return std::visit([this](const auto& s) { return outlook_->best(s); }, state);
}

}  // namespace gockel
