import { expect, test } from "vitest";
import { qrCode } from "./qr";

const drawn = (text: string) => qrCode(text)?.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

test("A short text is the same code that other programs make of it", () => {
  expect(drawn("hi")).toEqual([
    "#######..####.#######",
    "#.....#..##.#.#.....#",
    "#.###.#.##.##.#.###.#",
    "#.###.#.##..#.#.###.#",
    "#.###.#.#..##.#.###.#",
    "#.....#.##..#.#.....#",
    "#######.#.#.#.#######",
    "........#.###........",
    "#.#####.....#.#####..",
    ".###.#.#..#.#..#....#",
    "..##..##.#.#.#..####.",
    "###.#....#.....##.#..",
    "###.#.#....#.#..#.#.#",
    "........#..####..#..#",
    "#######...#.#.##...#.",
    "#.....#.#######..#..#",
    "#.###.#.#...#..#..#..",
    "#.###.#.###.#..#..#..",
    "#.###.#.#..#.#..###..",
    "#.....#..##....##.#..",
    "#######.#.##.#..####.",
  ]);
});

test("A longer text needs a larger code, a very long one has none", () => {
  const sizes = [14, 15, 26, 42, 62, 84, 106].map((length) => qrCode("x".repeat(length))?.length);
  expect(sizes).toEqual([21, 25, 25, 29, 33, 37, 41]);
  expect(qrCode("x".repeat(107))).toBeNull();
});
