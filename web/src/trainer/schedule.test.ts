import { expect, test } from "vitest";
import type { Mark } from "../engine/types";
import { answered, isDue, isLearned, nextDue, unasked } from "./schedule";
import type { StoredPuzzle } from "./stored_puzzle";
import { whenAgain } from "./when_again";

const start = new Date("2026-11-18T12:00:00Z");
const day = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(start.getTime() + days * day);

const puzzle = (position: string, game?: string): StoredPuzzle =>
  unasked({ position, ruleSet: "compact", seat: "A", theme: "stop", ...(game && { game, played: "stop" }) }, start);

test("A new puzzle is due at once, and after a right answer not before some time", () => {
  const asked = puzzle("a");
  expect(isDue(asked, start)).toBe(true);
  const known = answered(asked, null, start);
  expect(isDue(known, start)).toBe(false);
  expect(isLearned(known, start)).toBe(true);
  expect(known).toMatchObject({ answers: 1, mistakes: 0 });
});

test("What is answered right again and again comes back ever later; a mistake brings it back within the hour", () => {
  let now = start;
  let asked = puzzle("a");
  const waits: number[] = [];
  for (let i = 0; i < 6; i++) {
    asked = answered(asked, null, now);
    waits.push(asked.card.due.getTime() - now.getTime());
    now = asked.card.due;
  }
  expect([...waits].sort((a, b) => a - b)).toEqual(waits);
  expect(waits.at(-1)).toBeGreaterThan(20 * day);
  const forgotten = answered(asked, "very_bad", now);
  expect(forgotten.card.due.getTime() - now.getTime()).toBeLessThan(day / 24);
  expect(forgotten).toMatchObject({ answers: 7, mistakes: 1 });
});

test("The worse the answer, the sooner it is asked again", () => {
  const marks: (Mark | null)[] = ["bad", "doubtful", null];
  const waits = marks.map((mark) => answered(puzzle("a"), mark, start).card.due.getTime());
  expect([...waits].sort((a, b) => a - b)).toEqual(waits);
  expect(new Set(waits).size).toBe(3);
});

test("What was asked before comes first, then one's own mistakes, then made positions; what is not due waits", () => {
  const missed = answered(puzzle("missed"), "bad", start);
  const own = puzzle("own", "LGAME");
  const made = puzzle("made");
  const known = answered(puzzle("known"), null, start);
  const soon = later(1 / 24);
  expect(nextDue([made, own, known, missed], soon)?.position).toBe("missed");
  expect(nextDue([made, own], soon)?.position).toBe("own");
  expect(nextDue([made], soon)?.position).toBe("made");
  expect(nextDue([known], start)).toBeUndefined();
});

test("A learner who repeats mistakes is asked until they are mended", () => {
  // Each position takes this learner some answers before the right one sticks.
  const needed = new Map([
    ["easy", 1],
    ["middling", 3],
    ["hard", 6],
  ]);
  let puzzles = [...needed.keys()].map((position) => puzzle(position, "LGAME"));
  let now = start;
  let mistakes = 0;
  let lastMistake = start;
  for (let round = 0; round < 400 && now < later(120); round++) {
    const asked = nextDue(puzzles, now);
    if (!asked) {
      now = new Date(Math.min(...puzzles.map(({ card }) => card.due.getTime())));
      continue;
    }
    const right = asked.answers + 1 >= needed.get(asked.position)!;
    if (!right) [mistakes, lastMistake] = [mistakes + 1, now];
    puzzles = puzzles.map((one) => (one === asked ? answered(asked, right ? null : "bad", now) : one));
  }
  expect(mistakes).toBe(0 + 2 + 5);
  expect(puzzles.map((one) => one.mistakes)).toEqual([0, 2, 5]);
  // Mended on the first day, and still asked from time to time to keep it so.
  expect(lastMistake.getTime()).toBeLessThan(later(1).getTime());
  for (const one of puzzles) expect(one.answers - one.mistakes).toBeGreaterThan(3);
  for (const one of puzzles) expect(one.card.scheduled_days).toBeGreaterThan(7);
});

test("It is said in words when something comes back", () => {
  expect(whenAgain(later(3), start, "en")).toBe("in 3 days");
  expect(whenAgain(new Date(start.getTime() + 10 * 60_000), start, "de")).toBe("in 10 Minuten");
  expect(whenAgain(start, start, "fr")).toBe("dans 1 minute");
  expect(whenAgain(later(1 / 6), start, "nl")).toBe("over 4 uur");
});
