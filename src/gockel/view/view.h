#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "gockel/core/any_game.h"
#include "gockel/values/outlook.h"

namespace gockel {

/// A tile of the Grill, wherever it is.
struct TileView {
  enum class State : std::uint8_t {
    up,
    down,  ///< face down for good
    gone,  ///< in somebody's stack
  };
  /// Which way to stop gets it now: any, or only the one that passes over
  /// stealing.
  enum class PrizeOf : std::uint8_t { none, stop, lower };

  int number = 0;
  int worms = 0;
  State state = State::up;
  std::optional<Specialist> figure = {};  ///< standing on it
  PrizeOf prize = PrizeOf::none;
};

/// What a failed turn costs the seat to act or, in the Wok, what it has to take
/// when nothing is on offer. The hen goes back alone, without a tile.
struct FailureView {
  std::optional<int> tile = {};           ///< goes back
  std::optional<Specialist> figure = {};  ///< goes back
  std::optional<int> turned = {};         ///< face down for good, then
  Course course = Course::bone;           ///< Wok
  int value = 0;                          ///< Wok: of the tile, without sign
};

/// A legal move that is neither a keep nor a lock, and what it brings. The
/// fields that carry a meaning stand behind each kind of move.
struct ChoiceView {
  Move move;
  bool obvious = false;  ///< the first thing to think of; at most one is
  bool vain = false;     ///< certainly brings nothing
  /// It only loses and something else does not: to be asked back.
  bool doubted = false;

  Prize prize = {};                       ///< stop
  std::optional<Specialist> figure = {};  ///< stop: comes with the prize
  std::optional<Specialist> rival = {};   ///< stop: it or that goes back then
  bool bratworm = false;                  ///< stop: the raven brings one
  int bratworms = 0;                      ///< rob: those the victim has
  std::optional<Specialist> remaining = {};  ///< back: the one not put back
  std::optional<int> value = {};  ///< take, steal: of the tile; hidden: none
  int place = 0;                  ///< take: in the row; steal: depth; from 1

  // Told with an outlook, of moves after which the turn goes on.
  std::optional<double> fails = {};       ///< the chance that the turn does
  std::optional<TurnEnding> likely = {};  ///< the likeliest success
};

/// The dice of the roll that show one face.
struct FaceView {
  Face face = 0;
  Dice dice;              ///< the golden one included
  bool free = false;      ///< not kept yet: may be chosen
  int points = 0;         ///< of these dice
  int total = 0;          ///< after keeping them
  bool bratworm = false;  ///< keeping them brings one
  /// The stop that keeping them comes to, where it ends the turn.
  std::optional<ChoiceView> stop = {};
  /// The chance that the turn fails if they are kept; told with an outlook, if
  /// the turn goes on then.
  std::optional<double> fails = {};
};

/// Heckmeck: the grill and the dice of the turn.
struct GrillView {
  Phase phase = Phase::air;
  std::vector<TileView> tiles;  ///< all of the edition, ascending
  std::optional<int> supply;    ///< of Bratworms; Deluxe only
  Dice kept;
  Dice rolled;
  int total = 0;  ///< of the dice kept
  Throw left;     ///< dice not kept, in the air, in the roll or in hand
  std::vector<FaceView> faces;  ///< of the roll, ascending
  /// Of the next roll, if one is possible; told with an outlook.
  std::optional<double> bust;

  /// Dice not kept, the golden one included.
  int dice_left() const { return left.dice + left.golden; }
  bool golden_left() const { return left.golden != 0; }
};

/// A tile of the Wok's rows.
struct RowTileView {
  int value = 0;  ///< bones without sign
  int place = 0;  ///< from the left, from 1
  bool offered = false;
};

/// Sushizock: the rows and the dice of the turn.
struct WokView {
  Wok::Phase phase = Wok::Phase::air;
  std::vector<RowTileView> sushi;  ///< left to right
  std::vector<RowTileView> bones;
  Dice locked;
  Dice rolled;
  int roll = 1;
  bool last_roll = false;
  bool tops_only = false;  ///< stacks show their tops alone until the end

