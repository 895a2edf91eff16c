import type { games as en } from "../en/games";

export const games: typeof en = {
  others: "Andere spellen",
  names: {
    compact: "Regenwormen",
    classic2005: "Regenwormen 2005",
    deluxe: "Regenwormen Deluxe",
    wok: "Sushizock",
  },
  ideas: {
    compact:
      "Gooien, opzij leggen en op tijd stoppen: win de tegels met de meeste wormen en steel wat bij de anderen bovenop ligt.",
    classic2005: "Zoals het in 2005 was: wie kan stelen, mag ook een tegel van de grill pakken.",
    deluxe: "Met specialisten die je helpen, braadwormen en twee extra tegels.",
    wok: "Drie worpen voor sushi of graten: verzamel allebei, want een sushi telt alleen met een graat erbij.",
  },
  options: {
    steal: {
      name: "Stelen",
      idea: "Als jouw totaal bij iemand bovenop de stapel ligt.",
      values: { must: "je moet stelen", may: "je mag ook de eerste lagere tegel pakken" },
    },
    short: {
      name: "Kort spel",
      idea: "Na een mislukte beurt wordt de hoogste tegel omgedraaid, ook als die net is teruggelegd.",
      values: { off: "uit", on: "aan" },
    },
    turn_on_empty: {
      name: "Strenge grill",
      idea: "De hoogste tegel wordt ook omgedraaid als de beurt van iemand zonder tegel mislukt.",
      values: { off: "uit", on: "aan" },
    },
    golden_worms: {
      name: "Gouden dobbelsteen",
      idea: "Op hoeveel van de zes kanten een worm staat. Op de andere staat een 1.",
      values: { "1": "1 worm", "2": "2 wormen", "3": "3 wormen", "4": "4 wormen", "5": "5 wormen" },
    },
    memory: {
      name: "Onthouden",
      idea: "Van elke stapel zie je alleen de bovenste tegel. Wat eronder ligt, moet je onthouden.",
      values: { off: "uit", on: "aan" },
    },
  },
  levels: {
    random: { name: "Dobbelsteen", idea: "doet maar wat" },
    child: { name: "Kuiken", idea: "heel makkelijk: grist weg wat het krijgen kan" },
    beginner: { name: "Eendje", idea: "makkelijk: blij met elke tegel" },
    first: { name: "Mus", idea: "makkelijk: pakt de eerste de beste tegel" },
    casual: { name: "Gans", idea: "gemiddeld: denkt één worp vooruit" },
    club: { name: "Kalkoen", idea: "goed: let op zijn tegels en op die van jou" },
    gain: { name: "Ekster", idea: "goed: verzamelt wormen" },
    swing: { name: "Havik", idea: "sterk: verzamelt wormen en waakt erover" },
    expert: { name: "Uil", idea: "sterk: plant de hele beurt" },
    best: { name: "Gockel", idea: "onze allerbeste" },
  },
  clocks: {
    none: "Zonder klok",
    turn: (seconds) => (seconds % 60 === 0 ? `${seconds / 60} min per beurt` : `${seconds} s per beurt`),
    days: (days) => (days === 1 ? "1 dag per beurt" : `${days} dagen per beurt`),
  },
};
