import { board } from "./en/board";
import { games } from "./en/games";
import { log } from "./en/log";
import * as page from "./en/page";
import * as table from "./en/table";

/** Texts of the page in English, without those in `en_later.ts`. `de.ts` has the same shape. One section per part of the page. */
export const en = {
  ...page,
  ...table,
  games,
  board,
  log,
};

export type Words = typeof en;
