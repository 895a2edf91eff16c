import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../engine/engine";
import { loadEngine } from "../engine/node";
import { de } from "../words/de";
import { en, type Words } from "../words/en";
import { fr } from "../words/fr";
import { nl } from "../words/nl";
import { lockOf } from "./choices";
import { actionOf } from "./keys";
import { examples } from "./positions";
import { play } from "./replay";
import { announcement, spokenTable } from "./spoken";
import type { Sitter } from "./types";
import { makeView, type View } from "./view";

const sitters: Sitter[] = ["Anna", "Bruno", "Clara", "Dino", "Eva", "Fritz", "Gockel"].map((name, i) => ({
  name,
  kind: i === 6 ? "bot" : "person",
  present: i !== 4,
  away: i === 5,
}));

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

async function viewOf(at: string, options: { words?: Words; do?: string; you?: string; bust?: number } = {}): Promise<View> {
  let game = { position: at, steps: [{ description: await engine.describe(at), effects: [] }] } as Parameters<typeof play>[1];
  for (const event of options.do?.split(" ") ?? []) game = await play(engine, game, event);
  const { description, effects } = game.steps.at(-1)!;
  const { words = en, you = "A", bust = null } = options;
  return makeView({ description, effects, sitters, you, words, bust });
}

describe("every kind of position", () => {
  for (const [language, words] of Object.entries({ en, de, nl, fr })) {
    for (const example of examples) {
      test(`${language}: ${example.title}`, async () => {
        const view = await viewOf(example.at, { words, do: example.do });
        const said = spokenTable(view, words).join("\n");
        expect(said).not.toMatch(/undefined|null|NaN|\[object/);
        expect(said.split("\n").length).toBeGreaterThanOrEqual(2 + view.seats.length);
        expect(announcement(view)).not.toMatch(/undefined|null/);
        expect(view.choices.filter((c) => c.big).length).toBeLessThanOrEqual(1);
        for (const seat of view.seats) expect(said).toContain(seat.name);
      });
    }
  }

  test("every legal move can be made with dice, a lock or a button, and nothing else", async () => {
    let seen = 0;
    for (const { at, do: events } of examples) {
      const view = await viewOf(at, { do: events });
      if (!view.mine) continue;
      const faces = view.dice?.rolled.flatMap((g) => g.move ?? []) ?? [];
      const offered = [...faces, ...view.locks, ...view.choices.map((c) => c.move)];
      let position = at;
      for (const event of events?.split(" ") ?? [])
        position = await engine.apply(position, event.startsWith("/") ? { move: event.slice(1) } : { dice: event });
      expect(offered.sort()).toEqual((await engine.moves(position)).sort());
      seen += 1;
    }
    expect(seen).toBeGreaterThan(15);
  });
});

describe("Grill", () => {
  test("a tile that stopping gets is marked, on the grill or on a stack", async () => {
    const lower = await viewOf("compact 21-24,26-33,35 25.34/-/36 A 4wwww|.3 17");
    expect(lower.grill.filter((t) => t.prize).map((t) => t.tile)).toEqual([24]);
    const steal = await viewOf("compact 21-24,26-36 -/25 A 55www|.3 3");
    expect(steal.seats.map((s) => s.target)).toEqual([false, true]);
    expect(steal.choices.map((c) => [c.label, c.detail, c.big])).toEqual([
      ["Roll 3 dice", "", false],
      ["Stop with 25", "Steal the 25 from Bruno (2 worms)", true],
    ]);
  });

  test("tiles are up, down or gone", async () => {
    const view = await viewOf("compact 21-24,26-33,35 25.34/-/- A 3ww|12445 17");
    const state = (tile: number) => view.grill.find((t) => t.tile === tile)?.state;
    expect([21, 25, 36].map(state)).toEqual(["up", "gone", "down"]);
    expect(view.seats[0]).toMatchObject({ top: { tile: 34, worms: 4 }, height: 2, score: 6, onTurn: true, you: true });
  });

  test("dice of a used face cannot be kept; the golden die belongs to its face", async () => {
    const view = await viewOf("deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r23,w25,gA,a29 1/0/2 A 3|12234ww+1 4");
    expect(view.dice!.rolled.map((g) => [g.face, g.dice.length, g.points, g.move])).toEqual([
      ["1", 2, 2, "1"],
      ["2", 2, 4, "2"],
      ["3", 1, 3, null],
      ["4", 1, 4, "4"],
      ["w", 2, 10, "w"],
    ]);
    expect(view.dice!.wormMissing).toBe(true);
  });

  test("the chance of a bust stands where one rolls on", async () => {
    const at = "compact 21-24,26-36 -/25 A 55www|.3 3";
    const roll = (view: View) => view.choices.find((c) => c.move === "roll")?.detail;
    expect(roll(await viewOf(at, { bust: 0.037037 }))).toBe("3.7 % risk of a bust");
    expect(roll(await viewOf(at, { bust: 0.037037, words: de }))).toBe("3,7 % Gefahr für einen Fehlwurf");
    expect(roll(await viewOf(at, { bust: 0 }))).toBe("cannot bust");
  });

  test("who watches has no choices", async () => {
    const view = await viewOf("compact 21-24,26-36 -/25 A 55www|.3 3", { you: "B" });
    expect([view.mine, view.choices, view.headline, view.hint]).toEqual([false, [], "Anna's turn", "Anna is thinking"]);
  });

  test("seats that are away, not connected or computers say so", async () => {
    const view = await viewOf("compact 22,27-29,32 21/23.24/25/26.30.31/33/34/35.36 A 2ww|13455 25");
    expect(view.seats.map((s) => s.state)).toEqual(["", "", "", "", en.board.absent, en.board.away, en.board.bot]);
  });
});

describe("Wok", () => {
  test("with memory only tops, no scores and no values of hidden tiles are shown", async () => {
    const view = await viewOf("wok+memory 4352116 2311 -:2/653:131/24:4212 A bbb|sb#2 16");
    expect(view.seats[1]).toMatchObject({
      score: null,
      counting: null,
      piles: { sushi: [null, null, 3], bone: [null, null, 1] },
    });
    const deep = view.choices.find((c) => c.move === "steal:s:B:3")!;
    expect([deep.label, deep.detail]).toEqual(["Steal a sushi from Bruno", "3rd from the top"]);
    expect(spokenTable(view, en).join(" ")).not.toMatch(/points/);
  });

  test("any part of the roll is locked in the order of the notation", async () => {
    const view = await viewOf("wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1");
    expect(lockOf(["r", "s"], 5, view.locks, en)).toEqual({ move: "lock:sr", label: "Lock 2, roll 3" });
    expect(lockOf([], 5, view.locks, en).move).toBeNull();
    expect(lockOf(["s", "s", "f", "b", "r"], 5, view.locks, en)).toEqual({ move: null, label: en.board.lockAll });
  });

  test("sushi without a bone do not count", async () => {
    const view = await viewOf("wok 16 11 5:2/65:13/243:212/4:24/321:31 A ssf|br#3 25");
    expect(view.seats.map((s) => s.counting)).toEqual([1, 2, 3, 1, 2]);
  });
});

describe("keys", () => {
  test("digits and W keep a face, R rolls, S stops; nothing moves while it is not one's turn", async () => {
    const rolled = await viewOf("compact 21-36 -/- A |1123344w 1");
    expect(actionOf("W", rolled, null)).toEqual({ kind: "move", move: "w" });
    expect(actionOf("5", rolled, null)).toBeNull();
    const hand = await viewOf("compact 21-24,26-36 -/25 A 55www|.3 3");
    expect(["r", "s"].map((key) => actionOf(key, hand, null))).toEqual([
      { kind: "move", move: "roll" },
      { kind: "move", move: "stop" },
    ]);
    const watched = await viewOf("compact 21-24,26-36 -/25 A 55www|.3 3", { you: "B" });
    expect(actionOf("s", watched, null)).toBeNull();
    expect(actionOf("?", watched, null)).toEqual({ kind: "help" });
  });

  test("in the Wok digits mark dice and R locks what is marked", async () => {
    const view = await viewOf("wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1");
    const lock = lockOf(["s"], 5, view.locks, en);
    expect(actionOf("5", view, lock)).toEqual({ kind: "mark", index: 4 });
    expect(actionOf("6", view, lock)).toBeNull();
    expect(actionOf("r", view, lock)).toEqual({ kind: "move", move: "lock:s" });
    expect(actionOf("s", view, lock)).toEqual({ kind: "move", move: "take:s" });
  });
});
