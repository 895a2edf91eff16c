import { board } from "./nl/board";
import { choices } from "./nl/choices";
import { company } from "./nl/company";
import { games } from "./nl/games";
import { local } from "./nl/local";
import { log } from "./nl/log";
import { meet } from "./nl/meet";
import { app, create, home, problems, settings, tables } from "./nl/page";
import { lobby, over, replay, table } from "./nl/table";
import { throws } from "./nl/throws";
import { watching } from "./nl/watching";
import type { Words } from "./en";

export const nl: Words = {
  app,
  home,
  create,
  tables,
  settings,
  problems,
  lobby,
  table,
  over,
  replay,
  games,
  board,
  log,
  meet,
  choices,
  throws,
  company,
  local,
  watching,
};
