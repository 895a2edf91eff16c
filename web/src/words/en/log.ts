/** Around what happened. */
export const log = {
  title: "Log",
  turn: (n: number) => `Turn ${n}`,
  empty: "Nothing has happened yet.",
  newChain: (name: string) => `${name} throws with a new chain.`,
};
