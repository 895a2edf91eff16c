import { languages, type Language } from "../words/languages";
import { place } from "./stored";

/**
 * The language that this browser was set to, as stored at `place`; else the first of the browser's own that there is; else
 * English. It uses nothing but its parameters and the browser, because the build also writes it into index.html.
 */
export function chooseLanguage(place: string, languages: readonly string[]): string {
  let stored: unknown;
  try {
    stored = (JSON.parse(localStorage.getItem(place) ?? "{}") as { language?: unknown }).language;
  } catch {
    // Nothing that can be read is stored.
  }
  const wanted = [stored, ...navigator.languages.map((tag) => tag.toLowerCase().split("-")[0])];
  return (wanted.find((one) => languages.includes(one as string)) as string | undefined) ?? "en";
}

export const languageHere = (): Language => chooseLanguage(place, languages) as Language;
