import { board } from "./de/board";
import { choices } from "./de/choices";
import { company } from "./de/company";
import { games } from "./de/games";
import { local } from "./de/local";
import { log } from "./de/log";
import { meet } from "./de/meet";
import { app, create, home, problems, settings, tables } from "./de/page";
import { lobby, over, replay, table } from "./de/table";
import { throws } from "./de/throws";
import { watching } from "./de/watching";
import type { Words } from "./en";

export const de: Words = {
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
