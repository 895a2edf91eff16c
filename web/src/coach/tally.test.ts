import { beforeEach, expect, test, vi } from "vitest";
import { nothingAsked, readTally, writeTally } from "./tally";

const stored = new Map<string, string>();
let full = false;
vi.stubGlobal("localStorage", {
  getItem: (place: string) => stored.get(place) ?? null,
  setItem: (place: string, text: string) => {
    if (full) throw new DOMException("full", "QuotaExceededError");
    stored.set(place, text);
  },
});

beforeEach(() => {
  stored.clear();
  full = false;
});

test("Each table has a count of its own, and only the last tables are remembered", () => {
  for (let i = 0; i < 60; i++) writeTally(`T${i}`, { asked: i, heeded: i, insisted: 0 });
  expect(readTally("T59")).toEqual({ asked: 59, heeded: 59, insisted: 0 });
  expect(readTally("T10").asked).toBe(10);
  expect(readTally("T9")).toEqual(nothingAsked);
});

test("What is damaged or cannot be stored counts as nothing", () => {
  stored.set("gockel.tutor", '{"T": {"asked": "many"}}');
  expect(readTally("T")).toEqual(nothingAsked);
  stored.set("gockel.tutor", "{");
  expect(readTally("T")).toEqual(nothingAsked);
  full = true;
  writeTally("T", { asked: 1, heeded: 1, insisted: 0 });
  expect(readTally("T")).toEqual(nothingAsked);
});
