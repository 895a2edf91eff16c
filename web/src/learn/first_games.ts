// The first games with the coach, by table: which rules were explained, kept in this browser.
import type { Topic } from "../engine/types";

export interface FirstGame {
  /** The rules that were explained. */
  seen: Topic[];
  /** The reader has had enough. */
  left: boolean;
}

const place = "gockel.first_games";
/** So that the list in the browser does not grow for ever. */
const remembered = 10;

function readAll(): Record<string, FirstGame> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, FirstGame>) : {};
  } catch {
    return {};
  }
}

/** Null where the table is an ordinary one. */
export function readFirstGame(table: string): FirstGame | null {
  const { [table]: found } = readAll();
  return found && Array.isArray(found.seen) ? { seen: found.seen, left: found.left === true } : null;
}

/** Without storage it is forgotten with the page. */
export function writeFirstGame(table: string, game: FirstGame): void {
  const { [table]: _, ...others } = readAll();
  const kept = [...Object.entries(others), [table, game] as const].slice(-remembered);
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // The game goes on without its lessons.
  }
}
