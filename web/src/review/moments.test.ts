import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { loadEngine } from "../engine/node";
import type { Review } from "../engine/types";
import { curvesOf, decidingRolls, isMark, isMove, momentsOf, mostTelling } from "./moments";

let review: Review;
beforeAll(async () => {
  const game = new URL("../../../tests/data/games/compact-4.gockel", import.meta.url);
  review = await (await loadEngine()).review(readFileSync(game, "utf8"));
});

test("every mark and every remarkable roll is a moment, in order", () => {
  const moments = momentsOf(review);
  const marks = review.players.reduce((sum, { marks: { doubtful, bad, very_bad } }) => sum + doubtful + bad + very_bad, 0);
  expect(moments.filter(({ sign }) => isMark(sign))).toHaveLength(marks);
  const rolls = review.events.filter((event) => !isMove(event) && event.fortune !== null);
  expect(moments).toHaveLength(marks + rolls.length);
  expect(moments.map(({ index }) => index)).toEqual(moments.map(({ index }) => index).sort((a, b) => a - b));
  expect(rolls.length).toBeGreaterThan(0);
});

test("a marked move changes the own share for the worse, luck for better or worse", () => {
  for (const { sign, change } of momentsOf(review))
    if (isMark(sign) || sign.endsWith("unlucky")) expect(change).toBeLessThan(0);
    else expect(change).toBeGreaterThan(0);
});

test("curves lead from the start to the result and share one win", () => {
  const curves = curvesOf(review);
  curves.forEach((shares, seat) => {
    expect(shares).toHaveLength(review.events.length + 1);
    expect(shares.at(-1)).toBeCloseTo(review.players[seat]!.result, 9);
  });
  for (let i = 0; i <= review.events.length; ++i) expect(curves.reduce((sum, shares) => sum + shares[i]!, 0)).toBeCloseTo(1, 9);
});

test("the rolls that decided are the largest changes, the largest first", () => {
  const rolls = decidingRolls(review);
  const own = (seat: string) => review.players.findIndex((player) => player.seat === seat);
  const all = review.events.flatMap((event) => (isMove(event) ? [] : [Math.abs(event.luck[own(event.seat)]!)]));
  expect(rolls.map(({ change }) => Math.abs(change))).toEqual(all.sort((a, b) => b - a).slice(0, 5));
  expect(rolls.some(({ index }) => !isMove(review.events[index]!))).toBe(true);
});

test("a game in which nothing is remarkable still has rolls that decided, and a place to begin", () => {
  const quiet: Review = {
    ...review,
    events: review.events.map((event) => (isMove(event) ? { ...event, mark: null } : { ...event, fortune: null })),
  };
  expect(momentsOf(quiet)).toEqual([]);
  expect(decidingRolls(quiet)).toEqual(decidingRolls(review));
  expect(mostTelling(quiet)).toBe(decidingRolls(quiet)[0]!.index);
  expect(mostTelling({ ...review, events: [] })).toBe(0);
});

test("a review begins at what changed most", () => {
  const changes = [...momentsOf(review), ...decidingRolls(review)];
  const most = Math.max(...changes.map(({ change }) => Math.abs(change)));
  expect(Math.abs(changes.find(({ index }) => index === mostTelling(review))!.change)).toBe(most);
});
