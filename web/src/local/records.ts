// Finished games of a server at which this browser had a seat, kept for the notebook.
import { withDatabase, type KeptRecord } from "./database";

export const keptRecord = (code: string): Promise<string | null> =>
  withDatabase(async (db) => (await db.get("records", code))?.record ?? null);

export const keepRecord = (kept: KeptRecord): Promise<void> => withDatabase(async (db) => void (await db.put("records", kept)));

export const listRecords = (): Promise<KeptRecord[]> => withDatabase((db) => db.getAll("records"));
