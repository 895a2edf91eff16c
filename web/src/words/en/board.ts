import type { Specialist } from "../../engine/types";

/** The Specialists without an article. */
export const specialist: Record<Specialist, string> = {
  can: "canned worm",
  hen: "hen",
  raven: "raven",
  weasel: "weasel",
  golden: "golden die",
  apple: "apple",
};

/** What each is good for. */
const about: Record<Specialist, string> = {
  can: "Stop without a worm and it counts as one: 5 points.",
  hen: "Guards your top tile. Thieves and bad luck take only the hen.",
  raven: "Gives a Bratworm to whoever takes its tile, then flies on.",
  weasel: "Once per turn: roll again all dice just rolled.",
  golden: "A ninth die that shows only 1s and worms.",
  apple: "3 worms at the end of the game.",
};

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** "two 1s", not "2 1s". */
const spelled = (n: number, one: string, many: string) => `${numbers[n] ?? n} ${n === 1 ? one : many}`;
const worms = (n: number) => count(n, "worm", "worms");
const dice = (n: number) => count(n, "die", "dice");

export const board = {
  worms,
  dice,
  points: (n: number) => `${n} ${Math.abs(n) === 1 ? "point" : "points"}`.replace("-", "−"),
  /** Intl.NumberFormat would take longer to set up than the rest of a board. */
  percent: (p: number) => (p > 0 && p < 0.0005 ? "under 0.1 %" : `${Number((p * 100).toFixed(p < 0.1 ? 1 : 0))} %`),
  list: (items: string[]) => new Intl.ListFormat("en").format(items),
  /** A thing and what is to be said about it. */
  colon: (what: string, more: string) => `${what}: ${more}`,

  // Whose turn it is, and what is to be done
  yourTurn: "Your turn",
  turnOf: (name: string) => `${name}'s turn`,
  youWin: "You win!",
  wins: (name: string) => `${name} wins`,
  shared: (names: string) => `${names} share the win`,
  waiting: (name: string) => `${name} is thinking`,
  sending: "Sending …",
  ask: {
    choose: "Play with the golden die?",
    ready: "Ready to roll",
    air: "The dice are rolling",
    rolled: "Tap dice to keep them",
    weasel: "Keep dice, or send the weasel?",
    rescue: "Nothing to keep. Send the weasel?",
    hand: "Roll on or stop?",
    allAside: "How do you stop?",
    rob: "Whom do you rob?",
    raven: "Whom do you rob for the raven?",
    back: "You have two Specialists. Which one goes back?",
    wok: "Lock dice or take a tile",
    wokRoll: "Lock dice and roll the rest",
    wokLast: "Last roll: take a tile",
    over: "The game is over",
  },

  // Table
  grill: "Grill",
  tile: (tile: number) => `Tile ${tile}`,
  tileDown: "turned over",
  stopHere: "stop now: yours",
  stopLower: "or this one",
  sushiRow: "Sushi",
  boneRow: "Bones",
  rowEmpty: "all gone",
  supply: (n: number) => `${count(n, "Bratworm", "Bratworms")} left`,
  seats: "Players",
  you: "you",
  bot: "computer",
  away: "a computer stands in",
  absent: "not connected",
  stack: (n: number) => `stack of ${n}`,
  noTile: "no tile",
  hidden: "hidden",
  pile: { sushi: "sushi", bone: "bones" },
  counting: (n: number, of: number) => `${n} of ${of} sushi ${n === 1 ? "counts" : "count"}`,
  bratworms: (n: number) => count(n, "Bratworm", "Bratworms"),
  specialist,
  about,

  // Dice
  diceTitle: "Dice",
  kept: "Kept",
  locked: "Locked",
  inHand: (n: number) => `${dice(n)} in hand`,
  total: "Total",
  noWorm: "no worm yet",
  rollOf: (n: number) => `Roll ${n} of 3`,
  lastRoll: "Last roll",
  face: {
    "1": (n: number) => spelled(n, "1", "1s"),
    "2": (n: number) => spelled(n, "2", "2s"),
    "3": (n: number) => spelled(n, "3", "3s"),
    "4": (n: number) => spelled(n, "4", "4s"),
    "5": (n: number) => spelled(n, "5", "5s"),
    w: (n: number) => spelled(n, "worm", "worms"),
    s: (n: number) => spelled(n, "sushi", "sushi"),
    f: (n: number) => spelled(n, "bone", "bones"),
    b: (n: number) => spelled(n, "pair of blue chopsticks", "pairs of blue chopsticks"),
    r: (n: number) => spelled(n, "pair of red chopsticks", "pairs of red chopsticks"),
  } as Record<string, (n: number) => string>,
  /** Dice in words that stand alone, not in a sentence. */
  alone: (what: string) => what,
  usedUp: "already kept this turn",

  // What each choice means: a label and what it brings
  keep: (what: string) => `Keep ${what}`,
  keepGain: (points: number, total: number) => `+${points}, total ${total}`,
  golden: ["With the golden die", "Nine dice; the golden one shows only 1s and worms"],
  plain: ["Without it", "Eight dice, as ever"],
  weasel: ["Send the weasel", "Rolls these dice again; the new roll stands"],
  letStand: ["Accept the bust", "The attempt fails"],
  roll: (n: number) => `Roll ${dice(n)}`,
  rollGolden: (n: number) => (n === 0 ? "Roll the golden die" : `Roll ${dice(n)} and the golden one`),
  bustChance: (p: string) => `${p} risk of a bust`,
  bustNever: "cannot bust",
  stop: "Stop",
  stopWith: (total: number) => `Stop with ${total}`,
  stopCan: (total: number) => `Stop with ${total}, using the canned worm`,
  gets: {
    grill: (tile: number, worms: string) => `Take the ${tile} (${worms})`,
    steal: (tile: number, name: string, worms: string) => `Steal the ${tile} from ${name} (${worms})`,
    hen: (name: string) => `Take the hen from ${name}; the tile stays`,
    no_worm: "Fails: no worm kept",
    nothing: "Fails: no tile for this total",
  },
  rob: (name: string) => `Rob ${name}`,
  robDetail: (n: number) => `Has ${count(n, "Bratworm", "Bratworms")}`,
  putBack: (s: Specialist) => `Put back the ${specialist[s]}`,
  keepsOther: (s: Specialist) => `You keep the ${specialist[s]}: ${about[s]}`,
  lock: (locked: number, rest: number) => `Lock ${locked}, roll ${rest}`,
  lockNone: "To roll on, tap dice to lock them",
  lockAll: "Leave at least one die to roll",
  lockDie: (what: string) => `Lock ${what}`,
  take: { sushi: (v: number) => `Take sushi +${v}`, bone: (v: number) => `Take bone −${v}` },
  takePlace: (place: number) => `Number ${place} in the row`,
  stealTop: (what: string, name: string) => `Steal ${what} from ${name}`,
  stealFrom: { sushi: (name: string) => `Steal ${name}'s sushi`, bone: (name: string) => `Steal ${name}'s bone` },
  course: {
    sushi: (v: number | null) => (v === null ? "a sushi" : `sushi +${v}`),
    bone: (v: number | null) => (v === null ? "a bone" : `bone −${v}`),
  },
  depth: (n: number) => (n === 1 ? "on top" : `${n}${n === 2 ? "nd" : n === 3 ? "rd" : "th"} from the top`),

  // Time
  secondsLeft: (n: number) => `${n} s`,
  timeLeft: "time left",
  daysLeft: (n: number) => count(n, "day", "days"),
  hoursLeft: (n: number) => count(n, "hour", "hours"),

  // Keyboard
  keys: "Keys",
  keyHelp: [
    ["1 – 5, W", "keep that face; in the Wok 1 – 5 lock a die"],
    ["R", "roll"],
    ["S", "stop; in the Wok take the sushi"],
    ["B", "in the Wok take the bone"],
    ["← → ↑ ↓", "move between dice and buttons"],
    ["Enter", "choose"],
    ["T", "read out the table"],
    ["?", "this help"],
  ],
  close: "Close",

  // Spoken table
  spoken: {
    title: "The table in words",
    grillUp: (tiles: string) => `On the grill: ${tiles}.`,
    grillEmpty: "The grill is empty.",
    row: (name: string, tiles: string) => `${name}: ${tiles}.`,
    seat: (name: string, things: string, score: string) => `${name}: ${things}; ${score}.`,
    seatHidden: (name: string, things: string) => `${name}: ${things}.`,
    top: (tile: number, n: number) => (n === 1 ? `tile ${tile}` : `tile ${tile} on top of a stack of ${n}`),
    on: (s: Specialist, tile: number) => `${tile} with the ${specialist[s]}`,
    kept: (what: string, total: number) => `Kept: ${what}; total ${total}.`,
    locked: (what: string) => `Locked: ${what}.`,
    rolled: (what: string) => `The roll: ${what}.`,
    choices: (what: string) => `You can: ${what}.`,
    or: (items: string[]) => new Intl.ListFormat("en", { type: "disjunction" }).format(items),
  },
};
