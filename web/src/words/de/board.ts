import type { Words } from "../en";

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const board: Words["board"] = {
  sending: "Wird gesendet …",
  seats: "Mitspieler",
  bot: "Computer",
  program: "ein Programm",
  away: "vom Computer vertreten",
  absent: "nicht verbunden",
  diceTitle: "Würfel",

  // Time
  secondsLeft: (n) => `${n} s`,
  timeLeft: "Restzeit",
  daysLeft: (n) => count(n, "Tag", "Tage"),
  hoursLeft: (n) => count(n, "Stunde", "Stunden"),

  // Keyboard
  keys: "Tasten",
  keyHelp: [
    ["1 – 5, W", "dieses Symbol nehmen; im Wok legt 1 – 5 einen Würfel fest"],
    ["R", "würfeln"],
    ["Leertaste", "halten schüttelt die Würfel, loslassen wirft sie; sonst weiter zum eigenen Zug"],
    ["S", "aufhören; im Wok das Sushi nehmen"],
    ["B", "im Wok die Gräte nehmen"],
    ["← → ↑ ↓", "zwischen Würfeln und Knöpfen wechseln"],
    ["Enter", "wählen"],
    ["T", "den Tisch vorlesen"],
    ["?", "diese Hilfe"],
  ],
  close: "Schließen",

  spokenTitle: "Der Tisch in Worten",
};
