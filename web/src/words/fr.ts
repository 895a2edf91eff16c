import { board } from "./fr/board";
import { choices } from "./fr/choices";
import { company } from "./fr/company";
import { games } from "./fr/games";
import { local } from "./fr/local";
import { log } from "./fr/log";
import { meet } from "./fr/meet";
import { app, create, home, problems, settings, tables } from "./fr/page";
import { lobby, over, replay, table } from "./fr/table";
import { throws } from "./fr/throws";
import { watching } from "./fr/watching";
import type { Words } from "./en";

export const fr: Words = {
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