  const std::vector<RowTileView>& row(Course course) const {
    return course == Course::sushi ? sushi : bones;
  }
};

/// What lies before a seat.
struct SeatView {
  /// A Wok stack, top first; no value: hidden.
  using Stack = std::vector<std::optional<int>>;

  Seat seat = no_seat;
  bool to_act = false;
  std::optional<int> score;     ///< nothing where it would tell what is hidden
  std::optional<double> share;  ///< of the win, when the game is over
  std::vector<int> tiles;       ///< Grill stack, top first
  bool target = false;          ///< a stop now takes its top tile or its hen
  int bratworms = 0;
  std::vector<Specialist> figures;  ///< two while one has to go back
  Stack sushi;
  Stack bones;
  std::optional<int> counting;  ///< Wok: sushi with a bone, from the bottom

  bool wins() const { return share.value_or(0) > 0; }
  const Stack& stack(Course course) const {
    return course == Course::sushi ? sushi : bones;
  }
};

/// A lock of the Wok.
struct LockView {
  Move move;
  /// The chance that nothing is on offer in the end; told with an outlook.
  std::optional<double> fails = {};
  std::optional<TurnEnding> likely = {};  ///< the likeliest thing that is
};

/// What a person may see of a position. Drawing, sentences, tests and help
/// read it and nothing else; what the option `memory` hides is not in it.
struct View {
  Rules rules = Rules();
  std::uint32_t turn = 1;
  Node node = Node::chance;
  bool passing = false;  ///< of `look_between`: seen, but nobody is asked
  Seat to_act = no_seat;
  std::vector<SeatView> seats;
  std::variant<GrillView, WokView> board;
  std::vector<Move> moves;             ///< all legal ones, ascending
  std::vector<ChoiceView> choices;     ///< in the order of `moves`
  std::vector<LockView> locks;         ///< the `lock:` moves among them
  std::optional<FailureView> failure;  ///< while a turn runs
  /// The chance that the turn fails under best play; told with an outlook.
  std::optional<double> fail;

  /// The seat to act; the game must not be over.
  const SeatView& actor() const { return seats[to_act]; }
  const GrillView* grill() const { return std::get_if<GrillView>(&board); }
  const WokView* wok() const { return std::get_if<WokView>(&board); }
};

/// With an outlook, which must fit the game, the view tells what is risked and
/// what may be expected; without it only what is certain.
View look(const AnyState& state, Outlook* outlook = nullptr);

/// The moment in which dice that ended a turn at once still lie there: a roll
/// with nothing to keep, a last keep, a last roll of the Wok that offers
/// nothing. Nothing can be chosen in it. No view where the event that led from
/// one state to the other, with these effects, did not end a turn like that.
std::optional<View> look_between(const AnyState& before, const AnyState& after,
                                 const EffectList& effects);

// choices.cpp

/// The choices of a position whose seats are in the view already.
std::vector<ChoiceView> choices_of(const Grill& grill);
std::vector<ChoiceView> choices_of(const Wok& wok, const View& view);
/// The dice of the roll by face, and what keeping them brings.
std::vector<FaceView> faces_of(const Grill& grill);

// look.cpp

/// The same without what keeping brings, of any dice.
std::vector<FaceView> faces_of(Dice kept, Dice rolled);

/// Whether the stacks show their tops alone: the option `memory`, until the
/// game is over.
bool hides_stacks(const Wok& wok);

// odds.cpp

/// What failing the turn that runs would cost; nothing where none does.
std::optional<FailureView> failure_of(const Grill& grill);
std::optional<FailureView> failure_of(const Wok& wok);

/// Adds the chances to a view of this state.
void tell_odds(const AnyState& state, Outlook& outlook, View& view);

/// The Specialist at that place, if there is one.
std::optional<Specialist> figure_at(const Grill& grill, Place place);

}  // namespace gockel
