export const games = {
  others: "Other games",
  names: {
    compact: "Pickomino",
    classic2005: "Pickomino 2005",
    deluxe: "Pickomino Deluxe",
    wok: "Sushizock",
  },
  ideas: {
    compact: "Roll, keep, stop in time: win the tiles with the most worms, and steal what the others have on top.",
    classic2005: "The game as it was in 2005: whoever could steal may take a tile from the grill instead.",
    deluxe: "With Specialists who help you, Bratworms on top, and two more tiles.",
    wok: "Three rolls for sushi or fishbones: collect both, for sushi only counts with a bone to go with it.",
  },
  options: {
    steal: {
      name: "Stealing",
      idea: "When your total lies on top of somebody's stack.",
      values: { must: "you must steal it", may: "you may take the next lower tile instead" },
    },
    short: {
      name: "Short game",
      idea: "After a failed turn the highest tile is turned over even if it is the one just returned.",
      values: { off: "off", on: "on" },
    },
    turn_on_empty: {
      name: "Strict grill",
      idea: "The highest tile is also turned over when somebody fails who has no tile to return.",
      values: { off: "off", on: "on" },
    },
    golden_worms: {
      name: "Golden die",
      idea: "How many of its six faces show a worm. The others show a 1.",
      values: { "1": "1 worm", "2": "2 worms", "3": "3 worms", "4": "4 worms", "5": "5 worms" },
    },
    memory: {
      name: "Memory",
      idea: "Only the top of each stack is shown: remember what lies below.",
      values: { off: "off", on: "on" },
    },
  },
  levels: {
    random: { name: "Die", idea: "any move at all" },
    child: { name: "Chick", idea: "very easy: grabs what it can get" },
    beginner: { name: "Duckling", idea: "easy: glad of any tile" },
    first: { name: "Sparrow", idea: "easy: takes the first tile it can get" },
    casual: { name: "Goose", idea: "medium: looks one roll ahead" },
    club: { name: "Turkey", idea: "good: minds its tiles, and yours" },
    gain: { name: "Magpie", idea: "good: collects worms" },
    swing: { name: "Hawk", idea: "strong: collects worms and guards them" },
    expert: { name: "Owl", idea: "strong: plans the whole turn" },
    best: { name: "Gockel", idea: "the best we have" },
  },
  clocks: {
    none: "No clock",
    turn: (seconds: number) => (seconds % 60 === 0 ? `${seconds / 60} min a turn` : `${seconds} s a turn`),
    days: (days: number) => (days === 1 ? "1 day a turn" : `${days} days a turn`),
  },
};
