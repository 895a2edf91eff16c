#include "gockel/rpc/json.h"

#include "gockel/core/text.h"

namespace gockel {
namespace {

template <class J>
std::string one_line(const J& json) {
  return json.dump(-1, ' ', false, J::error_handler_t::replace);
}

}  // namespace

std::string dump(const Json& json) { return one_line(json); }
std::string dump(const Input& json) { return one_line(json); }

Json seat_json(Seat seat) {
  if (seat == no_seat) return nullptr;
  return std::string{letter(seat)};
}

Json tile_json(Tile tile) {
  if (tile == no_tile) return nullptr;
  return number(tile);
}

Json dice_json(Dice dice, std::string_view faces) {
  Json all = Json::array();
  const std::string text = dice_text(dice, faces);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t length = text[i] == '+' ? 2 : 1;
    all.push_back(text.substr(i, length));
    i += length - 1;
  }
  return all;
}

std::string_view course_name(Course course) {
  return course == Course::sushi ? "sushi" : "bone";
}

Json scores_json(const AnyState& state) {
  Json scores = Json::array();
  for (int s = 0; s < seats(state); ++s)
    scores.push_back(score(state, static_cast<Seat>(s)));
  return scores;
}

Json by_seat(const Shares& shares, int seats) {
  Json all = Json::array();
  for (int s = 0; s < seats; ++s) all.push_back(shares[static_cast<Seat>(s)]);
  return all;
}

Json shares_json(const AnyState& state) {
  if (node(state) != Node::terminal) return nullptr;
  Json parts = Json::array();
  const Shares won = shares(state);
  for (int s = 0; s < seats(state); ++s)
    parts.push_back(won[static_cast<Seat>(s)]);
  return parts;
}

}  // namespace gockel
