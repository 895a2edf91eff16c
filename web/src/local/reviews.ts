// What the engine's reviews say about one's own games, made once and kept.
import type { Engine } from "../engine/engine";
import type { Entry } from "../net/messages";
import type { Language } from "../words/languages";
import { withDatabase } from "./database";
import type { NotebookGame } from "./notebook";
import { localEntries, recordOf } from "./record";
import { summaryOf, type Bot, type GameSummary } from "./summary";

export interface ReviewProgress {
  done: number;
  all: number;
  failed: number;
}

const listSummaries = (): Promise<GameSummary[]> => withDatabase((db) => db.getAll("summaries"));

const keepSummary = (summary: GameSummary): Promise<void> =>
  withDatabase(async (db) => void (await db.put("summaries", summary)));

/** The computer players of a table of this browser; one who takes a person's place for a while is none of them. */
async function botsOf(code: string): Promise<Bot[]> {
  const entries = (await localEntries(code)).split("\n").filter(Boolean);
  return entries
    .map((text) => JSON.parse(text) as Entry)
    .flatMap((entry) => (entry.type === "bot" ? [{ seat: entry.seat, level: entry.level, notices: entry.notices ?? 0 }] : []));
}

/**
 * The summaries of all finished games with a seat of one's own; those that are missing are made, one after the other.
 * A game that cannot be reviewed is counted and left out. `goOn` is asked before each, and ends it with false.
 */
export async function summariesOf(
  games: NotebookGame[],
  engine: Engine,
  language: Language,
  goOn: (progress: ReviewProgress, summaries: GameSummary[]) => boolean,
): Promise<void> {
  const own = games.filter(({ shares, seat }) => shares !== null && seat !== null);
  const known = (await listSummaries()).filter(({ code }) => own.some((game) => game.code === code));
  const missing = own.filter(({ code }) => !known.some((summary) => summary.code === code));
  const progress = { done: 0, all: missing.length, failed: 0 };
  for (const { code, ruleSet, touched, seat, local } of missing) {
    if (!goOn({ ...progress }, [...known])) return;
    try {
      const review = await engine.review(await recordOf(code), language);
      const bots = local ? await botsOf(code) : [];
      const summary = summaryOf({ code, ruleSet, finished: touched, seat: seat!, bots }, review);
      if (summary) {
        known.push(summary);
        await keepSummary(summary).catch(() => undefined);
      } else progress.failed++;
    } catch {
      progress.failed++;
    }
    progress.done++;
  }
  goOn({ ...progress }, known);
}
