import { expect, test } from "vitest";
import { diceOf, hasRoom, isComplete, textOf, withKept, type DiceInAir } from "./entry";

const three: DiceInAir = { ordinary: 3, golden: false, faces: ["1", "2", "3", "4", "5", "w"] };
const withGold: DiceInAir = { ordinary: 2, golden: true, faces: ["1", "2", "3", "4", "5", "w", "+1", "+w"] };
const wok: DiceInAir = { ordinary: 5, golden: false, faces: ["s", "f", "b", "r"] };

test("Of each kind as many dice are entered as are in the air", () => {
  expect(hasRoom(three, ["w", "1"], "5")).toBe(true);
  expect(hasRoom(three, ["w", "1", "1"], "5")).toBe(false);
  expect(hasRoom(three, [], "+w")).toBe(false);
  expect(hasRoom(withGold, ["1", "2"], "3")).toBe(false);
  expect(hasRoom(withGold, ["1", "2"], "+w")).toBe(true);
  expect(hasRoom(withGold, ["1", "+1"], "+w")).toBe(false);
  expect(isComplete(withGold, ["1", "2"])).toBe(false);
  expect(isComplete(withGold, ["1", "2", "+1"])).toBe(true);
});

test("Dice are written in the engine's order, and read back", () => {
  expect(textOf(three, ["w", "1", "5"])).toBe("15w");
  expect(textOf(withGold, ["+w", "w", "2"])).toBe("2w+w");
  expect(diceOf("2w+w")).toEqual(["2", "w", "+w"]);
  expect(diceOf("")).toEqual([]);
  for (const dice of [["1"], ["2", "w", "+1"]]) expect(diceOf(textOf(withGold, dice))).toEqual(dice);
});

test("What is kept shows one face in the Grill, anything in the Wok", () => {
  expect(withKept(three, ["5"], "5", "grill")).toEqual(["5", "5"]);
  expect(withKept(three, ["5", "5"], "w", "grill")).toEqual(["w"]);
  expect(withKept(three, ["5", "5", "5"], "5", "grill")).toEqual(["5", "5", "5"]);
  expect(withKept(withGold, ["w"], "+w", "grill")).toEqual(["w", "+w"]);
  expect(withKept(withGold, ["w"], "+1", "grill")).toEqual(["+1"]);
  expect(withKept(wok, ["s", "f"], "b", "wok")).toEqual(["s", "f", "b"]);
});
