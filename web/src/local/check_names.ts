import type { Engine } from "../engine/engine";
import type { Entry } from "../net/messages";
import { randomHex } from "../net/random";
import { aboutName, type NameReason } from "../net/refusal";
import { localChains } from "./chains";
import { freshCode } from "./codes";
import type { LocalSeat } from "./database";
import { refusalFrom } from "./refusals";

/** The names of these seats that no table takes, and why: each tries to sit down at a table that nobody keeps. */
export async function refusedNames(engine: Engine, seats: LocalSeat[]): Promise<Map<string, NameReason>> {
  const [now, seed, secret] = [Date.now(), randomHex(32), randomHex(32)];
  const request = { rule_set: "compact", options: {}, seats: [{ kind: "open" }, { kind: "open" }] };
  const { entries } = await engine.tableOpen({ request, table: freshCode(), seed, public_seed: randomHex(32), now });
  const chain = localChains(() => secret).newChain(entries.map((text) => JSON.parse(text) as Entry));
  const names = new Set(seats.flatMap((seat) => (seat.kind === "person" ? [seat.name] : [])));
  const refused = new Map<string, NameReason>();
  for (const name of names) {
    const params = { client: randomHex(12), name, chain };
    const sit = engine.tableStep({ entries, seed, now, method: "sit", params, salt: randomHex(16) });
    const reason = await sit.then(
      () => null,
      (error: unknown) => aboutName(refusalFrom(error).reason),
    );
    if (reason) refused.set(name, reason);
  }
  return refused;
}
