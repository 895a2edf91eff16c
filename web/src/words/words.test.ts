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
  de: /^(Gockel|Code|Grill|Sushi|Computer|Animation|Sushizock|normal|QR-Code.*|Enter|[RSBT?]|1 – 5, W|← → ↑ ↓|Start|0 → 0)$/,
  nl: /^(Gockel|Code|Grill|Sushi|sushi|computer|Sushizock|1 worm|sushi \+0|Enter|[RSBT?]|1 – 5, W|← → ↑ ↓|0 → 0)$/,
  fr: /^(Gockel|Code|Secret|Total|Animation|Pickomino.*|Go|\+0, total 0|Enter|[RSBT?]|1 – 5, W|← → ↑ ↓|Points|0 → 0)$/,
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
    expect(all[language].board.percent(0.037)).toMatch(new RegExp(`^3\\${mark}7\\s%$`));
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

test("French elides before a vowel", () => {
  const names = ["Anna", "Bruno", "Élodie", "Hélène", "Hibou", "Oie", "Yves", "Yann", "Ursula"];
  expect(names.map(fr.board.turnOf)).toEqual([
    "Au tour d'Anna",
    "Au tour de Bruno",
    "Au tour d'Élodie",
    "Au tour d'Hélène",
    "Au tour de Hibou",
    "Au tour d'Oie",
    "Au tour d'Yves",
    "Au tour de Yann",
    "Au tour d'Ursula",
  ]);
});

test("One of a thing is singular; in French none is, too", () => {
  const worms = (language: Language) => [0, 1, 2].map(all[language].board.worms);
  expect(worms("en")).toEqual(["0 worms", "1 worm", "2 worms"]);
  expect(worms("de")).toEqual(["0 Würmer", "1 Wurm", "2 Würmer"]);
  expect(worms("nl")).toEqual(["0 wormen", "1 worm", "2 wormen"]);
  expect(worms("fr")).toEqual(["0 ver", "1 ver", "2 vers"]);
  expect(languages.map((language) => all[language].board.points(-1))).toEqual(["−1 point", "−1 Punkt", "−1 punt", "−1 point"]);
  expect(languages.map((language) => all[language].board.counting(1, 3))).toEqual([
    "1 of 3 sushi counts",
    "1 von 3 Sushi zählt",
    "1 van de 3 sushi's telt",
    "1 sushi sur 3 compte",
  ]);
});
