import { expect, test } from "vitest";
import { forgetTable, noteTable, ownTables } from "./own_tables";

test("The newest table is the first, each is there once, and old ones make room", () => {
  for (const code of ["A", "B", "A"]) noteTable(code);
  expect(ownTables()).toEqual(["A", "B"]);
  for (let number = 0; number < 12; number++) noteTable(String(number));
  expect(ownTables()).toHaveLength(12);
  expect(ownTables()[0]).toBe("11");
  expect(ownTables()).not.toContain("A");
});

test("A table that is over is forgotten", () => {
  noteTable("OVER");
  forgetTable("OVER");
  expect(ownTables()).not.toContain("OVER");
});
