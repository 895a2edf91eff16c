import type { Topic } from "../../engine/types";

/** What is said of a rule: with a number (a tile, a total or a value), a name or what something is good for, and the total. */
type Said = string | ((n: number, name: string, total: number) => string);

/** The first game, in which the coach explains each rule when it first matters. */
export const first = {
  title: "First game with the coach",
  idea: "A real game against one easy computer player. The coach explains each rule when it first matters, and you can send it away at any time.",
  start: "Start the first game",
  next: "Go on",
  leave: "No more lessons",
  quiet: "Your coach looks on.",
  topics: {
    grill_aim:
      "On the grill lie tiles with one to four worms. Whoever has the most worms in the end wins. Dice get you the tiles.",
    deluxe_aim:
      "On the grill lie tiles with one to four worms, and on some of them Specialists. Whoever has the most worms in the end wins; a Specialist comes with its tile.",
    grill_roll: "Your turn: throw all eight dice.",
    golden: "The golden die is yours: it joins in as a ninth if you want it to, and shows a 1 or a worm.",
    keep: "Choose a symbol: you keep all dice that show it, and throw the others again. A worm counts 5, and without a worm you get no tile.",
    keep_again: "Choose again. A symbol that you already have cannot be chosen a second time: it is crossed out.",
    double_one: "Two 1s or more: keep them and you get a Bratworm at once. It is worth one worm, however the turn ends.",
    weasel: "The weasel may throw the last roll again for you, once a turn. Then the new roll counts, for better or worse.",
    need_worm: (n) => `Total ${n}, but no worm yet. Without one a stop gets you nothing, so throw on.`,
    too_low: (n) => `Total ${n}, with a worm. There is no tile that you could get for it: throw on.`,
    stop: (n) =>
      `${n} lies on the grill: stop and it is yours. Or throw on for more, but if only symbols fall that you already have, the turn is lost.`,
    stop_lower: (n, _, total) =>
      `${total} cannot be had, so a stop gets you the next lower tile, the ${n}. Stop, or throw on and risk it?`,
    low_tile: (n) => `Exactly ${n} gets you the low tile. It has only one worm, but nobody can steal it.`,
    steal: (n, name) => `${name} has the ${n} on top. You have exactly ${n}: stop, and you steal it!`,
    steal_or_lower: (n, name) =>
      `You have exactly the ${n} that ${name} has on top: you may steal it, or take the next lower tile from the grill.`,
    hen: (_, name) => `${name}'s tile is guarded by the hen. If you stop, you get the hen and the tile stays.`,
    canned_worm: (n) => `Total ${n} without a worm. Stop with the canned worm: it counts as a worm and adds 5.`,
    rob: "The supply of Bratworms is empty: choose whose Bratworm you take.",
    back: "Nobody keeps two Specialists. Choose the one that goes back to the grill.",
    took: (n) =>
      `The ${n} is yours and lies on top of your stack. Careful: whoever throws exactly ${n} may steal it. What lies below is safe.`,
    rival_took: (n, name) => `${name} has the ${n} now. Throw exactly ${n} with a worm, and you steal it.`,
    stole: (n, name) => `Stolen! The ${n} of ${name} now lies on top of your stack. Only the top tile of a stack can be stolen.`,
    robbed: (n, name) => `${name} threw exactly ${n} and has stolen your top tile. What lay below is still yours.`,
    failed: (n) => `The turn failed: your top tile, the ${n}, goes back to the grill.`,
    failed_free:
      "The turn failed: nothing to choose, no worm, or no tile to be had. You have no tile to give back, so nothing is lost.",
    turned: (n) =>
      `After a failed turn the highest tile is turned over: the ${n} is out of the game for good. So the game comes to its end.`,
    specialist: (_, name) => `A Specialist has come to you. ${name}`,
    raven: "The raven gives you a Bratworm and flies on to another tile.",
    bratworm: "A Bratworm is yours to keep: one worm in the end, whatever becomes of this turn.",
    end_near: (n) =>
      `Only ${n === 1 ? "1 tile is" : `${n} tiles are`} left on the grill. When no open one is left, the game is over.`,
    grill_over: "No open tile is left: the game is over. The most worms win; in a tie the highest single tile decides.",
    wok_aim: "Two rows: sushi bring points, bones cost some. Yet you need both: only as many sushi count as you have bones.",
    wok_roll: "Your turn: throw the five dice.",
    wok_offers:
      "Count your symbols: two sushi offer the second sushi of the row, two bones the second bone. Take what glows, or lock at least one die and throw the others.",
    wok_lock: "Locked dice stay locked. Take what glows now, or lock more and throw a third and last time.",
    wok_last: "The last roll: take one of the offers. Without one you would have to take the worst bone.",
    wok_steal_top: "Three chopsticks of a colour steal the top of a stack: blue ones a sushi, red ones a bone.",
    wok_steal_any: "Four chopsticks of a colour reach any place of a stack: choose what you steal.",
    ate_sushi: (n) =>
      `Sushi +${n} is yours. It counts as soon as you have a bone for it; sushi count from the bottom of the stack.`,
    ate_bone: (n) => `Bone −${n} is yours. It costs points, but with it one more sushi counts.`,
    wok_forced: {
      sushi: (n) => `No offer on the last roll: you had to take the smallest sushi, +${n}.`,
      bone: (n) => `No offer on the last roll: you had to take the worst bone, −${n}. At least it lets one more sushi count.`,
    },
    snatched: {
      sushi: (n, name) => `The sushi +${n} of ${name} is yours.`,
      bone: (n, name) => `The bone −${n} of ${name} is yours: it lets one more sushi count.`,
    },
    wok_robbed: {
      sushi: (n, name) => `${name} has stolen your sushi +${n} with chopsticks.`,
      bone: (n, name) => `${name} has stolen your bone −${n}: one sushi less may count for you.`,
    },
    row_empty: {
      sushi: "The row of sushi is empty. From now on only chopsticks get you some.",
      bone: "The row of bones is empty. From now on only chopsticks get you some.",
    },
    wok_end_near: (n) =>
      `Only ${n === 1 ? "1 tile is" : `${n} tiles are`} left in the rows. When both are empty, the game is over.`,
    wok_over: "Both rows are empty: the game is over, and the most points win.",
  } as Record<Topic, Said | { sushi: Said; bone: Said }>,
};
