import type { Words } from "./en";

export type { Words };
export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

const load: Record<Language, () => Promise<Words>> = {
  en: async () => (await import("./en")).en,
  de: async () => (await import("./de")).de,
};

let current = $state.raw<Words>();

/** The texts in the reader's language; changes with it. `speak` has been awaited before. */
export function words(): Words {
  if (!current) throw new Error("words are used before a language was loaded");
  return current;
}

/** Loads a language and switches to it. */
export async function speak(language: Language): Promise<void> {
  current = await load[language]();
  if (typeof document !== "undefined") document.documentElement.lang = language;
}
