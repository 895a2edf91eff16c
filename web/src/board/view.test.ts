import { beforeAll, describe, expect, test } from "vitest";
import { type Engine, type Voice, watcher } from "../engine/engine";
import { loadEngine } from "../engine/node";
import { languages, type Language } from "../words/languages";
import { actionOf } from "./keys";
import { examples } from "./positions";
import { begin, play } from "./replay";
import type { Sitter } from "./types";
import { announcement, lockOf, makeView, theftsBySeat, type BoardView } from "./view";

const sitters: Sitter[] = Array.from({ length: 7 }, (_, i) => ({
  kind: i === 6 ? "bot" : "person",
  present: i !== 4,
  away: i === 5,
}));

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

interface Options {
  lang?: Language;
  do?: string;
  you?: string | null;
  ready?: boolean;
}

async function viewOf(at: string, { lang = "en", do: events, you = "A", ready }: Options = {}): Promise<BoardView> {
  const voice: Voice = { lang, you: you ?? watcher };
  let game = await begin(engine, at, voice);
  for (const event of events?.split(" ") ?? []) game = await play(engine, game, event, voice);
  return makeView({ step: game.steps.at(-1)!, sitters, you, ready });
}

describe("every kind of position", () => {
  for (const lang of languages) {
    for (const example of examples) {
      test(`${lang}: ${example.title}`, async () => {
        const view = await viewOf(example.at, { lang, do: example.do });
        const said = view.spoken.join("\n");
        expect(said).not.toMatch(/undefined|null|NaN|\[object/);
        expect(view.spoken.length).toBeGreaterThanOrEqual(2 + view.seats.length);
        expect(announcement(view)).not.toMatch(/undefined|null/);
        expect(view.choices.filter((c) => c.obvious).length).toBeLessThanOrEqual(1);
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
      const offered = [...faces, ...view.locks.map((l) => l.move), ...view.choices.map((c) => c.move)];
      let position = at;
      for (const event of events?.split(" ") ?? [])
        position = await engine.apply(position, event.startsWith("/") ? { move: event.slice(1) } : { dice: event });
      expect(offered.sort()).toEqual((await engine.moves(position)).sort());
      seen += 1;
    }
    expect(seen).toBeGreaterThan(15);
  });
});

describe("what the page adds to the engine's view", () => {
  const theft = "compact 21-24,26-36 -/25 A 55www|.3 3";

  test("who watches, or whose move is on its way, has no choices", async () => {
    for (const view of [await viewOf(theft, { you: "B" }), await viewOf(theft, { you: null })])
      expect([view.mine, view.choices, view.headline, view.hint]).toEqual([false, [], "A's turn", "A is thinking"]);
    const sent = await viewOf(theft, { ready: false });
    expect([sent.mine, sent.choices, sent.headline]).toEqual([false, [], "Your turn"]);
  });

  test("seats know whether somebody is there", async () => {
    const view = await viewOf("compact 22,27-29,32 21/23.24/25/26.30.31/33/34/35.36 A 2ww|13455 25");
    expect(view.seats.map(({ kind, present, away }) => ({ kind, present, away }))).toEqual(sitters);
  });

  test("the cook is glad of a tile and sad about a bust", async () => {
    expect((await viewOf(theft, { do: "/stop" })).mood).toBe("glad");
    expect((await viewOf("compact 21-24,26-36 25/- A 55ww|?4 3", { do: "55ww" })).mood).toBe("sad");
    expect((await viewOf(theft)).mood).toBe("calm");
  });

  test("the news are announced, and the turn to whoever may choose", async () => {
    const theirs = await viewOf(theft, { do: "/stop" });
    expect(announcement(theirs)).toBe("You steal 25 from B (2 worms).");
    const own = await viewOf("compact 21-36 -/- A |?8 1", { do: "1123344w" });
    expect(announcement(own)).toBe(`${own.news[0]} Your turn. Which dice do you keep?`);
  });
});

describe("Wok", () => {
  const roll = "wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1";

  test("any part of the roll is locked, in whatever order it was marked", async () => {
    const view = await viewOf(roll);
    expect(lockOf(view, [4, 0])).toMatchObject({ move: "lock:sr", label: "Lock 2, roll 3" });
    expect(lockOf(view, [])).toMatchObject({ move: null, label: view.lock_none });
    expect(lockOf(view, [0, 1, 2, 3, 4])).toMatchObject({ move: null, label: view.lock_all });
    expect(lockOf(await viewOf(roll, { you: "B" }), [0])).toBeNull();
  });

  test("thefts stand together by the seat that is robbed", async () => {
    const view = await viewOf("wok 4352116 2311 -:2/653:131/24:4212 A bbb|sb#2 16");
    expect(theftsBySeat(view.choices).map(({ heading, pieces }) => [heading, pieces.length])).toEqual([
      ["Steal B's sushi", 3],
      ["Steal C's sushi", 2],
    ]);
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
    expect(actionOf(" ", watched, null)).toBeNull();
    expect(actionOf(" ", watched, null, { throwable: false, skippable: true })).toEqual({ kind: "skip" });
    const air = await viewOf("compact 21-36 -/- A |?8 1");
    const throws = { throwable: true, skippable: false };
    expect([" ", "r", "5"].map((key) => actionOf(key, air, null, throws))).toEqual([{ kind: "hold" }, { kind: "throw" }, null]);
    expect(actionOf("?", watched, null)).toEqual({ kind: "help" });
  });

  test("in the Wok digits mark dice and R locks what is marked", async () => {
    const view = await viewOf("wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1");
    const lock = lockOf(view, [0]);
    expect(actionOf("5", view, lock)).toEqual({ kind: "mark", index: 4 });
    expect(actionOf("6", view, lock)).toBeNull();
    expect(actionOf("r", view, lock)).toEqual({ kind: "move", move: "lock:s" });
    expect(actionOf("s", view, lock)).toEqual({ kind: "move", move: "take:s" });
  });
});
