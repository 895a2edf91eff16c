import type { Words } from "../en";

export const log: Words["log"] = {
  title: "Verloop",
  turn: (n) => `Beurt ${n}`,
  empty: "Er is nog niets gebeurd.",
  newChain: (name) => `${name} gooit met een nieuwe ketting.`,
};
