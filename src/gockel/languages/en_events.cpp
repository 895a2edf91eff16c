#include "gockel/languages/sections.h"

namespace gockel {

constexpr Texts<MoveText> english_moves = catalogue<MoveText>({
    {MoveText::golden, "use the golden die"},
    {MoveText::plain, "leave the golden die aside"},
    {MoveText::keep, "keep {what}"},
    {MoveText::weasel, "send the weasel"},
    {MoveText::bust, "let the bust stand"},
    {MoveText::roll, "roll"},
    {MoveText::stop, "stop"},
    {MoveText::lower, "stop for the lower tile"},
    {MoveText::can, "stop with the canned worm"},
    {MoveText::rob, "rob {from}"},
    {MoveText::back, "put {what} back"},
    {MoveText::lock, "lock {what}"},
    {MoveText::take, "take {what}"},
    {MoveText::steal, "steal {what} from {from}"},
});

constexpr Texts<EffectText> english_effects = catalogue<EffectText>({

    {EffectText::rolled, "{who} [rolls|roll] {what}."},
    {EffectText::golden, "{who} [uses|use] the golden die this turn."},
    {EffectText::plain, "{who} [leaves|leave] the golden die aside this turn."},
    {EffectText::kept, "{who} [keeps|keep] {what}: total {total}."},
    {EffectText::locked, "{who} [locks|lock] {what}."},
    {EffectText::rerolled,
     "{who} [sends|send] the weasel: the same dice again."},
    {EffectText::took, "{who} [takes|take] {tile} from the grill ({what})"},
    {EffectText::took_lower,
     "{who} [stops|stop] with {total} and [takes|take] {tile} from the grill "
     "({what})"},
    {EffectText::stole, "{who} [steals|steal] {tile} from {from} ({what})"},
    {EffectText::took_hen,
     "{who} [stops|stop] with {total} and [takes|take] the hen from {from}"},
    {EffectText::bust, "{who} [busts|bust]"},
    {EffectText::no_worm, "{who} [stops|stop] with {total} without a worm"},
    {EffectText::nothing,
     "{who} [stops|stop] with {total}, [finds|find] no tile for it"},
    {EffectText::returned, " and [returns|return] {tile}"},
    {EffectText::turned, "; {tile} is turned over"},
    {EffectText::unharmed, " and [has|have] nothing to return"},
    {EffectText::gained, ", with {what}"},
    {EffectText::gained_from, "; {what} comes along"},
    {EffectText::placed, "{what} goes back to {tile}."},
    {EffectText::flew, "{what} moves on to {tile}."},
    {EffectText::removed, "{what} finds no free tile and leaves the game."},
    {EffectText::bratworm, "{who} [gets|get] a Bratworm."},
    {EffectText::robbed, "{who} [takes|take] a Bratworm from {from}."},
    {EffectText::sushi,
     "{who} [takes|take] sushi +{n}, no. {total} of the row."},
    {EffectText::bone, "{who} [takes|take] bone -{n}, no. {total} of the row."},
    {EffectText::forced_sushi,
     "{who} [finds|find] nothing on offer and [takes|take] the smallest sushi, "
     "+{n}."},
    {EffectText::forced_bone,
     "{who} [finds|find] nothing on offer and [takes|take] the worst bone, "
     "-{n}."},
    {EffectText::stole_sushi,
     "{who} [steals|steal] sushi +{n} from {from}, {what}."},
    {EffectText::stole_bone,
     "{who} [steals|steal] bone -{n} from {from}, {what}."},
    {EffectText::over_grill,
     "No tile lies face up on the grill: the game is over."},
    {EffectText::over_wok, "Both rows are empty: the game is over."},

    {EffectText::turn_took, "takes {what}"},
    {EffectText::turn_stole, "steals {what} from {from}"},
    {EffectText::turn_hen, "takes the hen from {from}"},
    {EffectText::turn_failed, "fails"},
    {EffectText::turn_lost, "fails and loses {what}"},
    {EffectText::turn_ate, "takes {what}"},
    {EffectText::turn_snatched, "steals {what} from {from}"},
    {EffectText::turn_forced, "finds nothing on offer: {what}"},
    {EffectText::turn_open, "the record ends here"},
});

}  // namespace gockel
