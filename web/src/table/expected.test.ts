import { expect, test } from "vitest";
import { awaited } from "./expected";

test("Open seats are for those who have not come yet", () => {
  expect(awaited(2, ["Anna", "Bruno", "Clara"], ["Bruno"])).toEqual(["Anna", "Clara"]);
});

test("Two of one name are two people, and a seat that nobody is expected at is free", () => {
  expect(awaited(2, ["Kim", "Kim"], ["Kim"])).toEqual(["Kim", null]);
});
