// Grill: Heckmeck am Bratwurmeck, rule sets compact, classic2005 and deluxe
// (docs/rules.md#the-base-game, docs/rules.md#deluxe).
//
// grill_model.cpp holds the base game, grill_deluxe.cpp what Deluxe adds,
// grill_text.cpp reads and writes positions, grill_check.cpp refuses impossible
// ones.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "model.h"

namespace gockel::model {

struct GrillRules {
  std::string set;  // "compact", "classic2005" or "deluxe"
  bool may_steal = false;
  bool turns_returned = false;  // the option `short`
  bool turns_on_empty = false;
  int golden_worms = 3;  // of the golden die's six faces; the others are 1s

  static GrillRules parse(const std::string& text);
  std::string text() const;
  bool deluxe() const { return set == "deluxe"; }
};

// Some dice lying on the table, kept or just rolled.
struct GrillDice {
  std::string plain;  // the faces in the order 12345w
  std::string
      golden;  // "1" or "w" when the golden die is among them, otherwise empty

  static GrillDice parse(const std::string& text);
  std::string text() const;
  bool empty() const { return plain.empty() && golden.empty(); }
  int count(char face) const;
  bool has(char face) const { return count(face) > 0; }
  int total() const;
};

class GrillModel final : public Model {
 public:
  explicit GrillModel(const std::string& position);

  std::string text() const override;
  std::vector<std::string> moves() const override;
  void move(const std::string& move) override;
  void dice(const std::string& roll) override;
  bool chance() const override { return phase_ == Phase::in_air; }
  bool over() const override { return phase_ == Phase::over; }
  std::map<std::string, double> rolls() const override;
  std::vector<int> scores() const override;
  std::vector<double> shares() const override;

 private:
  enum class Phase {
    in_air,
    rolled,
    in_hand,
    rob_for_double_1,
    rob_for_raven,
    back,
    over
  };

  // The base game.
  void begin_turn();
  void lay_aside(char face);
  void bust();
  bool forced_stop() const;
  void stop_if_forced();
  std::vector<std::string> ways_to_stop() const;
  void stop(const std::string& way);
  void take_from_grill(int tile);
  std::optional<std::size_t> stealable_from(int total) const;
  void steal(std::size_t victim);
  std::optional<int> next_lower(int total) const;
  void failed_attempt();
  void end_turn();

  // Deluxe. The Specialists are named by their letters c h r w g a.
  void double_1();
  void gain_bratworm(Phase pending_robbery);
  void supply_empty(Phase pending_robbery);
  std::vector<std::size_t> robbable() const;
  void rob(std::size_t victim);
  void getting_one(char specialist);
  void going_back(char specialist);
  void raven();
  void golden_die(const std::string& answer);
  bool canned_worm_ready() const;
  bool weasel_ready() const;
  void weasel();
  bool hen_protects() const;

  std::size_t players() const { return stacks_.size(); }
  std::vector<int>& own_stack() { return stacks_[seat_]; }
  int supply() const;
  std::size_t dice_left() const;
  bool golden_left() const;
  std::string keepable() const;
  bool owns(std::size_t seat, char specialist) const;
  std::string specialists_of(std::size_t seat) const;
  std::optional<char> specialist_on(int tile) const;

  // Text.
  void parse_grill(const std::string& text);
  void parse_stacks(const std::string& text);
  void parse_specialists(const std::string& text);
  void parse_bratworms(const std::string& text);
  void parse_dice(const std::string& text);
  void check_tiles() const;
  void check_specialists() const;
  void check_dice() const;
  void check_pending() const;
  std::string grill_text() const;
  std::string stacks_text() const;
  std::string specialists_text() const;
  std::string bratworms_text() const;
  std::string dice_text() const;

  GrillRules rules_;
  std::set<int> grill_;  // the face-up tiles
  std::vector<std::vector<int>> stacks_;
  // Per Specialist a tile ("21"), a seat ("A") or "-" for out of the game.
  // Empty without deluxe.
  std::map<char, std::string> place_;
  std::vector<int> bratworms_;  // all zero without deluxe
  std::size_t seat_ = 0;        // when the game is over: of no meaning
  int turn_ = 1;

  Phase phase_ = Phase::in_air;
  GrillDice kept_;
  GrillDice rolled_;  // empty unless phase_ is rolled
  bool golden_in_play_ = false;
  bool weasel_used_ = false;
};

}  // namespace gockel::model
