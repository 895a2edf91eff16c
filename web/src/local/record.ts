import { engine } from "../app/engine";
import { fetchRecord } from "../net/http";
import { isLocal } from "./codes";

/** The game of a table, wherever it is kept, as a record. */
export async function recordOf(code: string): Promise<string> {
  if (isLocal(code)) return (await import("./local_table")).localRecord(code, engine());
  // A game that the notebook has kept can be looked at when the server is gone or has forgotten it.
  const { keptRecord } = await import("./records");
  return fetchRecord(code).catch(async (error: unknown) => {
    const kept = await keptRecord(code).catch(() => null);
    if (kept === null) throw error;
    return kept;
  });
}

/** The texts of all entries of a table of this browser, a line each. */
export async function localEntries(code: string): Promise<string> {
  const { readTable } = await import("./store");
  return ((await readTable(code))?.entries ?? []).map((text) => `${text}\n`).join("");
}
