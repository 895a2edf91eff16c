import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Step } from "../board/types";
import { type WordedReview, watcher } from "../engine/engine";
import { loadEngine } from "../engine/node";
import { type LoadedReplay, loadReplay } from "../table/replay";
import { packed, place, reportFile, unpacked } from "./report";
import { diceOf, turnsOf } from "./turns";

const games = ["compact-4", "deluxe-2", "wok-2"];

describe.each(games)("The report of %s", (name) => {
  let review: WordedReview;
  let game: LoadedReplay;
  let steps: Step[];
  beforeAll(async () => {
    const record = readFileSync(new URL(`../../../tests/data/games/${name}.gockel`, import.meta.url), "utf8");
    const engine = await loadEngine();
    review = await engine.review(record);
    game = (await loadReplay(engine, record, { lang: "en", you: watcher, unnamed: (letter) => letter }))!;
    steps = (await game.all()).map(({ turn, effects, sentences, description, view, between }) => {
      return { turn, effects, sentences, description, view, between };
    });
  });

  test("has every step again after packing, in less space", () => {
    const small = packed(steps);
    expect(unpacked(small)).toEqual(steps);
    expect(JSON.stringify(small).length).toBeLessThan(0.6 * JSON.stringify(steps).length);
  });

  test("has a step for any point of the game, the same as all of them together and always the same object", async () => {
    expect(game.told).toHaveLength(steps.length);
    for (const index of [0, 1, 17, steps.length - 1]) {
      const step = await game.step(index);
      expect(step).toMatchObject(steps[index]!);
      expect(await game.step(index)).toBe(step);
      expect(game.told[index]!.sentences).toEqual(step.sentences);
    }
  });

  test("lists every turn once, with an outcome and the chances that the next event begins with", () => {
    const turns = turnsOf(review);
    expect(turns[0]!.from).toBe(0);
    expect(turns.at(-1)!.to).toBe(review.events.length);
    turns.slice(1).forEach((turn, i) => expect(turn.from).toBe(turns[i]!.to));
    for (const turn of turns) expect(turn.heading).toMatch(/^Turn \d+, .+: ./);
    for (const { after, to } of turns) expect(review.events[to - 1]!.shares).toContain(after);
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
  const review = { start: "", end: "", finished: true, players: [], events: [], turns: [] } as unknown as WordedReview;
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
