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

/** Opens a table for the reader and computer players, whose game starts at once; its address, as of `openTable`. */
export function openQuickGame(game: RuleSet, against: { opponents: number; level: Level }): Promise<string> {
  const bots = Array.from({ length: against.opponents }, () => ({ kind: "bot" as const, level: against.level }));
  return openTable({ rule_set: game, seats: [{ kind: "open" }, ...bots] });
}
