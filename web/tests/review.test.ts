// The review of a game: where it begins, the rolls that decided, trying again, a line to share.
import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { desktop, openBrowser, phone } from "./browser";
import { press, tabTo } from "./keyboard";
import { Person, type Manner } from "./people";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** Somebody at the review of a table at which this game was played. */
async function reviewing(game: string, manner: Manner = {}, hash = ""): Promise<Person> {
  const person = await Person.enter(browser, manner);
  const body = readFileSync(`../tests/data/games/${game}.gockel`, "utf8");
  await person.page.route("**/api/tables/REVIEWED/record", (route) => route.fulfill({ contentType: "text/plain", body }));
  await person.go(`/t/REVIEWED/review${hash}`);
  await person.page.locator("figure polyline").first().waitFor();
  await person.page.locator(".board .seats").waitFor();
  return person;
}

const percent = (text: string | null) => Math.abs(Number(/([\d.,]+)\s*%/.exec(text ?? "")![1]!.replace(",", ".")));

describe.each([
  { game: "compact-2", size: phone, locale: "en-GB", theme: "light" },
  { game: "wok-5", size: desktop, locale: "fr-FR", theme: "dark" },
] as const)("The review of $game, $size.width pixels, $locale", ({ game, ...manner }) => {
  test("begins at what changed most, shows the rolls that decided, and has no barriers", async () => {
    const person = await reviewing(game, manner);
    const { page } = person;
    const pressed = page.locator(".moments button[aria-pressed=true]").first();
    await pressed.waitFor();
    const changes = await page.locator(".moments button .change").allTextContents();
    expect(percent(await pressed.locator(".change").textContent())).toBe(Math.max(...changes.map(percent)));
    const rolls = await page.locator("ol[aria-labelledby=rolls] .change").allTextContents();
    expect(rolls.length).toBeGreaterThan(0);
    expect(rolls.map(percent)).toEqual(rolls.map(percent).sort((a, b) => b - a));
    await page.locator("ol.turns > li").first().waitFor();
    await person.shot(`review-${game}-${manner.size.width}-${manner.locale}-${manner.theme}`);
    expect(await person.barriers()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await person.leave();
  });
});

test("Every marked move can be tried again on the analysis board, and the way back leads to it", async () => {
  const person = await reviewing("compact-2");
  const { page } = person;
  await page.locator(".moments ol button", { hasText: "?" }).first().click();
  const chosen = await page.locator(".card .decision tr[aria-current] th").textContent();
  const best = await page.locator(".card .decision tbody tr").first().locator("th").textContent();
  expect(best).not.toBe(chosen);
  const step = await page.getByText(/^Step \d+ of/).textContent();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${/\d+/.exec(step!)![0]}`);
  await page.locator(".card").getByRole("link", { name: "Try again from here" }).click();
  await page.getByRole("heading", { name: "Analysis board" }).waitFor();
  await page.locator("tr.best").waitFor();
  expect(await page.locator("tr.best th").textContent()).toBe(best);
  await page.goBack();
  await page.getByText(step!, { exact: true }).waitFor();
  expect(await page.locator(".card .decision tr[aria-current] th").textContent()).toBe(chosen);
  await person.leave();
});

test("A link names a point of the game, and a line to share has it", async () => {
  const person = await reviewing("compact-2", {}, "#3");
  await person.page.getByText(/^Step 3 of/).waitFor();
  const line = await person.page.getByLabel("In one line").inputValue();
  expect(line).toMatch(/^Pickomino: .+ won · Luck: .+\s%, .+\s% · Skill: .+ · http.*\/t\/REVIEWED\/review#3$/);
  await person.leave();
});

test("With the keyboard alone one goes from moment to moment, opens a turn, tries again, comes back and saves", async () => {
  const person = await reviewing("compact-2");
  const { page } = person;
  const step = page.getByText(/^Step \d+ of/);
  await press(page, page.getByRole("button", { name: "Next moment" }));
  const first = await step.textContent();
  // Each marked move is reached in the list, too.
  const marked = page.locator(".moments ol button", { hasText: "?" }).last();
  await press(page, marked);
  expect(await marked.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => step.textContent()).not.toBe(first);
  const here = (await step.textContent())!;
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${/\d+/.exec(here)![0]}`);

  await page.locator("ol.turns > li").first().waitFor();
  const turn = page.locator("ol.turns summary").first();
  await press(page, turn);
  await page.locator("ol.turns .rolls .die").first().waitFor();
  await press(page, page.getByRole("button", { name: "Show on the board" }).first());
  await page.getByText(/^Step 0 of/).waitFor();
  await press(page, marked);
  await page.getByText(here, { exact: true }).waitFor();

  const save = page.getByRole("button", { name: "Save as a file" });
  await tabTo(page, save);
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(download.suggestedFilename()).toBe("gockel-REVIEWED.html");
  await page.locator("h1").focus();
  await press(page, page.locator(".card").getByRole("link", { name: "Try again from here" }).first());
  await page.getByRole("heading", { name: "Analysis board" }).waitFor();
  await page.locator("tr.best").waitFor();
  // A browser without a window has no keys of its own for it.
  await page.goBack();
  await page.getByText(here, { exact: true }).waitFor();
  await person.leave();
});
