// Puzzles in the browser's store. What the browser refuses is a `Refusal`: `full` or `no_storage`.
import { withDatabase } from "../local/database";
import type { Judgement, Position } from "../engine/types";
import { answered } from "./schedule";
import type { StoredPuzzle } from "./stored_puzzle";

export const listPuzzles = (): Promise<StoredPuzzle[]> => withDatabase((db) => db.getAll("puzzles"));

export const trainedGames = (): Promise<string[]> => withDatabase((db) => db.getAllKeys("trained"));

/** Keeps puzzles that are not there yet; those that are keep what was made of them. With `game`, which is then looked through. */
export function addPuzzles(puzzles: StoredPuzzle[], game?: string): Promise<void> {
  return withDatabase(async (db) => {
    const change = db.transaction(["puzzles", "trained"], "readwrite");
    const store = change.objectStore("puzzles");
    for (const puzzle of puzzles) if (!(await store.getKey(puzzle.position))) void store.add(puzzle).catch(() => undefined);
    if (game !== undefined)
      void change
        .objectStore("trained")
        .put({ code: game })
        .catch(() => undefined);
    await change.done;
  });
}

/**
 * Books an answer to the puzzle that was shown after `seen` answers, and gives it as it is then. When another tab has booked
 * one since, that one counts and nothing changes. Null when the puzzle is gone.
 */
export function bookAnswer(position: Position, seen: number, mark: Judgement["mark"], now: Date): Promise<StoredPuzzle | null> {
  return withDatabase(async (db) => {
    const change = db.transaction("puzzles", "readwrite", { durability: "strict" });
    const stored = await change.store.get(position);
    if (stored?.answers !== seen) return stored ?? null;
    const next = answered(stored, mark, now);
    void change.store.put(next).catch(() => undefined);
    await change.done;
    return next;
  });
}

/** Takes one out for good. */
export const removePuzzle = (position: Position): Promise<void> => withDatabase((db) => db.delete("puzzles", position));
