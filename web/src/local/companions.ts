// Games with real dice in the browser: as with tables a change counts only behind the version that it was made for, so that two
// tabs cannot destroy each other's game.
import type { Engine } from "../engine/engine";
import type { Event } from "../engine/types";
import { Refusal } from "../net/refusal";
import { withDatabase, type CompanionEvent, type CompanionGame, type LocalSeat } from "./database";
import { announce, stored } from "./store";

/** Stores a new game. */
export function createCompanion(game: CompanionGame): Promise<void> {
  return withDatabase(async (db) => {
    // The battery may be empty in a moment: stored means on the disk.
    const change = db.transaction("companions", "readwrite", { durability: "strict" });
    await stored(change, [change.store.add(game)]);
    announce(game.code);
  });
}

export const readCompanion = (code: string): Promise<CompanionGame | null> =>
  withDatabase(async (db) => (await db.get("companions", code)) ?? null);

/** All of them, the one that was played last first. */
export const listCompanions = (): Promise<CompanionGame[]> =>
  withDatabase(async (db) => (await db.getAll("companions")).sort((a, b) => b.touched - a.touched));

/** What may change about a game. */
export type CompanionChange = Partial<Pick<CompanionGame, "events" | "at" | "scores" | "shares" | "own" | "coached" | "fast">>;

/**
 * Changes a game and gives it as it is then; null, and nothing changes, when another tab has changed it since `expected` or it is
 * gone. What a review said about it is forgotten, and what the trainer found in what is now another game.
 */
export function changeCompanion(code: string, expected: number, change: CompanionChange): Promise<CompanionGame | null> {
  return withDatabase(async (db) => {
    const writing = db.transaction(["companions", "summaries", "trained", "puzzles"], "readwrite", { durability: "strict" });
    const game = await writing.objectStore("companions").get(code);
    if (game?.version !== expected) return null;
    const changed = { ...game, ...change, version: expected + 1, touched: Date.now() };
    const isOther = "events" in change || "at" in change;
    const puzzles = isOther ? await writing.objectStore("puzzles").index("game").getAllKeys(code) : [];
    await stored(writing, [
      writing.objectStore("companions").put(changed),
      writing.objectStore("summaries").delete(code),
      ...(isOther ? [writing.objectStore("trained").delete(code)] : []),
      ...puzzles.map((position) => writing.objectStore("puzzles").delete(position)),
    ]);
    announce(code);
    return changed;
  });
}

/** The event as the engine knows it. */
export const eventOf = (event: CompanionEvent): Event => ("dice" in event ? { dice: event.dice } : { move: event.move });

/** As records call them; a computer player is called as at other tables. */
const recordName = (seat: LocalSeat): string => (seat.kind === "bot" ? `Gockel (${seat.level})` : seat.name);

/** The game as far as it was played, as a record that says of which rolls not all dice were seen. */
export async function companionRecord(code: string, engine: Engine): Promise<string> {
  const game = await readCompanion(code);
  if (!game) throw new Refusal("not_found", "this browser has no such game");
  return writtenRecord(game, engine);
}

export function writtenRecord({ start, events, at, seats }: CompanionGame, engine: Engine): Promise<string> {
  const played = events.slice(0, at);
  const unseen = played.flatMap((event, i) => (event.unseen ? [i] : []));
  return engine.writeRecord({ position: start, events: played.map(eventOf), names: seats.map(recordName), unseen });
}
