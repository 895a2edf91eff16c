import { expect, test } from "vitest";
import type { Entry } from "../net/messages";
import { after, companyOf, holderOf, openSeats, type Facts } from "./facts";

const created: Entry = {
  type: "created",
  at: 1,
  rule_set: "compact",
  options: {},
  seats: 3,
  clock: { kind: "none" },
  listed: false,
  commit: "c",
};
const anna: Entry = { type: "sat", at: 2, seat: "A", name: "Anna", luck: "1" };
const bot: Entry = { type: "bot", at: 3, seat: "C", level: "club" };

const told = (...entries: Entry[]): Facts => entries.reduce<Facts | null>(after, null)!;

test("Seats are open until somebody takes them", () => {
  const facts = told(created, anna, bot);
  expect(facts.seats).toEqual([{ kind: "person", name: "Anna", away: null }, { kind: "open" }, { kind: "bot", level: "club" }]);
  expect(openSeats(facts)).toBe(1);
});

test("Who stands up before the game leaves an open seat", () => {
  expect(told(created, anna, { type: "stood", at: 4, seat: "A" }).seats[0]).toEqual({ kind: "open" });
});

test("A person who is away comes back", () => {
  const gone = told(created, anna, { type: "away", at: 4, seat: "A", why: "clock" });
  expect(holderOf(gone, "A")).toEqual({ kind: "person", name: "Anna", away: "clock" });
  expect(holderOf(after(gone, { type: "back", at: 5, seat: "A" }), "A")).toMatchObject({ away: null });
});

test("Computers are no company; people are, here or elsewhere", () => {
  const ben: Entry = { type: "sat", at: 3, seat: "B", name: "Ben", luck: "2" };
  expect(companyOf(told(created, anna, bot), false)).toBe("none");
  expect(companyOf(told(created, anna, ben, bot), false)).toBe("elsewhere");
  expect(companyOf(told(created, anna, ben, bot), true)).toBe("here");
  // Who left may come back.
  expect(companyOf(told(created, anna, ben, bot, { type: "away", at: 4, seat: "B", why: "left" }), false)).toBe("elsewhere");
});

test("Who sits down at a table with the coach has agreed to it; others have not", () => {
  const ben: Entry = { type: "sat", at: 3, seat: "B", name: "Ben", luck: "2" };
  const coached = told({ ...created, coach: true }, anna, ben);
  expect([coached.coach, told(created).coach]).toEqual([true, false]);
  expect(companyOf(coached, false)).toBe("agreed");
  expect(companyOf(told({ ...created, coach: true }, anna, bot), false)).toBe("none");
});

test("The end and the rematch are remembered", () => {
  const over: Entry = { type: "over", at: 9, why: "rules", scores: [1, 2, 3], shares: [0, 0, 1], seed: "s" };
  const facts = told(created, over, { type: "rematch", at: 10, table: "NEXT" });
  expect(facts.over).toEqual(over);
  expect(facts.rematch).toBe("NEXT");
});

test("A table that does not begin with its creation is refused", () => {
  expect(() => told(anna)).toThrow();
});

test("A program that took a seat is told from people", () => {
  const program: Entry = { type: "sat", at: 2, seat: "B", name: "Robo", program: true };
  expect(told(created, anna, program).seats).toMatchObject([
    { kind: "person" },
    { kind: "person", name: "Robo", program: true },
    {},
  ]);
  expect(told(created, anna).seats[0]).not.toHaveProperty("program", true);
});
