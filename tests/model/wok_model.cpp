#include "wok_model.h"

#include <algorithm>
#include <set>

#include "helpers.h"

namespace gockel::model {

namespace {

const std::string symbols = "sfbr";
const std::string die = "ssffbr";
const WokTiles all_tiles = {"112233445566", "111112222334"};

// The row or stack that `kind` names: s sushi, f bones.
std::string& of_kind(WokTiles& tiles, char kind) {
  return kind == 's' ? tiles.sushi : tiles.bones;
}

const std::string& of_kind(const WokTiles& tiles, char kind) {
  return kind == 's' ? tiles.sushi : tiles.bones;
}

std::string dash_for_none(const std::string& tiles) {
  return tiles.empty() ? "-" : tiles;
}

std::string none_for_dash(const std::string& text) {
  return text == "-" ? "" : text;
}

}  // namespace

// ---- Events ----------------------------------------------------------------

std::vector<std::string> WokModel::moves() const {
  if (over() || chance()) return {};
  std::vector<std::string> moves = offers();
  for (const std::string& chosen : locks()) moves.push_back("lock:" + chosen);
  std::ranges::sort(moves);
  return moves;
}

void WokModel::move(const std::string& move) {
  require(std::ranges::count(moves(), move) == 1, "not a legal move: " + move);
  const std::vector<std::string> words = split(move, ':');
  if (words[0] == "lock") {
    lock(words[1]);
  } else if (words[0] == "take") {
    take(words[1][0]);
  } else {
    const auto depth = static_cast<std::size_t>(number(words[3]));
    steal(words[1][0], seat_number(words[2], players()), depth);
  }
}

void WokModel::dice(const std::string& roll) {
  require(chance(), "no dice are in the air");
  require(in_order(roll, symbols) == roll, "dice not in order: " + roll);
  require(roll.size() + locked_.size() == 5,
          "not as many dice as are in the air: " + roll);
  rolled_ = roll;
  if (last_roll() && offers().empty()) take_lowest();
}

std::map<std::string, double> WokModel::rolls() const {
  require(chance(), "no dice are in the air");
  return throws(die, 5 - locked_.size(), symbols);
}

// ---- The turn --------------------------------------------------------------

// What five dice offer, as moves.
std::vector<std::string> WokModel::offers() const {
  std::vector<std::string> offers;
  for (char kind : {'s', 'f'}) {
    offer_of_row(kind, of_kind(rows_, kind), offers);
    offer_of_stacks(kind, offers);
  }
  return offers;
}

void WokModel::offer_of_row(char kind, const std::string& row,
                            std::vector<std::string>& offers) const {
  const std::size_t n = showing(kind);
  if (n >= 1 && n <= row.size()) offers.push_back(std::string("take:") + kind);
}

// Blue chopsticks reach for sushi, red ones for bones.
void WokModel::offer_of_stacks(char kind,
                               std::vector<std::string>& offers) const {
  const std::size_t chopsticks = showing(kind == 's' ? 'b' : 'r');
  if (chopsticks < 3) return;
  for (std::size_t seat = 0; seat < players(); ++seat) {
    if (seat == seat_) continue;
    const std::size_t height = of_kind(stacks_[seat], kind).size();
    const std::size_t deepest =
        chopsticks == 3 ? std::min<std::size_t>(height, 1) : height;
    for (std::size_t depth = 1; depth <= deepest; ++depth) {
      offers.push_back(std::string("steal:") + kind + ":" + seat_text(seat) +
                       ":" + std::to_string(depth));
    }
  }
}

// Every choice of some but not all of the dice just rolled.
std::vector<std::string> WokModel::locks() const {
  if (last_roll()) return {};
  std::set<std::string> choices;
  const unsigned all = (1u << rolled_.size()) - 1;
  for (unsigned chosen = 1; chosen < all; ++chosen) {
    std::string dice;
    for (std::size_t i = 0; i < rolled_.size(); ++i) {
      if (chosen >> i & 1u) dice += rolled_[i];
    }
    choices.insert(dice);
  }
  return {choices.begin(), choices.end()};
}

bool WokModel::last_roll() const { return roll_ == 3 || rolled_.size() == 1; }

void WokModel::lock(const std::string& chosen) {
  locked_ = in_order(locked_ + chosen, symbols);
  rolled_.clear();
  ++roll_;
}

void WokModel::take(char kind) {
  std::string& row = of_kind(rows_, kind);
  const std::size_t place = showing(kind) - 1;
  of_kind(stacks_[seat_], kind) += row[place];
  row.erase(place, 1);
  end_turn();
}

// Depth 1 is the top.
void WokModel::steal(char kind, std::size_t victim, std::size_t depth) {
  std::string& stack = of_kind(stacks_[victim], kind);
  const std::size_t place = stack.size() - depth;
  of_kind(stacks_[seat_], kind) += stack[place];
  stack.erase(place, 1);
  end_turn();
}

// The last roll offers nothing. The bone of lowest value has the highest digit.
void WokModel::take_lowest() {
  const char kind = rows_.bones.empty() ? 's' : 'f';
  std::string& row = of_kind(rows_, kind);
  const auto lowest = kind == 'f'
                          ? std::ranges::max_element(row)
                          : std::ranges::min_element(row);  // the leftmost
  of_kind(stacks_[seat_], kind) += *lowest;
  row.erase(lowest);
  end_turn();
}

void WokModel::end_turn() {
  locked_.clear();
  rolled_.clear();
  roll_ = 1;
  if (over()) return;
  seat_ = (seat_ + 1) % players();
  ++turn_;
}

std::size_t WokModel::showing(char symbol) const {
  return static_cast<std::size_t>(
      std::ranges::count(locked_ + rolled_, symbol));
}

// ---- The end ---------------------------------------------------------------

std::vector<int> WokModel::scores() const {
  std::vector<int> scores;
  for (const WokTiles& stack : stacks_) {
    int score = 0;
    for (char bone : stack.bones) score -= bone - '0';
    for (char sushi : stack.sushi.substr(0, stack.bones.size()))
      score += sushi - '0';
    scores.push_back(score);
  }
  return scores;
}

std::vector<double> WokModel::shares() const {
  require(over(), "the game is not over");
  return share_among(highest_seats(scores()), players());
}

// ---- Text ------------------------------------------------------------------

WokModel::WokModel(const std::string& position) {
  const std::vector<std::string> fields = split(position, ' ');
  require(fields.size() == 7, "wrong number of fields");
  rules_ = fields[0];
  require(rules_ == "wok" || rules_ == "wok+memory", "not rules: " + rules_);
  rows_ = {none_for_dash(fields[1]), none_for_dash(fields[2])};
  parse_stacks(fields[3]);
  check_tiles();
  if (!over()) {
    seat_ = seat_number(fields[4], players());
    parse_dice(fields[5]);
    check_dice();
  }
  turn_ = number(fields[6]);
  require(turn_ >= 1, "turns count from 1");
  require(text() == position, "the canonical text is " + text());
}

void WokModel::parse_stacks(const std::string& text) {
  for (const std::string& stack : split(text, '/')) {
    const std::vector<std::string> kinds = split(stack, ':');
    require(kinds.size() == 2, "a stack is sushi:bones, not " + stack);
    stacks_.push_back({none_for_dash(kinds[0]), none_for_dash(kinds[1])});
  }
}

void WokModel::parse_dice(const std::string& text) {
  const std::vector<std::string> halves = split(text, '|');
  require(halves.size() == 2, "not dice: " + text);
  const std::vector<std::string> rest = split(halves[1], '#');
  require(rest.size() == 2, "not dice: " + text);
  locked_ = in_order(halves[0], symbols);
  if (!rest[0].starts_with('?')) rolled_ = in_order(rest[0], symbols);
  roll_ = number(rest[1]);
}

void WokModel::check_tiles() const {
  require(players() >= 2 && players() <= 5, "a game has 2 to 5 players");
  WokTiles found = rows_;
  for (const WokTiles& stack : stacks_) {
    found.sushi += stack.sushi;
    found.bones += stack.bones;
  }
  std::ranges::sort(found.sushi);
  std::ranges::sort(found.bones);
  require(found.sushi == all_tiles.sushi, "the sushi are two each of 1 to 6");
  require(found.bones == all_tiles.bones,
          "the bones are five 1s, four 2s, two 3s, one 4");
}

void WokModel::check_dice() const {
  require(roll_ >= 1 && roll_ <= 3, "there are three rolls");
  const std::size_t least = static_cast<std::size_t>(roll_ - 1);
  require(locked_.size() >= least && locked_.size() <= 4,
          "each roll on locks at least one die");
  require(roll_ > 1 || locked_.empty(),
          "nothing is locked before the first roll");
  if (chance()) return;
  require(locked_.size() + rolled_.size() == 5,
          "five dice are locked or rolled");
  require(!last_roll() || !offers().empty(),
          "the lowest tile has been taken already");
}

std::string WokModel::text() const {
  std::vector<std::string> stacks;
  stacks.reserve(players());
  for (const WokTiles& stack : stacks_) {
    stacks.push_back(dash_for_none(stack.sushi) + ":" +
                     dash_for_none(stack.bones));
  }
  std::string dice = locked_ + '|';
  dice += chance() ? '?' + std::to_string(5 - locked_.size()) : rolled_;
  dice += '#' + std::to_string(roll_);
  return join({rules_, dash_for_none(rows_.sushi), dash_for_none(rows_.bones),
               join(stacks, '/'), over() ? "-" : seat_text(seat_),
               over() ? "over" : dice, std::to_string(turn_)},
              ' ');
}

}  // namespace gockel::model
