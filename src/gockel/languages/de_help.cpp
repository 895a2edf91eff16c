#include "gockel/languages/sections.h"

namespace gockel {

constexpr Texts<HelpText> german_help = catalogue<HelpText>({
    {HelpText::title, "Hilfe für diesen Augenblick"},

    {HelpText::now_rolled,
     "Wähle ein Symbol aus dem Wurf mit seiner Taste: alle Würfel, die es "
     "zeigen, werden beiseitegelegt. Jedes Symbol geht nur einmal pro Zug; ein "
     "Wurm zählt 5, ist aber ein anderes Symbol als die 5."},
    {HelpText::now_bust,
     "Der Wurf zeigt nur Symbole, die schon beiseiteliegen: ein Fehlwurf. Das "
     "Wiesel darf diese Würfel noch einmal werfen, sonst bleibt es dabei."},
    {HelpText::now_hand,
     "{what} wirft die übrigen Würfel, {more} beendet den Zug mit der "
     "bisherigen Summe. Ein Wurf ohne neues Symbol ist ein Fehlwurf, und der "
     "Zug scheitert."},
    {HelpText::now_must_stop,
     "Zu würfeln gibt es nichts mehr, der Zug ist zu Ende. Beenden lässt er "
     "sich auf zwei Arten."},
    {HelpText::now_golden,
     "Der Goldwürfel kann in diesem Zug als neunter mitspielen. Das "
     "entscheidet sich vor dem ersten Wurf."},
    {HelpText::now_rob,
     "Zwei oder mehr Einsen bringen einen Bonus-Bratwurm. Der Vorrat ist leer, "
     "also kommt er von jemandem am Tisch. Wer die Glucke hat, ist sicher."},
    {HelpText::now_raven,
     "Die Portion mit dem Raben bringt einen Bonus-Bratwurm. Der Vorrat ist "
     "leer, also kommt er von jemandem am Tisch. Wer die Glucke hat, ist "
     "sicher."},
    {HelpText::now_back,
     "Niemand behält zwei Spezialisten. Wähle den, der zurückgeht: er zieht "
     "auf die niedrigste freie Portion des Grills."},
    {HelpText::now_wok,
     "Nimm eines der nummerierten Plättchen und beende damit den Zug, oder "
     "tippe die Würfel, die du festlegst (mindestens einen aus dem Wurf), und "
     "wirf den Rest. Festgelegte Würfel bleiben liegen."},
    {HelpText::now_wok_last,
     "Das war der letzte Wurf des Zuges: Du musst eines der nummerierten "
     "Plättchen nehmen."},
    {HelpText::now_dice_grill,
     "Wirf die Würfel auf deinem Tisch und tippe, was sie zeigen, in "
     "beliebiger Reihenfolge, w oder 6 für einen Wurm: 1123344w. Leerzeichen "
     "sind egal."},
    {HelpText::now_dice_golden,
     "Der Goldwürfel steht hinter einem Plus: 1123344w+1 oder 1123344w+w."},
    {HelpText::now_dice_wok,
     "Wirf die Würfel auf deinem Tisch und tippe, was sie zeigen, in "
     "beliebiger Reihenfolge: s für Sushi, g (oder f) für Gräten, b und r für "
     "blaue und rote Stäbchen."},

    {HelpText::aim,
     "Eine Portion auf dem Grill kostet so viele Punkte, wie auf ihr steht, "
     "und ist die Würmer (~) darunter wert."},
    {HelpText::worm_needed,
     "Ohne einen Wurm unter den beiseitegelegten Würfeln scheitert jedes "
     "Aufhören."},
    {HelpText::stop_must,
     "Wer aufhört, nimmt die Portion mit genau dieser Summe: vom Grill, sonst "
     "von einem fremden Stapel, wo sie oben liegt. Gibt es sie nirgends, nimmt "
     "man die nächstniedrigere vom Grill."},
    {HelpText::stop_may,
     "Wer aufhört, nimmt die Portion mit genau dieser Summe vom Grill. Liegt "
     "sie stattdessen oben auf einem fremden Stapel, kann man sie stehlen oder "
     "die nächstniedrigere vom Grill nehmen. Gibt es sie nirgends, bleibt die "
     "nächstniedrigere."},
    {HelpText::fail,
     "Ein gescheiterter Zug kostet die oberste Portion deines Stapels: sie "
     "kommt auf den Grill zurück. Danach wird die höchste dort für immer "
     "umgedreht, außer sie ist die eben zurückgelegte."},
    {HelpText::fail_short,
     "Ein gescheiterter Zug kostet die oberste Portion deines Stapels: sie "
     "kommt auf den Grill zurück. Danach wird die höchste dort für immer "
     "umgedreht (kurzes Spiel: auch die eben zurückgelegte)."},
    {HelpText::fail_turn_on_empty,
     "An diesem Tisch wird die höchste Portion auch dann umgedreht, wenn es "
     "nichts zurückzulegen gab."},
    {HelpText::end,
     "Das Spiel endet, wenn auf dem Grill keine Portion mehr offen liegt. Die "
     "meisten Würmer gewinnen, bei Gleichstand die höchste einzelne Portion."},

    {HelpText::low_tiles,
     "11 und 13 gibt es nur für genau 11 und 13 Punkte; stehlen kann sie "
     "niemand."},
    {HelpText::double_one,
     "Zwei oder mehr Einsen auf einmal bringen sofort einen Bonus-Bratwurm. Er "
     "zählt einen Wurm und bleibt dir, auch wenn ein Zug scheitert."},
    {HelpText::one_figure,
     "Ein Spezialist kommt mit der Portion, auf der er steht, oder mit einer, "
     "die man seinem Besitzer stiehlt. Niemand behält zwei; scheitert ein Zug, "
     "geht deiner zurück."},
    {HelpText::can,
     "Dosenwurm: zählt beim Aufhören ohne gewürfelten Wurm als Wurm (5 "
     "Punkte)."},
    {HelpText::hen,
     "Glucke: schützt die oberste Portion. Diebe und gescheiterte Züge kosten "
     "nur sie; auch Bonus-Bratwürmer sind sicher."},
    {HelpText::raven,
     "Rabe: seine Portion bringt einen Bonus-Bratwurm. Er gehört niemandem und "
     "zieht weiter."},
    {HelpText::weasel,
     "Wiesel: wirft einmal pro Zug den letzten Wurf neu, auch einen Fehlwurf."},
    {HelpText::golden,
     "Goldwürfel: ein neunter Würfel nur mit Einsen und Würmern."},
    {HelpText::apple, "Apfel: am Ende 3 Würmer wert."},

    {HelpText::wok_aim,
     "Sushi bringt Punkte, Gräten kosten welche, aber jedes Sushi braucht eine "
     "Gräte neben sich: sammle beides."},
    {HelpText::wok_offer,
     "Zähl die Sushi auf den Würfeln: So weit von links in der Sushi-Reihe "
     "liegt das Plättchen, das du nehmen kannst. Für Gräten gilt dasselbe."},
    {HelpText::wok_steal,
     "Drei blaue Stäbchen stehlen das oberste Sushi eines fremden Stapels, "
     "vier ein beliebiges daraus. Rote tun dasselbe mit Gräten."},
    {HelpText::wok_forced,
     "Bietet der letzte Wurf nichts an, gibt es die schlimmste Gräte der "
     "Reihe, ohne Gräten das kleinste Sushi."},
    {HelpText::wok_score,
     "Sushi zählt von unten im Stapel, so viele, wie Gräten daneben liegen; "
     "was darüber liegt, verfällt."},
    {HelpText::wok_memory,
     "An diesem Tisch sieht man von den Stapeln nur, was oben liegt."},
    {HelpText::wok_end,
     "Das Spiel endet, wenn beide Reihen leer sind. Die meisten Punkte "
     "gewinnen."},

    {HelpText::screen_grill,
     "Zum Bild: [34] 25 ist ein Stapel mit der 34 oben, {what} eine umgedrehte "
     "Portion, > wer dran ist."},
    {HelpText::screen_wok,
     "Zum Bild: [+3] +5 ist ein Stapel mit +3 oben, > wer dran ist."},
    {HelpText::keys,
     "Enter zeigt das Bild noch einmal, q beendet; das Spiel ist gespeichert "
     "und geht mit gockel play --resume weiter."},
});

}  // namespace gockel
