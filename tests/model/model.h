// The second model of both games, for lockstep tests: slow, readable and
// independent of src/.
//
// It is written from docs/rules.md and docs/notation.md alone and speaks only
// text, so that it shares no type, no table and no mistake with the fast core.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace gockel::model {

// A game in progress. A refusal is a std::runtime_error and changes nothing.
class Model {
 public:
  virtual ~Model() = default;

  // The game at a position. Refuses text that is not a valid, canonical
  // position, so at(p)->text() == p holds for every p that is not refused.
  static std::unique_ptr<Model> at(const std::string& position);

  // The start of a game with seat A to act. `rules` is the first field of a
  // position, such as "deluxe+short". The rows are for Wok, which needs both in
  // full: "635241152634", "112213142132".
  static std::unique_ptr<Model> start(const std::string& rules, int players,
                                      const std::string& sushi_row = "",
                                      const std::string& bone_row = "");

  // The canonical position text.
  virtual std::string text() const = 0;

  // The legal moves in std::string order; none exactly at chance nodes and when
  // the game is over.
  virtual std::vector<std::string> moves() const = 0;

  // Plays one of moves() and what follows from it without an alternative.
  virtual void move(const std::string& move) = 0;

  // Lets the dice in the air fall, at a chance node, and does what follows
  // without an alternative.
  virtual void dice(const std::string& roll) = 0;

  virtual bool chance() const = 0;
  virtual bool over() const = 0;

  // At a chance node: every roll with its share of all ordered throws.
  virtual std::map<std::string, double> rolls() const = 0;

  // The score of each seat as if the game ended now.
  virtual std::vector<int> scores() const = 0;

  // When the game is over: each seat's share of the win; they sum to one.
  virtual std::vector<double> shares() const = 0;
};

}  // namespace gockel::model
