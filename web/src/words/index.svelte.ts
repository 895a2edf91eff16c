import { de } from "./de";
import { en, type Words } from "./en";

export type { Words };
export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

/** Both are part of the first script: to fetch one of them behind it would take longer than both together. */
const all: Record<Language, Words> = { en, de };
let current = $state<Language>("en");

export const language = (): Language => current;

/** The texts in the reader's language; changes with it. */
export const words = (): Words => all[current];

/** Switches to a language. */
export function speak(language: Language): void {
  current = language;
  if (typeof document !== "undefined") document.documentElement.lang = language;
}
