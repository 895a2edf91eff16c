import { deLater } from "./de_later";
import { enLater, type LaterWords } from "./en_later";
import { language, type Language } from "./index.svelte";

export type { LaterWords };

const all: Record<Language, LaterWords> = { en: enLater, de: deLater };

/** As `words`, for the parts that are loaded when they are first needed. */
export const laterWords = (): LaterWords => all[language()];
