import type { Engine } from "../engine/engine";
import type { Entry, Options, RuleSet, SeatWish } from "../net/messages";
import { randomHex } from "../net/random";
import { letters } from "../table/facts";
import { localChains } from "./chains";
import { freshCode } from "./codes";
import type { LocalSeat, LocalTable } from "./database";
import { refusalFrom } from "./refusals";
import { createTable } from "./store";

/** A table that somebody wants to play at on this device. */
export interface LocalWish {
  ruleSet: RuleSet;
  options?: Options;
  /** A first. */
  seats: LocalSeat[];
}

/** The entries of a table under way that nobody has stored yet. */
interface Opening {
  texts: string[];
  stage: LocalTable["stage"];
  toAct: string | null;
}

const kindOf = (seat: LocalSeat): SeatWish => (seat.kind === "bot" ? seat : { kind: "open" });

async function firstEntries(engine: Engine, wish: LocalWish, table: LocalTable): Promise<Opening> {
  const { code, seed, opened: now } = table;
  const request = { rule_set: wish.ruleSet, options: wish.options ?? {}, seats: wish.seats.map(kindOf) };
  const open = await engine.tableOpen({ request, table: code, seed, public_seed: randomHex(32), now });
  const chains = localChains(() => table.secret);
  const opening: Opening = { texts: open.entries, stage: open.stage, toAct: null };
  for (const seat of wish.seats) {
    if (seat.kind !== "person") continue;
    const entries = opening.texts.map((text) => JSON.parse(text) as Entry);
    const { name, animal } = seat;
    const params = { client: randomHex(12), name, chain: chains.newChain(entries), ...(animal && { animal }) };
    const salt = randomHex(16);
    const step = await engine.tableStep({ entries: opening.texts, seed, now, method: "sit", params, salt });
    opening.texts = [...opening.texts, ...step.entries];
    opening.stage = step.stage;
    opening.toAct = step.to_act;
  }
  return opening;
}

/** The seats with the names as the table knows them. */
function seatsOf(seats: LocalSeat[], texts: string[]): LocalSeat[] {
  const sat = texts.map((text) => JSON.parse(text) as Entry).filter((entry) => entry.type === "sat");
  const names = new Map(sat.map(({ seat, name }) => [seat, name]));
  return seats.map((seat, i) => (seat.kind === "person" ? { ...seat, name: names.get(letters[i]!)! } : seat));
}

/** Lays a table on this device at which everybody sits already; its code. Rejects with a `Refusal`. */
export async function openLocalTable(engine: Engine, wish: LocalWish): Promise<string> {
  const now = Date.now();
  const table: LocalTable = {
    code: freshCode(),
    seed: randomHex(32),
    secret: randomHex(32),
    ruleSet: wish.ruleSet,
    seats: wish.seats,
    opened: now,
    touched: now,
    version: 0,
    stage: "waiting",
    scores: null,
    shares: null,
  };
  const { texts, stage, toAct } = await firstEntries(engine, wish, table).catch((error: unknown) => {
    throw refusalFrom(error);
  });
  await createTable({ ...table, stage, toAct, seats: seatsOf(table.seats, texts) }, texts);
  return table.code;
}
