import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../net/refusal";
import { closeDatabase, database, type LocalTable } from "./database";
import { appendEntries, createTable, deleteTable, hearTables, listLocalTables, readTable } from "./store";

const table = (code: string): LocalTable => ({
  code,
  seed: "7".repeat(64),
  secret: "5".repeat(64),
  ruleSet: "wok",
  seats: [
    { kind: "person", name: "Anna" },
    { kind: "bot", level: "child" },
  ],
  opened: 1,
  touched: 1,
  version: 0,
  stage: "playing",
  scores: null,
  shares: null,
});
const entry = (type: string, at: number, more: object = {}) => JSON.stringify({ type, at, ...more });
const first = [entry("created", 1), entry("started", 2)];

beforeEach(() => vi.stubGlobal("indexedDB", new IDBFactory()));
afterEach(async () => {
  await closeDatabase();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("A table comes back as it was stored, entry by entry", async () => {
  await createTable(table("LA"), first);
  await createTable(table("LAB"), [entry("created", 9)]);
  expect(await appendEntries("LA", 2, [entry("dice", 3)], { stage: "playing", toAct: null })).toBe(true);
  const stored = await readTable("LA");
  expect(stored!.entries).toEqual([...first, entry("dice", 3)]);
  expect(stored!.table).toMatchObject({ version: 3, touched: 3, stage: "playing" });
  expect((await listLocalTables()).map(({ code }) => code)).toEqual(["LAB", "LA"]);
});

test("Of two tabs that play on from one point the second changes nothing", async () => {
  await createTable(table("LA"), first);
  const [one, other] = await Promise.all([
    appendEntries("LA", 2, [entry("dice", 3, { dice: "one" })], { stage: "playing", toAct: null }),
    appendEntries("LA", 2, [entry("dice", 3, { dice: "other" })], { stage: "playing", toAct: null }),
  ]);
  expect([one, other].sort()).toEqual([false, true]);
  expect((await readTable("LA"))!.entries).toHaveLength(3);
});

test("The end of a game is kept with its result", async () => {
  await createTable(table("LA"), first);
  await appendEntries("LA", 2, [entry("over", 4, { scores: [3, 5], shares: [0, 1] })], { stage: "over", toAct: null });
  expect((await readTable("LA"))!.table).toMatchObject({ stage: "over", scores: [3, 5], shares: [0, 1] });
});

test("A deleted table is gone with all its entries, and nothing is added to it any more", async () => {
  await createTable(table("LA"), first);
  await createTable(table("LB"), first);
  await deleteTable("LA");
  expect(await readTable("LA")).toBeNull();
  expect(await appendEntries("LA", 2, [entry("dice", 3)], { stage: "playing", toAct: null })).toBe(false);
  expect((await readTable("LB"))!.entries).toEqual(first);
});

test("A full browser refuses with a reason, and the game stays as it was", async () => {
  await createTable(table("LA"), first);
  const add = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  const refused = await appendEntries("LA", 2, [entry("dice", 3)], { stage: "playing", toAct: null }).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(Refusal);
  expect((refused as Refusal).reason).toBe("full");
  add.mockRestore();
  const stored = await readTable("LA");
  expect(stored!.entries).toEqual(first);
  expect(stored!.table.version).toBe(2);
  expect(await appendEntries("LA", 2, [entry("dice", 3)], { stage: "playing", toAct: null })).toBe(true);
});

test("A browser that keeps nothing is told apart from a full one, and asked again the next time", async () => {
  const open = vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await expect(listLocalTables()).rejects.toMatchObject({ reason: "no_storage" });
  open.mockRestore();
  expect(await listLocalTables()).toEqual([]);
});

test("A page that is older than what is stored is told apart from a browser that keeps nothing", async () => {
  (await openDB("gockel", 99)).close();
  await expect(listLocalTables()).rejects.toMatchObject({ reason: "outdated" });
});

test("What an older version of the page stored is still there after it was brought up to date", async () => {
  const old = await openDB("gockel", 1, {
    upgrade: (db) => {
      db.createObjectStore("tables", { keyPath: "code" });
      db.createObjectStore("entries");
    },
  });
  await old.add("tables", { ...table("LA"), version: 2 });
  await old.add("entries", first[0], ["LA", 1]);
  await old.add("entries", first[1], ["LA", 2]);
  old.close();
  expect((await readTable("LA"))!.entries).toEqual(first);
  expect([...(await database()).objectStoreNames]).toEqual([
    "companions",
    "days",
    "entries",
    "puzzles",
    "records",
    "summaries",
    "tables",
    "trained",
  ]);
});

test("A newer page in another tab is let through", async () => {
  await createTable(table("LA"), first);
  const newer = await openDB("gockel", 99);
  expect(newer.version).toBe(99);
  newer.close();
});

test("Other tabs hear of every change", async () => {
  const heard: string[] = [];
  const end = hearTables((code) => heard.push(code));
  await createTable(table("LA"), first);
  await appendEntries("LA", 2, [entry("dice", 3)], { stage: "playing", toAct: null });
  await vi.waitFor(() => expect(heard).toEqual(["LA", "LA"]));
  end();
});
