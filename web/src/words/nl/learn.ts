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
  text: "Ligt er geen open tegel meer op de grill, dan winnen de meeste wormen. Bij gelijke stand beslist de hoogste tegel.",
};
const goal = {
  title: "Het doel",
  text: "Verzamel tegels met wormen: op 21 tot 24 staat er één, op 25 tot 28 twee, op 29 tot 32 drie, op 33 tot 36 vier.",
};
const stop = {
  title: "Stoppen",
  text: "Ligt jouw totaal op de grill, dan pak je die tegel. Ligt het bij iemand bovenop de stapel, dan steel je die tegel. Anders pak je de eerste lagere tegel van de grill.",
};

export const learn: typeof english = {
  rules: "De regels in het kort",
  specialists: "De specialisten",

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
        text: "Je krijgt een specialist met de tegel waarop hij staat, of met een tegel die je van zijn eigenaar steelt; hij is van jou zodra je beurt voorbij is: de kloek bewaakt je tegel dus meteen. Niemand houdt er twee: één gaat terug naar de laagste vrije tegel. Mislukt een beurt, dan gaat die van jou terug.",
      },
      fail,
      { ...end, text: `${end.text} Elke braadworm telt voor één worm, de appel voor drie.` },
    ],
    wok: [
      {
        title: "Het doel",
        text: "Sushi’s zijn +1 tot +6 waard, graten −1 tot −4. Al je graten tellen, maar niet meer sushi’s dan je graten hebt, van onderaf in je stapel.",
      },
      {
        title: "Jouw beurt",
        text: "Gooi vijf dobbelstenen, hoogstens drie keer. Na een worp pak je iets wat je mag pakken, of je legt minstens één dobbelsteen vast en gooit de rest. Wat vastligt, blijft liggen.",
      },
      {
        title: "Sushi’s en graten",
        text: "Zoveel sushi’s als je hebt gegooid, zo ver tel je in de sushirij: met drie sushi’s mag je de derde pakken. Met graten gaat het in hun rij net zo.",
      },
      {
        title: "Stokjes",
        text: "Met drie blauwe steel je bij iemand de bovenste sushi, met vier of vijf een sushi naar keuze uit een stapel. Met rode gaat het om de graten.",
      },
      { title: "De laatste worp", text: "Je moet iets pakken. Is er niets te kiezen, dan pak je de ergste graat van de rij." },
      {
        title: "Het einde",
        text: "Zijn beide rijen leeg, dan wint het hoogste totaal. Voorbeeld: sushi’s 5, 1, 2, 3 van onderaf met graten −2 en −1 geven 5 + 1 − 3 = 3.",
      },
    ],
  },
};
