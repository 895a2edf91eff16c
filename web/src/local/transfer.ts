// The notebook as one file, to take along to another browser.
import type { Engine } from "../engine/engine";
import { createCompanion, eventOf, listCompanions, readCompanion } from "./companions";
import { isCompanion } from "./codes";
import { withDatabase, type CompanionGame, type KeptRecord, type LocalTable } from "./database";
import { createTable, listLocalTables, readTable, type StoredTable } from "./store";
import { mergeTraining, trainingFile, type TrainingFile } from "./training_transfer";

const format = "gockel-notebook";
const version = 1;

interface NotebookFile extends TrainingFile {
  format: typeof format;
  version: typeof version;
  tables: StoredTable[];
  records: KeptRecord[];
  /** Files of earlier pages have none. */
  companions?: CompanionGame[];
}

/** Everything that is kept, as text. */
export async function notebookText(): Promise<string> {
  const tables = await Promise.all((await listLocalTables()).map(({ code }) => readTable(code)));
  const records = await withDatabase((db) => db.getAll("records"));
  const companions = await listCompanions();
  const games = { tables: tables.filter((table) => table !== null), records, companions };
  const file: NotebookFile = { format, version, ...games, ...(await trainingFile()) };
  return JSON.stringify(file);
}

export interface Imported {
  added: number;
  /** There already. */
  skipped: number;
  damaged: number;
}

function parse(text: string): NotebookFile | null {
  try {
    const read = JSON.parse(text) as Partial<NotebookFile> | null;
    const fits = read?.format === format && read.version === version && Array.isArray(read.tables) && Array.isArray(read.records);
    return fits ? (read as NotebookFile) : null;
  } catch {
    return null;
  }
}

/** The row of a table whose entries the engine has read, whatever the file says about it; null when they are none of a table. */
async function checkedTable(stored: StoredTable, engine: Engine): Promise<LocalTable | null> {
  try {
    const { table, entries } = stored;
    const look = await engine.tableStep({ entries, seed: table.seed, now: 0, method: "ping" });
    const created = JSON.parse(entries[0]!) as { table: string; rule_set: LocalTable["ruleSet"]; seats: number; at: number };
    const fits = created.table === table.code && created.seats === table.seats.length && /^[0-9a-f]{64}$/.test(table.secret);
    if (!fits) return null;
    const { seats, seed, secret } = table;
    const fixed = { code: created.table, ruleSet: created.rule_set, opened: created.at, touched: created.at };
    return { ...fixed, seed, secret, seats, version: 0, stage: look.stage, toAct: look.to_act, scores: null, shares: null };
  } catch {
    return null;
  }
}

/** A record that the engine reads to its end. */
async function checkedRecord(kept: KeptRecord, engine: Engine): Promise<KeptRecord | null> {
  try {
    const { code, record, seat, finished, ruleSet, seats, shares } = kept;
    const texts = [code, record, seat, ruleSet].every((text) => typeof text === "string" && text !== "");
    const fits = texts && Number.isFinite(finished) && Array.isArray(seats) && Array.isArray(shares);
    if (!fits || (await engine.record(record)).error !== null) return null;
    return { code, record, seat, finished, ruleSet, seats, shares };
  } catch {
    return null;
  }
}

/** A game with real dice as the engine has followed it, whatever the file says about its end; null when it could not happen. */
async function checkedCompanion(game: CompanionGame, engine: Engine): Promise<CompanionGame | null> {
  try {
    const { code, seats, own, coached, fast, start, events, at, opened, touched } = game;
    const { rules, seats: count } = await engine.describe(start);
    const played = events.slice(0, at);
    const record = await engine.writeRecord({ position: start, events: played.map(eventOf) });
    const whole = await engine.writeRecord({ position: start, events: events.map(eventOf) });
    const fits = isCompanion(code) && count === seats.length && count === coached.length && at <= events.length && whole;
    if (!fits) return null;
    const { over, scores, shares } = await engine.record(record);
    const end = { scores: over ? scores : null, shares };
    return { code, ruleSet: rules.set, seats, own, coached, fast, start, events, at, opened, touched, version: 0, ...end };
  } catch {
    return null;
  }
}

/**
 * Adds the games of a notebook's text, and what was trained, to those that are here; null when it is no notebook. The games that are
 * here stay as they are.
 */
export async function importNotebook(text: string, engine: Engine): Promise<Imported | null> {
  const file = parse(text);
  if (!file) return null;
  const done: Imported = { added: 0, skipped: 0, damaged: 0 };
  for (const stored of file.tables) {
    const table = await checkedTable(stored, engine);
    if (!table) done.damaged++;
    else if (await readTable(table.code)) done.skipped++;
    else {
      await createTable(table, stored.entries);
      done.added++;
    }
  }
  for (const given of file.records) {
    const kept = await checkedRecord(given, engine);
    if (!kept) done.damaged++;
    else if (await withDatabase((db) => db.get("records", kept.code))) done.skipped++;
    else {
      await withDatabase((db) => db.put("records", kept));
      done.added++;
    }
  }
  for (const given of Array.isArray(file.companions) ? file.companions : []) {
    const game = await checkedCompanion(given, engine);
    if (!game) done.damaged++;
    else if (await readCompanion(game.code)) done.skipped++;
    else {
      await createCompanion(game);
      done.added++;
    }
  }
  await mergeTraining(file, engine);
  return done;
}
