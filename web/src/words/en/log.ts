import type { Specialist } from "../../engine/types";
import { specialist } from "./board";

/** What happened, in words. A sentence about a seat starts with its name; parts are joined by `and`. */
export const log = {
  title: "Log",
  turn: (n: number) => `Turn ${n}`,
  empty: "Nothing has happened yet.",
  and: (parts: string[]) => parts.join(" and "),
  sentence: (name: string, what: string) => `${name} ${what}.`,
  rolled: (what: string) => `rolls ${what}`,
  golden: "plays with the golden die",
  plain: "plays without the golden die",
  kept: (what: string, total: number) => `keeps ${what} (${total})`,
  locked: (what: string) => `locks ${what}`,
  rerolled: "sends the weasel: the dice roll again",
  stopped: (total: number) => `stops with ${total}`,
  took: (tile: number) => `takes the ${tile}`,
  stole: (tile: number, from: string) => `steals the ${tile} from ${from}`,
  tookHen: (from: string) => `takes the hen from ${from}`,
  failed: {
    bust: "busts",
    no_worm: "fails without a worm",
    nothing: "gets nothing",
  },
  returned: (tile: number) => `puts the ${tile} back`,
  turned: (tile: number) => `The ${tile} is turned over.`,
  gained: (s: Specialist) => `gets the ${specialist[s]}`,
  gainedFrom: (s: Specialist, from: string) => `gets the ${specialist[s]} from ${from}`,
  placed: (s: Specialist, tile: number) => `The ${specialist[s]} moves to the ${tile}.`,
  removed: (s: Specialist) => `The ${specialist[s]} leaves the game.`,
  bratworm: "gets a Bratworm",
  robbed: (from: string) => `takes a Bratworm from ${from}`,
  ate: { sushi: (v: number) => `takes sushi +${v}`, bone: (v: number) => `takes bone −${v}` },
  forced: "is offered nothing",
  snatched: {
    sushi: (v: number, from: string) => `steals sushi +${v} from ${from}`,
    bone: (v: number, from: string) => `steals bone −${v} from ${from}`,
  },
  over: "The game is over.",
};
