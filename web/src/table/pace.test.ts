import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { framesOf } from "../board/frames";
import type { Step } from "../board/types";
import type { Effect, Seat } from "../engine/types";
import { pauseAfter } from "./pace";
import { Playhead } from "./playhead.svelte";
import type { Scene } from "./scene";

const rolled = (seat: Seat): Effect => ({ kind: "rolled", seat, dice: ["1"], aside: [], left: 8, golden_left: false });
const kept = (seat: Seat): Effect => ({ kind: "kept", seat, dice: ["w"], total: 5, aside: ["w"], left: 7, golden_left: false });
const took = (seat: Seat): Effect => ({ kind: "took", seat, tile: 25, worms: 2 });
const bust: Effect[] = [rolled("B"), { kind: "failed", seat: "B", why: "bust" }, { kind: "returned", seat: "B", tile: 25 }];
const at = (speed: number, you: Seat | null = "A") => ({ speed, you });

test("What has more to see is seen longer", () => {
  expect(pauseAfter(bust, at(1))).toBeGreaterThan(pauseAfter([kept("B")], at(1)));
  expect(pauseAfter([kept("B")], at(1))).toBeGreaterThan(pauseAfter([], at(1)));
});

test("Twice the speed takes half the time", () => {
  expect(pauseAfter(bust, at(2))).toBe(pauseAfter(bust, at(1)) / 2);
});

test("Own dice fall longer than those of others", () => {
  expect(pauseAfter([rolled("A")], at(1))).toBeGreaterThan(pauseAfter([rolled("B")], at(1)));
});

test("Without animation every step is still seen, and one in passing takes no time", () => {
  expect(pauseAfter([kept("B")], at(0))).toBeGreaterThan(0);
  expect(pauseAfter([], at(0))).toBe(0);
});

test.each([0, 0.6, 1, 4])("At speed %d the next step waits until the board has shown all frames of this one", (speed) => {
  const view = { seats: [], tiles: [] };
  const before = { turn: 1, effects: [], sentences: [], view } as unknown as Step;
  const step = { ...before, effects: bust, sentences: ["B rolls.", "B busts."], between: { ...view } } as unknown as Step;
  const frames = framesOf(step, before, { speed, you: "A" });
  expect(frames.length).toBeGreaterThan(1);
  const shown = frames.reduce((sum, { length }) => sum + length, 0);
  expect(pauseAfter(bust, at(speed))).toBeGreaterThanOrEqual(shown);
});

test("What is not there to be seen is not waited for", () => {
  const [roll, failed, returned] = bust;
  const turned: Effect = { kind: "turned", seat: "B", tile: 36 };
  const length = (effects: Effect[]) => pauseAfter(effects, at(1));
  expect(length([roll!, failed!])).toBeLessThan(length(bust));
  expect(length(bust)).toBeLessThan(length([roll!, failed!, returned!, turned]));
});

/** A turn of a computer player of the usual length: the mean of the base game is four rolls. */
const turn = (rolls: number): Effect[][] => [
  ...Array.from({ length: rolls }, () => [[rolled("B")], [kept("B")], []]).flat(),
  [took("B")],
];
const waitFor = (turns: Effect[][][], speed: number) =>
  turns.flat().reduce((sum, effects) => sum + pauseAfter(effects, at(speed)), 0);

test("Three computer players with turns of usual length take less than nine seconds, fast less than two and a half", () => {
  const usual = [turn(4), turn(4), turn(4)];
  expect(waitFor(usual, 1)).toBeLessThan(9_000);
  expect(waitFor(usual, 4)).toBeLessThan(2_500);
});

describe("A playhead", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const scene = (effects: Effect[]): Scene => ({ turn: 1, effects, sentences: [], position: "" });
  function headOf(scenes: Scene[]) {
    const head = new Playhead(
      () => scenes,
      () => at(1),
    );
    head.jump();
    return head;
  }

  test("shows one scene after the other and leaves none out", () => {
    const scenes = [scene([])];
    const head = headOf(scenes);
    scenes.push(...Array.from({ length: 40 }, () => scene([kept("B")])));
    const seen = [];
    head.wake();
    while (head.shown < scenes.length) {
      vi.advanceTimersToNextTimer();
      seen.push(head.shown);
    }
    expect(seen).toEqual(Array.from({ length: 40 }, (_, i) => i + 2));
  });

  test("shows the next scene at once when somebody acts", () => {
    const scenes = [scene([])];
    const head = headOf(scenes);
    scenes.push(scene(bust));
    head.wake();
    vi.advanceTimersByTime(0);
    head.hasten();
    scenes.push(scene([]));
    head.wake();
    vi.advanceTimersByTime(0);
    expect(head.shown).toBe(3);
  });

  test("does not play what happened while nobody looked, unless it is little", () => {
    const scenes = [scene([])];
    const head = headOf(scenes);
    scenes.push(scene([kept("B")]), scene([kept("B")]));
    head.resume();
    vi.advanceTimersByTime(0);
    expect(head.shown).toBe(2);
    scenes.push(...Array.from({ length: 40 }, () => scene([kept("B")])));
    head.resume();
    expect(head.shown).toBe(scenes.length);
  });
});
