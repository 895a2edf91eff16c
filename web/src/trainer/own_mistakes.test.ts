import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { Engine } from "../engine/engine";
import { loadEngine } from "../engine/node";
import { fitting } from "./maker";
import { mistakesIn } from "./own_mistakes";

let engine: Engine;
beforeAll(async () => void (engine = await loadEngine()));

const now = new Date("2026-11-18T12:00:00Z");
const record = readFileSync(new URL("../../../tests/data/games/wok-2.gockel", import.meta.url), "utf8");

test("Every marked decision of one's own seat becomes a puzzle, at the position where it was made", async () => {
  const review = await engine.review(record, "en");
  const marked = review.events.filter((event) => "move" in event && event.seat === "A" && event.mark !== null);
  expect(marked.length).toBeGreaterThan(2);
  const found = await mistakesIn(record, { code: "LA", seat: "A", ruleSet: "wok" }, engine, "en", now);
  expect(found).toHaveLength(marked.length);
  for (const { position, played, seat, game } of found) {
    expect([seat, game]).toEqual(["A", "LA"]);
    const judged = await engine.judge(position, played!, { lang: "en" });
    expect(judged.mark).not.toBeNull();
    const asked = await engine.describe(position);
    expect(asked.seat).toBe("A");
  }
});

test("A wish fits the rule sets that have its theme", async () => {
  const rules = await engine.rules();
  const names = (wish: Parameters<typeof fitting>[1]) => fitting(rules, wish).map(({ name }) => name);
  expect(names({ ruleSet: null, theme: null })).toHaveLength(4);
  expect(names({ ruleSet: null, theme: "lock" })).toEqual(["wok"]);
  expect(names({ ruleSet: "compact", theme: "lock" })).toEqual([]);
});
