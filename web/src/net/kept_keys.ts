/**
 * Keys of one's own seats that were left for another's, by table, in this browser: the way back. Storage may be switched
 * off: then they are kept until the page is closed.
 */
const place = "gockel.keys";
/** So that the list does not grow for ever. */
const most = 50;

let keys: [table: string, key: string][] = read();

function read(): [string, string][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    const pair = (one: unknown): one is [string, string] =>
      Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === "string");
    return Array.isArray(stored) ? stored.filter(pair) : [];
  } catch {
    return [];
  }
}

function write(): void {
  try {
    localStorage.setItem(place, JSON.stringify(keys));
  } catch {
    // They hold until the page is closed.
  }
}

export const keptKey = (table: string): string | null => keys.find(([code]) => code === table)?.[1] ?? null;

/** Keeps a key, unless there is one for the table already: the first seat that was left is one's own. */
export function keepKey(table: string, key: string): void {
  if (keptKey(table) !== null) return;
  keys = [...keys, [table, key] as [string, string]].slice(-most);
  write();
}

export function forgetKey(table: string): void {
  keys = keys.filter(([code]) => code !== table);
  write();
}
