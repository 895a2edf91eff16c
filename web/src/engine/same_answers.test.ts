// The browser's engine and the native one answer every line with the same bytes. Needs build/release/bin/gockel, made
// from the same sources and weights (or another one named by GOCKEL).
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadReferee, valueFiles, wordFiles } from "./node";
import type { Description, RuleSet, RuleSetInfo } from "./types";
import type { Referee } from "./wasm";

const root = new URL("../../../", import.meta.url);
const native = process.env.GOCKEL ?? new URL("build/release/bin/gockel", root).pathname;
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

let referee: Referee;
let atTable: Referee;
beforeAll(async () => {
  referee = await loadReferee();
  atTable = await loadReferee("table");
  for (const one of [referee, atTable]) {
    for (const bytes of await valueFiles()) expect(one.giveValues(bytes)).toBe(true);
    for (const bytes of await wordFiles()) expect(one.giveWords(bytes)).toBe(true);
  }
});

function nativeAnswers(lines: string[]): string[] {
  const run = spawnSync(native, ["engine"], { input: `${lines.join("\n")}\n`, maxBuffer: 1 << 28, encoding: "utf8" });
  if (run.error) throw run.error;
  return run.stdout.split("\n").slice(0, -1);
}

function expectSameAnswers(lines: string[], atLeast: number): void {
  expect(lines.length).toBeGreaterThanOrEqual(atLeast);
  const answers = lines.map((line) => referee.answer(line)).filter((answer) => answer !== "");
  expect(answers).toEqual(nativeAnswers(lines));
  // The engine of a table answers some of the lines, and those alike.
  for (const line of lines) {
    const answer = atTable.answer(line);
    if (answer.includes('"error":{"code":-32601')) continue;
    expect(answer).toBe(referee.answer(line));
    answeredAtTable += answer === "" ? 0 : 1;
  }
}

let answeredAtTable = 0;
afterAll(() => expect(answeredAtTable).toBeGreaterThan(100));

const request = (method: string, params: object): string => JSON.stringify({ jsonrpc: "2.0", id: method, method, params });

test("the examples of docs/engine.md", () => {
  const blocks = [...read("docs/engine.md").matchAll(/^```json request\n(.*?)^```$/gms)];
  expectSameAnswers(
    blocks.map(([, json]) => json!.replaceAll("\n", " ").trim()),
    25,
  );
});

test("lines that are refused", () => {
  const cases = [...read("tests/engine/faults.cases").matchAll(/^send: (.*)$/gm)].map(([, line]) => line!);
  const control = ['{"jsonrpc":"2.0","id":"\u0001"}', '{"a":"\u001f\u0002', "\u0003", '{"id":"ü\u0000"}'];
  expectSameAnswers([...cases, ...control], 30);
});

test("reviews of whole games in every language", () => {
  const games = readdirSync(new URL("tests/data/games", root)).filter((name) => name.endsWith(".gockel"));
  const lines = games.flatMap((name, i) => {
    const record = read(`tests/data/games/${name}`);
    return [request("review", { record, lang: ["en", "de", "nl", "fr"][i % 4] }), request("replay", { record })];
  });
  expectSameAnswers(lines, 16);
});

test("endings of equal probability come in one order", () => {
  const position = "deluxe 11,13,21-22,24-36 -/-/-/23/-/-/- c11,h21,r13,w25,g27,a29 0/0/0/1/0/0/1 B 1ww|.5 6";
  expectSameAnswers([request("analyse", { position })], 1);
});

/** A generator for tests; its numbers need not be good. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Every question there is about the positions of a random game. */
function gameLines(rule_set: RuleSet, seats: number, events: number): string[] {
  const random = numbers(seats * 1000 + rule_set.length);
  const seed = (): string => Array.from({ length: 16 }, () => random(16).toString(16)).join("");
  const lines: string[] = [];
  const ask = <T>(method: string, params: object): T => {
    const line = request(method, params);
    lines.push(line);
    return (JSON.parse(referee.answer(line)) as { result: T }).result;
  };
  const levels = ["child", "beginner", "casual", "club", "expert", "best"];
  let { position } = ask<{ position: string }>("new", { rule_set, seats, seed: seed() });
  for (let i = 0; i < events; ++i) {
    const now = ask<Description>("describe", { position });
    ask("analyse", { position, lang: ["en", "de", "nl", "fr"][i % 4] });
    if (now.node === "terminal") break;
    if (i % 8 === 0) ask("odds", { position });
    let event: object;
    if (now.node === "chance") {
      if (now.dice!.left < 4) ask("outcomes", { position });
      event = ask<{ dice: string }>("draw", { position, seed: seed() });
    } else {
      event = ask<{ move: string }>("pick", { position, level: levels[random(levels.length)], seed: i });
    }
    ({ position } = ask<{ position: string }>("effects", { position, ...event }));
  }
  return lines;
}

test.each<[RuleSet, number]>([
  ["compact", 2],
  ["compact", 5],
  ["classic2005", 3],
  ["deluxe", 2],
  ["deluxe", 7],
  ["wok", 2],
  ["wok", 5],
])("a game of %s with %i players", (rules, seats) => {
  expectSameAnswers(gameLines(rules, seats, 60), 200);
});

test("a rollout", () => {
  const position = "compact 21-22 36/25 A |?8 40";
  expectSameAnswers([request("rollout", { position, games: 50, seed: 7 })], 1);
});

test("the puzzles of some days, and one of every theme", () => {
  const days = ["2026-11-18", "2027-02-28"].flatMap((date) =>
    [1, 2, 3, 4, 5].map((number) => request("daily_puzzle", { date, number })),
  );
  const { rule_sets } = (JSON.parse(referee.answer(request("rules", {}))) as { result: { rule_sets: RuleSetInfo[] } }).result;
  const themes = rule_sets.flatMap(({ name, themes }) =>
    themes.map((theme) => request("puzzle", { rule_set: name, theme, seed: "00000000c0ffee00" })),
  );
  expectSameAnswers([...days, ...themes], 25);
  for (const line of days) expect(referee.answer(line)).toContain('"puzzle":{"position"');
});

test("an attentive computer's moves, and who is somebody's equal", () => {
  const positions = ["compact 21-24,26-36 -/25 A 45www|133 9", "wok 4352116 2311 653:2/24:1314212 B ss|ffr#2 14"];
  const picks = positions.flatMap((position) =>
    [1, 10, 100].map((notices) => request("pick", { position, level: "child", notices })),
  );
  const levels = [0, 0.001, 0.01, 0.1].map((loss) => request("own_level", { rule_set: "deluxe", loss }));
  const opponents = [{ level: "casual", notices: 70, decisions: 33, loss: 0.0021 }];
  levels.push(request("own_level", { rule_set: "wok", games: [{ decisions: 30, loss: 0.013, opponents }] }));
  expectSameAnswers([...picks, ...levels], 10);
});
