import type { Engine } from "../engine/engine";
import { reasonOf } from "../net/refusal";
import type { TableOrigin } from "../table/source";
import { localChains } from "./chains";
import { isCompanion } from "./codes";
import { companionRecord } from "./companions";
import { LocalSource } from "./local_source";
import { readTable } from "./store";

/** A table of this browser. */
export function localTable(code: string, engine: Engine): TableOrigin {
  let source: LocalSource | null = null;
  return {
    local: true,
    open: (listener) => (source = new LocalSource(code, engine, listener)),
    chains: localChains(() => source!.secret),
    missing: () => readTable(code).then((found) => (found ? "damaged" : "not_found"), reasonOf),
  };
}

/** A game of this browser as a record. */
export async function localRecord(code: string, engine: Engine): Promise<string> {
  if (isCompanion(code)) return companionRecord(code, engine);
  return engine.tableRecord((await readTable(code))?.entries ?? []);
}
