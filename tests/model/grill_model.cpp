#include "grill_model.h"

#include <algorithm>

#include "helpers.h"

namespace gockel::model {

namespace {

const std::string faces = "12345w";

// The Specialists a player can own, as moves call them.
const std::map<char, std::string> specialist_names = {{'c', "can"},
                                                      {'h', "hen"},
                                                      {'w', "weasel"},
                                                      {'g', "golden"},
                                                      {'a', "apple"}};

int worms(int tile) { return tile < 21 ? 1 : (tile - 21) / 4 + 1; }

bool only_exact(int tile) { return tile == 11 || tile == 13; }

}  // namespace

int GrillDice::count(char face) const {
  return static_cast<int>(std::ranges::count(plain + golden, face));
}

int GrillDice::total() const {
  int sum = 0;
  for (char face : plain + golden) sum += face == 'w' ? 5 : face - '0';
  return sum;
}

// ---- Events ----------------------------------------------------------------

std::vector<std::string> GrillModel::moves() const {
  std::vector<std::string> moves;
  if (phase_ == Phase::in_hand && kept_.empty()) {
    moves = {"golden", "plain"};
  } else if (phase_ == Phase::in_hand) {
    moves = ways_to_stop();
    if (!forced_stop()) moves.push_back("roll");
  } else if (phase_ == Phase::rolled) {
    for (char face : keepable()) moves.push_back(std::string(1, face));
    if (keepable().empty()) moves.push_back("bust");
    if (weasel_ready()) moves.push_back("weasel");
  } else if (phase_ == Phase::rob_for_double_1 ||
             phase_ == Phase::rob_for_raven) {
    for (std::size_t seat : robbable())
      moves.push_back("rob:" + seat_text(seat));
  } else if (phase_ == Phase::back) {
    for (char own : specialists_of(seat_))
      moves.push_back("back:" + specialist_names.at(own));
  }
  std::ranges::sort(moves);
  return moves;
}

void GrillModel::move(const std::string& move) {
  require(std::ranges::count(moves(), move) == 1, "not a legal move: " + move);
  const std::vector<std::string> words = split(move, ':');
  if (words[0] == "golden" || words[0] == "plain") {
    golden_die(move);
  } else if (words[0] == "roll") {
    phase_ = Phase::in_air;
  } else if (words[0] == "stop") {
    stop(move);
  } else if (words[0] == "weasel") {
    weasel();
  } else if (words[0] == "bust") {
    bust();
  } else if (words[0] == "rob") {
    const bool for_raven = phase_ == Phase::rob_for_raven;
    rob(seat_number(words[1], players()));
    if (for_raven) {
      end_turn();
    } else {
      phase_ = Phase::in_hand;
      stop_if_forced();
    }
  } else if (words[0] == "back") {
    for (const auto& [specialist, name] : specialist_names) {
      if (name == words[1]) going_back(specialist);
    }
    end_turn();
  } else {
    lay_aside(move[0]);
  }
}

void GrillModel::dice(const std::string& roll) {
  require(chance(), "no dice are in the air");
  const GrillDice fallen = GrillDice::parse(roll);
  require(fallen.plain.size() == dice_left(),
          "not as many dice as are in the air: " + roll);
  require(fallen.golden.empty() != golden_left(),
          "the golden die is wrong: " + roll);
  rolled_ = fallen;
  phase_ = Phase::rolled;
  if (keepable().empty() && !weasel_ready()) bust();
}

std::map<std::string, double> GrillModel::rolls() const {
  require(chance(), "no dice are in the air");
  std::map<std::string, double> plain = throws(faces, dice_left(), faces);
  if (!golden_left()) return plain;
  std::map<std::string, double> both;
  for (const auto& [roll, probability] : plain) {
    both[roll + "+1"] = probability * (6 - rules_.golden_worms) / 6;
    both[roll + "+w"] = probability * rules_.golden_worms / 6;
  }
  return both;
}

// ---- The base game: docs/rules.md#the-base-game -----------------------------

void GrillModel::begin_turn() {
  kept_ = {};
  rolled_ = {};
  golden_in_play_ = false;
  weasel_used_ = false;
  phase_ = owns(seat_, 'g') ? Phase::in_hand : Phase::in_air;
}

void GrillModel::lay_aside(char face) {
  for (char die : rolled_.plain) {
    if (die == face) kept_.plain += die;
  }
  kept_.plain = in_order(kept_.plain, faces);
  if (rolled_.golden == std::string(1, face)) kept_.golden = rolled_.golden;
  rolled_ = {};
  phase_ = Phase::in_hand;
  if (face == '1') double_1();
  if (phase_ == Phase::in_hand) stop_if_forced();
}

// The symbols that show in the roll and were not chosen this turn.
std::string GrillModel::keepable() const {
  std::string symbols;
  for (char face : faces) {
    if (rolled_.has(face) && !kept_.has(face)) symbols += face;
  }
  return symbols;
}

void GrillModel::bust() { failed_attempt(); }

bool GrillModel::forced_stop() const {
  const bool all_dice_aside = dice_left() == 0 && !golden_left();
  const bool all_symbols_used =
      std::ranges::all_of(faces, [this](char face) { return kept_.has(face); });
  return all_dice_aside || all_symbols_used;
}

void GrillModel::stop_if_forced() {
  if (forced_stop() && ways_to_stop().size() == 1) stop("stop");
}

std::vector<std::string> GrillModel::ways_to_stop() const {
  std::vector<std::string> ways = {"stop"};
  const int total = kept_.total();
  const bool could_steal =
      kept_.has('w') && !grill_.contains(total) && stealable_from(total);
  if (rules_.may_steal && could_steal && next_lower(total))
    ways.push_back("stop:lower");
  if (canned_worm_ready()) ways.push_back("stop:can");
  return ways;
}

// What a stop gets. `way` is one of ways_to_stop().
void GrillModel::stop(const std::string& way) {
  const bool canned_worm = way == "stop:can";
  const int total = kept_.total() + (canned_worm ? 5 : 0);
  const bool worm = kept_.has('w') || canned_worm;
  if (worm && grill_.contains(total)) {
    take_from_grill(total);
  } else if (worm && stealable_from(total) && way != "stop:lower") {
    steal(*stealable_from(total));
  } else if (worm && next_lower(total)) {
    take_from_grill(*next_lower(total));
  } else {
    failed_attempt();
  }
}

void GrillModel::take_from_grill(int tile) {
  const std::optional<char> specialist = specialist_on(tile);
  grill_.erase(tile);
  own_stack().push_back(tile);
  if (!specialist) {
    end_turn();
  } else if (*specialist == 'r') {
    raven();
  } else {
    getting_one(*specialist);
  }
}

// The other seat whose top tile is the total, if such a tile can be stolen.
std::optional<std::size_t> GrillModel::stealable_from(int total) const {
  if (only_exact(total)) return std::nullopt;
  for (std::size_t seat = 0; seat < players(); ++seat) {
    const std::vector<int>& stack = stacks_[seat];
    if (seat != seat_ && !stack.empty() && stack.back() == total) return seat;
  }
  return std::nullopt;
}

// The thief gets the tile and the Specialist of its owner, but of the hen's
// owner only the hen.
void GrillModel::steal(std::size_t victim) {
  const std::string specialist = specialists_of(victim);
  if (specialist != "h") {
    own_stack().push_back(stacks_[victim].back());
    stacks_[victim].pop_back();
  }
  if (specialist.empty()) {
    end_turn();
  } else {
    getting_one(specialist[0]);
  }
}

std::optional<int> GrillModel::next_lower(int total) const {
  std::optional<int> highest;
  for (int tile : grill_) {
    if (tile < total && !only_exact(tile)) highest = tile;
  }
  return highest;
}

void GrillModel::failed_attempt() {
  if (hen_protects()) {
    going_back('h');
    end_turn();
    return;
  }

  bool turn_highest = rules_.turns_on_empty;
  if (!own_stack().empty()) {
    const int returned = own_stack().back();
    own_stack().pop_back();
    grill_.insert(returned);
    turn_highest = *grill_.rbegin() != returned || rules_.turns_returned;
  }

  std::optional<int> turned;
  if (turn_highest) {
    turned = *grill_.rbegin();
    grill_.erase(*turned);
  }

  // A hen that does not protect stays with its owner.
  for (char own : specialists_of(seat_)) {
    if (own != 'h') going_back(own);
  }
  if (turned && specialist_on(*turned)) going_back(*specialist_on(*turned));
  end_turn();
}

void GrillModel::end_turn() {
  if (!grill_.empty()) {
    seat_ = (seat_ + 1) % players();
    ++turn_;
    begin_turn();
  } else {
    phase_ = Phase::over;
  }
}

std::vector<int> GrillModel::scores() const {
  std::vector<int> scores = bratworms_;
  for (std::size_t seat = 0; seat < players(); ++seat) {
    for (int tile : stacks_[seat]) scores[seat] += worms(tile);
    if (owns(seat, 'a')) scores[seat] += 3;
  }
  return scores;
}

// A tie goes to the highest single tile among the tied.
std::vector<double> GrillModel::shares() const {
  require(over(), "the game is not over");
  std::vector<int> best_tile(players(),
                             -1);  // below the 0 of a tied seat without tiles
  for (std::size_t seat : highest_seats(scores())) {
    best_tile[seat] =
        stacks_[seat].empty() ? 0 : *std::ranges::max_element(stacks_[seat]);
  }
  return share_among(highest_seats(best_tile), players());
}

// The plain dice that are not aside.
std::size_t GrillModel::dice_left() const { return 8 - kept_.plain.size(); }

bool GrillModel::golden_left() const {
  return golden_in_play_ && kept_.golden.empty();
}

}  // namespace gockel::model
