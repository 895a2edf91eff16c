import type { Words } from "../en";

export const log: Words["log"] = {
  title: "Verlauf",
  turn: (n) => `Zug ${n}`,
  empty: "Noch ist nichts passiert.",
  newChain: (name) => `${name} wirft mit einer neuen Kette.`,
};
