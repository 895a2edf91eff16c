import { board } from "./en/board";
import { choices } from "./en/choices";
import { company } from "./en/company";
import { games } from "./en/games";
import { local } from "./en/local";
import { log } from "./en/log";
import { meet } from "./en/meet";
import { app, create, home, problems, settings, tables } from "./en/page";
import { lobby, over, replay, table } from "./en/table";
import { throws } from "./en/throws";
import { watching } from "./en/watching";

/**
 * Texts of the page in English, without those in `en_later.ts`. One section per part of the page. The other languages are
 * written out as `Words`, so that neither a missing nor a superfluous text compiles.
 */
export const en = {
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

export type Words = typeof en;
