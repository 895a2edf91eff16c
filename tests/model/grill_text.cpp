// Reading and writing the text of Grill positions (docs/notation.md).
#include "grill_model.h"
#include "helpers.h"

namespace gockel::model {

namespace {

const std::string specialist_order = "chrwga";

}  // namespace

GrillRules GrillRules::parse(const std::string& text) {
  const std::vector<std::string> words = split(text, '+');
  GrillRules rules;
  rules.set = words[0];
  require(rules.set == "compact" || rules.set == "classic2005" ||
              rules.set == "deluxe",
          "not a rule set: " + rules.set);
  rules.may_steal = rules.set == "classic2005";
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string& option = words[i];
    if (option == "steal=may" && !rules.deluxe()) {
      rules.may_steal = true;
    } else if (option == "steal=must" && !rules.deluxe()) {
      rules.may_steal = false;
    } else if (option == "short") {
      rules.turns_returned = true;
    } else if (option == "turn_on_empty") {
      rules.turns_on_empty = true;
    } else if (option.starts_with("golden_worms=") && rules.deluxe()) {
      rules.golden_worms = number(option.substr(13));
      require(rules.golden_worms >= 1 && rules.golden_worms <= 5,
              "golden_worms is 1 to 5");
    } else {
      refuse("not an option of " + rules.set + ": " + option);
    }
  }
  return rules;
}

std::string GrillRules::text() const {
  std::string text = set;
  if (set == "compact" && may_steal) text += "+steal=may";
  if (set == "classic2005" && !may_steal) text += "+steal=must";
  if (turns_returned) text += "+short";
  if (turns_on_empty) text += "+turn_on_empty";
  if (golden_worms != 3)
    text += "+golden_worms=" + std::to_string(golden_worms);
  return text;
}

GrillDice GrillDice::parse(const std::string& text) {
  const std::vector<std::string> parts = split(text, '+');
  GrillDice dice;
  dice.plain = in_order(parts[0], "12345w");
  if (parts.size() > 1) dice.golden = parts[1];
  require(parts.size() == 1 || dice.golden == "1" || dice.golden == "w",
          "not dice: " + text);
  require(dice.text() == text, "dice not in order: " + text);
  return dice;
}

std::string GrillDice::text() const {
  return golden.empty() ? plain : plain + "+" + golden;
}

// ---- Reading ---------------------------------------------------------------

GrillModel::GrillModel(const std::string& position) {
  std::vector<std::string> fields = split(position, ' ');
  rules_ = GrillRules::parse(fields[0]);
  require(fields.size() == (rules_.deluxe() ? 8u : 6u),
          "wrong number of fields");
  parse_grill(fields[1]);
  parse_stacks(fields[2]);
  bratworms_.resize(players());
  if (rules_.deluxe()) {
    parse_specialists(fields[3]);
    parse_bratworms(fields[4]);
    fields.erase(fields.begin() + 3, fields.begin() + 5);
  }
  if (fields[3] != "-") seat_ = seat_number(fields[3], players());
  parse_dice(fields[4]);
  turn_ = number(fields[5]);

  check_tiles();
  check_specialists();
  check_dice();
  check_pending();
  require(text() == position, "the canonical text is " + text());
}

void GrillModel::parse_grill(const std::string& text) {
  if (text == "-") return;
  for (const std::string& part : split(text, ',')) {
    const std::vector<std::string> ends = split(part, '-');
    require(ends.size() <= 2, "not a range of tiles: " + part);
    const int last = number(ends.back());
    require(last <= 36, "not a tile: " + ends.back());
    for (int tile = number(ends.front()); tile <= last; ++tile)
      grill_.insert(tile);
  }
}

void GrillModel::parse_stacks(const std::string& text) {
  for (const std::string& stack : split(text, '/')) {
    stacks_.emplace_back();
    if (stack == "-") continue;
    for (const std::string& tile : split(stack, '.'))
      stacks_.back().push_back(number(tile));
  }
  require(players() >= 2 && players() <= 7, "a game has 2 to 7 players");
}

