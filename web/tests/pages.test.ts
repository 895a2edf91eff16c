import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { desktop, openBrowser, phone, smallPhone } from "./browser";
import { Person } from "./people";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const paths = [
  "/",
  "/new",
  "/tables",
  "/learn",
  "/learn/compact",
  "/learn/deluxe",
  "/learn/wok",
  "/replay",
  "/settings",
  "/here",
  "/notebook",
  "/companion",
  "/companion/UNOSUCHGAME0",
  "/t/NOSUCHTABLE",
  "/no/such/page",
];
const manners = [
  { size: phone, locale: "en-GB", theme: "light" },
  { size: smallPhone, locale: "de-DE", theme: "dark" },
  { size: desktop, locale: "en-GB", theme: "dark" },
  { size: desktop, locale: "de-DE", theme: "light" },
] as const;

describe.each(manners)("With $size.width pixels, $locale, $theme", (manner) => {
  test.each(paths)("%s has no barriers and does not scroll sideways", async (path) => {
    const person = await Person.enter(browser, manner);
    await person.go(path);
    await person.page.waitForLoadState("networkidle");
    await person.shot(`page${path.replaceAll("/", "_")}-${manner.size.width}-${manner.locale}-${manner.theme}`);
    expect(await person.barriers()).toEqual([]);
    expect(await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await person.leave();
  });
});

test("A game against the computer is one click away", async () => {
  const person = await Person.enter(browser, { size: phone });
  await person.go("/");
  await person.page.getByRole("button", { name: "Play Pickomino" }).click();
  await person.page.locator(".board .seats").waitFor();
  await person.leave();
});

test("Everything on the home page can be reached with the keyboard", async () => {
  const person = await Person.enter(browser);
  await person.go("/");
  await person.page.keyboard.press("Tab");
  expect(await person.page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
  const reached = new Set<string>();
  for (let i = 0; i < 30; i++) {
    await person.page.keyboard.press("Tab");
    reached.add(await person.page.evaluate(() => document.activeElement?.textContent?.trim().split("\n")[0] ?? ""));
  }
  const links = await person.page
    .locator("main a, main button")
    .evaluateAll((all) => all.map((one) => one.textContent?.trim().split("\n")[0] ?? ""));
  expect([...links].filter((text) => !reached.has(text))).toEqual([]);
  await person.leave();
});

test("Settings change the page at once and are remembered", async () => {
  const person = await Person.enter(browser);
  await person.go("/settings");
  await person.page.getByRole("radio", { name: "Deutsch" }).check();
  await person.page.getByRole("heading", { name: "Einstellungen" }).waitFor();
  await person.page.getByRole("radio", { name: "dunkel" }).check();
  await person.page.getByLabel("Dein Name").fill("Clara");
  await person.page.reload();
  await person.page.getByRole("heading", { name: "Einstellungen" }).waitFor();
  expect(await person.page.getAttribute("html", "data-theme")).toBe("dark");
  expect(await person.page.getAttribute("html", "lang")).toBe("de");
  expect(await person.page.getByLabel("Dein Name").inputValue()).toBe("Clara");
  await person.leave();
});

test("Of two tabs each takes over what was changed in the other, and does not write it back", async () => {
  const person = await Person.enter(browser);
  const { page } = person;
  await person.go("/settings");
  const other = await person.context.newPage();
  await other.goto(page.url());
  await other.getByRole("heading", { name: "Settings" }).waitFor();
  await other.evaluate(() => {
    const set = Storage.prototype.setItem.bind(localStorage);
    Storage.prototype.setItem = (key, value) => {
      document.body.dataset.written = value;
      set(key, value);
    };
  });
  await page.getByRole("radio", { name: "dark" }).check();
  await expect.poll(() => other.getAttribute("html", "data-theme")).toBe("dark");
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await other.getByRole("heading", { name: "Einstellungen" }).waitFor();
  for (const name of ["dunkel", "Deutsch"]) await other.getByRole("radio", { name, checked: true }).waitFor();
  expect(await other.locator("body").getAttribute("data-written")).toBeNull();
  await other.getByLabel("Dein Name").fill("Ben");
  await expect.poll(() => page.getByLabel("Dein Name").inputValue()).toBe("Ben");
  await page.getByRole("radio", { name: "hell" }).check();
  await page.reload();
  expect(await page.getByLabel("Dein Name").inputValue()).toBe("Ben");
  expect(await page.getAttribute("html", "lang")).toBe("de");
  await person.leave();
});

test("A table that is not there is said in words", async () => {
  const person = await Person.enter(browser);
  await person.go("/t/NOSUCHTABLE");
  await person.page.getByText("There is no such table.").waitFor();
  await person.leave();
});
