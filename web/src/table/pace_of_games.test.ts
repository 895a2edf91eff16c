// The pauses of whole games, as the engine tells them.
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { flies, flightsOf } from "../board/flights";
import { framesOf } from "../board/frames";
import type { Step } from "../board/types";
import { loadEngine } from "../engine/node";
import type { Seat } from "../engine/types";
import { pauseAfter } from "./pace";
import { loadReplay } from "./replay";

const folder = new URL("../../../tests/data/games/", import.meta.url);
const names = readdirSync(folder).map((file) => file.replace(/\.gockel$/, ""));
const games = new Map<string, Step[]>();

beforeAll(async () => {
  const engine = await loadEngine();
  for (const name of names) {
    const record = readFileSync(new URL(`${name}.gockel`, folder), "utf8");
    const replay = await loadReplay(engine, record, { lang: "en", unnamed: (letter) => letter });
    games.set(name, await replay!.all());
  }
});

describe.each(names)("In the game %s", (name) => {
  test("only what is said to fly does", () => {
    const steps = games.get(name)!;
    const flown = steps
      .slice(1)
      .flatMap(({ effects }, i) => effects.filter((one) => flightsOf([one], steps[i]!.view).length > 0));
    expect(flown.length).toBeGreaterThan(0);
    expect(flown.every(flies)).toBe(true);
  });

  test.each([0, 0.6, 1, 4])("at speed %d no step comes before the board has shown all of the one before", (speed) => {
    const steps = games.get(name)!;
    const early = steps.slice(1).filter((step, i) => {
      const shown = framesOf(step, steps[i]!, { speed, you: "A" }).reduce((sum, { length }) => sum + length, 0);
      return pauseAfter(step.effects, { speed, you: "A" }) < shown - 1e-9;
    });
    expect(early.map(({ effects }) => effects)).toEqual([]);
  });
});

/** From the end of a turn of each seat to its next, in milliseconds. */
function waitsIn(steps: Step[], speed: number): number[] {
  const seats = steps[0]!.view.seats.map(({ seat }) => seat as Seat);
  return seats.flatMap((you) => {
    const waits: number[] = [];
    let wait: number | null = null;
    for (const [i, step] of steps.slice(1).entries()) {
      // Whose turn it was when the step happened.
      if (steps[i]!.description.seat !== you) wait = (wait ?? 0) + pauseAfter(step.effects, { you, speed });
      else if (wait !== null) {
        waits.push(wait);
        wait = null;
      }
    }
    return waits;
  });
}

test("Three others take less than nine seconds in the middle of all waits, fast less than two and a half", () => {
  const middle = (speed: number) => {
    const waits = waitsIn(games.get("compact-4")!, speed).sort((a, b) => a - b);
    expect(waits.length).toBeGreaterThan(20);
    return waits[Math.floor(waits.length / 2)]!;
  };
  expect(middle(1)).toBeLessThan(9_000);
  expect(middle(4)).toBeLessThan(2_500);
});
