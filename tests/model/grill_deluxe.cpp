// What the Specialists and the Bratworms do (docs/rules.md#deluxe).
#include "grill_model.h"
#include "helpers.h"

namespace gockel::model {

void GrillModel::double_1() {
  if (rules_.deluxe() && kept_.count('1') >= 2)
    gain_bratworm(Phase::rob_for_double_1);
}

// Gives the seat a Bratworm, or goes to the phase `pending_robbery` if it must
// choose a victim.
void GrillModel::gain_bratworm(Phase pending_robbery) {
  if (supply() > 0) {
    ++bratworms_[seat_];
  } else {
    supply_empty(pending_robbery);
  }
}

void GrillModel::supply_empty(Phase pending_robbery) {
  const std::vector<std::size_t> victims = robbable();
  if (victims.size() == 1) rob(victims[0]);
  if (victims.size() >= 2) phase_ = pending_robbery;
}

std::vector<std::size_t> GrillModel::robbable() const {
  std::vector<std::size_t> victims;
  for (std::size_t seat = 0; seat < players(); ++seat) {
    if (seat != seat_ && bratworms_[seat] > 0 && !owns(seat, 'h'))
      victims.push_back(seat);
  }
  return victims;
}

void GrillModel::rob(std::size_t victim) {
  --bratworms_[victim];
  ++bratworms_[seat_];
}

// Ends the turn, unless the seat has two Specialists now and must choose.
void GrillModel::getting_one(char specialist) {
  place_[specialist] = seat_text(seat_);
  if (specialists_of(seat_).size() == 2) {
    phase_ = Phase::back;
  } else {
    end_turn();
  }
}

void GrillModel::going_back(char specialist) {
  std::string place(1, '-');
  for (int tile : grill_) {
    if (place == "-" && !specialist_on(tile)) place = std::to_string(tile);
  }
  place_[specialist] = place;
}

// The raven moves on at once, also when the seat has yet to choose whom to rob.
void GrillModel::raven() {
  gain_bratworm(Phase::rob_for_raven);
  going_back('r');
  if (phase_ != Phase::rob_for_raven) end_turn();
}

// Answers the question at the beginning of a turn: "golden" or "plain".
void GrillModel::golden_die(const std::string& answer) {
  golden_in_play_ = answer == "golden";
  phase_ = Phase::in_air;
}

bool GrillModel::canned_worm_ready() const {
  return owns(seat_, 'c') && !kept_.has('w');
}

bool GrillModel::weasel_ready() const {
  return owns(seat_, 'w') && !weasel_used_;
}

void GrillModel::weasel() {
  weasel_used_ = true;
  rolled_ = {};
  phase_ = Phase::in_air;
}

// Whether the hen is all that a failed attempt costs.
bool GrillModel::hen_protects() const {
  return owns(seat_, 'h') && !stacks_[seat_].empty();
}

int GrillModel::supply() const {
  int left = 7;
  for (int held : bratworms_) left -= held;
  return left;
}

bool GrillModel::owns(std::size_t seat, char specialist) const {
  return specialists_of(seat).find(specialist) != std::string::npos;
}

std::string GrillModel::specialists_of(std::size_t seat) const {
  std::string letters;
  for (const auto& [specialist, place] : place_) {
    if (place == seat_text(seat)) letters += specialist;
  }
  return letters;
}

std::optional<char> GrillModel::specialist_on(int tile) const {
  for (const auto& [specialist, place] : place_) {
    if (place == std::to_string(tile)) return specialist;
  }
  return std::nullopt;
}

}  // namespace gockel::model
