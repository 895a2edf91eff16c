// One thing has one name, here and in the engine: the tables are those of the engine's own test.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { textsOf, type Catalogue } from "./all_texts";
import { de } from "./de";
import { deLater } from "./de_later";
import { en } from "./en";
import { enLater } from "./en_later";
import { fr } from "./fr";
import { frLater } from "./fr_later";
import { languages, type Language } from "./languages";
import { nl } from "./nl";
import { nlLater } from "./nl_later";

const all: Record<Language, Catalogue> = {
  en: { ...en, ...enLater },
  de: { ...de, ...deLater },
  nl: { ...nl, ...nlLater },
  fr: { ...fr, ...frLater },
};

const rows = (file: string): string[] =>
  readFileSync(new URL(`../../../tests/data/words/${file}`, import.meta.url), "utf8")
    .split("\n")
    .filter((row) => row && !row.startsWith("#"));

/** As `plain_words` of tests/support/glossary.h: small letters, one space for all but letters, digits and hyphens. */
const plain = (text: string): string => ` ${text} `.toLowerCase().replace(/[^\p{L}\d-]+/gu, " ");

const misnomers = rows("glossary.txt").map((row) => {
  const [language, wrong, instead] = row.split("; ") as [Language, string, string];
  return { language, wrong: wrong.replaceAll("_", " "), instead };
});

const plurals = new Map(
  rows("plurals.txt").map((row) => {
    const [language, words] = row.split(": ") as [Language, string];
    return [language, words.split(" ").map((word) => word.replaceAll("_", " "))];
  }),
);

/** A number that wants the singular before a plural, unless "les" makes it one. */
function wrongPlural(language: Language): RegExp {
  const numbers = language === "fr" ? "[01]" : "1";
  return new RegExp(`(?<! les) ${numbers} (${plurals.get(language)!.join("|")}) `);
}

describe.each(languages)("The texts in %s", (language) => {
  const texts = [...textsOf(all[language])].flatMap(([path, said]) => said.map((text) => ({ path, text })));

  test("call one thing by one name", () => {
    const own = misnomers.filter((one) => one.language === language);
    expect(own.length).toBeGreaterThan(3);
    const wrong = texts.flatMap(({ path, text }) =>
      own.filter((one) => plain(text).includes(one.wrong)).map((one) => [path, text, one.instead]),
    );
    expect(wrong).toEqual([]);
  });

  test("are singular where one of a thing is counted", () => {
    const wrong = wrongPlural(language);
    // "1 spielen" would be a game called 1.
    const counting = texts.filter(({ path }) => path !== "home.play");
    expect(counting.filter(({ text }) => wrong.test(plain(text)))).toEqual([]);
  });
});

test.each(["nl", "fr"] as const)("The texts in %s have the apostrophe of print", (language) => {
  const typed = [...textsOf(all[language])].filter(([, said]) => said.some((text) => text.includes("'")));
  expect(typed).toEqual([]);
});

test("A wrong plural is found", () => {
  expect(wrongPlural("en").test(plain("1 decisions of computer players"))).toBe(true);
  expect(wrongPlural("en").test(plain("11 decisions of computer players"))).toBe(false);
  expect(wrongPlural("fr").test(plain("Les 0 lancers"))).toBe(false);
  expect(wrongPlural("fr").test(plain("0 lancers"))).toBe(true);
});
