import { expect, test } from "vitest";
import { decimal, signed } from "./numbers";

test("Numbers have one digit behind the mark of the language", () => {
  expect([12.34, 0, -0.04, -1.26, 100].map(decimal("."))).toEqual(["12.3", "0.0", "0.0", "-1.3", "100.0"]);
  expect([12.34, -1.26].map(decimal(","))).toEqual(["12,3", "-1,3"]);
});

test("Changes have a sign, unless nothing changes", () => {
  expect([12.34, 0, 0.04, -0.04, -1.26].map(signed(","))).toEqual(["+12,3", "0,0", "0,0", "0,0", "−1,3"]);
});
