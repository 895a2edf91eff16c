#include "model.h"

#include <algorithm>
#include <stdexcept>

#include "grill_model.h"
#include "helpers.h"
#include "wok_model.h"

namespace gockel::model {

namespace {

bool is_wok(const std::string& rules) { return split(rules, '+')[0] == "wok"; }

std::string for_each_seat(const std::string& what, int players) {
  return join(std::vector<std::string>(static_cast<std::size_t>(players), what),
              '/');
}

// Counts every ordered throw of the dice left by how often each symbol shows.
void throw_one_more(const std::string& die, const std::string& order,
                    std::size_t left, std::vector<std::size_t>& shown,
                    std::map<std::vector<std::size_t>, long>& counts) {
  if (left == 0) {
    ++counts[shown];
    return;
  }
  for (char face : die) {
    std::size_t& times = shown[order.find(face)];
    ++times;
    throw_one_more(die, order, left - 1, shown, counts);
    --times;
  }
}

}  // namespace

std::unique_ptr<Model> Model::at(const std::string& position) {
  if (is_wok(split(position, ' ')[0]))
    return std::make_unique<WokModel>(position);
  return std::make_unique<GrillModel>(position);
}

std::unique_ptr<Model> Model::start(const std::string& rules, int players,
                                    const std::string& sushi_row,
                                    const std::string& bone_row) {
  require(players >= 2 && players <= 7, "a game has 2 to 7 players");
  if (is_wok(rules)) {
    require(sushi_row.size() == 12 && bone_row.size() == 12,
            "Wok starts with two rows of 12");
    return at(rules + " " + sushi_row + " " + bone_row + " " +
              for_each_seat("-:-", players) + " A |?5#1 1");
  }
  require(sushi_row.empty() && bone_row.empty(), "only Wok has rows");
  const std::string stacks = for_each_seat("-", players);
  if (split(rules, '+')[0] == "deluxe") {
    return at(rules + " 11,13,21-36 " + stacks + " c11,h21,r23,w25,g27,a29 " +
              for_each_seat("0", players) + " A |?8 1");
  }
  return at(rules + " 21-36 " + stacks + " A |?8 1");
}

void refuse(const std::string& why) { throw std::runtime_error(why); }

void require(bool holds, const std::string& why) {
  if (!holds) refuse(why);
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

std::string join(const std::vector<std::string>& parts, char separator) {
  std::string text;
  for (const std::string& part : parts) {
    if (&part != &parts.front()) text += separator;
    text += part;
  }
  return text;
}

std::string join_numbers(const std::vector<int>& numbers, char separator) {
  std::string text;
  for (int value : numbers) text += std::to_string(value) + separator;
  if (!text.empty()) text.pop_back();
  return text;
}

int number(const std::string& digits) {
  bool plain = !digits.empty() && digits.size() <= 9 &&
               (digits == "0" || digits[0] != '0');
  for (char c : digits) plain = plain && c >= '0' && c <= '9';
  require(plain, "not a number: " + digits);
  return std::stoi(digits);
}

std::string seat_text(std::size_t seat) {
  return std::string(1, "ABCDEFG"[seat]);
}

std::size_t seat_number(const std::string& text, std::size_t players) {
  for (std::size_t seat = 0; seat < players; ++seat) {
    if (text == seat_text(seat)) return seat;
  }
  refuse("not a seat of this table: " + text);
}

std::string in_order(const std::string& dice, const std::string& order) {
  std::string sorted;
  for (char symbol : order) {
    sorted.append(static_cast<std::size_t>(std::ranges::count(dice, symbol)),
                  symbol);
  }
  require(sorted.size() == dice.size(), "not dice: " + dice);
  return sorted;
}

std::map<std::string, double> throws(const std::string& die, std::size_t count,
                                     const std::string& order) {
  std::map<std::vector<std::size_t>, long> counts;
  std::vector<std::size_t> shown(order.size());
  throw_one_more(die, order, count, shown, counts);

  double all = 1;
  for (std::size_t i = 0; i < count; ++i)
    all *= static_cast<double>(die.size());
  std::map<std::string, double> result;
  for (const auto& [times, ways] : counts) {
    std::string roll;
    for (std::size_t i = 0; i < order.size(); ++i) {
      roll.append(times[i], order[i]);
    }
    result[roll] = static_cast<double>(ways) / all;
  }
  return result;
}

std::vector<double> share_among(const std::vector<std::size_t>& winners,
                                std::size_t players) {
  std::vector<double> shares(players, 0.0);
  for (std::size_t seat : winners)
    shares[seat] = 1.0 / static_cast<double>(winners.size());
  return shares;
}

std::vector<std::size_t> highest_seats(const std::vector<int>& values) {
  std::vector<std::size_t> seats;
  const int highest = *std::ranges::max_element(values);
  for (std::size_t seat = 0; seat < values.size(); ++seat) {
    if (values[seat] == highest) seats.push_back(seat);
  }
  return seats;
}

}  // namespace gockel::model