void GrillModel::parse_specialists(const std::string& text) {
  const std::vector<std::string> figures = split(text, ',');
  require(figures.size() == specialist_order.size(),
          "there are six Specialists");
  for (std::size_t i = 0; i < figures.size(); ++i) {
    require(figures[i].starts_with(specialist_order[i]),
            "not that Specialist: " + figures[i]);
    place_[specialist_order[i]] = figures[i].substr(1);
  }
}

void GrillModel::parse_bratworms(const std::string& text) {
  bratworms_.clear();
  for (const std::string& held : split(text, '/')) {
    bratworms_.push_back(number(held));
    require(bratworms_.back() <= 7, "there are seven Bratworms");
  }
}

// Numbers of dice are not stored: that they fit shows in writing them again.
void GrillModel::parse_dice(const std::string& text) {
  const std::map<std::string, Phase> words = {{"rob", Phase::rob_for_raven},
                                              {"back", Phase::back},
                                              {"over", Phase::over}};
  if (words.contains(text)) {
    phase_ = words.at(text);
    return;
  }
  const std::vector<std::string> halves = split(text, '|');
  require(halves.size() == 2 && !halves[1].empty(), "not dice: " + text);
  kept_ = GrillDice::parse(halves[0]);
  std::string rest = halves[1];
  golden_in_play_ = text.find('+') != std::string::npos;
  weasel_used_ = rest.ends_with('~');
  if (weasel_used_) rest.pop_back();

  const std::map<char, Phase> signs = {{'?', Phase::in_air},
                                       {'.', Phase::in_hand},
                                       {'x', Phase::rob_for_double_1}};
  const char sign = rest.empty() ? ' ' : rest[0];
  if (signs.contains(sign)) {
    phase_ = signs.at(sign);
  } else {
    phase_ = Phase::rolled;
    rolled_ = GrillDice::parse(rest);
  }
}

// ---- Writing ---------------------------------------------------------------

std::string GrillModel::text() const {
  std::vector<std::string> fields = {rules_.text(), grill_text(),
                                     stacks_text()};
  if (rules_.deluxe()) {
    fields.push_back(specialists_text());
    fields.push_back(bratworms_text());
  }
  fields.push_back(over() ? "-" : seat_text(seat_));
  fields.push_back(dice_text());
  fields.push_back(std::to_string(turn_));
  return join(fields, ' ');
}

std::string GrillModel::grill_text() const {
  std::vector<std::string> parts;
  for (int first : grill_) {
    if (grill_.contains(first - 1)) continue;
    int last = first;
    while (grill_.contains(last + 1)) ++last;
    std::string part = std::to_string(first);
    if (last > first) part += '-' + std::to_string(last);
    parts.push_back(part);
  }
  return parts.empty() ? "-" : join(parts, ',');
}

std::string GrillModel::stacks_text() const {
  std::vector<std::string> stacks;
  stacks.reserve(players());
  for (const std::vector<int>& stack : stacks_) {
    stacks.push_back(stack.empty() ? "-" : join_numbers(stack, '.'));
  }
  return join(stacks, '/');
}

std::string GrillModel::specialists_text() const {
  std::vector<std::string> figures;
  for (char specialist : specialist_order)
    figures.push_back(specialist + place_.at(specialist));
  return join(figures, ',');
}

std::string GrillModel::bratworms_text() const {
  return join_numbers(bratworms_, '/');
}

std::string GrillModel::dice_text() const {
  if (phase_ == Phase::rob_for_raven) return "rob";
  if (phase_ == Phase::back) return "back";
  if (phase_ == Phase::over) return "over";
  const std::string left =
      std::to_string(dice_left()) + (golden_left() ? "+" : "");
  std::string rest = rolled_.text();
  if (phase_ == Phase::in_air) rest = "?" + left;
  if (phase_ == Phase::in_hand) rest = "." + left;
  if (phase_ == Phase::rob_for_double_1) rest = "x" + left;
  return kept_.text() + "|" + rest + (weasel_used_ ? "~" : "");
}

}  // namespace gockel::model
