/** Tables that are kept in this browser. */
export const local = {
  several: "Several people on this device",
  realDice: "With real dice",
  notebook: "Notebook",
  daily: "Daily puzzle",
  trainer: "Trainer",
  here: "On this device",
  kept: "This game is kept in this browser. It needs no server.",
  handOver: (name: string) => `Hand the device to ${name}`,
  handOverIdea: "The stacks are to be remembered: nobody looks while it goes round.",
  taken: (name: string) => `I am ${name}`,
};
