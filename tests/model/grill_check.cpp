// Which Grill positions are refused: those that no game can reach for a reason
// that docs/rules.md or docs/notation.md states.
#include <algorithm>

#include "grill_model.h"
#include "helpers.h"

namespace gockel::model {

namespace {

bool is_tile(int tile, const GrillRules& rules) {
  return (tile >= 21 && tile <= 36) ||
         (rules.deluxe() && (tile == 11 || tile == 13));
}

}  // namespace

void GrillModel::check_tiles() const {
  std::vector<int> tiles(grill_.begin(), grill_.end());
  for (const std::vector<int>& stack : stacks_)
    tiles.insert(tiles.end(), stack.begin(), stack.end());
  for (int tile : tiles) {
    require(is_tile(tile, rules_), "not a tile: " + std::to_string(tile));
    require(std::ranges::count(tiles, tile) == 1,
            "twice on the table: " + std::to_string(tile));
  }
  const bool turn_is_ending =
      phase_ == Phase::rob_for_raven || phase_ == Phase::back;
  require(!over() || grill_.empty(),
          "the game is not over while a tile lies face up");
  require(over() || turn_is_ending || !grill_.empty(),
          "without a face-up tile the game is over");
  require(turn_ >= 1, "turns count from 1");
}

void GrillModel::check_specialists() const {
  std::map<std::string, int> standing;
  for (const auto& [specialist, place] : place_) {
    if (place == "-") continue;
    if (place[0] >= '0' && place[0] <= '9') {
      require(grill_.contains(number(place)),
              "a Specialist stands on a face-up tile");
      require(++standing[place] == 1, "one Specialist stands on a tile");
    } else {
      const std::size_t owner = seat_number(place, players());
      require(specialist != 'r', "nobody owns the raven");
      require(specialist == 'h' || !stacks_[owner].empty(),
              "only the hen goes without a tile");
    }
  }
  for (std::size_t seat = 0; seat < players(); ++seat) {
    const bool two = phase_ == Phase::back && seat == seat_;
    const std::size_t held = specialists_of(seat).size();
    require(two ? held == 2 : held <= 1,
            "one Specialist each, two for the seat that gives back");
  }
  require(bratworms_.size() == players(), "one number of Bratworms per seat");
  require(supply() >= 0, "there are seven Bratworms");
}

void GrillModel::check_dice() const {
  if (phase_ == Phase::rob_for_raven || phase_ == Phase::back ||
      phase_ == Phase::over)
    return;
  require(kept_.plain.size() <= 8, "there are eight dice");
  require(!golden_in_play_ || owns(seat_, 'g'), "the seat has no golden die");
  require(!weasel_used_ || owns(seat_, 'w'), "the seat has no weasel");
  if (phase_ == Phase::rolled) {
    require(rolled_.plain.size() == dice_left(),
            "eight dice are kept or rolled");
    require(rolled_.golden.empty() != golden_left(),
            "the golden die is kept or rolled once");
    require(!keepable().empty() || weasel_ready(),
            "a bust is not a position without the weasel");
  }
  if (phase_ == Phase::in_air || phase_ == Phase::rolled) {
    require(!forced_stop(), "nothing is left to roll for");
  }
  if (phase_ == Phase::in_hand && kept_.empty()) {
    require(owns(seat_, 'g') && !golden_in_play_,
            "dice in hand, but nothing kept");
  } else if (phase_ == Phase::in_hand) {
    require(!forced_stop() || ways_to_stop().size() > 1,
            "a forced stop has happened already");
  }
}

void GrillModel::check_pending() const {
  require(phase_ != Phase::rob_for_double_1 || kept_.count('1') >= 2,
          "there is no Double 1");
  require(phase_ != Phase::rob_for_raven || !stacks_[seat_].empty(),
          "no tile came with the raven");
  if (phase_ == Phase::rob_for_double_1 || phase_ == Phase::rob_for_raven) {
    require(rules_.deluxe() && supply() == 0, "the supply is not empty");
    require(robbable().size() >= 2, "there is no choice whom to rob");
  }
}

}  // namespace gockel::model
