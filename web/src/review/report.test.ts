import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Step } from "../board/types";
import { loadEngine } from "../engine/node";
import type { Review } from "../engine/types";
import { loadReplay } from "../table/replay";
import { de } from "../words/de";
import { en } from "../words/en";
import { packed, place, reportFile, unpacked } from "./report";
import { diceOf, turnsOf } from "./turns";

const games = ["compact-4", "deluxe-2", "wok-2"];

describe.each(games)("The report of %s", (name) => {
  let review: Review;
  let steps: Step[];
  beforeAll(async () => {
    const record = readFileSync(new URL(`../../../tests/data/games/${name}.gockel`, import.meta.url), "utf8");
    const engine = await loadEngine();
    review = await engine.review(record);
    steps = (await loadReplay(engine, record))!.scenes.map(({ description, effects }) => ({ description, effects }));
  });

  test("has every step again after packing, in less space", () => {
    const small = packed(steps);
    expect(unpacked(small)).toEqual(steps);
    expect(JSON.stringify(small).length).toBeLessThan(0.6 * JSON.stringify(steps).length);
  });

  test("lists every turn once, with an outcome and the chances that the next event begins with", () => {
    for (const words of [en, de]) {
      const sitters = review.players.map(({ name }) => ({ name, kind: "person" as const, present: true, away: false }));
      const turns = turnsOf(review, steps, sitters, words);
      expect(turns.map(({ number }) => number)).toEqual([...new Set(review.events.map(({ turn }) => turn))]);
      expect(turns[0]!.from).toBe(0);
      expect(turns.at(-1)!.to).toBe(review.events.length);
      turns.slice(1).forEach((turn, i) => expect(turn.from).toBe(turns[i]!.to));
      for (const turn of turns) expect(turn.outcome).not.toBe("");
      for (const { seat, after, to } of turns) expect(after).toBe(review.events[to - 1]!.shares[seat]);
    }
  });

  test("marks the dice that were put aside", () => {
    let marked = 0;
    review.events.forEach((event, i) => {
      const dice = diceOf(review, steps, i);
      if (!("dice" in event)) return expect(dice).toEqual([]);
      expect(dice.map(({ face, golden }) => (golden ? `+${face}` : face)).join("")).toBe(event.dice);
      const next = steps[i + 2]?.effects[0];
      const kept = dice.filter((die) => die.kept);
      marked += kept.length;
      if (next?.kind === "kept" || next?.kind === "locked") expect(kept).toHaveLength(next.dice.length);
      else expect(kept).toEqual([]);
    });
    expect(marked).toBeGreaterThan(50);
  });
});

describe("The file of a review", () => {
  const review: Review = { start: "", end: "", finished: true, players: [], events: [] };
  const named = (name: string) => ({ language: "en" as const, review: { ...review, start: name }, steps: [] });

  test("has the data where the template takes it, and no name that ends its element", () => {
    const names = ["</script><script>alert(1)</script>", "<!--<script>", "a\u2028b\u2029c", "$& $1 $$", '\\u003c"'];
    for (const name of names) {
      const file = reportFile(`<script>${place}</script>`, named(name));
      const inside = file.slice("<script>".length, -"</script>".length);
      expect(inside).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(inside)).toEqual(named(name));
    }
  });

  test("is refused when the template is none", () => {
    expect(() => reportFile("<p>no such page</p>", named("Anna"))).toThrow();
    expect(() => reportFile(place + place, named("Anna"))).toThrow();
  });
});
