// Words come before numbers, which are behind a tap.
import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { de } from "../src/words/de";
import { en } from "../src/words/en";
import { fr } from "../src/words/fr";
import { nl } from "../src/words/nl";
import { openBrowser, phone } from "./browser";
import { Person } from "./people";
import { startAgainst } from "./tables";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

test.each([
  { locale: "en-GB", words: en },
  { locale: "de-DE", words: de },
  { locale: "nl-NL", words: nl },
  { locale: "fr-FR", words: fr },
] as const)("A hint is told in words, $locale", async ({ locale, words }) => {
  const anna = await Person.enter(browser, { name: "Anna", size: phone, locale, hurried: true });
  await startAgainst(anna, ["child"]);
  await anna.page.getByRole("button", { name: words.table.hint }).click({ timeout: 60_000 });
  const panel = anna.page.getByRole("dialog");
  await panel.locator(".best").waitFor();
  expect(await panel.innerText()).not.toContain("%");
  expect(await panel.locator("p").nth(1).innerText()).toMatch(/\w.*\.$/s);
  await panel.getByText(words.choices.numbers).click();
  expect(await panel.innerText()).toContain("%");
  await anna.shot(`hint-${locale}`);
  expect(await anna.barriers()).toEqual([]);
  await anna.leave();
});

test("The review of a move is told in words; who wants the numbers of one has those of all", async () => {
  const person = await Person.enter(browser, { size: phone });
  const body = readFileSync("../tests/data/games/compact-2.gockel", "utf8");
  await person.page.route("**/api/tables/REVIEWED/record", (route) => route.fulfill({ contentType: "text/plain", body }));
  await person.go("/t/REVIEWED/review");
  const { page } = person;
  const marked = page.locator(".moments ol button", { hasText: "?" });
  await marked.first().click();
  const decision = page.locator(".card .decision");
  await decision.getByText(/ is (a little|clearly|much) worse\.$/).waitFor();
  expect(await decision.innerText()).not.toContain("%");
  await decision.getByText("In numbers").click();
  await decision.locator("table").waitFor();
  await person.shot("review-numbers");
  expect(await person.barriers()).toEqual([]);
  await marked.nth(1).click();
  await decision.locator("table").waitFor();
  await person.leave();
});
