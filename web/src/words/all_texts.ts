// For tests: everything that a catalogue can say.
import type { Words } from "./en";
import type { LaterWords } from "./en_later";

/** What a function says for one, for several, for none. `and` is asked with names. */
function said(name: string, say: (...args: unknown[]) => unknown): string[] {
  const samples = [0, 1, 2, 7].map((sample) => (name === "and" ? [["1", "2", "3"]] : [sample, sample, sample]));
  return samples.map((sample) => String(say(...sample)));
}

/** Every text with its path, "board.keys"; a function has those of its samples. */
export function textsOf(catalogue: object, path = ""): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [name, value] of Object.entries(catalogue) as [string, unknown][]) {
    const here = path ? `${path}.${name}` : name;
    if (typeof value === "string") texts.set(here, [value]);
    else if (typeof value === "function") texts.set(here, said(name, value as () => unknown));
    else for (const [deeper, found] of textsOf(value as object, here)) texts.set(deeper, found);
  }
  return texts;
}

export type Catalogue = Words & LaterWords;
