import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Engine } from "../engine/engine";
import { loadEngine } from "../engine/node";
import { addPuzzles, bookAnswer, listPuzzles, trainedGames } from "../trainer/puzzle_store";
import { unasked } from "../trainer/schedule";
import { closeDatabase, withDatabase, type LocalSeat } from "./database";
import { listLocalGames, listServerGames, removeGame } from "./notebook";
import { openLocalTable } from "./open_table";
import { listLocalTables, readTable } from "./store";
import { importNotebook, notebookText } from "./transfer";

let engine: Engine;
beforeAll(async () => void (engine = await loadEngine()));
beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(async () => {
  await closeDatabase();
  vi.unstubAllGlobals();
});

const person = (name: string): LocalSeat => ({ kind: "person", name });
const bot: LocalSeat = { kind: "bot", level: "casual" };
const open = (...seats: LocalSeat[]) => openLocalTable(engine, { ruleSet: "compact", seats });

test("One's own seat is that of the only person, else of the one with one's name, else nobody's", async () => {
  await open(bot, person("Anna"));
  await open(person("Ben"), person("Anna"));
  await open(person("Ben"), person("Carl"));
  const games = await listLocalGames("Anna");
  expect(
    games.map(({ seats, seat }) => [seats.map((one) => (one.kind === "person" ? one.name : one.level)).join(), seat]).sort(),
  ).toEqual([
    ["Ben,Anna", "B"],
    ["Ben,Carl", null],
    ["casual,Anna", "B"],
  ]);
  expect(games.every(({ local, shares }) => local && shares === null)).toBe(true);
});

test("A notebook goes to another browser as one file, and comes twice without harm", async () => {
  const code = await open(person("Anna"), bot);
  const before = (await readTable(code))!;
  const text = await notebookText();
  await closeDatabase();
  vi.stubGlobal("indexedDB", new IDBFactory());
  expect(await importNotebook(text, engine)).toEqual({ added: 1, skipped: 0, damaged: 0 });
  expect(await readTable(code)).toEqual(before);
  expect(await importNotebook(text, engine)).toEqual({ added: 0, skipped: 1, damaged: 0 });
});

test("What was changed in the file is left out, and what is no notebook is refused", async () => {
  const code = await open(person("Anna"), bot);
  const text = await notebookText();
  await closeDatabase();
  vi.stubGlobal("indexedDB", new IDBFactory());
  expect(await importNotebook(text.replaceAll("Anna", "Emma"), engine)).toEqual({ added: 0, skipped: 0, damaged: 1 });
  expect(await importNotebook(text.replace(code, "LOTHER000000"), engine)).toMatchObject({ added: 0, damaged: 1 });
  for (const other of ["", "null", "[]", '{"format":"gockel-notebook","version":2,"tables":[],"records":[]}'])
    expect(await importNotebook(other, engine)).toBeNull();
  expect(await listLocalTables()).toEqual([]);
});

test("What is damaged in a file is left out, and the rest of it is added", async () => {
  const code = await open(person("Anna"), bot);
  const record = "";
  const text = await notebookText();
  await closeDatabase();
  vi.stubGlobal("indexedDB", new IDBFactory());
  const damaged = [null, 7, {}, { record }, { code: 5, record, seat: "A", finished: 9, ruleSet: "wok", seats: [], shares: [] }];
  const file = {
    ...(JSON.parse(text) as object),
    records: damaged,
    companions: {},
    puzzles: [null, 1],
    days: [null, {}],
    trained: 1,
  };
  (file as unknown as { tables: unknown[] }).tables.unshift(null, {});
  expect(await importNotebook(JSON.stringify(file), engine)).toEqual({ added: 1, skipped: 0, damaged: 7 });
  expect((await listLocalTables()).map((table) => table.code)).toEqual([code]);
  expect(await listPuzzles()).toEqual([]);
});

test("What was trained travels along; of what is there as well the one with more answers stays", async () => {
  const now = new Date("2026-11-18T12:00:00Z");
  const puzzle = (position: string, game?: string) =>
    unasked({ position, ruleSet: "compact", seat: "A", theme: "stop", ...(game && { game, played: "roll" }) }, now);
  const [one, two] = ["compact 21-36 -/- A 444455w|.1 1", "compact 21-36 -/- A 44455w|.2 1"] as const;
  await addPuzzles(
    [puzzle(one, "LA"), puzzle(two), puzzle("no position"), { ...puzzle(two), position: "compact 21-36 -/- B |?8 1" }],
    "LA",
  );
  await bookAnswer(one, 0, "bad", now);
  const answers = [0, 0.1, 0].map((loss) => ({ loss, mark: loss ? "bad" : null }));
  for (const [date, count] of [
    ["2026-11-17", 3],
    ["2026-11-18", 1],
  ] as const)
    await withDatabase((db) => db.put("days", { date, answers: answers.slice(0, count) }));
  const before = await listPuzzles();
  const text = await notebookText();
  await closeDatabase();
  vi.stubGlobal("indexedDB", new IDBFactory());

  // Here the second puzzle was answered more often, and the second day is further on.
  await addPuzzles([puzzle(one), puzzle(two)]);
  await bookAnswer(two, 0, null, now);
  await withDatabase((db) => db.put("days", { date: "2026-11-18", answers }));
  expect(await importNotebook(text, engine)).toEqual({ added: 0, skipped: 0, damaged: 0 });
  const after = await listPuzzles();
  expect(after).toHaveLength(2);
  expect(after.find(({ position }) => position === one)).toEqual(before.find(({ position }) => position === one));
  expect(after.find(({ position }) => position === two)).toMatchObject({ answers: 1 });
  expect(await trainedGames()).toEqual(["LA"]);
  expect((await withDatabase((db) => db.getAll("days"))).map((day) => day.answers.length)).toEqual([3, 3]);
});

test("A server's finished game is kept, and there when the server is not", async () => {
  const kept = {
    code: "T",
    record: "",
    seat: "A",
    finished: 9,
    ruleSet: "wok" as const,
    seats: [person("Anna"), bot],
    shares: [1, 0],
  };
  await withDatabase((db) => db.put("records", kept));
  localStorage.setItem("gockel.chains", JSON.stringify([["GONE", { commit: "c", secrets: [] }]]));
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  expect(await listServerGames()).toMatchObject([{ code: "T", local: false, seat: "A", touched: 9, shares: [1, 0] }]);
});

test("A server's game that was deleted does not come back, whatever the server still knows", async () => {
  const tableAt = (path: string) => ({
    table: path.split("/")[3],
    you: "A",
    entries: [
      { type: "created", at: 1, rule_set: "compact", options: {}, seats: 2 },
      { type: "sat", at: 2, seat: "A", name: "Anna" },
      { type: "bot", at: 3, seat: "B", level: "casual" },
      { type: "started", at: 4, position: "compact 21-36 -/- A |?8 1" },
      { type: "over", at: 5, scores: [1, 0], shares: [1, 0] },
    ],
  });
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(path.endsWith("/record") ? new Response("a record") : Response.json(tableAt(path))),
  );
  localStorage.setItem("gockel.chains", JSON.stringify(["T", "U"].map((code) => [code, { commit: "c", secrets: [] }])));
  expect((await listServerGames()).map(({ code }) => code).sort()).toEqual(["T", "U"]);
  await removeGame("T");
  expect((await listServerGames()).map(({ code }) => code)).toEqual(["U"]);
  // A game of this browser has no chain of a server's.
  await removeGame("LTABLE");
  expect((await listServerGames()).map(({ code }) => code)).toEqual(["U"]);
});
