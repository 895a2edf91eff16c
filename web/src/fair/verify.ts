import type { Engine } from "../engine/engine";
import { EngineError, broken } from "../engine/error";
import type { DiceText, Position } from "../engine/types";
import type { Created, Entry, Started } from "../net/messages";
import { commitOf, drawSeed } from "./draws";

/** A roll of the game, counted from 1, and what the seed draws there. */
export interface CheckedRoll {
  number: number;
  turn: number;
  dice: DiceText;
  drawn: DiceText;
  right: boolean;
}

/** What this browser knows of its own: the luck that it sent when its owner sat down. */
export interface OwnLuck {
  seat: string;
  luck: string;
}

export interface Verdict {
  /**
   * `fair`: everything is as it was promised. `open`: the game goes on, the secret is not revealed. `unfair`: something
   * below is wrong. `unreadable`: the entries are no game, `rolls` are those up to there.
   */
  kind: "fair" | "open" | "unfair" | "unreadable";
  /** The revealed secret is the one that was committed to. */
  commit: boolean;
  /** The luck that this browser sent is the one that was used; `null` when it sent none. */
  luck: boolean | null;
  /** The first seat, and in the Wok the rows, are those that were drawn. */
  start: boolean;
  rolls: CheckedRoll[];
}

/**
 * Draws everything that was left to chance at a table anew. `entries` are all of its entries. Fails only where the
 * engine cannot be loaded or breaks off.
 */
export async function verify(entries: Entry[], engine: Engine, own: OwnLuck | null = null): Promise<Verdict> {
  const over = entries.find((entry) => entry.type === "over");
  const verdict: Verdict = { kind: "open", commit: false, luck: null, start: false, rolls: [] };
  if (!over) return verdict;
  try {
    const created = only(entries, "created") as Created;
    const started = only(entries, "started") as Started;
    const lucks = lucksOf(entries, created.seats);
    verdict.commit = commitOf(over.seed) === created.commit;
    if (own) verdict.luck = lucks[seatIndex(own.seat)] === own.luck;
    const { rule_set, options, seats } = created;
    const seed = drawSeed(over.seed, lucks, 0);
    verdict.start = (await engine.newGame({ rule_set, options, seats, seed })) === started.position;
    await checkRolls(entries, engine, started.position, (n) => drawSeed(over.seed, lucks, n), verdict.rolls);
    verdict.kind = allRight(verdict) ? "fair" : "unfair";
  } catch (error) {
    if (error instanceof EngineError && error.code === broken) throw error;
    verdict.kind = "unreadable";
  }
  return verdict;
}

/** Follows the game, and adds what it finds about every roll to `found` as it goes. */
async function checkRolls(
  entries: Entry[],
  engine: Engine,
  start: Position,
  seedOf: (n: number) => string,
  found: CheckedRoll[],
): Promise<void> {
  let position = start;
  for (const entry of entries) {
    if (entry.type === "dice") {
      const number = found.length + 1;
      const drawn = await engine.draw(position, seedOf(number));
      const { turn } = await engine.describe(position);
      found.push({ number, turn, dice: entry.dice, drawn, right: drawn === entry.dice });
      position = await engine.apply(position, { dice: entry.dice });
    } else if (entry.type === "move") {
      position = await engine.apply(position, { move: entry.move });
    }
  }
}

function allRight({ commit, luck, start, rolls }: Verdict): boolean {
  return commit && luck !== false && start && rolls.every((roll) => roll.right);
}

/** By seat, as they were when the game began. */
function lucksOf(entries: Entry[], seats: number): string[] {
  const lucks = Array<string>(seats).fill("");
  for (const entry of entries) {
    if (entry.type === "sat") lucks[seatIndex(entry.seat)] = entry.luck;
    if (entry.type === "bot" || entry.type === "stood") lucks[seatIndex(entry.seat)] = "";
  }
  return lucks;
}

const seatIndex = (seat: string): number => seat.charCodeAt(0) - "A".charCodeAt(0);

/** The one entry of that type; a table without it, or with two, is none. */
function only(entries: Entry[], type: Entry["type"]): Entry {
  const [first, second] = entries.filter((entry) => entry.type === type);
  if (!first || second) throw new Error(`a table has one entry "${type}"`);
  return first;
}
