import { expect, test } from "vitest";
import { dateAfter, localDate, streakOf } from "./streak";

const today = "2026-11-18";
/** The days that lie so many days before today. */
const ago = (...days: number[]): Set<string> => new Set(days.map((number) => dateAfter(today, -number)));

test("A date is the reader's own", () => {
  expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(dateAfter("2026-03-01", -1)).toBe("2026-02-28");
  expect(dateAfter("2024-12-31", 1)).toBe("2025-01-01");
});

test("Days in a row count, and today may still come", () => {
  expect(streakOf(new Set(), today)).toEqual({ days: 0, forgiven: 0 });
  expect(streakOf(ago(0), today)).toEqual({ days: 1, forgiven: 0 });
  expect(streakOf(ago(0, 1, 2), today)).toEqual({ days: 3, forgiven: 0 });
  expect(streakOf(ago(1, 2), today)).toEqual({ days: 2, forgiven: 0 });
});

test("One missed day a week is forgiven, two are not", () => {
  expect(streakOf(ago(0, 2, 3), today)).toEqual({ days: 3, forgiven: 1 });
  expect(streakOf(ago(0, 3, 4), today)).toEqual({ days: 1, forgiven: 0 });
  expect(streakOf(ago(0, 2, 3, 5, 6), today)).toEqual({ days: 3, forgiven: 1 });
  // Missed seven days apart.
  expect(streakOf(ago(0, 2, 3, 4, 5, 6, 7, 9, 10), today)).toEqual({ days: 9, forgiven: 2 });
  expect(streakOf(ago(0, 2, 3, 4, 5, 6, 8, 9), today)).toEqual({ days: 6, forgiven: 1 });
});

test("A day missed before the first one is none", () => {
  expect(streakOf(ago(0, 1, 400), today)).toEqual({ days: 2, forgiven: 0 });
  expect(streakOf(ago(2), today)).toEqual({ days: 1, forgiven: 1 });
});
