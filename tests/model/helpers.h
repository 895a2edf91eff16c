// What the text of both games has in common. Defined in model.cpp.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace gockel::model {

// Throws std::runtime_error with the sentence `why`.
[[noreturn]] void refuse(const std::string& why);

// Refuses unless `holds`.
void require(bool holds, const std::string& why);

// The parts between the separators: one more than there are separators.
std::vector<std::string> split(const std::string& text, char separator);

// The inverse of split, and the same for numbers.
std::string join(const std::vector<std::string>& parts, char separator);
std::string join_numbers(const std::vector<int>& numbers, char separator);

// The number 0 to 999999999 that is written in plain digits without a leading
// zero; refuses others.
int number(const std::string& digits);

// "A" for seat 0, and the inverse for a table of `players`; refuses other text.
std::string seat_text(std::size_t seat);
std::size_t seat_number(const std::string& text, std::size_t players);

// The dice sorted as their symbols stand in `order`; refuses other symbols.
std::string in_order(const std::string& dice, const std::string& order);

// Every result of throwing `count` dice, written in `order`, with its share of
// the ordered throws. `die` lists the six faces of a die, a symbol as often as
// it occurs.
std::map<std::string, double> throws(const std::string& die, std::size_t count,
                                     const std::string& order);

// Shares of the win: one, divided equally among the winning seats.
std::vector<double> share_among(const std::vector<std::size_t>& winners,
                                std::size_t players);

// The seats that have the highest of the values.
std::vector<std::size_t> highest_seats(const std::vector<int>& values);

}  // namespace gockel::model
