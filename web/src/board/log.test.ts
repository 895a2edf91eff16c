import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../engine/engine";
import { loadEngine } from "../engine/node";
import { flightsOf } from "./flights";
import { logLines } from "./log";
import { begin, play } from "./replay";
import { soundOf } from "./sound";

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

const voice = { lang: "en" as const, names: ["Anna", "Bruno"] };

/** The steps before and after an event. */
async function around(position: string, ...events: string[]) {
  let game = await begin(engine, position, voice);
  for (const event of events) game = await play(engine, game, event, voice);
  const [before, after] = game.steps.slice(-2);
  return { before: before!, after: after!, steps: game.steps };
}

describe("the log", () => {
  test("has the engine's sentences under the turn in which they happened", async () => {
    const { steps } = await around("compact 21-36 -/- A wwwww|.3 1", "/stop", "1123344w");
    expect(logLines(steps)).toEqual([
      { step: 1, turn: 1, text: steps[1]!.sentences.join(" "), strong: true },
      { step: 2, turn: 2, text: steps[2]!.sentences.join(" "), strong: false },
    ]);
    expect(steps[1]!.sentences).toEqual(["Anna takes 25 from the grill (2 worms)."]);
  });

  test("numbers a turn once", async () => {
    const { steps } = await around("compact 21-36 -/- A |?8 1", "1123344w", "/w");
    expect(logLines(steps).map(({ turn }) => turn)).toEqual([1, null]);
  });
});

describe("what is seen and heard", () => {
  test("a tile that is stolen flies from stack to stack", async () => {
    const { before, after } = await around("compact 21-24,26-36 -/25 A 55www|.3 3", "/stop");
    const flights = flightsOf(after.effects, before.view);
    expect(flights).toEqual([{ picture: { kind: "tile", tile: 25, worms: 2 }, from: "seat:B", to: "seat:A" }]);
  });

  test("a Specialist that goes back flies from its owner to its tile", async () => {
    const { before, after } = await around("deluxe 11,13,21-28,30-36 29/- c11,h21,r23,w25,g27,aA 1/0 A 55|?6 15", "555555");
    expect(flightsOf(after.effects, before.view).map((f) => [f.from, f.to])).toEqual([
      ["seat:A", "grill:29"],
      ["seat:A", "grill:13"],
    ]);
  });

  test("a sushi flies from its place in the row to the stack", async () => {
    const { before, after } = await around("wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1", "/take:s");
    expect(flightsOf(after.effects, before.view)).toEqual([
      { picture: { kind: "course", course: "sushi", value: 3 }, from: "row:sushi:2", to: "pile:A:sushi" },
    ]);
  });

  test("a bust is heard, and its dice are still to be seen", async () => {
    const { after } = await around("compact 21-24,26-36 25/- A 55ww|?4 3", "55ww");
    expect(soundOf(after.effects)).toBe("fail");
    expect(after.between!.dice!.rolled.map(({ face, dice }) => [face, dice.length])).toEqual([
      ["5", 2],
      ["w", 2],
    ]);
    expect(after.between!.seats[0]!.top!.tile).toBe(25);
  });

  test("a roll that leaves a choice is not held up", async () => {
    const { after } = await around("compact 21-36 -/- A |?8 1", "1123344w");
    expect(after.between).toBeNull();
  });
});
