import type { learn as english } from "../en/learn";
const turn = {
  title: "Jouw beurt",
  text: "Gooi acht dobbelstenen. Kies een symbool dat je deze beurt nog niet hebt en leg alle dobbelstenen met dat symbool opzij. Gooi dan de rest of stop.",
};
const worm = { title: "De worm", text: "Een worm telt voor 5. Zonder worm tussen je dobbelstenen krijg je geen tegel." };
const fail = {
  title: "Als het mislukt",
  text: "Niets te kiezen in de worp, geen worm of geen tegel te krijgen: je bovenste tegel gaat terug naar de grill. Daarna wordt de hoogste tegel daar voorgoed omgedraaid, behalve als het de tegel is die je net hebt teruggelegd. Heb je geen tegel, dan verlies je niets.",
};
const end = {
  title: "Het einde",
  text: "Ligt er geen open tegel meer op de grill, dan winnen de meeste wormen. Bij gelijkspel beslist de hoogste tegel.",
};
const goal = {
  title: "Het doel",
  text: "Verzamel tegels met wormen: op 21 tot 24 staat er één, op 25 tot 28 twee, op 29 tot 32 drie, op 33 tot 36 vier.",
};
const stop = {
  title: "Stoppen",
  text: "Ligt jouw totaal op de grill, dan pak je die tegel. Ligt het bij iemand bovenop de stapel, dan steel je hem. Anders pak je de eerste lagere tegel van de grill.",
};

