/** A server's codes never have this letter (src/gockel/server/secrets.cpp): a table that begins with it is this browser's own. */
const mark = "L";
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const size = 12;

export const isLocal = (code: string): boolean => code.startsWith(mark);

/** A code for a new table of this browser. */
export function freshCode(): string {
  // 32 letters divide 256: every one is as likely as the others.
  const bytes = crypto.getRandomValues(new Uint8Array(size - 1));
  return mark + Array.from(bytes, (byte) => letters[byte % letters.length]).join("");
}
