import type { Engine } from "../engine/engine";
import { keepPromise } from "../fair/own_chains";
import { createTable } from "../net/http";
import type { CreateRequest, Level, RuleSet } from "../net/messages";

/**
 * Opens a table; the address at which its page sits down by itself, like everybody else's, after having seen the
 * promise of its dice.
 */
export async function openTable(wish: CreateRequest): Promise<string> {
  const { table, commit } = await createTable(wish);
  keepPromise(table, commit);
  return `/t/${table}#sit`;
}

/** Lays a table in this browser for one person and computer players, which starts at once; its address. */
export async function openQuickGame(
  engine: Engine,
  game: RuleSet,
  { name, animal }: { name: string; animal: string },
  against: { opponents: number; level: Level; notices?: number },
): Promise<string> {
  const { openLocalTable } = await import("../local/open_table");
  const bots = Array.from({ length: against.opponents }, () => ({
    kind: "bot" as const,
    level: against.level,
    ...(against.notices && { notices: against.notices }),
  }));
  return `/t/${await openLocalTable(engine, { ruleSet: game, seats: [{ kind: "person", name, ...(animal && { animal }) }, ...bots] })}`;
}
