// The browser's own store of tables and of what the notebook knows. Nothing in it leaves the device.
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Event, Position } from "../engine/types";
import type { Level, RuleSet } from "../net/messages";
import { Refusal, type Reason } from "../net/refusal";
import type { GameSummary } from "./summary";
import type { DayResult, StoredPuzzle } from "../trainer/stored_puzzle";

/** A person who shows no animal has none. */
export type LocalSeat = { kind: "person"; name: string; animal?: string } | { kind: "bot"; level: Level; notices?: number };

/** A table without its entries. */
export interface LocalTable {
  code: string;
  /** Of its dice, and of the chains of its people. */
  seed: string;
  secret: string;
  ruleSet: RuleSet;
  seats: LocalSeat[];
  /** When it was opened and changed last, in milliseconds since 1970. */
  opened: number;
  touched: number;
  version: number;
  stage: "waiting" | "playing" | "over";
  /** The letter of who is to act, null for nobody; tables of earlier versions have none. */
  toAct?: string | null;
  /** Of a game that is over, A first. */
  scores: number[] | null;
  shares: number[] | null;
}

/** A finished game of a server at which this browser had a seat. */
export interface KeptRecord {
  code: string;
  record: string;
  seat: string;
  finished: number;
  ruleSet: RuleSet;
  seats: LocalSeat[];
  shares: number[];
}

/** An event at a real table; `unseen` is a roll of which only what was laid aside was seen. */
export type CompanionEvent = Event & { unseen?: true };

/** A game with real dice. */
export interface CompanionGame {
  code: string;
  ruleSet: RuleSet;
  seats: LocalSeat[];
  /** The letter of the owner's seat, null for none. */
  own: string | null;
  /** By seat: whether the coach helps. */
  coached: boolean[];
  /** Only what is laid aside is entered. */
  fast: boolean;
  start: Position;
  /** Those after the first `at` were taken back, and come again unless something else is entered. */
  events: CompanionEvent[];
  at: number;
  opened: number;
  touched: number;
  /** Counts changes. */
  version: number;
  /** Of a game that is over, A first. */
  scores: number[] | null;
  shares: number[] | null;
}

export interface Schema extends DBSchema {
  tables: { key: string; value: LocalTable };
  /** The text of each entry, by table and number. */
  entries: { key: [string, number]; value: string };
  /** What a review found, by table. */
  summaries: { key: string; value: GameSummary };
  records: { key: string; value: KeptRecord };
  companions: { key: string; value: CompanionGame };
  /** What the trainer asks, by position; those from one's own games also by the game. */
  puzzles: { key: string; value: StoredPuzzle; indexes: { game: string } };
  /** The games that the trainer has looked through. */
  trained: { key: string; value: { code: string } };
  /** The daily puzzles, by date. */
  days: { key: string; value: DayResult };
}

export type Database = IDBPDatabase<Schema>;

/** What each version added to the one before: never changed, only continued. */
const migrations: ((db: Database) => void)[] = [
  (db) => {
    db.createObjectStore("tables", { keyPath: "code" });
    db.createObjectStore("entries");
  },
  (db) => {
    db.createObjectStore("summaries", { keyPath: "code" });
    db.createObjectStore("records", { keyPath: "code" });
  },
  (db) => {
    db.createObjectStore("companions", { keyPath: "code" });
  },
  (db) => {
    db.createObjectStore("puzzles", { keyPath: "position" }).createIndex("game", "game");
    db.createObjectStore("trained", { keyPath: "code" });
    db.createObjectStore("days", { keyPath: "date" });
  },
];

const name = "gockel";
let opening: Promise<Database> | null = null;

/** The one connection of this page. Rejects with a `Refusal` where the browser keeps nothing. */
export function database(): Promise<Database> {
  return (opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  }));
}

async function open(): Promise<Database> {
  try {
    const db = await openDB<Schema>(name, migrations.length, {
      upgrade: (database, old) => migrations.slice(old).forEach((migrate) => migrate(database)),
      // A newer page in another tab waits for this one: it is let through, and the next request opens anew.
      blocking: () => void closeDatabase(),
      terminated: () => (opening = null),
    });
    return db;
  } catch (error) {
    throw storageRefusal(error);
  }
}

/** Lets go of the connection; the next request opens a new one. */
export async function closeDatabase(): Promise<void> {
  const open = opening;
  opening = null;
  (await open?.catch(() => null))?.close();
}

/** By the browser's name for what went wrong. A newer page in another tab has brought the store up to date. */
const reasons: Record<string, Reason> = { QuotaExceededError: "full", VersionError: "outdated" };

/** Why the browser did not store or read something, as a refusal. */
export function storageRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const known = error instanceof DOMException ? reasons[error.name] : undefined;
  return new Refusal(known ?? "no_storage", String(error));
}

/** Runs work on the store; what the browser refuses becomes a `Refusal`. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await work(await database());
  } catch (error) {
    throw storageRefusal(error);
  }
}
