/** The most characters of a name, as the server counts them. */
const longest = 24;

/** The name as a table knows it. */
export const tidyName = (typed: string): string => typed.normalize("NFC").trim().replaceAll(/\s+/g, " ");

/** How many characters a name has too many; 0 or less where it is short enough. */
export const excessOf = (typed: string): number => [...tidyName(typed)].length - longest;
