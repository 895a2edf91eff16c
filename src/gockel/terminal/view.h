#pragma once

#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "gockel/core/any_game.h"
#include "gockel/terminal/chair.h"

namespace gockel::terminal {

/// A tile lying on the grill.
struct TileView {
  int number = 0;
  int worms = 0;
  bool face_up = true;
  std::optional<Specialist> figure;  ///< standing on it
};

/// A face of the roll on the table.
struct FaceView {
  Face face = 0;
  int dice = 0;       ///< that show it, the golden one included
  bool free = false;  ///< not kept yet: may be chosen
  int total = 0;      ///< after keeping it; free faces only
};

/// A way to stop and what it would bring.
struct StopView {
  Move move;
  Prize prize;
  std::optional<Specialist> figure;  ///< that comes with the prize
  std::optional<int> loses;          ///< failing: the tile that goes back
  bool loses_hen = false;            ///< failing: only the hen goes back
};

/// Heckmeck: the grill and the dice of the turn.
struct GrillView {
  Phase phase = Phase::air;
  std::vector<TileView> tiles;  ///< ascending; those in stacks left out
  std::optional<int> supply;    ///< of Bratworms; Deluxe only
  Dice kept;
  Dice rolled;
  int total = 0;      ///< of the dice kept
  int dice_left = 0;  ///< golden die included
  bool golden_left = false;
  std::vector<FaceView> faces;  ///< of the roll, ascending
  std::vector<StopView> stops;  ///< in Phase::hand
  std::optional<double> bust;   ///< of the next roll, if one is possible
  bool weasel = false;          ///< still to be used this turn
};

/// Sushizock: the rows and the dice of the turn.
struct WokView {
  std::vector<int> sushi;  ///< left to right
  std::vector<int> bones;  ///< left to right, without sign
  Dice locked;
  Dice rolled;
  int roll = 1;
  bool last_roll = false;
  bool can_lock = false;
  std::vector<Move> offers;  ///< takes and thefts in the order of their numbers
};

/// What lies before a seat.
struct SeatView {
  Chair chair;
  char letter = 'A';
  bool to_act = false;
  std::optional<int> score;  ///< hidden in a Wok with memory
  std::vector<int> tiles;    ///< Grill stack, top first
  int bratworms = 0;
  std::vector<Specialist> figures;  ///< two while one has to go back
  using Stack =
      std::vector<std::optional<int>>;  ///< top first; no value: hidden
  Stack sushi;
  Stack bones;
  int counting_sushi = 0;  ///< those at the bottom with a bone beside them
  bool wins = false;       ///< alone or shared; when the game is over
};

/// Everything the screen shows of a position: drawing, tests and help read it
/// and nothing else.
struct View {
  Rules rules;
  std::uint32_t turn = 1;
  Node node = Node::chance;
  Seat to_act = no_seat;
  std::vector<SeatView> seats;
  std::variant<GrillView, WokView> board;
  std::vector<Move> choices;

  /// The seat to act; the game must not be over.
  const SeatView& actor() const { return seats[to_act]; }
};

/// The view of a position; one chair per seat.
View look(const AnyState& state, std::span<const Chair> chairs);

}  // namespace gockel::terminal
