import type { Words } from "./en";
import type { LaterWords } from "./en_later";
import type { Language } from "./languages";

/** Each catalogue is a script of its own, so that a visitor loads one language. Asking twice loads it once. */
export const catalogues: Record<Language, () => Promise<Words>> = {
  en: async () => (await import("./en")).en,
  de: async () => (await import("./de")).de,
  nl: async () => (await import("./nl")).nl,
  fr: async () => (await import("./fr")).fr,
};

export const laterCatalogues: Record<Language, () => Promise<LaterWords>> = {
  en: async () => (await import("./en_later")).enLater,
  de: async () => (await import("./de_later")).deLater,
  nl: async () => (await import("./nl_later")).nlLater,
  fr: async () => (await import("./fr_later")).frLater,
};
