import { expect, test } from "vitest";
import { ahead, aimOf } from "./hand";
import { lengthOf, pathOf } from "./paths";

const chance = () => 0.3;
const numbers = (text: unknown) =>
  String(text)
    .match(/-?\d+(\.\d+)?(?=px|deg)/g)!
    .map(Number);

test("A die starts where it is thrown and ends where it lies, on its front", () => {
  const { solid, shadow } = pathOf({ x: 120, y: 200, size: 80 }, chance);
  const [start, end] = [solid[0]!, solid.at(-1)!];
  expect(numbers(start.transform).slice(0, 1)).toEqual([120]);
  expect(numbers(end.transform)).toEqual([0, 0, -40, 0, 0, 0]);
  expect(shadow.at(-1)).toMatchObject({ opacity: 1, offset: 1 });
});

test("It hits the table more than once, and each hop is lower than the one before", () => {
  const { shadow } = pathOf({ x: 0, y: 200, size: 80 }, chance);
  // The shadow is darkest where the die touches the table.
  const touched = shadow.map(({ opacity }) => opacity === 1);
  const hops = touched.flatMap((touches, i) => (touches ? [i] : []));
  expect(hops.length).toBeGreaterThan(3);
  const tops = hops.map((to, i) => Math.min(...shadow.slice(hops[i - 1] ?? 0, to + 1).map(({ opacity }) => Number(opacity))));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test("Time goes on along the path", () => {
  const offsets = pathOf({ x: 1, y: 2, size: 3 }, chance).solid.map(({ offset }) => offset!);
  expect(offsets).toEqual([...new Set(offsets)].sort((a, b) => a - b));
  expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
});

test("Dice settle one by one, the last after the whole time", () => {
  const lengths = Array.from({ length: 8 }, (_, n) => lengthOf(n, 8, 1000));
  expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b));
  expect(lengths.at(-1)).toBe(1000);
  expect(lengthOf(0, 1, 1000)).toBe(1000);
});

test("A swipe throws where it goes at last, a hand that rests throws ahead", () => {
  const spots = (...xs: number[]) => xs.map((x, i) => ({ x, y: 0, at: i * 16 }));
  expect(aimOf(spots(0, 40, 80))).toEqual({ x: 1, y: 0 });
  expect(aimOf([...spots(0, 40, 80), { x: 81, y: 0, at: 500 }, { x: 81, y: 0, at: 520 }])).toEqual(ahead);
  expect(aimOf(spots(0))).toEqual(ahead);
  expect(aimOf([])).toEqual(ahead);
});
