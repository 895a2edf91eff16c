/** How computer players play, by level, in a sentence. */
export const characters = {
  random: "Lets a die decide everything, good moves and bad ones alike.",
  child: "Grabs whatever it can get and forgets to count.",
  beginner: "Is glad of any tile and stops as soon as it has one.",
  first: "Hops away with the first tile that is in reach.",
  casual: "Looks one roll ahead, then trusts to luck.",
  club: "Minds its own tiles, and keeps an eye on yours.",
  gain: "Collects worms and thinks of nothing else.",
  swing: "Collects worms, guards them, and likes to take yours.",
  expert: "Thinks the whole turn through before it touches a die.",
  best: "Thinks of the whole game. It is hard to beat, and knows it.",
};
