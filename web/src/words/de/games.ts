import type { games as en } from "../en/games";

export const games: typeof en = {
  others: "Andere Spiele",
  names: {
    compact: "Heckmeck",
    classic2005: "Heckmeck 2005",
    deluxe: "Heckmeck Deluxe",
    wok: "Sushizock",
  },
  ideas: {
    compact:
      "Würfeln, beiseitelegen, rechtzeitig aufhören: Hol dir die Portionen mit den meisten Würmern und stiehl den anderen, was obenauf liegt.",
    classic2005: "So wie 2005: Wer stehlen könnte, darf stattdessen auch eine Portion vom Grill nehmen.",
    deluxe: "Mit Spezialisten, die dir helfen, Bonus-Bratwürmern und zwei Portionen mehr.",
    wok: "Drei Würfe für Sushi oder Gräten: Sammle beides, denn Sushi zählt nur mit einer Gräte dazu.",
  },
  options: {
    steal: {
      name: "Stehlen",
      idea: "Wenn deine Summe bei jemandem obenauf liegt.",
      values: { must: "du musst stehlen", may: "du darfst stattdessen die nächstniedrigere Portion nehmen" },
    },
    short: {
      name: "Kurzes Spiel",
      idea: "Nach einem gescheiterten Zug wird die höchste Portion auch dann umgedreht, wenn sie gerade erst zurückkam.",
      values: { off: "aus", on: "an" },
    },
    turn_on_empty: {
      name: "Strenger Grill",
      idea: "Die höchste Portion wird auch umgedreht, wenn der Zug von jemandem ohne eigene Portion scheitert.",
      values: { off: "aus", on: "an" },
    },
    golden_worms: {
      name: "Goldwürfel",
      idea: "Wie viele seiner sechs Seiten einen Wurm zeigen. Die anderen zeigen eine 1.",
      values: { "1": "1 Wurm", "2": "2 Würmer", "3": "3 Würmer", "4": "4 Würmer", "5": "5 Würmer" },
    },
    memory: {
      name: "Merken",
      idea: "Von jedem Stapel siehst du nur das oberste Plättchen. Was darunter liegt, musst du dir merken.",
      values: { off: "aus", on: "an" },
    },
  },
  levels: {
    random: { name: "Würfel", idea: "macht irgendwas" },
    child: { name: "Küken", idea: "sehr leicht: schnappt sich, was es kriegen kann" },
    beginner: { name: "Entlein", idea: "leicht: freut sich über jede Portion" },
    first: { name: "Spatz", idea: "leicht: nimmt die erstbeste Portion" },
    casual: { name: "Gans", idea: "mittel: denkt einen Wurf voraus" },
    club: { name: "Puter", idea: "gut: achtet auf seine Portionen und auf deine" },
    gain: { name: "Elster", idea: "gut: sammelt Würmer" },
    swing: { name: "Habicht", idea: "stark: sammelt Würmer und hütet sie" },
    expert: { name: "Eule", idea: "stark: plant den ganzen Zug" },
    best: { name: "Gockel", idea: "unser Bester" },
  },
  clocks: {
    none: "Ohne Uhr",
    turn: (seconds) => (seconds % 60 === 0 ? `${seconds / 60} min pro Zug` : `${seconds} s pro Zug`),
    days: (days) => (days === 1 ? "1 Tag pro Zug" : `${days} Tage pro Zug`),
  },
};
