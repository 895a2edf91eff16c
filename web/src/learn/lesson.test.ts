import { beforeAll, expect, test } from "vitest";
import { begin, play } from "../board/replay";
import type { Engine } from "../engine/engine";
import { loadEngine } from "../engine/node";
import { deLater } from "../words/de_later";
import { enLater } from "../words/en_later";
import { inCup, lessonOf, type LessonWords } from "./lesson";

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

/** The lessons after each of the events. */
async function lessons(at: string, events: string, words: LessonWords = enLater.learn) {
  const voice = { lang: "en" as const, you: "A" };
  let game = await begin(engine, at, voice);
  const said = [lessonOf(game.steps, words)];
  for (const event of events.split(" ")) {
    game = await play(engine, game, event, voice);
    said.push(lessonOf(game.steps, words));
  }
  return said;
}

test("a first turn is explained up to the tile that it gets", async () => {
  const said = await lessons("compact 21-36 -/- A |?8 1", "11233444 /4 /roll 155ww /w /stop");
  const w = enLater.learn.grill;
  expect(said.map((l) => l.text)).toEqual([
    w.welcome,
    w.withoutWorm,
    w.needWorm(12),
    w.rolling,
    w.nextWorm,
    w.canTake(22, 22),
    w.took(22),
  ]);
  expect(said.map((l) => l.now)).toEqual(["roll", "choose", "choose", "wait", "choose", "choose", "done"]);
});

test("a bust is explained and can be tried again", async () => {
  const said = await lessons("compact 21-36 -/- A |?8 1", "1123344w /w /roll 1123344 /4 /roll 44www");
  expect(said.at(-1)).toEqual({ text: enLater.learn.grill.bust, mood: "sad", now: "done" });
});

test("Deluxe explains two 1s and the figure that comes with a tile", async () => {
  const start = "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A |?8 1";
  const said = await lessons(start, "1133455w /w /roll 1134555 /5 /roll 1114 /1 /stop");
  expect(said[0]!.text).toBe(enLater.learn.deluxe.welcome);
  expect(said[1]!.text).toContain(enLater.learn.deluxe.doubleOne);
  expect(said.at(-1)!.text).toBe(`${enLater.learn.grill.took(23)} ${enLater.learn.deluxe.raven}`);
});

test("the Wok's three rolls", async () => {
  const said = await lessons(
    "wok 635241152634 112213142132 -:-/-:- A |?5#1 1",
    "ssfbr /lock:ss sfb /lock:s br /take:s",
    deLater.learn,
  );
  const w = deLater.learn.wok;
  expect(said.map((l) => l.text)).toEqual([w.welcome, w.first, w.rolling, w.second, w.rolling, w.last, w.ate.sushi(5)]);
});

test("a figure that comes with a tile is introduced in the engine's words", async () => {
  const said = await lessons("deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A 1wwww|.3 1", "/stop");
  const { grill, deluxe } = enLater.learn;
  const hen = "Hen: Guards your top tile. Thieves and bad luck take only the hen.";
  expect(said.at(-1)!.text).toBe(`${grill.took(21)} ${deluxe.gained} ${hen}`);
});

test("before the first roll the dice wait in the cup", async () => {
  const voice = { lang: "en" as const, you: "A" };
  const { steps } = await begin(engine, "compact 21-36 -/- A |?8 1", voice);
  const { view } = inCup(steps[0]!, "Roll");
  expect([steps[0]!.view.dice!.in_air, view.dice!.in_air, view.hint]).toEqual([true, false, "Roll"]);
});
