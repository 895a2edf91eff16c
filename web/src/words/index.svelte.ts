import { catalogues, laterCatalogues } from "./catalogues";
import type { Words } from "./en";
import type { LaterWords } from "./en_later";
import type { Language } from "./languages";

export { languages, type Language } from "./languages";
export type { Words };

interface Spoken {
  language: Language;
  words: Words;
  /** `null` until something needs them. */
  later: LaterWords | null;
}

/** Invariants: `language` is the one of both catalogues; once `laterNeeded`, a new `spoken` has its later words. */
let spoken = $state.raw<Spoken>();
let laterNeeded = false;
/** The language asked for last. */
let wanted: Language = "en";

function now(): Spoken {
  if (!spoken) throw new Error("no language is loaded yet");
  return spoken;
}

export const language = (): Language => now().language;

/** The texts in the reader's language; changes with it. REQUIRES: `speak` has loaded one. */
export const words = (): Words => now().words;

/** As `words`, for the parts that are loaded when they are first needed. REQUIRES: the part came through `withLaterWords`. */
export function laterWords(): LaterWords {
  const { later } = now();
  if (!later) throw new Error("the later words are not loaded yet");
  return later;
}

async function load(language: Language): Promise<Spoken> {
  const needed = laterNeeded;
  const [words, later] = await Promise.all([catalogues[language](), needed ? laterCatalogues[language]() : null]);
  // While these were on their way somebody may have opened a part that needs the rest.
  return laterNeeded && !needed ? load(language) : { language, words, later };
}

/**
 * Switches to a language when its texts are there. Fails if they cannot be loaded; then the one spoken so far stays. Of
 * several calls under way the last decides.
 */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  try {
    const loaded = await load(language);
    if (wanted !== language) return;
    spoken = loaded;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  } catch (error) {
    if (wanted === language && spoken) wanted = spoken.language;
    throw error;
  }
}

/** A part of the page that speaks `laterWords`, which are loaded beside it. */
export async function withLaterWords<Part>(part: Promise<Part>): Promise<Part> {
  laterNeeded = true;
  // A switch of the language may come between: then its later words are waited for.
  const later = async () => {
    while (!spoken?.later) await speak(wanted);
  };
  const [loaded] = await Promise.all([part, later()]);
  return loaded;
}
