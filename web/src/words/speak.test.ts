import { beforeEach, expect, test, vi } from "vitest";
import { catalogues, laterCatalogues } from "./catalogues";
import { de } from "./de";
import { en } from "./en";
import { fr } from "./fr";
import type * as index from "./index.svelte";

type Spoken = typeof index;

/** A page that has just been opened. */
let page: Spoken;
beforeEach(async () => {
  vi.restoreAllMocks();
  vi.resetModules();
  page = await import("./index.svelte");
});

/** A catalogue that comes when the test says so. */
function slow<T>(value: T) {
  let come!: () => void;
  const coming = new Promise<T>((resolve) => (come = () => resolve(value)));
  return { come, load: () => coming };
}

async function fresh() {
  return import("./catalogues");
}

test("A language is spoken when its texts are there", async () => {
  expect(() => page.words()).toThrow();
  await page.speak("de");
  expect(page.language()).toBe("de");
  expect(page.words().home.title).toBe(de.home.title);
});

test("A language that cannot be loaded leaves the one so far", async () => {
  await page.speak("de");
  vi.spyOn((await fresh()).catalogues, "nl").mockRejectedValue(new Error("no network"));
  await expect(page.speak("nl")).rejects.toThrow("no network");
  expect(page.language()).toBe("de");
  expect(page.words().home.title).toBe(de.home.title);
});

test("Of two switches the last decides, whichever comes first", async () => {
  await page.speak("en");
  const { come, load } = slow(de);
  vi.spyOn((await fresh()).catalogues, "de").mockImplementation(load);
  const first = page.speak("de");
  await page.speak("fr");
  come();
  await first;
  expect(page.language()).toBe("fr");
  expect(page.words().home.title).toBe(fr.home.title);
});

test("Later words are loaded with the first part that needs them, and follow the language", async () => {
  const later = vi.spyOn((await fresh()).laterCatalogues, "en");
  await page.speak("en");
  expect(later).not.toHaveBeenCalled();
  expect(() => page.laterWords()).toThrow();
  expect(await page.withLaterWords(Promise.resolve("part"))).toBe("part");
  expect(page.laterWords().review.title).toBe("Luck and skill");
  await page.speak("nl");
  expect(page.laterWords().review.title).toBe("Geluk en kunde");
});

test("A part that is opened while the language changes has its words in the new one", async () => {
  await page.speak("en");
  const { come, load } = slow(fr);
  vi.spyOn((await fresh()).catalogues, "fr").mockImplementation(load);
  const switching = page.speak("fr");
  const opening = page.withLaterWords(Promise.resolve());
  come();
  await Promise.all([switching, opening]);
  expect([page.language(), page.laterWords().review.title]).toEqual(["fr", "Chance et talent"]);
});

test("Every language can be loaded, and is what it says", async () => {
  const titles = await Promise.all(Object.values(catalogues).map(async (load) => (await load()).settings.language));
  expect(titles).toEqual(["Language", "Sprache", "Taal", "Langue"]);
  const later = await Promise.all(Object.values(laterCatalogues).map(async (load) => (await load()).learn.rules));
  expect(new Set(later).size).toBe(4);
  expect(en.settings.language).toBe("Language");
});
