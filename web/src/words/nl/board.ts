import type { Words } from "../en";

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const board: Words["board"] = {
  sending: "Wordt verstuurd …",
  seats: "Spelers",
  bot: "computer",
  program: "een programma",
  away: "de computer valt in",
  absent: "niet verbonden",
  diceTitle: "Dobbelstenen",

  // Time
  secondsLeft: (n) => `${n} s`,
  timeLeft: "resterende tijd",
  daysLeft: (n) => count(n, "dag", "dagen"),
  hoursLeft: (n) => `${n} uur`,

  // Keyboard
  keys: "Toetsen",
  keyHelp: [
    ["1 – 5, W", "dat symbool opzij leggen; in de wok leggen 1 – 5 een dobbelsteen vast"],
    ["R", "gooien"],
    ["Spatiebalk", "vasthouden schudt de dobbelstenen, loslaten gooit ze; anders door naar je beurt"],
    ["S", "stoppen; in de wok de sushi pakken"],
    ["B", "in de wok de graat pakken"],
    ["← → ↑ ↓", "tussen dobbelstenen en knoppen wisselen"],
    ["Enter", "kiezen"],
    ["T", "de tafel voorlezen"],
    ["?", "deze uitleg"],
  ],
  close: "Sluiten",

  spokenTitle: "De tafel in woorden",
};
