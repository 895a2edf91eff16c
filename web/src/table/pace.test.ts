import { expect, test } from "vitest";
import type { Effect } from "../engine/types";
import { pauseAfter } from "./pace";

const kept: Effect[] = [{ kind: "kept", seat: "A", dice: ["w"], total: 5, aside: ["w"], left: 7, golden_left: false }];
const bust: Effect[] = [
  { kind: "rolled", seat: "A", dice: ["1"], aside: [], left: 8, golden_left: false },
  { kind: "failed", seat: "A", why: "bust" },
  { kind: "returned", seat: "A", tile: 25 },
];

test("What has more to see is seen longer", () => {
  expect(pauseAfter(bust, 1, 1)).toBeGreaterThan(pauseAfter(kept, 1, 1));
  expect(pauseAfter(kept, 1, 1)).toBeGreaterThan(pauseAfter([], 1, 1));
});

test("Twice the speed takes half the time", () => {
  expect(pauseAfter(kept, 1, 2)).toBe(pauseAfter(kept, 1, 1) / 2);
});

test("Without animation every step is still seen", () => {
  expect(pauseAfter(bust, 1, 0)).toBe(400);
});

test("Far behind it hurries, whatever there is to see", () => {
  expect(pauseAfter(bust, 25, 1)).toBe(40);
});
