interface Rule {
  title: string;
  text: string;
}

const turn: Rule = {
  title: "Your turn",
  text: "Roll eight dice. Choose one symbol you have not chosen this turn and keep all dice that show it. Then roll the rest or stop.",
};
const worm: Rule = { title: "The worm", text: "A worm counts 5. Without a worm among your dice you get no tile." };
const fail: Rule = {
  title: "When it fails",
  text: "Nothing to choose in the roll, no worm, or no tile to get: your top tile goes back to the grill. Then the highest tile there is turned over for good, unless it is the one you put back. Without a tile you lose nothing.",
};
const end: Rule = {
  title: "The end",
  text: "When no open tile is left on the grill, the most worms win. In a tie the highest single tile decides.",
};
const goal: Rule = {
  title: "The goal",
  text: "Collect tiles with worms: 21 to 24 carry one, 25 to 28 two, 29 to 32 three, 33 to 36 four.",
};
const stop: Rule = {
  title: "Stopping",
  text: "If your total lies on the grill, take that tile. If it lies on top of another stack, steal it. Otherwise take the next lower tile on the grill.",
};

export const learn = {
  rules: "Rules at a glance",
  specialists: "The Specialists",

  rulesOf: {
    compact: [goal, turn, worm, stop, fail, end],
    classic2005: [
      goal,
      turn,
      worm,
      { ...stop, text: `${stop.text} Whoever could steal may take the next lower tile instead.` },
      fail,
      end,
    ],
    deluxe: [
      goal,
      turn,
      worm,
      stop,
      {
        title: "11 and 13",
        text: "Two tiles with one worm each. Only a total of exactly 11 or 13 gets them, and nobody can steal them.",
      },
      {
        title: "Bratworms",
        text: "Keep two or more 1s and you get a Bratworm at once: one worm at the end, whatever becomes of the turn. When the supply is empty, take one from another player.",
      },
      {
        title: "Specialists",
        text: "You get a Specialist with the tile it stands on, or with a tile you steal from its owner; it is yours as soon as your turn is over, so the hen guards your tile at once. Nobody keeps two: one goes back to the lowest free tile. When a turn fails, yours goes back.",
      },
      fail,
      { ...end, text: `${end.text} Bratworms count one worm each, the apple three.` },
    ],
    wok: [
      {
        title: "The goal",
        text: "Sushi are worth +1 to +6, bones −1 to −4. All your bones count, but only as many sushi as you have bones, from the bottom of your stack.",
      },
      {
        title: "Your turn",
        text: "Roll five dice, up to three times. After a roll take one offer, or lock at least one die and roll the rest. Locked dice stay locked.",
      },
      {
        title: "Sushi and bones",
        text: "Count your sushi and go that far along the sushi row: three sushi offer you the third. Bones work the same way in their row.",
      },
      {
        title: "Chopsticks",
        text: "Three blue ones steal the top sushi of another player, four or five any sushi of a stack. Red ones do it with bones.",
      },
      {
        title: "The last roll",
        text: "You must take one of the offers. If there is none, you take the worst bone in the row.",
      },
      {
        title: "The end",
        text: "When both rows are empty the highest total wins. Example: sushi 5, 1, 2, 3 from the bottom with bones −2 and −1 make 5 + 1 − 3 = 3.",
      },
    ],
  } as Record<"compact" | "classic2005" | "deluxe" | "wok", Rule[]>,
};
