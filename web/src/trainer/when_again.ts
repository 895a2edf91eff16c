import type { Language } from "../words/languages";

const minute = 60_000;
const units = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

/** "in 10 minutes", "in 3 days": when something is due, in the largest unit that is not rounded to nothing. */
export function whenAgain(due: Date, now: Date, language: Language): string {
  const wait = Math.max(due.getTime() - now.getTime(), minute);
  const [unit, length] = units.find(([, size]) => wait >= size)!;
  return new Intl.RelativeTimeFormat(language).format(Math.round(wait / length), unit);
}
