// Somebody who plays games, makes mistakes in them, and repeats these in the trainer until they are mended.
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { Engine } from "../engine/engine";
import { loadEngine } from "../engine/node";
import type { Judgement, Move, RuleSet } from "../engine/types";
import { mistakesIn } from "./own_mistakes";
import { answered, isDue, nextDue } from "./schedule";
import type { StoredPuzzle } from "./stored_puzzle";

let engine: Engine;
beforeAll(async () => void (engine = await loadEngine()));

const start = new Date("2026-11-18T12:00:00Z");
const day = 24 * 60 * 60 * 1000;
const days = (time: Date) => (time.getTime() - start.getTime()) / day;

const played: [RuleSet, string][] = [
  ["compact", "compact-2"],
  ["deluxe", "deluxe-2"],
  ["wok", "wok-2"],
];

/** Plays as in the game until it has read often enough what would have been best; then it plays that. */
class Learner {
  private readonly read = new Map<string, number>();
  private readonly best = new Map<string, Move>();

  constructor(private readonly slowness: (puzzle: StoredPuzzle) => number) {}

  move(puzzle: StoredPuzzle): Move {
    const known = (this.read.get(puzzle.position) ?? 0) >= this.slowness(puzzle);
    return known ? this.best.get(puzzle.position)! : puzzle.played!;
  }

  learn(puzzle: StoredPuzzle, { candidates }: Judgement): void {
    this.read.set(puzzle.position, (this.read.get(puzzle.position) ?? 0) + 1);
    this.best.set(puzzle.position, candidates[0]!.move);
  }
}

test("The mistakes of one's games are asked again and again until they are mended, and stay so", async () => {
  let puzzles: StoredPuzzle[] = [];
  for (const [ruleSet, name] of played) {
    const record = readFileSync(new URL(`../../../tests/data/games/${name}.gockel`, import.meta.url), "utf8");
    puzzles.push(...(await mistakesIn(record, { code: `L${name}`, seat: "A", ruleSet }, engine, "en", start)));
  }
  expect(puzzles.length).toBeGreaterThan(5);
  expect(new Set(puzzles.map(({ ruleSet }) => ruleSet)).size).toBe(played.length);

  const order = puzzles.map(({ position }) => position);
  const learner = new Learner(({ position }) => 1 + (order.indexOf(position) % 3));
  const judged = new Map<string, Judgement>();
  const judge = async (position: string, move: Move) => {
    const key = `${position} ${move}`;
    if (!judged.has(key)) judged.set(key, await engine.judge(position, move, { lang: "en" }));
    return judged.get(key)!;
  };

  const marks = new Map<string, Judgement["mark"][]>(order.map((position) => [position, []]));
  let lastMistake = start;
  for (let now = start; days(now) < 90;) {
    const asked = nextDue(puzzles, now);
    if (!asked) {
      now = new Date(Math.min(...puzzles.map(({ card }) => card.due.getTime())));
      continue;
    }
    expect(isDue(asked, now)).toBe(true);
    const judgement = await judge(asked.position, learner.move(asked));
    learner.learn(asked, judgement);
    marks.get(asked.position)!.push(judgement.mark);
    if (judgement.mark !== null) lastMistake = now;
    const next = answered(asked, judgement.mark, now);
    // What was missed comes back while it is remembered that it was missed.
    if (judgement.mark !== null) expect(days(next.card.due) - days(now)).toBeLessThan(4);
    puzzles = puzzles.map((one) => (one === asked ? next : one));
  }

  for (const [index, position] of order.entries()) {
    const all = marks.get(position)!;
    const missed = 1 + (index % 3);
    // Every one was a mistake as often as the learner needed, and none ever after.
    expect(all.slice(0, missed)).not.toContain(null);
    expect(all.slice(missed)).toEqual(all.slice(missed).map(() => null));
    expect(all.length - missed).toBeGreaterThan(2);
  }
  expect(days(lastMistake)).toBeLessThan(14);
  for (const { card } of puzzles) expect(card.scheduled_days).toBeGreaterThan(7);
});
