import { expect, test } from "vitest";
import { placesOf } from "./places";

test("The winner is first although another has as many points", () => {
  expect(placesOf({ shares: [0, 1, 0], scores: [7, 7, 9] })).toEqual([
    { seat: 1, place: 1 },
    { seat: 2, place: 2 },
    { seat: 0, place: 3 },
  ]);
});

test("Who did equally well shares a place, and the next one is left out", () => {
  expect(placesOf({ shares: [0.5, 0.5, 0, 0], scores: [4, 4, 2, 2] }).map(({ place }) => place)).toEqual([1, 1, 3, 3]);
});
