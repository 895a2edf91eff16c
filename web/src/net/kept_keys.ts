/**
 * Keys of one's own seats that were left for another's, by table, in this browser: the way back. Storage may be switched
 * off: then they are kept until the page is closed.
 */
const place = "gockel.keys";
/** So that the list does not grow for ever. */
const most = 50;

/** An own seat that was left, and the keys of others' that were taken from there on. */
type Kept = [table: string, key: string, ...others: string[]];

let keys: Kept[] = read();

function read(): Kept[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    const isKept = (one: unknown): one is Kept =>
      Array.isArray(one) && one.length > 1 && one.every((part) => typeof part === "string");
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

function write(changed: Kept[]): void {
  keys = changed.slice(-most);
  try {
    localStorage.setItem(place, JSON.stringify(keys));
  } catch {
    // They hold until the page is closed.
  }
}

/** The key of the own seat that was left first. */
export const keptKey = (table: string): string | null => keys.find(([code]) => code === table)?.[1] ?? null;

/** Keeps the key of a seat that is left for another's. One that was itself another's is not kept: it is not one's own. */
export function keepKey(table: string, key: string, other: string): void {
  const known = keys.find(([code, ...all]) => code === table && all.includes(key));
  write(known ? keys.map((one) => (one === known ? [...one, other] : one)) : [...keys, [table, key, other]]);
}

/** To be called when the seat of a kept key was taken again, or the key is good for nothing any more. */
export function forgetKey(table: string, key: string): void {
  write(keys.filter(([code, kept]) => code !== table || kept !== key));
}
