import type { enLater } from "../en_later";

export const companion: typeof enLater.companion = {
  title: "Met echte dobbelstenen",
  lead: "Jullie zitten met dobbelstenen en tegels aan tafel. Deze pagina houdt de stand bij, weet wat mag en zegt welke tegel waar hoort. Er is geen server voor nodig.",
  seatsIdea: "In de volgorde waarin jullie spelen.",
  player: (number) => `Speler ${number}`,
  first: "Wie begint?",
  own: "Welke plaats is van jou?",
  ownIdea: "Voor deze plaats telt het spel mee in het notitieboek.",
  nobody: "geen van deze",
  coachOf: (number) => `Coach op plaats ${number}`,
  coachIdea: "Wie een coach heeft, ziet voor elke keuze wat die riskeert en oplevert.",
  rows: "De tegels in de wok",
  rowsIdea: "Leg beide rijen zo neer, of typ die van jullie van links naar rechts: de punten van elke tegel, zonder plus of min.",
  sushiRow: "Sushirij",
  boneRow: "Gratenrij",
  mix: "Opnieuw schudden",

  roll: (count) =>
    count === 1 ? "Gooi de dobbelsteen en tik aan wat er ligt" : `Gooi met ${count} dobbelstenen en tik aan wat er ligt`,
  rollKept: "Gooi en tik alleen aan wat je opzij legt",
  rollLocked: "Gooi en tik aan wat je vastlegt, of alle dobbelstenen om een tegel te pakken",
  keptNone: "Nog geen dobbelsteen.",
  keep: "Deze opzij leggen",
  lock: "Deze vastleggen, de rest gooien",
  nothing: "Niets om opzij te leggen",
  clear: "Deze worp opnieuw invoeren",
  fast: "Alleen invoeren wat opzij gaat",
  fastIdea: "Sneller. Een terugblik kan dan niet beoordelen wat opzij werd gelegd.",
  filled: "Van deze worp is alleen bekend wat opzij werd gelegd. De andere dobbelstenen zijn aangevuld.",

  undo: "Terugnemen",
  redo: "Opnieuw doen",
  history: "Wat er gebeurde",
  historyIdea: "Kies een regel om daarheen terug te gaan. Wat erna kwam, kun je opnieuw doen tot je iets anders invoert.",
  toStart: "Naar het begin",
  cut: "Opgeven wat je hebt teruggenomen?",
  cutIdea: (turns) =>
    turns === 1
      ? "1 beurt die je hebt teruggenomen, zou voorgoed weg zijn."
      : `${turns} beurten die je hebt teruggenomen, zouden voorgoed weg zijn.`,
  cutNo: "Nee, bewaren",
  cutYes: "Ja, vanaf hier verder",

  says: (name) => `${name} wil:`,
  done: "Klaar",
  again: "Nog een keer",
  another: "Nieuw spel",
};
