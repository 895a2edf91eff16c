// Tables in the browser: as a server's store, an append counts only behind the version that it was made for, so that two
// tabs cannot destroy each other's game.
import type { Entry } from "../net/messages";
import { withDatabase, type LocalTable } from "./database";

const ofTable = (code: string): IDBKeyRange => IDBKeyRange.bound([code, 0], [code, Infinity]);

export interface StoredTable {
  table: LocalTable;
  /** The texts of all entries. */
  entries: string[];
}

/**
 * Waits until all writes of a transaction are on the disk. Rejects with what ended the transaction: its writes would only
 * say that it was ended.
 */
export async function stored(change: { done: Promise<void> }, writes: Promise<unknown>[]): Promise<void> {
  await Promise.all([Promise.allSettled(writes), change.done]);
}

/** How a table stands behind its last entry. */
export type TableState = Required<Pick<LocalTable, "stage" | "toAct">>;

/** What entries change in the row of their table. */
function changed(table: LocalTable, entries: string[], { stage, toAct }: TableState): LocalTable {
  const read = entries.map((text) => JSON.parse(text) as Entry);
  const over = read.find((entry) => entry.type === "over");
  return {
    ...table,
    version: table.version + entries.length,
    touched: read.at(-1)?.at ?? table.touched,
    stage,
    toAct,
    ...(over && { scores: over.scores, shares: over.shares }),
  };
}

/** Stores a new table with its first entries, as a whole or not at all. */
export function createTable(table: LocalTable, entries: string[]): Promise<void> {
  return withDatabase(async (db) => {
    // The battery may be empty in a moment: stored means on the disk.
    const change = db.transaction(["tables", "entries"], "readwrite", { durability: "strict" });
    const row = changed({ ...table, version: 0 }, entries, { stage: table.stage, toAct: table.toAct ?? null });
    const writes = entries.map((text, i) => change.objectStore("entries").add(text, [table.code, i + 1]));
    await stored(change, [change.objectStore("tables").add(row), ...writes]);
    announce(table.code);
  });
}

/** Stores entries behind number `expected`; false, and nothing changes, when others are there already or the table is gone. */
export function appendEntries(code: string, expected: number, entries: string[], state: TableState): Promise<boolean> {
  return withDatabase(async (db) => {
    const change = db.transaction(["tables", "entries"], "readwrite", { durability: "strict" });
    const table = await change.objectStore("tables").get(code);
    if (table?.version !== expected) return false;
    const writes = entries.map((text, i) => change.objectStore("entries").add(text, [code, expected + i + 1]));
    await stored(change, [change.objectStore("tables").put(changed(table, entries, state)), ...writes]);
    announce(code);
    return true;
  });
}

/** The table with all its entries, or null. */
export function readTable(code: string): Promise<StoredTable | null> {
  return withDatabase(async (db) => {
    const look = db.transaction(["tables", "entries"]);
    const [table, entries] = await Promise.all([
      look.objectStore("tables").get(code),
      look.objectStore("entries").getAll(ofTable(code)),
    ]);
    return table ? { table, entries } : null;
  });
}

/** All tables of this browser, the one that was played last first. */
export function listLocalTables(): Promise<LocalTable[]> {
  return withDatabase(async (db) => (await db.getAll("tables")).sort((a, b) => b.touched - a.touched));
}

/** Removes a table and all that was kept about it. */
export function deleteTable(code: string): Promise<void> {
  return withDatabase(async (db) => {
    const change = db.transaction(["tables", "entries", "summaries", "records", "companions", "trained", "puzzles"], "readwrite");
    const puzzles = await change.objectStore("puzzles").index("game").getAllKeys(code);
    await stored(change, [
      ...puzzles.map((position) => change.objectStore("puzzles").delete(position)),
      change.objectStore("trained").delete(code),
      change.objectStore("tables").delete(code),
      change.objectStore("entries").delete(ofTable(code)),
      change.objectStore("summaries").delete(code),
      change.objectStore("records").delete(code),
      change.objectStore("companions").delete(code),
    ]);
    announce(code);
  });
}

const channel = "gockel.tables";

/** Tells the other tabs that a table has changed. */
export function announce(code: string): void {
  if (typeof BroadcastChannel === "undefined") return;
  const out = new BroadcastChannel(channel);
  out.postMessage(code);
  out.close();
}

/** Hears of the tables that other tabs change; the result ends it. */
export function hearTables(changed: (code: string) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const heard = new BroadcastChannel(channel);
  heard.onmessage = ({ data }: MessageEvent<string>) => changed(data);
  return () => heard.close();
}
