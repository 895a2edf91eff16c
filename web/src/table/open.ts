import { keepPromise } from "../fair/own_chains";
import { createTable } from "../net/http";
import type { CreateRequest } from "../net/messages";

/**
 * Opens a table; the address at which its page sits down by itself, like everybody else's, after having seen the
 * promise of its dice.
 */
export async function openTable(wish: CreateRequest): Promise<string> {
  const { table, commit } = await createTable(wish);
  keepPromise(table, commit);
  return `/t/${table}#sit`;
}
