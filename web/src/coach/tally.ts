// What became of the tutor's questions at each table, kept in this browser.

/** How often it asked back, and how often somebody thought again or insisted. Invariant: asked = heeded + insisted. */
export interface TutorTally {
  asked: number;
  heeded: number;
  insisted: number;
}

export const nothingAsked: TutorTally = { asked: 0, heeded: 0, insisted: 0 };

const place = "gockel.tutor";
/** So that the list in the browser does not grow for ever. */
const rememberedTables = 50;

function readAll(): Record<string, TutorTally> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, TutorTally>) : {};
  } catch {
    return {};
  }
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

export function readTally(table: string): TutorTally {
  const { asked, heeded, insisted } = readAll()[table] ?? nothingAsked;
  return [asked, heeded, insisted].every(isCount) ? { asked, heeded, insisted } : nothingAsked;
}

/** Without storage it is forgotten with the page. */
export function writeTally(table: string, tally: TutorTally): void {
  const { [table]: _, ...others } = readAll();
  const kept = [...Object.entries(others), [table, tally] as const].slice(-rememberedTables);
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A count is not worth a word.
  }
}
