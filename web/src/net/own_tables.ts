/**
 * The tables at which this browser has a seat, the newest first, so that they are found again. Storage may be switched off:
 * then they are known until the page is closed.
 */
const place = "gockel.tables";
/** As many as the server is asked for at once. */
const most = 12;

let codes: string[] = read();

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(stored) ? stored.filter((code) => typeof code === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

function write(changed: string[]): void {
  codes = changed;
  try {
    localStorage.setItem(place, JSON.stringify(codes));
  } catch {
    // They are known until the page is closed.
  }
}

export const ownTables = (): readonly string[] => codes;

export function noteTable(code: string): void {
  if (codes[0] !== code) write([code, ...codes.filter((other) => other !== code)].slice(0, most));
}

export function forgetTable(code: string): void {
  if (codes.includes(code)) write(codes.filter((other) => other !== code));
}
