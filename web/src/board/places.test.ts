import { expect, test } from "vitest";
import { placesAround } from "./places";

test("Two sit opposite each other, the own seat at the left", () => {
  expect(placesAround(2)).toEqual([
    { side: "left", from: 0, to: 12 },
    { side: "right", from: 0, to: 12 },
  ]);
});

test("The order of play goes clockwise from the lower left", () => {
  expect(placesAround(4)).toEqual([
    { side: "left", from: 6, to: 12 },
    { side: "left", from: 0, to: 6 },
    { side: "right", from: 0, to: 6 },
    { side: "right", from: 6, to: 12 },
  ]);
});

test.each([2, 3, 4, 5, 6, 7])("%i seats fill both sides, each on whole lines", (seats) => {
  for (const side of ["left", "right"] as const) {
    const there = placesAround(seats).filter((place) => place.side === side);
    const covered = there.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
    expect(covered.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  }
});