export const learn: typeof english = {
  guide: "Een beurt met echte dobbelstenen",
  rules: "De regels in het kort",
  leave: "Meteen naar de regels",
  begin: "Laat me een beurt zien",
  roll: "Gooien",
  again: "Nog eens proberen",
  another: "Nog een beurt",
  you: "Kuiken",
  other: "Haan",
  specialists: "De specialisten",
  failed: "De beurt kon niet beginnen.",

  grill: {
    welcome:
      "Op de grill liggen tegels met één tot vier wormen. Wie de meeste wormen verzamelt, wint. Met acht dobbelstenen haal je een tegel binnen.",
    rolling: "De dobbelstenen rollen …",
    withWorm:
      "Kies een symbool: alle dobbelstenen met dat symbool leg je opzij. Een worm telt voor 5, en je hebt er minstens één nodig. Hier ligt er een!",
    withoutWorm:
      "Kies een symbool: alle dobbelstenen met dat symbool leg je opzij. Je hebt ook nog een worm nodig, die telt voor 5. Hier ligt er geen, dus kies iets hoogs.",
    next: "Kies weer. Symbolen die je al hebt, mogen niet meer (✕).",
    nextWorm: "Kies weer. Je hebt nog een worm nodig, en hier is er een!",
    needWorm: (total) => `Totaal ${total}, maar nog geen worm. Zonder worm krijg je niets: gooi door.`,
    tooLow: (total) => `Totaal ${total}, met worm. De goedkoopste tegel kost 21: gooi door.`,
    nothing: (total) => `Voor ${total} is er geen tegel: gooi door.`,
    canTake: (total, tile) =>
      total === tile
        ? `${total}: stop, en de ${tile} is van jou. Of gooi door voor meer wormen. Maar vallen er alleen symbolen die je al hebt, dan ben je alles kwijt.`
        : `De ${total} ligt er niet, dus je zou de eerste lagere krijgen: de ${tile}. Stop je, of waag je het erop?`,
    took: (tile) => `De ${tile} is van jou! Hij ligt op je stapel. Pas op: wie precies ${tile} gooit, steelt hem van je.`,
    bust: "Mis: alleen symbolen die je al hebt. Had je tegels op je stapel, dan ging de bovenste nu terug. Je hebt er nog geen, dus er is niets verloren.",
    failed:
      "Deze keer geen tegel. Had je tegels op je stapel, dan ging de bovenste nu terug. Je hebt er nog geen, dus er is niets verloren.",
  },
  deluxe: {
    welcome:
      "Bij Deluxe staan er figuren op de grill, en er komen twee lage tegels en braadwormen bij. Pak je een tegel, dan krijg je ook de figuur die erop staat. Gooi maar!",
    doubleOne:
      "Twee enen of meer: leg je ze opzij, dan krijg je meteen een braadworm. Die telt voor één worm, hoe de beurt ook afloopt.",
    gained: "Je krijgt er een specialist bij.",
    raven: "De raaf geeft je een braadworm en vliegt verder.",
  },
  wok: {
    welcome:
      "Twee rijen: sushi's geven pluspunten, graten minpunten. Toch heb je allebei nodig: een sushi telt alleen met een graat erbij. Gooi vijf dobbelstenen.",
    rolling: "De dobbelstenen rollen …",
    first:
      "Tel je symbolen: met drie sushi's kun je de derde sushi van de rij pakken. Pak wat oplicht, of tik op dobbelstenen om ze vast te leggen en gooi de rest.",
    second: "Je mag nog één keer gooien. Wat vastligt, blijft liggen.",
    last: "De laatste worp: kies wat je pakt.",
    ate: {
      sushi: (v) => `Sushi +${v} is van jou. Die telt zodra je er een graat bij hebt.`,
      bone: (v) => `Graat −${v} is van jou. Daarmee telt er één sushi, van onderaf in je stapel.`,
    },
    forced: "Deze keer niets te kiezen: je moest de laagste graat pakken. Daardoor telt er wel een sushi meer.",
  },

  rulesOf: {
    compact: [goal, turn, worm, stop, fail, end],
    classic2005: [
      goal,
      turn,
      worm,
      { ...stop, text: `${stop.text} Wie kan stelen, mag in plaats daarvan ook de eerste lagere tegel pakken.` },
      fail,
      end,
    ],
    deluxe: [
      goal,
      turn,
      worm,
      stop,
      {
        title: "11 en 13",
        text: "Twee tegels met elk één worm. Je krijgt ze alleen met precies 11 of 13, en niemand kan ze stelen.",
      },
      {
        title: "Braadwormen",
        text: "Leg je twee of meer enen opzij, dan krijg je meteen een braadworm: één worm aan het eind, hoe de beurt ook afloopt. Is de voorraad op, dan pak je er een van een andere speler.",
      },
      {
        title: "Specialisten",
        text: "Je krijgt een figuur met de tegel waarop hij staat, of met een tegel die je van zijn eigenaar steelt; hij is van jou zodra je beurt voorbij is: de kloek bewaakt je tegel dus meteen. Niemand houdt er twee: één gaat terug naar de laagste vrije tegel. Mislukt een beurt, dan gaat die van jou terug.",
      },
      fail,
      { ...end, text: `${end.text} Elke braadworm telt voor één worm, de appel voor drie.` },
    ],
    wok: [
      {
        title: "Het doel",
        text: "Sushi's zijn +1 tot +6 waard, graten −1 tot −4. Al je graten tellen, maar niet meer sushi's dan je graten hebt, van onderaf in je stapel.",
      },
      {
        title: "Jouw beurt",
        text: "Gooi vijf dobbelstenen, hoogstens drie keer. Na een worp pak je iets wat je mag pakken, of je legt minstens één dobbelsteen vast en gooit de rest. Wat vastligt, blijft liggen.",
      },
      {
        title: "Sushi's en graten",
        text: "Zoveel sushi's als je hebt gegooid, zo ver tel je in de sushirij: met drie sushi's mag je de derde pakken. Met graten gaat het in hun rij net zo.",
      },
      {
        title: "Stokjes",
        text: "Met drie blauwe steel je bij iemand de bovenste sushi, met vier of vijf een sushi naar keuze uit een stapel. Met rode gaat het om de graten.",
      },
      { title: "De laatste worp", text: "Je moet iets pakken. Is er niets te kiezen, dan pak je de laagste graat van de rij." },
      {
        title: "Het einde",
        text: "Zijn beide rijen leeg, dan wint het hoogste totaal. Voorbeeld: sushi's 5, 1, 2, 3 van onderaf met graten −2 en −1 geven 5 + 1 − 3 = 3.",
      },
    ],
  },
};
