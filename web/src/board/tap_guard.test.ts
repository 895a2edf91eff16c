import { expect, test } from "vitest";
import { isUnmeant, type Tap } from "./tap_guard";

const keep: Tap = { x: 100, y: 500, at: 1000, target: "a die" };

test("Something new under the finger that just tapped is not meant", () => {
  expect(isUnmeant(keep, { x: 110, y: 490, at: 1300, target: "roll" })).toBe(true);
});

test("The same thing again, another place, or later is meant", () => {
  expect(isUnmeant(keep, { ...keep, at: 1100 })).toBe(false);
  expect(isUnmeant(keep, { x: 100, y: 560, at: 1300, target: "roll" })).toBe(false);
  expect(isUnmeant(keep, { x: 100, y: 500, at: 1500, target: "roll" })).toBe(false);
  expect(isUnmeant(null, keep)).toBe(false);
});
