import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Engine } from "../engine/engine";
import { loadEngine } from "../engine/node";
import { companionRecord, readCompanion } from "../local/companions";
import { closeDatabase, withDatabase, type CompanionEvent, type LocalSeat } from "../local/database";
import { listLocalGames } from "../local/notebook";
import { summariesOf } from "../local/reviews";
import { deleteTable } from "../local/store";
import { importNotebook, notebookText } from "../local/transfer";
import type { RuleSet } from "../net/messages";
import { addPuzzles, listPuzzles, trainedGames } from "../trainer/puzzle_store";
import { unasked } from "../trainer/schedule";
import { Companion } from "./companion.svelte";
import { openCompanion } from "./open_game";

vi.mock("../app/engine", () => ({ engine: () => engine }));
let engine: Engine;
beforeAll(async () => void (engine = await loadEngine()));
let open: Companion[] = [];
beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});
afterEach(async () => {
  open.forEach((companion) => companion.close());
  open = [];
  await closeDatabase();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rows = { sushi_row: "635241152634", bone_row: "112213142132" };
const people: LocalSeat[] = ["Anna", "Ben"].map((name) => ({ kind: "person", name }));

function begin(ruleSet: RuleSet = "compact", coached = [false, false], seats = people): Promise<string> {
  const wish = { ruleSet, options: {}, seats, first: "A" as const, own: "A", coached };
  return openCompanion(engine, { ...wish, rows: ruleSet === "wok" ? rows : null }, "en");
}

async function at(code: string): Promise<Companion> {
  const names = people.map((seat) => (seat as { name: string }).name);
  const companion = new Companion(code, engine, () => ({ lang: "en", names, roll: () => "Roll" }));
  open.push(companion);
  await companion.retell();
  return companion;
}

async function play(companion: Companion, ...events: string[]): Promise<void> {
  for (const event of events) await companion.enter(event.startsWith("/") ? { move: event.slice(1) } : { dice: event });
}

const position = (companion: Companion) => companion.here!.position;
const stored = async (code: string) => (await readCompanion(code))!;

test("What is entered is checked, stored, then shown, and is there after a reload", async () => {
  const code = await begin();
  const companion = await at(code);
  expect(companion.step!.view.hint).toBe("Roll");
  await play(companion, "1123344w", "/w", "/roll");
  expect(position(companion)).toBe("compact 21-36 -/- A w|?7 1");
  expect((await stored(code)).events).toEqual([{ dice: "1123344w" }, { move: "w" }, { move: "roll" }]);
  const again = await at(code);
  expect(position(again)).toBe(position(companion));
  expect(again.step!.view.headline).toContain("Anna");
});

test("What the rules do not allow changes nothing and is said in their words", async () => {
  const code = await begin();
  const companion = await at(code);
  await play(companion, "1123344w", "/5");
  expect(companion.refused).toBe("the roll shows no 5");
  expect((await stored(code)).at).toBe(1);
  await play(companion, "/w");
  expect(companion.refused).toBeNull();
  expect(position(companion)).toBe("compact 21-36 -/- A w|.7 1");
});

test("Taking back goes to any point, and what was taken back comes again until something else is entered", async () => {
  const code = await begin();
  const companion = await at(code);
  await play(companion, "1123344w", "/w", "/roll", "1123444", "/4");
  const end = position(companion);
  await companion.undo();
  await companion.undo();
  expect(position(companion)).toBe("compact 21-36 -/- A w|?7 1");
  expect(companion.takenBack).toBe("1123444");
  expect((await stored(code)).at).toBe(3);
  await companion.redo();
  await companion.redo();
  expect(position(companion)).toBe(end);
  expect(companion.canRedo).toBe(false);
  await companion.go(0);
  expect([companion.canUndo, companion.canRedo]).toEqual([false, true]);
  // The same as before is no loss.
  await play(companion, "1123344w");
  expect((await stored(code)).events).toHaveLength(5);
  await play(companion, "/1");
  expect((await stored(code)).events).toEqual([{ dice: "1123344w" }, { move: "1" }]);
  expect(companion.canRedo).toBe(false);
  expect(companion.doubted).toBeNull();
});

test("More than one turn that was taken back is given up only by who is sure", async () => {
  const code = await begin();
  const companion = await at(code);
  const turn = (keep: string) => ["1123344w", `/${keep}`, "/stop"];
  await play(companion, ...turn("w"), ...turn("w"), ...turn("w"));
  expect(companion.here!.turn).toBe(3);
  await companion.go(2);
  await play(companion, "/roll");
  expect(companion.doubted).toMatchObject({ turns: 3 });
  expect((await stored(code)).at).toBe(2);
  await companion.decide(false);
  expect((await stored(code)).events).toHaveLength(9);
  await play(companion, "/roll");
  await companion.decide(true);
  expect((await stored(code)).events).toHaveLength(3);
  expect(position(companion)).toContain("|?7 1");
});

describe("Entering only what was kept", () => {
  test("leads where the whole roll would, and is taken back as one", async () => {
    const code = await begin();
    const companion = await at(code);
    await companion.enterKept("55");
    expect(position(companion)).toBe("compact 21-36 -/- A 55|.6 1");
    const { events } = await stored(code);
    expect(events).toMatchObject([{ unseen: true }, { move: "5" }]);
    // The dice that were filled in are not told.
    expect(companion.scenes[1]!.sentences).toEqual([]);
    await companion.undo();
    expect((await stored(code)).at).toBe(0);
    await companion.redo();
    expect((await stored(code)).at).toBe(2);
    await play(companion, "/roll");
    await companion.enterKept("");
    expect(position(companion)).toBe("compact 21-36 -/- B |?8 2");
    expect(companion.here!.sentences.join(" ")).not.toMatch(/5, 5/);
  });

  test("is refused with the engine's reason", async () => {
    const companion = await at(await begin());
    await companion.enterKept("55");
    await play(companion, "/roll");
    await companion.enterKept("5");
    expect(companion.refused).toBe("face 5 was already kept this turn");
    await companion.enterKept("1111111");
    expect(companion.refused).toBe("no roll of these dice leads to that");
  });

  test("works for the dice that the Wok locks", async () => {
    const companion = await at(await begin("wok"));
    await companion.enterKept("ss");
    expect(position(companion)).toMatch(/A ss\|\?3#2 1$/);
  });

  test("makes a review that judges the stop and not the keep, and says so", async () => {
    const code = await begin();
    const companion = await at(code);
    await companion.enterKept("1");
    await play(companion, "/stop");
    const record = await companionRecord(code, engine);
    expect(record).toContain('[Unseen "1"]');
    const review = await engine.review(record, "en");
    expect(review.unseen_text).toContain("Not all dice of this game are known");
    expect(review.events.map((event) => event.unseen ?? false)).toEqual([true, true, false]);
    expect(review.players[0]!.decisions).toBe(1);
    expect(review.players[0]!.questions.keep.decisions).toBe(0);
  });
});

test("Two tabs do not destroy each other's game: the slower one sees what the other did", async () => {
  const code = await begin();
  const [one, other] = [await at(code), await at(code)];
  // Both act on what they see before either has heard of the other.
  await Promise.all([one.enter({ dice: "1123344w" }), other.enter({ dice: "22233344" })]);
  const { events, version } = await stored(code);
  expect([events.length, version]).toEqual([1, 1]);
  const loser = [one, other].find(({ problem }) => problem === "stale")!;
  expect(loser).toBeDefined();
  expect(position(loser)).toBe(position(loser === one ? other : one));
  await play(loser, `/${(events[0] as { dice: string }).dice[2]}`);
  expect((await stored(code)).events).toHaveLength(2);
});

test.each([
  { name: "QuotaExceededError", reason: "full" },
  { name: "UnknownError", reason: "no_storage" },
])("What the browser does not store ($name) is not shown, is said, and can be entered again", async ({ name, reason }) => {
  const code = await begin();
  const companion = await at(code);
  const before = position(companion);
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no", name);
  });
  await play(companion, "1123344w");
  expect(companion.problem).toBe(reason);
  expect(position(companion)).toBe(before);
  put.mockRestore();
  await play(companion, "1123344w");
  expect(companion.problem).toBeNull();
  expect(position(companion)).toBe("compact 21-36 -/- A |1123344w 1");
});

test("A game that is not there, or is deleted meanwhile, is missed", async () => {
  const nobody = await at("UNOSUCHGAME0");
  expect(nobody.missing).toBe("not_found");
  const code = await begin();
  const companion = await at(code);
  await deleteTable(code);
  await play(companion, "1123344w");
  expect(companion.missing).toBe("not_found");
});

test("Only seats with a coach are told the chances", async () => {
  const code = await begin("compact", [true, false]);
  const companion = await at(code);
  const risks = () => companion.step!.view.choices.map(({ fail }) => fail);
  await play(companion, "1123344w", "/w");
  expect(risks()[0]).toBeGreaterThan(0);
  await companion.configure({ coached: [false, false] });
  expect(risks()[0]).toBeNull();
  await companion.configure({ coached: [false, true], fast: true });
  expect((await stored(code)).fast).toBe(true);
});

test("A computer player says what it wants, the same after a reload", async () => {
  const code = await begin("compact", [false, false], [{ kind: "bot", level: "casual" }, people[1]!]);
  const companion = await at(code);
  await play(companion, "1123344w");
  const picked = await companion.pick(position(companion), "casual");
  expect(picked.words).toMatch(/^keep/);
  expect(await (await at(code)).pick(position(companion), "casual")).toEqual(picked);
});

/** A whole game by the engine's own dice and a computer's choices. */
async function playOut(companion: Companion, seed: number): Promise<void> {
  for (let i = 0; i < 3000 && companion.game!.shares === null; i++) {
    const here = position(companion);
    const { node } = companion.step!.description;
    const dice = async () => engine.draw(here, (seed * 10_000 + i).toString(16).padStart(16, "0"));
    await companion.enter(node === "chance" ? { dice: await dice() } : { move: await engine.pick(here, "casual", i) });
  }
}

describe.each(["compact", "classic2005", "deluxe", "wok"] as const)("A whole game of %s", (ruleSet) => {
  test("ends with its result, is in the notebook, counts for the owner, and travels", async () => {
    const code = await begin(ruleSet);
    const companion = await at(code);
    await playOut(companion, 7);
    const { scores, shares } = await stored(code);
    expect(scores).toHaveLength(2);
    expect(shares!.reduce((a, b) => a + b)).toBeCloseTo(1);
    const games = await listLocalGames("Zoe");
    expect(games).toMatchObject([{ code, local: true, ruleSet, seat: "A", shares }]);
    let counted = 0;
    await summariesOf(games, engine, "en", (_, summaries) => {
      counted = summaries.length;
      return true;
    });
    expect(counted).toBe(1);
    expect(await withDatabase((db) => db.count("summaries"))).toBe(1);

    const text = await notebookText();
    await closeDatabase();
    vi.stubGlobal("indexedDB", new IDBFactory());
    expect(await importNotebook(text, engine)).toEqual({ added: 1, skipped: 0, damaged: 0 });
    const { events: came, shares: end } = await stored(code);
    expect([came, end]).toEqual([companion.game!.events, shares]);
    expect(await importNotebook(text, engine)).toMatchObject({ added: 0, skipped: 1 });
    const broken = text.replace(/"dice":"[^"]+"/, '"dice":"11"');
    await closeDatabase();
    vi.stubGlobal("indexedDB", new IDBFactory());
    expect(await importNotebook(broken, engine)).toEqual({ added: 0, skipped: 0, damaged: 1 });
  });
});

test("Taking back the end of a game makes it run again, and forgets what a review said", async () => {
  const code = await begin("wok");
  const companion = await at(code);
  await playOut(companion, 3);
  await withDatabase((db) => db.put("summaries", { code } as never));
  await companion.undo();
  expect(await stored(code)).toMatchObject({ scores: null, shares: null });
  expect(await withDatabase((db) => db.get("summaries", code))).toBeUndefined();
  const last: CompanionEvent = companion.game!.events.at(-1)!;
  await companion.enter(last);
  expect((await stored(code)).shares).not.toBeNull();
});

test("A game that is corrected takes back what the trainer found in it, and nothing else", async () => {
  const code = await begin("wok");
  const companion = await at(code);
  await playOut(companion, 3);
  const found = (position: string, game: string) =>
    unasked({ position, ruleSet: "wok", seat: "A", theme: "lock", game, played: "lock:s" }, new Date());
  await addPuzzles([found("a", code), found("b", code)], code);
  await addPuzzles([found("c", "LOTHER")], "LOTHER");
  const training = async () => [(await listPuzzles()).map(({ position }) => position), await trainedGames()];
  // The game is the same.
  await companion.configure({ fast: true });
  expect(await training()).toEqual([
    ["a", "b", "c"],
    ["LOTHER", code],
  ]);
  await companion.undo();
  expect(await training()).toEqual([["c"], ["LOTHER"]]);
});
