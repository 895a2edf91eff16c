import { board } from "./de/board";
import { games } from "./de/games";
import { log } from "./de/log";
import * as page from "./de/page";
import * as table from "./de/table";
import type { Words } from "./en";

export const de: Words = {
  ...page,
  ...table,
  games,
  board,
  log,
};
