import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Engine } from "../engine/engine";
import { loadEngine } from "../engine/node";
import type { Entry } from "../net/messages";
import type { Surroundings } from "../net/socket";
import { localChains } from "./chains";
import { isLocal } from "./codes";
import { closeDatabase, type LocalSeat } from "./database";
import { LocalSource } from "./local_source";
import { openLocalTable } from "./open_table";
import * as store from "./store";
import { Refusal } from "../net/refusal";
import { verify } from "../fair/verify";

let engine: Engine;
beforeAll(async () => void (engine = await loadEngine()));
beforeEach(() => vi.stubGlobal("indexedDB", new IDBFactory()));
afterEach(async () => {
  vi.restoreAllMocks();
  await closeDatabase();
  vi.unstubAllGlobals();
});

const anna: LocalSeat = { kind: "person", name: "Anna" };
const ben: LocalSeat = { kind: "person", name: "  Ben " };
const bot: LocalSeat = { kind: "bot", level: "child" };

/** Everything a source tells, as a page would hold it. */
class Page {
  entries: Entry[] = [];
  around: Surroundings | null = null;
  connected: boolean | null = null;
  refused: string[] = [];
  readonly source: LocalSource;
  constructor(readonly code: string) {
    this.source = new LocalSource(code, engine, {
      entries: (entries, from) => {
        expect(from).toBe(this.entries.length + 1);
        this.entries = [...this.entries, ...entries];
      },
      surroundings: (around) => {
        // Whoever hears that it is their turn knows what led to it.
        expect(this.entries).toHaveLength(this.source?.version ?? 0);
        this.around = around;
      },
      connection: ({ kind }) => (this.connected = kind === "connected"),
      refused: (reason) => this.refused.push(reason),
    });
  }
  async ready(): Promise<this> {
    await vi.waitFor(() => expect(this.connected).not.toBeNull());
    return this;
  }
  /** The position of the game. */
  async position(): Promise<string> {
    let position = "";
    for (const entry of this.entries) {
      if (entry.type === "started") ({ position } = entry);
      if (entry.type === "dice") position = await engine.apply(position, { dice: entry.dice });
      if (entry.type === "move") position = await engine.apply(position, { move: entry.move });
    }
    return position;
  }
  /** The person who holds the device throws, or does what a child would. */
  async act(): Promise<void> {
    const position = await this.position();
    const { version } = this.source;
    const { node } = await engine.describe(position);
    if (node === "chance") {
      const link = localChains(() => this.source.secret).nextLink(this.entries, this.around!.you!)!;
      await this.source.request("throw", { version, link });
    } else await this.source.request("play", { version, move: await engine.pick(position, "child") });
  }
}

const open = async (...seats: LocalSeat[]) => new Page(await openLocalTable(engine, { ruleSet: "wok", seats })).ready();

test("Everybody sits at a new table, names are as the table writes them, and its game begins", async () => {
  const page = await open(anna, ben);
  expect(isLocal(page.code)).toBe(true);
  expect(page.entries.map(({ type }) => type)).toEqual(["created", "sat", "sat", "started"]);
  expect((await store.readTable(page.code))!.table).toMatchObject({
    stage: "playing",
    seats: [anna, { kind: "person", name: "Ben" }],
  });
  expect(page.around).toMatchObject({ shared: true, present: ["A", "B"] });
  page.source.close();
});

test("A name that nobody may have is refused for what it is, and no table is left behind", async () => {
  await expect(open({ kind: "person", name: "Gockel" }, bot)).rejects.toMatchObject({ reason: "name_of_computer" });
  expect(await store.listLocalTables()).toEqual([]);
});

test("A game of two people and a computer goes to its end; every entry was stored before it was told, and the dice are right", async () => {
  const code = await openLocalTable(engine, { ruleSet: "wok", seats: [anna, ben, bot] });
  const page = new Page(code);
  await page.ready();
  const holders = new Set<string>();
  for (let i = 0; i < 400 && !page.entries.some(({ type }) => type === "over"); i++) {
    holders.add(page.around!.you!);
    const toAct = (await engine.describe(await page.position())).seat;
    if (toAct === "C") {
      const before = page.entries.length;
      await vi.waitFor(() => expect(page.entries.length).toBeGreaterThan(before), { timeout: 5000 });
    } else await page.act();
    expect((await store.readTable(code))!.entries).toHaveLength(page.entries.length);
  }
  expect([...holders].sort()).toEqual(["A", "B"]);
  const stored = (await store.readTable(code))!;
  expect(stored.table.stage).toBe("over");
  expect(stored.table.scores).toHaveLength(3);
  const verdict = await verify(page.entries, engine, null);
  expect(verdict.rolls.every(({ right }) => right)).toBe(true);
  expect(await engine.tableRecord(stored.entries)).toContain('[A "Anna"]');
  // Once more with the same people.
  const { table } = await page.source.request("rematch", {});
  expect((await store.readTable(table))!.table.seats).toEqual(stored.table.seats);
  expect(await page.source.request("rematch", {})).toMatchObject({ table });
  page.source.close();
}, 120_000);

test("What cannot be stored has not happened, and is said", async () => {
  const page = await open(anna, ben);
  const full = vi.spyOn(store, "appendEntries").mockRejectedValue(new Refusal("full", "no room"));
  await expect(page.act()).rejects.toMatchObject({ reason: "full" });
  expect(page.entries).toHaveLength(4);
  full.mockRestore();
  await page.act();
  expect(page.entries.length).toBeGreaterThan(4);
  page.source.close();
});

test("Two tabs at one table: the second is told what the first did, and what it asks for too late is refused", async () => {
  const one = await open(anna, ben);
  const other = await new Page(one.code).ready();
  const { version } = other.source;
  await one.act();
  await vi.waitFor(() => expect(other.entries).toEqual(one.entries));
  const link = localChains(() => other.source.secret).nextLink(one.entries, "A")!;
  await expect(other.source.request("throw", { version, link })).rejects.toMatchObject({ reason: "stale" });
  expect(other.entries).toEqual(one.entries);
  one.source.close();
  other.source.close();
});

test("A reload finds the game where it was, and who is to act", async () => {
  const before = await open(anna, ben);
  await before.act();
  before.source.close();
  const after = await new Page(before.code).ready();
  expect(after.entries).toEqual(before.entries);
  expect(after.around!.you).toBe(before.around!.you);
  await after.act();
  after.source.close();
});

test("A table that is not there, and one that was damaged, are not connected", async () => {
  expect((await new Page("LNOTHERE0000").ready()).connected).toBe(false);
  const page = await open(anna, ben);
  page.source.close();
  const stored = (await store.readTable(page.code))!;
  vi.spyOn(store, "readTable").mockResolvedValue({
    ...stored,
    entries: stored.entries.map((text) => text.replace("Anna", "Emma")),
  });
  expect((await new Page(page.code).ready()).connected).toBe(false);
});
