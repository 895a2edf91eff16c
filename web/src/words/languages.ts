/** The languages of the page, and what each calls itself. README.md says how to add one. */
export const languages = ["en", "de", "nl", "fr"] as const;
export type Language = (typeof languages)[number];

export const languageNames: Record<Language, string> = { en: "English", de: "Deutsch", nl: "Nederlands", fr: "Français" };
