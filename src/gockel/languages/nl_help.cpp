#include "gockel/languages/sections.h"

namespace gockel {

constexpr Texts<HelpText> dutch_help = catalogue<HelpText>({
    {HelpText::title, "Hulp voor dit moment"},

    {HelpText::now_rolled,
     "Kies een symbool uit de worp met zijn toets: alle dobbelstenen met dat "
     "symbool gaan opzij. Elk symbool mag één keer per beurt; een worm telt "
     "voor 5, maar is een ander symbool dan de 5."},
    {HelpText::now_bust,
     "De worp toont alleen symbolen die al opzij liggen: een mislukte worp. De "
     "wezel mag deze dobbelstenen nog eens gooien, anders blijft het daarbij."},
    {HelpText::now_hand,
     "{what} gooit de dobbelstenen die over zijn, {more} beëindigt de beurt "
     "met het totaal tot nu toe. Bij een worp zonder nieuw symbool mislukt de "
     "beurt."},
    {HelpText::now_must_stop,
     "Er valt niets meer te gooien, de beurt is afgelopen. Afsluiten kan op "
     "twee manieren."},
    {HelpText::now_golden,
     "De gouden dobbelsteen kan deze beurt als negende meedoen. Dat beslis je "
     "vóór de eerste worp."},
    {HelpText::now_rob,
     "Twee of meer enen leveren een braadworm op. De voorraad is leeg, dus hij "
     "komt van een medespeler. Wie de kloek heeft, is veilig."},
    {HelpText::now_raven,
     "De tegel met de raaf levert een braadworm op. De voorraad is leeg, dus "
     "hij komt van een medespeler. Wie de kloek heeft, is veilig."},
    {HelpText::now_back,
     "Niemand houdt twee specialisten. Kies wie er teruggaat: hij gaat naar de "
     "laagste vrije tegel van de grill."},
    {HelpText::now_wok,
     "Pak een van de genummerde tegels en beëindig daarmee de beurt, of typ de "
     "dobbelstenen die je vastlegt (minstens één uit de worp) en gooi de rest. "
     "Wat vastligt, blijft liggen."},
    {HelpText::now_wok_last,
     "Dit was de laatste worp van de beurt: je moet een van de genummerde "
     "tegels pakken."},
    {HelpText::now_dice_grill,
     "Gooi de dobbelstenen op je tafel en typ wat ze tonen, in willekeurige "
     "volgorde, w of 6 voor een worm: 1123344w. Spaties maken niet uit."},
    {HelpText::now_dice_golden,
     "De gouden dobbelsteen schrijf je achter een plus: 1123344w+1 of "
     "1123344w+w."},
    {HelpText::now_dice_wok,
     "Gooi de dobbelstenen op je tafel en typ wat ze tonen, in willekeurige "
     "volgorde: s voor sushi, g (of f) voor graten, b en r voor blauwe en rode "
     "stokjes."},

    {HelpText::aim,
     "Een tegel op de grill kost zoveel punten als erop staat en is de wormen "
     "(~) eronder waard."},
    {HelpText::worm_needed,
     "Zonder worm opzij mislukt elke beurt waarin je stopt."},
    {HelpText::stop_must,
     "Wie stopt, pakt de tegel met precies dat totaal: van de grill, of anders "
     "van een andere stapel waar hij bovenop ligt. Ligt hij nergens, dan pak "
     "je de eerste lagere van de grill."},
    {HelpText::stop_may,
     "Wie stopt, pakt de tegel met precies dat totaal van de grill. Ligt hij "
     "bovenop een andere stapel, dan mag je hem stelen of de eerste lagere van "
     "de grill pakken. Ligt hij nergens, dan pak je de eerste lagere."},
    {HelpText::fail,
     "Een mislukte beurt kost je bovenste tegel: die gaat terug naar de grill. "
     "Daarna wordt de hoogste daar voorgoed omgedraaid, behalve als het de "
     "teruggelegde is."},
    {HelpText::fail_short,
     "Een mislukte beurt kost je bovenste tegel: die gaat terug naar de grill. "
     "Daarna wordt de hoogste daar voorgoed omgedraaid (kort spel: ook de "
     "teruggelegde)."},
    {HelpText::fail_turn_on_empty,
     "Aan deze tafel wordt de hoogste tegel ook omgedraaid als er niets terug "
     "te leggen was."},
    {HelpText::end,
     "Het spel eindigt als er geen tegel meer open op de grill ligt. De meeste "
     "wormen winnen, bij gelijke stand de hoogste tegel."},

    {HelpText::low_tiles,
     "11 en 13 krijg je alleen voor precies 11 en 13 punten; stelen kan niet."},
    {HelpText::double_one,
     "Twee of meer enen tegelijk leveren meteen een braadworm op. Die telt als "
     "een worm, en je houdt hem ook als een beurt mislukt."},
    {HelpText::one_figure,
     "Een specialist komt mee met de tegel waarop hij staat, of met een tegel "
     "die je van zijn eigenaar steelt. Niemand houdt er twee; mislukt een "
     "beurt, dan gaat die van jou terug."},
    {HelpText::can,
     "Blikworm: telt als worm (5 punten) als je stopt zonder gegooide worm."},
    {HelpText::hen,
     "Kloek: bewaakt de bovenste tegel. Dieven en mislukte beurten kosten "
     "alleen haar; ook je braadwormen zijn veilig."},
    {HelpText::raven,
     "Raaf: zijn tegel levert een braadworm op. Hij is van niemand en vliegt "
     "verder."},
    {HelpText::weasel,
     "Wezel: gooit één keer per beurt de laatste worp opnieuw, ook een "
     "mislukte."},
    {HelpText::golden,
     "Gouden dobbelsteen: een negende met alleen enen en wormen."},
    {HelpText::apple, "Appel: aan het eind 3 wormen waard."},

    {HelpText::wok_aim,
     "Sushi levert punten op, graten kosten punten, maar een sushi telt alleen "
     "met een graat ernaast: verzamel allebei."},
    {HelpText::wok_offer,
     "Tel de sushi op de dobbelstenen: zo ver van links in de sushirij ligt de "
     "tegel die je mag pakken. Voor graten geldt hetzelfde."},
    {HelpText::wok_steal,
     "Drie blauwe stokjes stelen de bovenste sushi van een andere stapel, vier "
     "een sushi naar keuze uit die stapel. Rode doen dat met graten."},
    {HelpText::wok_forced,
     "Valt er bij de laatste worp niets te kiezen, dan krijg je de ergste "
     "graat van de rij, of zonder graten de kleinste sushi."},
    {HelpText::wok_score,
     "Sushi telt van onderaf in de stapel, zoveel als er graten naast liggen; "
     "wat erboven ligt, vervalt."},
    {HelpText::wok_memory,
     "Aan deze tafel zie je van de stapels alleen de bovenste tegel."},
    {HelpText::wok_end,
     "Het spel eindigt als beide rijen leeg zijn. De meeste punten winnen."},

    {HelpText::screen_grill,
     "Op het scherm: [34] 25 is een stapel met 34 bovenop, {what} een "
     "omgedraaide tegel, > wie aan de beurt is."},
    {HelpText::screen_wok,
     "Op het scherm: [+3] +5 is een stapel met +3 bovenop, > wie aan de beurt "
     "is."},
    {HelpText::keys,
     "Enter toont het scherm nog eens, q stopt; het spel is bewaard en gaat "
     "verder met gockel play --resume."},
});

}  // namespace gockel
