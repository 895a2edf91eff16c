import type { Words } from "../en";

export const log: Words["log"] = {
  title: "Journal",
  turn: (n) => `Tour ${n}`,
  empty: "Il ne s’est encore rien passé.",
  newChain: (name) => `${name} lance avec une nouvelle chaîne.`,
};
