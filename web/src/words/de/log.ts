import type { Words } from "../en";

export const log: Words["log"] = {
  title: "Verlauf",
  turn: (n) => `Zug ${n}`,
  empty: "Noch ist nichts passiert.",
};
