import type { first as english } from "../en/first_game";

export const first: typeof english = {
  title: "Eerste spel met de coach",
  idea: "Een echt spel tegen één makkelijke computerspeler. De coach legt elke regel uit zodra die voor het eerst van belang is, en je kunt hem altijd wegsturen.",
  start: "Eerste spel beginnen",
  next: "Verder",
  leave: "Geen uitleg meer",
  quiet: "Je coach kijkt mee.",
  topics: {
    grill_aim:
      "Op de grill liggen tegels met één tot vier wormen. Wie aan het eind de meeste wormen heeft, wint. De tegels haal je binnen met dobbelstenen.",
    deluxe_aim:
      "Op de grill liggen tegels met één tot vier wormen, en op sommige staat een specialist. Wie aan het eind de meeste wormen heeft, wint; een specialist krijg je samen met zijn tegel.",
    grill_roll: "Jij bent aan de beurt: gooi alle acht dobbelstenen.",
    golden: "De gouden dobbelsteen is van jou: als je wilt, gooi je hem als negende mee. Hij toont een 1 of een worm.",
    keep: "Kies een symbool: alle dobbelstenen met dat symbool leg je opzij, de andere gooi je opnieuw. Een worm telt voor 5, en zonder worm krijg je geen tegel.",
    keep_again: "Kies weer. Een symbool dat je al hebt, mag geen tweede keer: het is doorgestreept.",
    double_one:
      "Twee enen of meer: leg je ze opzij, dan krijg je meteen een braadworm. Die telt voor één worm, hoe de beurt ook afloopt.",
    weasel: "De wezel mag één keer per beurt de laatste worp overdoen. Dan geldt de nieuwe, of die nu beter is of niet.",
    need_worm: (n) => `Totaal ${n}, maar nog geen worm. Zonder worm levert stoppen niets op: gooi door.`,
    too_low: (n) => `Totaal ${n}, met worm. Daar is geen tegel voor te krijgen: gooi door.`,
    stop: (n) =>
      `De ${n} ligt op de grill: stop, en hij is van jou. Of gooi door voor meer. Maar vallen er alleen symbolen die je al hebt, dan is de beurt verloren.`,
    stop_lower: (n, _, total) =>
      `De ${total} is niet te krijgen, dus je zou de eerste lagere tegel krijgen: de ${n}. Stop je, of waag je het erop?`,
    low_tile: (n) => `Met precies ${n} krijg je de lage tegel. Die heeft maar één worm, maar niemand kan hem stelen.`,
    steal: (n, name) => `${name} heeft de ${n} bovenop. Jij hebt precies ${n}: stop, en je steelt hem!`,
    steal_or_lower: (n, name) =>
      `Je hebt precies de ${n} die bij ${name} bovenop ligt: je mag hem stelen, of de eerste lagere tegel van de grill pakken.`,
    hen: (_, name) =>
      `De tegel van ${name} wordt door de kloek bewaakt. Stop je, dan krijg je de kloek en blijft de tegel liggen.`,
    canned_worm: (n) => `Totaal ${n} zonder worm. Tel bij het stoppen de blikworm mee: die telt als worm en levert er 5 bij op.`,
    rob: "De voorraad braadwormen is op: kies van wie je er een afpakt.",
    back: "Twee specialisten mag niemand houden. Kies welke teruggaat naar de grill.",
    took: (n) =>
      `De ${n} is van jou en ligt boven op je stapel. Pas op: wie precies ${n} gooit, kan hem stelen. Wat eronder ligt, is veilig.`,
    rival_took: (n, name) => `${name} heeft nu de ${n}. Gooi je precies ${n} met een worm, dan steel je hem.`,
    stole: (n, name) =>
      `Gestolen! De ${n} van ${name} ligt nu boven op jouw stapel. Alleen de bovenste tegel van een stapel kan gestolen worden.`,
    robbed: (n, name) => `${name} gooide precies ${n} en heeft je bovenste tegel gestolen. Wat eronder lag, is nog van jou.`,
    failed: (n) => `De beurt is mislukt: je bovenste tegel, de ${n}, gaat terug naar de grill.`,
    failed_free:
      "De beurt is mislukt: niets te kiezen, geen worm of geen tegel te krijgen. Je hebt geen tegel om terug te leggen, dus er is niets verloren.",
    turned: (n) =>
      `Na een mislukte beurt wordt de hoogste tegel omgedraaid: de ${n} doet niet meer mee. Zo komt het spel aan zijn eind.`,
    specialist: (_, name) => `Er is een specialist bij je gekomen. ${name}`,
    raven: "De raaf geeft je een braadworm en vliegt door naar een andere tegel.",
    bratworm: "Een braadworm is van jou: aan het eind één worm, wat er ook van deze beurt wordt.",
    end_near: (n) =>
      `Er ${n === 1 ? "ligt nog maar 1 tegel" : `liggen nog maar ${n} tegels`} op de grill. Ligt er geen open tegel meer, dan is het spel afgelopen.`,
    grill_over:
      "Er ligt geen open tegel meer: het spel is afgelopen. De meeste wormen winnen; bij gelijke stand beslist de hoogste tegel.",
    wok_aim:
      "Twee rijen: sushi’s leveren punten op, graten kosten punten. Toch heb je allebei nodig: er tellen maar zoveel sushi’s als je graten hebt.",
    wok_roll: "Jij bent aan de beurt: gooi de vijf dobbelstenen.",
    wok_offers:
      "Tel je symbolen: met twee sushi’s kun je de tweede sushi van de rij pakken, met twee graten de tweede graat. Pak wat oplicht, of leg minstens één dobbelsteen vast en gooi de rest.",
    wok_lock: "Wat vastligt, blijft liggen. Pak nu wat oplicht, of leg er meer vast en gooi voor de derde en laatste keer.",
    wok_last: "De laatste worp: kies wat je pakt. Is er niets te kiezen, dan moet je de ergste graat pakken.",
    wok_steal_top: "Drie stokjes van één kleur stelen wat boven op een stapel ligt: blauwe een sushi, rode een graat.",
    wok_steal_any: "Vier stokjes van één kleur reiken tot elke plek in een stapel: kies wat je steelt.",
    ate_sushi: (n) => `Sushi +${n} is van jou. Die telt zodra je er een graat bij hebt; er wordt van onderaf geteld.`,
    ate_bone: (n) => `Graat −${n} is van jou. Die kost punten, maar daarmee telt er één sushi meer.`,
    wok_forced: {
      sushi: (n) => `Niets te kiezen bij de laatste worp: je moest de kleinste sushi pakken, +${n}.`,
      bone: (n) =>
        `Niets te kiezen bij de laatste worp: je moest de ergste graat pakken, −${n}. Daarmee telt er wel een sushi meer.`,
    },
    snatched: {
      sushi: (n, name) => `De sushi +${n} van ${name} is nu van jou.`,
      bone: (n, name) => `De graat −${n} van ${name} is nu van jou: daarmee telt er één sushi meer.`,
    },
    wok_robbed: {
      sushi: (n, name) => `${name} heeft met stokjes je sushi +${n} gestolen.`,
      bone: (n, name) => `${name} heeft je graat −${n} gestolen: bij jou telt er nu misschien een sushi minder.`,
    },
    row_empty: {
      sushi: "De rij met sushi’s is leeg. Vanaf nu kom je er alleen nog met stokjes aan.",
      bone: "De rij met graten is leeg. Vanaf nu kom je er alleen nog met stokjes aan.",
    },
    wok_end_near: (n) =>
      `Er ${n === 1 ? "ligt nog maar 1 tegel" : `liggen nog maar ${n} tegels`} in de rijen. Zijn ze allebei leeg, dan is het spel afgelopen.`,
    wok_over: "Beide rijen zijn leeg: het spel is afgelopen, en de meeste punten winnen.",
  },
};
