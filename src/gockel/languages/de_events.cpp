#include "gockel/languages/sections.h"

namespace gockel {

constexpr Texts<MoveText> german_moves = catalogue<MoveText>({
    {MoveText::golden, "mit dem Goldwürfel"},
    {MoveText::plain, "ohne den Goldwürfel"},
    {MoveText::keep, "{what} nehmen"},
    {MoveText::weasel, "das Wiesel schicken"},
    {MoveText::bust, "den Fehlwurf stehen lassen"},
    {MoveText::roll, "weiterwürfeln"},
    {MoveText::stop, "aufhören"},
    {MoveText::lower, "aufhören, ohne zu stehlen"},
    {MoveText::can, "aufhören mit dem Dosenwurm"},
    {MoveText::rob, "den Bonus-Bratwurm von {from} nehmen"},
    {MoveText::back, "{what} zurückstellen"},
    {MoveText::lock, "{what} festlegen"},
    {MoveText::take, "{what} nehmen"},
    {MoveText::steal, "{from} {what} stehlen"},
});

constexpr Texts<EffectText> german_effects = catalogue<EffectText>({

    {EffectText::rolled, "{who} [würfelt|würfelst] {what}."},
    {EffectText::golden, "{who} [wirft|wirfst] den Goldwürfel mit."},
    {EffectText::plain, "{who} [spielt|spielst] ohne den Goldwürfel."},
    {EffectText::kept, "{who} [nimmt|nimmst] {what}: Summe {total}."},
    {EffectText::locked, "{who} [legt|legst] {what} fest."},
    {EffectText::rerolled,
     "{who} [schickt|schickst] das Wiesel: dieselben Würfel noch einmal."},
    {EffectText::took, "{who} [nimmt|nimmst] die {tile} vom Grill ({what})"},
    {EffectText::took_lower,
     "{who} [hört|hörst] mit {total} auf und [nimmt|nimmst] die {tile} vom "
     "Grill ({what})"},
    {EffectText::stole, "{who} [stiehlt|stiehlst] {from} die {tile} ({what})"},
    {EffectText::took_hen,
     "{who} [hört|hörst] mit {total} auf und [nimmt|nimmst] {from} die Glucke"},
    {EffectText::bust, "{who} [hat|hast] einen Fehlwurf"},
    {EffectText::no_worm, "{who} [hört|hörst] mit {total} ohne Wurm auf"},
    {EffectText::nothing,
     "{who} [hört|hörst] mit {total} auf, wofür es keine Portion gibt,"},
    {EffectText::returned, " und [legt|legst] die {tile} zurück"},
    {EffectText::turned, "; die {tile} wird umgedreht"},
    {EffectText::unharmed, " und [hat|hast] nichts zurückzulegen"},
    {EffectText::gained, ", dazu {what}"},
    {EffectText::gained_from, ", dazu {what}"},
    {EffectText::placed, "{what} geht zurück auf die {tile}."},
    {EffectText::flew, "{what} zieht weiter auf die {tile}."},
    {EffectText::removed,
     "{what} findet keine freie Portion und scheidet aus."},
    {EffectText::bratworm, "{who} [bekommt|bekommst] einen Bonus-Bratwurm."},
    {EffectText::robbed,
     "{who} [nimmt|nimmst] {from} einen Bonus-Bratwurm weg."},
    {EffectText::sushi,
     "{who} [nimmt|nimmst] das Sushi +{n}, Nr. {total} der Reihe."},
    {EffectText::bone,
     "{who} [nimmt|nimmst] die Gräte -{n}, Nr. {total} der Reihe."},
    {EffectText::forced_sushi,
     "{who} [findet|findest] kein Angebot und [nimmt|nimmst] das kleinste "
     "Sushi, +{n}."},
    {EffectText::forced_bone,
     "{who} [findet|findest] kein Angebot und [nimmt|nimmst] die schlimmste "
     "Gräte, -{n}."},
    {EffectText::stole_sushi,
     "{who} [stiehlt|stiehlst] {from} das Sushi +{n}, {what}."},
    {EffectText::stole_bone,
     "{who} [stiehlt|stiehlst] {from} die Gräte -{n}, {what}."},
    {EffectText::over_grill,
     "Auf dem Grill liegt keine Portion mehr offen: das Spiel ist zu Ende."},
    {EffectText::over_wok, "Beide Reihen sind leer: das Spiel ist zu Ende."},

    {EffectText::turn_took, "nimmt {what}"},
    {EffectText::turn_stole, "stiehlt {from} {what}"},
    {EffectText::turn_hen, "nimmt {from} die Glucke"},
    {EffectText::turn_failed, "scheitert"},
    {EffectText::turn_lost, "scheitert und verliert {what}"},
    {EffectText::turn_ate, "nimmt {what}"},
    {EffectText::turn_snatched, "stiehlt {from} {what}"},
    {EffectText::turn_forced, "findet kein Angebot: {what}"},
    {EffectText::turn_open, "hier endet die Mitschrift"},
});

}  // namespace gockel
