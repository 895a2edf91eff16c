// For tests: everything that a catalogue can say.
import type { Words } from "./en";
import type { LaterWords } from "./en_later";

/** Functions that are asked with something else than names and numbers. */
const ofSpecialist = ["putBack", "keepsOther", "on", "gained", "gainedFrom", "placed", "removed"];
const ofList = ["and", "list", "or"];

/** What a function says for one, for several, for none. */
function said(name: string, say: (...args: unknown[]) => unknown): string[] {
  const first = ofSpecialist.includes(name) ? ["hen"] : ofList.includes(name) ? [["1", "2", "3"]] : [];
  const samples = name === "alone" ? ["7"] : [0, 1, 2, 7];
  return samples.map((sample) => String(say(...first, sample, sample, sample)));
}

/** Every text with its path, "board.ask.hand"; a function has those of its samples. */
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
