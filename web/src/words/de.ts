import { board } from "./de/board";
import { fair } from "./de/fair";
import { games } from "./de/games";
import { learn } from "./de/learn";
import { log } from "./de/log";
import * as page from "./de/page";
import { review } from "./de/review";
import * as table from "./de/table";
import type { Words } from "./en";

export const de: Words = {
  ...page,
  ...table,
  fair,
  games,
  board,
  learn,
  log,
  review,
};
