import { board } from "./en/board";
import { fair } from "./en/fair";
import { games } from "./en/games";
import { learn } from "./en/learn";
import { log } from "./en/log";
import * as page from "./en/page";
import { review } from "./en/review";
import * as table from "./en/table";

/** Every text of the page in English. `de.ts` has the same shape. One section per part of the page. */
export const en = {
  ...page,
  ...table,
  fair,
  games,
  board,
  learn,
  log,
  review,
};

export type Words = typeof en;
