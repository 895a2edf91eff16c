#include "gockel/languages/sections.h"

namespace gockel {

constexpr Texts<MoveText> dutch_moves = catalogue<MoveText>({
    {MoveText::golden, "met de gouden dobbelsteen spelen"},
    {MoveText::plain, "zonder de gouden dobbelsteen spelen"},
    {MoveText::keep, "{what} opzij leggen"},
    {MoveText::weasel, "de wezel sturen"},
    {MoveText::bust, "de mislukte worp laten staan"},
    {MoveText::roll, "doorgooien"},
    {MoveText::stop, "stoppen"},
    {MoveText::lower, "stoppen zonder te stelen"},
    {MoveText::can, "stoppen met de blikworm"},
    {MoveText::rob, "een braadworm van {from} pakken"},
    {MoveText::back, "{what} terugzetten"},
    {MoveText::lock, "{what} vastleggen"},
    {MoveText::take, "{what} pakken"},
    {MoveText::steal, "{what} van {from} stelen"},
});

constexpr Texts<EffectText> dutch_effects = catalogue<EffectText>({

    {EffectText::rolled, "{who} [gooit|gooit] {what}."},
    {EffectText::golden, "{who} [gooit|gooit] de gouden dobbelsteen mee."},
    {EffectText::plain, "{who} [speelt|speelt] zonder de gouden dobbelsteen."},
    {EffectText::kept, "{who} [legt|legt] {what} opzij: totaal {total}."},
    {EffectText::locked, "{who} [legt|legt] {what} vast."},
    {EffectText::rerolled,
     "{who} [stuurt|stuurt] de wezel: dezelfde dobbelstenen nog eens."},
    {EffectText::took, "{who} [pakt|pakt] de {tile} van de grill ({what})"},
    {EffectText::took_lower,
     "{who} [stopt|stopt] met {total} en [pakt|pakt] de {tile} van de grill "
     "({what})"},
    {EffectText::stole, "{who} [steelt|steelt] de {tile} van {from} ({what})"},
    {EffectText::took_hen,
     "{who} [stopt|stopt] met {total} en [pakt|pakt] de kloek van {from}"},
    {EffectText::bust, "{who} [gooit|gooit] mis"},
    {EffectText::no_worm, "{who} [stopt|stopt] met {total} zonder worm"},
    {EffectText::nothing,
     "{who} [stopt|stopt] met {total}, waarvoor er geen tegel is,"},
    {EffectText::returned, " en [legt|legt] de {tile} terug"},
    {EffectText::turned, "; de {tile} wordt omgedraaid"},
    {EffectText::unharmed, " en [heeft|hebt] niets terug te leggen"},
    {EffectText::gained, ", met {what}"},
    {EffectText::gained_from, ", met {what}"},
    {EffectText::placed, "{what} gaat terug naar de {tile}."},
    {EffectText::flew, "{what} vliegt door naar de {tile}."},
    {EffectText::removed, "{what} vindt geen vrije tegel en verlaat het spel."},
    {EffectText::bratworm, "{who} [krijgt|krijgt] een braadworm."},
    {EffectText::robbed, "{who} [pakt|pakt] een braadworm van {from}."},
    {EffectText::sushi,
     "{who} [pakt|pakt] de sushi +{n}, nr. {total} van de rij."},
    {EffectText::bone,
     "{who} [pakt|pakt] de graat -{n}, nr. {total} van de rij."},
    {EffectText::forced_sushi,
     "{who} [heeft|hebt] niets te kiezen en [pakt|pakt] de kleinste sushi, "
     "+{n}."},
    {EffectText::forced_bone,
     "{who} [heeft|hebt] niets te kiezen en [pakt|pakt] de ergste graat, "
     "-{n}."},
    {EffectText::stole_sushi,
     "{who} [steelt|steelt] de sushi +{n} van {from}, {what}."},
    {EffectText::stole_bone,
     "{who} [steelt|steelt] de graat -{n} van {from}, {what}."},
    {EffectText::over_grill,
     "Er ligt geen tegel meer open op de grill: het spel is afgelopen."},
    {EffectText::over_wok, "Beide rijen zijn leeg: het spel is afgelopen."},

    {EffectText::turn_took, "pakt {what}"},
    {EffectText::turn_stole, "steelt {what} van {from}"},
    {EffectText::turn_hen, "pakt de kloek van {from}"},
    {EffectText::turn_failed, "mislukt"},
    {EffectText::turn_lost, "mislukt en verliest {what}"},
    {EffectText::turn_ate, "pakt {what}"},
    {EffectText::turn_snatched, "steelt {what} van {from}"},
    {EffectText::turn_forced, "heeft niets te kiezen: {what}"},
    {EffectText::turn_open, "hier eindigt het verslag"},
});

}  // namespace gockel
