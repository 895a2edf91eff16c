/**
 * A server's codes never have these letters (src/gockel/server/secrets.cpp): what begins with one is this browser's own, a table
 * or a game with real dice.
 */
const marks = { table: "L", companion: "U" } as const;
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const size = 12;

/** Whether a game is kept in this browser. */
export const isLocal = (code: string): boolean => Object.values(marks).some((mark) => code.startsWith(mark));

/**
 * The code of the server's table that a path of the page leads to, if it leads to one. It uses nothing but its parameter,
 * because the build also writes it into index.html.
 */
export function serverTableAt(path: string): string | null {
  return /^\/t\/([0-9A-KM-TV-Z][0-9A-Z]*)\/?$/i.exec(path)?.[1]?.toUpperCase() ?? null;
}

/** Whether it is one with real dice. */
export const isCompanion = (code: string): boolean => code.startsWith(marks.companion);

/** Where a game is played. */
export const addressOf = (code: string): string => (isCompanion(code) ? `/companion/${code}` : `/t/${code}`);

/** A code for something new of this browser. */
export function freshCode(kind: keyof typeof marks = "table"): string {
  // 32 letters divide 256: every one is as likely as the others.
  const bytes = crypto.getRandomValues(new Uint8Array(size - 1));
  return marks[kind] + Array.from(bytes, (byte) => letters[byte % letters.length]).join("");
}
