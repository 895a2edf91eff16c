import type { Words } from "../en";

const count = (n: number, one: string, many: string) => `${n} ${Math.abs(n) < 2 ? one : many}`;

export const board: Words["board"] = {
  sending: "Envoi…",
  seats: "Joueurs",
  bot: "ordinateur",
  program: "un programme",
  away: "un joueur virtuel joue à sa place",
  absent: "hors ligne",
  diceTitle: "Dés",

  // Time
  secondsLeft: (n) => `${n} s`,
  timeLeft: "temps restant",
  daysLeft: (n) => count(n, "jour", "jours"),
  hoursLeft: (n) => count(n, "heure", "heures"),

  // Keyboard
  keys: "Touches",
  keyHelp: [
    ["1 – 5, W", "mettre ce symbole de côté\u202f; au Sushi Bar, 1 – 5 bloquent un dé"],
    ["R", "lancer"],
    ["Espace", "maintenir secoue les dés, relâcher les lance\u202f; sinon, passer à ton tour"],
    ["S", "s’arrêter\u202f; au Sushi Bar, prendre le sushi"],
    ["B", "au Sushi Bar, prendre l’arête"],
    ["← → ↑ ↓", "passer d’un dé ou d’un bouton à l’autre"],
    ["Entrée", "choisir"],
    ["T", "lire la table à voix haute"],
    ["?", "cette aide"],
  ],
  close: "Fermer",

  spokenTitle: "La table en mots",
};
