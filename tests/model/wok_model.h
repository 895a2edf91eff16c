// Wok: Sushizock im Gockelwok (docs/rules.md#wok).
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "model.h"

namespace gockel::model {

// Sushi and bones, one digit a tile; the bones without their minus sign.
struct WokTiles {
  std::string sushi;
  std::string bones;
};

class WokModel final : public Model {
 public:
  explicit WokModel(const std::string& position);

  std::string text() const override;
  std::vector<std::string> moves() const override;
  void move(const std::string& move) override;
  void dice(const std::string& roll) override;
  bool chance() const override { return !over() && rolled_.empty(); }
  bool over() const override {
    return rows_.sushi.empty() && rows_.bones.empty();
  }
  std::map<std::string, double> rolls() const override;
  std::vector<int> scores() const override;
  std::vector<double> shares() const override;

 private:
  std::vector<std::string> offers() const;
  void offer_of_row(char kind, const std::string& row,
                    std::vector<std::string>& offers) const;
  void offer_of_stacks(char kind, std::vector<std::string>& offers) const;
  std::vector<std::string> locks() const;
  bool last_roll() const;
  void lock(const std::string& chosen);
  void take(char kind);
  void steal(char kind, std::size_t victim, std::size_t depth);
  void take_lowest();
  void end_turn();

  std::size_t players() const { return stacks_.size(); }
  std::size_t showing(char symbol) const;

  void parse_stacks(const std::string& text);
  void parse_dice(const std::string& text);
  void check_tiles() const;
  void check_dice() const;

  std::string rules_;
  WokTiles rows_;                 // from left to right
  std::vector<WokTiles> stacks_;  // from bottom to top
  std::size_t seat_ = 0;          // when the game is over: of no meaning
  int turn_ = 1;
  std::string locked_;
  std::string rolled_;  // empty while the dice are in the air
  int roll_ = 1;        // the number of the roll that lies or is in the air
};

}  // namespace gockel::model
