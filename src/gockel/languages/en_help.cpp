#include "gockel/languages/sections.h"

namespace gockel {

constexpr Texts<HelpText> english_help = catalogue<HelpText>({
    {HelpText::title, "Help for this moment"},

    {HelpText::now_rolled,
     "Choose one face of the roll by its key: all dice showing it are kept. "
     "Each face can be kept once per turn; a worm counts 5 points, but is "
     "another face than the 5."},
    {HelpText::now_bust,
     "The roll shows only faces that are kept already: a bust. The weasel may "
     "roll these dice once more, or the bust stands."},
    {HelpText::now_hand,
     "{what} rolls the dice that are left, {more} ends the turn with the total "
     "so far. A roll without any new face is a bust and the attempt fails."},
    {HelpText::now_must_stop,
     "Nothing is left to roll, so the turn ends. There are two ways to end "
     "it."},
    {HelpText::now_golden,
     "The golden die can join the eight dice for this turn. That is decided "
     "before the first roll."},
    {HelpText::now_rob,
     "Two 1s or more earn a Bratworm. The supply is empty, so it comes from "
     "another player. The owner of the hen is safe."},
    {HelpText::now_raven,
     "The raven's tile earns a Bratworm. The supply is empty, so it comes from "
     "another player. The owner of the hen is safe."},
    {HelpText::now_back,
     "Nobody keeps two Specialists. Choose the one that goes back: it moves to "
     "the lowest free tile of the grill."},
    {HelpText::now_wok,
     "Take one of the numbered portions and end the turn, or type the dice to "
     "lock (at least one of the roll) and roll the others. Locked dice stay."},
    {HelpText::now_wok_last,
     "This was the last roll of the turn: one of the numbered portions has to "
     "be taken."},
    {HelpText::now_dice_grill,
     "Roll the dice on your table and type what they show, in any order, w or "
     "6 for a worm: 1123344w. Spaces do not matter."},
    {HelpText::now_dice_golden,
     "The golden die is written with a plus: 1123344w+1 or 1123344w+w."},
    {HelpText::now_dice_wok,
     "Roll the dice on your table and type what they show, in any order: s for "
     "sushi, f for fishbones, b and r for blue and red chopsticks."},

    {HelpText::aim,
     "A tile of the grill costs as many points as its number says and is worth "
     "the worms (~) below it."},
    {HelpText::worm_needed,
     "Without a worm among the kept dice every stop fails."},
    {HelpText::stop_must,
     "A stop takes the tile with exactly the total: from the grill, or else "
     "stolen from the top of a stack. If it lies in neither place, the stop "
     "takes the next lower tile on the grill."},
    {HelpText::stop_may,
     "A stop takes the tile with exactly the total from the grill. If it lies "
     "on top of a stack instead, it can be stolen or left for the next lower "
     "tile on the grill. If it lies in neither place, the stop takes the next "
     "lower one."},
    {HelpText::fail,
     "A failed attempt returns the top of your stack to the grill. Then the "
     "highest tile there is turned over for good, unless it is the one just "
     "returned."},
    {HelpText::fail_short,
     "A failed attempt returns the top of your stack to the grill. Then the "
     "highest tile there is turned over for good (short game: even the one "
     "just returned)."},
    {HelpText::fail_turn_on_empty,
     "At this table the highest tile is turned over even when there was "
     "nothing to return."},
    {HelpText::end,
     "The game ends when no tile lies face up on the grill. The most worms "
     "win; in a tie the highest single tile."},

    {HelpText::low_tiles,
     "11 and 13 can only be had for exactly 11 and 13 points, and are never "
     "stolen."},
    {HelpText::double_one,
     "Keeping two 1s or more earns a Bratworm at once. It is worth a worm and "
     "is not lost by failing."},
    {HelpText::one_figure,
     "A Specialist comes with the tile it stands on, or with one stolen from "
     "its owner. Nobody keeps two; failing puts yours back."},
    {HelpText::can,
     "Canned worm: counts as a worm (5 points) at a stop without a worm die."},
    {HelpText::hen,
     "Hen: guards the top tile. Thieves and failed attempts cost only the hen; "
     "her owner's Bratworms are safe too."},
    {HelpText::raven,
     "Raven: taking its tile earns a Bratworm. Nobody owns it, it moves on."},
    {HelpText::weasel,
     "Weasel: once per turn rolls the dice just rolled again, even a bust."},
    {HelpText::golden, "Golden die: a ninth die with 1s and worms only."},
    {HelpText::apple, "Apple: worth 3 worms at the end."},

    {HelpText::wok_aim,
     "Sushi count for you and bones against you, but a sushi only counts with "
     "a bone beside it: collect both."},
    {HelpText::wok_offer,
     "Count the sushi on the dice: the tile at that place of the sushi row, "
     "counted from the left, can be taken. It is the same with bones."},
    {HelpText::wok_steal,
     "Three blue chopsticks steal the top of another sushi stack, four any "
     "tile of it. Red ones do the same with bones."},
    {HelpText::wok_forced,
     "A last roll without any offer takes the worst bone of the row, or "
     "without bones the smallest sushi."},
    {HelpText::wok_score,
     "Sushi is counted from the bottom of the stack, as many as there are "
     "bones; what lies above is void."},
    {HelpText::wok_memory,
     "At this table only the tops of the stacks are shown."},
    {HelpText::wok_end,
     "The game ends when both rows are empty. The most points win."},

    {HelpText::screen_grill,
     "The board: [34] 25 is a stack with 34 on top, {what} a tile turned over, "
     "> the seat to act."},
    {HelpText::screen_wok,
     "The board: [+3] +5 is a stack with +3 on top, > the seat to act."},
    {HelpText::keys,
     "Enter shows the board again, q leaves; the game is saved and goes on "
     "with gockel play --resume."},
});

}  // namespace gockel
