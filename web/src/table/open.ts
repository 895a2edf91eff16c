import { noteLuck } from "../fair/own_luck";
import { createTable } from "../net/http";
import type { CreateRequest } from "../net/messages";
import { drawLuck } from "../net/random";

/** Opens a table at which one seat is yours; its code. */
export async function openTable(wish: Omit<CreateRequest, "luck"> & { name: string }): Promise<string> {
  const luck = drawLuck();
  const { table, seat } = await createTable({ ...wish, luck });
  if (seat) noteLuck(table, { seat, luck });
  return table;
}
