// Puzzles from one's own games: every decision that the review marks.
import type { Engine } from "../engine/engine";
import type { NotebookGame } from "../local/notebook";
import { recordOf } from "../local/record";
import type { Language } from "../words/languages";
import { addPuzzles, trainedGames } from "./puzzle_store";
import { unasked } from "./schedule";
import type { StoredPuzzle } from "./stored_puzzle";

/** The marked decisions of the seat in a record. */
export async function mistakesIn(
  record: string,
  game: Pick<NotebookGame, "code" | "seat" | "ruleSet">,
  engine: Engine,
  lang: Language,
  now: Date,
): Promise<StoredPuzzle[]> {
  const { events } = await engine.review(record, lang);
  const found: StoredPuzzle[] = [];
  for (const [index, event] of events.entries()) {
    if (!("move" in event) || event.seat !== game.seat || event.mark === null) continue;
    const position = await positionBefore(record, index, engine);
    const { theme } = await engine.judge(position, event.move, { lang });
    if (theme === null) continue;
    found.push(unasked({ position, ruleSet: game.ruleSet, seat: event.seat, theme, game: game.code, played: event.move }, now));
  }
  return found;
}

async function positionBefore(record: string, index: number, engine: Engine): Promise<string> {
  const { start, steps } = await engine.replay(record, index === 0 ? { limit: 1 } : { from: index - 1, limit: 1 });
  return index === 0 ? start! : steps[0]!.position;
}

/**
 * Looks through the finished games that it has not seen yet and keeps what went wrong there. One that cannot be reviewed is
 * left for the next time. `goOn` is told before each how many are left and how many mistakes were found, and ends it with false.
 */
export async function collectMistakes(
  games: NotebookGame[],
  engine: Engine,
  lang: Language,
  goOn: (left: number, found: number) => boolean,
): Promise<void> {
  const seen = new Set(await trainedGames());
  const open = games.filter(({ code, shares, seat }) => shares !== null && seat !== null && !seen.has(code));
  let count = 0;
  for (const [index, game] of open.entries()) {
    if (!goOn(open.length - index, count)) return;
    const record = await recordOf(game.code).catch(() => null);
    const found = record === null ? null : await mistakesIn(record, game, engine, lang, new Date()).catch(() => null);
    if (!found) continue;
    await addPuzzles(found, game.code);
    count += found.length;
  }
  goOn(0, count);
}
