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

/** The kinds of all values by their path. */
function shape(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([name, deeper]) => shape(deeper, `${path}.${name}`));
}

/** What is the same word in another language, too. */
const shared: Record<Exclude<Language, "en">, RegExp> = {
  de: /^(Gockel|Coach|Bravo!|Wow!|Code|Grill|Sushi|Computer|Animation|Sushizock|normal|QR-Code.*|Enter|[RSBT?]|1 – 5, W|← → ↑ ↓|Start|0 → 0|Sushi 0)$/,
  nl: /^(Gockel|Coach|Bravo!|Code|Grill|Sushi|sushi|computer|Sushizock|1 worm|sushi \+0|Enter|[RSBT?]|1 – 5, W|← → ↑ ↓|0 → 0|worm|Sushi 0)$/,
  fr: /^(Gockel|Coach|Code|Secret|Total|Animation|Pickomino.*|Go|\+0, total 0|Enter|[RSBT?]|1 – 5, W|← → ↑ ↓|Points|0 → 0|sushi|Sushi 0)$/,
};

describe.each(languages)("The texts in %s", (language) => {
  const texts = [...textsOf(all[language])];

  test("are those that there are in English", () => {
    expect(shape(all[language]).sort()).toEqual(shape(all.en).sort());
    expect(texts.length).toBeGreaterThan(300);
  });

  test("are whole", () => {
    const broken = texts.filter(([, said]) => said.some((text) => /undefined|NaN|\[object|^$| {2}|^ | $/.test(text)));
    expect(broken).toEqual([]);
  });

  test.skipIf(language === "en")("are not English", () => {
    const english = textsOf(all.en);
    const same = texts.filter(([path, said]) => {
      const letters = said[0]!.replace(/[\d\s.,;:+−–()%-]|\bs\b|\bmin\b/g, "");
      return letters && said[0] === english.get(path)![0] && !shared[language as "de"].test(said[0]!);
    });
    expect(same.map(([path, [text]]) => [path, text])).toEqual([]);
  });

  test("use the decimal mark of the language", () => {
    const mark = language === "en" ? "." : ",";
    expect(all[language].table.percent(0.037)).toMatch(new RegExp(`^3\\${mark}7\\s%$`));
    expect(all[language].review.percent(0.1234)).toMatch(new RegExp(`^12\\${mark}3\\s%$`));
    expect(all[language].review.change(-0.1234)).toMatch(new RegExp(`^−12\\${mark}3\\s%$`));
  });
});

test("French has a narrow no-break space before ? ! : ; and %, and nothing else there", () => {
  const marked = [...textsOf(all.fr)].filter(([path]) => path !== "review.marks" && !path.startsWith("board.keyHelp"));
  const wrong = marked.flatMap(([path, said]) =>
    said.filter((text) => /[^\u202f][?!:;%]/.test(text)).map((text) => [path, text]),
  );
  expect(wrong).toEqual([]);
  expect(marked.filter(([, said]) => said[0]!.includes("\u202f")).length).toBeGreaterThan(50);
});

test("One of a thing is singular", () => {
  const days = (language: Language) => [1, 2].map(all[language].board.daysLeft);
  expect(languages.map(days)).toEqual([
    ["1 day", "2 days"],
    ["1 Tag", "2 Tage"],
    ["1 dag", "2 dagen"],
    ["1 jour", "2 jours"],
  ]);
});

const sources = Object.entries(import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true }))
  .filter(([path]) => !path.startsWith("./") && !path.includes(".test."))
  .map(([, text]) => text)
  .join("\n");

test("Every text is used by the page", () => {
  // The last name of a path that is not a key of data, such as a level or an option.
  const data =
    /^(problems|games\.(names|ideas|options|levels)|analysis\.(phases|face)|coaching\.(depths|tutors)|first\.topics|learn\.rulesOf|table\.standIn|board\.keyHelp|company\.(reactions|animals)|characters|notebook\.kinds|trainer\.(themes|marks)|settings\.\w+s|fair\.(verdict|server\.idea|device\.idea))\./;
  const names = [...textsOf(all.en).keys()].filter((path) => !data.test(path)).map((path) => path.split(".").at(-1)!);
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name) => !new RegExp(`[.{,] ?${name}\\b|\\["?${name}`).test(sources))).toEqual([]);
});
