// A first game with the coach: each rule is explained when it first matters.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enLater } from "../src/words/en_later";
import { desktop, openBrowser, phone } from "./browser";
import { Person, type Manner } from "./people";
import { byKeyboard, byTouch, type Hands } from "./player";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const patience = { timeout: 60_000 };
const { topics } = enLater.first;

async function begin(game: string, manner: Manner = {}): Promise<Person> {
  const person = await Person.enter(browser, { name: "Anna", hurried: true, ...manner });
  await person.go(`/learn/${game}`);
  await person.page.getByRole("button", { name: "Start the first game" }).click();
  await person.page.locator(".board .seats").waitFor();
  await next(person.page).waitFor(patience);
  return person;
}

const next = (page: Page) => page.locator(".lesson").getByRole("button", { name: "Go on" });
const lesson = async (page: Page) => (await page.locator(".lesson p").first().textContent())!.trim();

/** Keeps every lesson that is shown from now on, also to those who play on faster than anybody reads. */
function keepLessons(page: Page): Promise<void> {
  return page.evaluate(() => {
    const shown: string[] = [];
    const look = () => {
      const text = document.querySelector(".lesson p")?.textContent.trim();
      if (text && document.querySelector(".lesson .primary") && text !== shown.at(-1)) shown.push(text);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
    Object.assign(window, { shownLessons: shown });
  });
}
const keptLessons = (page: Page) => page.evaluate(() => (window as unknown as { shownLessons: string[] }).shownLessons);

/** Reads all lessons that there are now, or enough of them. */
async function read(page: Page, told: string[], enough: () => Promise<boolean>): Promise<void> {
  while ((await next(page).isVisible()) && !(await enough())) {
    const text = await lesson(page);
    if (text !== told.at(-1)) told.push(text);
    await next(page)
      .press("Enter", { timeout: 2000 })
      .catch(() => undefined);
  }
}

async function playOn(page: Page, hands: Hands, told: string[], enough: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 4000; i++) {
    if (await enough()) return;
    await read(page, told, enough);
    if (await enough()) return;
    await hands(page);
    await page.waitForTimeout(15);
  }
  throw new Error("it never came");
}

/** What every game comes to sooner or later. */
const wanted = {
  compact: [topics.grill_aim, topics.grill_roll, topics.keep, topics.keep_again, topics.grill_over],
  classic2005: [topics.grill_aim, topics.grill_roll, topics.keep, topics.keep_again, topics.grill_over],
  deluxe: [topics.deluxe_aim, topics.grill_roll, topics.keep, topics.keep_again, topics.grill_over],
  wok: [topics.wok_aim, topics.wok_roll, topics.wok_offers, topics.wok_over],
};

const onPhone = { size: phone, hands: byTouch, how: "on a phone, by touch" };
const onDesktop = { size: desktop, hands: byKeyboard, how: "on a desktop, by keyboard only" };

describe.each([
  { game: "compact", ...onPhone },
  { game: "classic2005", ...onDesktop },
  { game: "deluxe", ...onPhone },
  { game: "wok", ...onDesktop },
] as const)("A first game of $game", ({ game, size, hands, how }) => {
  test(`${how} explains each rule once, to the end of the game`, async () => {
    const person = await begin(game, { size });
    const { page } = person;
    expect(await lesson(page)).toBe(wanted[game][0]);
    expect(await person.barriers()).toEqual([]);
    await person.shot(`first-game-${game}-${size.width}`);
    await keepLessons(page);
    const seen: string[] = [];
    const end = wanted[game].at(-1) as string;
    await playOn(page, hands, seen, async () => seen.includes(end) && (await page.locator(".over").count()) > 0);
    await expect.poll(() => page.locator(".lesson").count()).toBe(0);
    const told = await keptLessons(page);
    for (const text of wanted[game]) expect(told).toContain(text);
    // What has numbers and names in it is told once, too.
    const kinds = told.map((text) => text.replace(/\d+/g, "#"));
    expect(kinds).toEqual([...new Set(kinds)]);
    // Some rules matter in some games only, but never in none.
    expect(told.length).toBeGreaterThan(wanted[game].length);
    expect(await person.barriers()).toEqual([]);
    await person.shot(`first-game-over-${game}-${size.width}`);
    await person.leave();
  });
});

test("What was explained is not explained again after a reload", async () => {
  const person = await begin("compact", { size: phone });
  const { page } = person;
  const told: string[] = [];
  await playOn(page, byTouch, told, () => Promise.resolve(told.length >= 4));
  await page.reload();
  await page.locator(".lesson").waitFor(patience);
  const again: string[] = [];
  await playOn(page, byTouch, again, () => Promise.resolve(again.length >= 2));
  for (const text of again) expect(told).not.toContain(text);
  await person.leave();
});

test("The others wait while a lesson is read", async () => {
  const person = await begin("compact", { size: phone });
  const { page } = person;
  const other = page.locator(".seats li.turn:not(:has(.you))");
  const told: string[] = [];
  // Until something is told while a computer is to act.
  await playOn(page, byTouch, told, async () => (await next(page).isVisible()) && (await other.count()) > 0);
  const news = await page.locator("button.news").textContent();
  const text = await lesson(page);
  for (let i = 0; i < 20; i++) await page.evaluate(() => new Promise((later) => requestAnimationFrame(later)));
  expect(await lesson(page)).toBe(text);
  expect(await page.locator("button.news").textContent()).toBe(news);
  await person.leave();
});

test("The lessons can be sent away at any time, for good, and the game goes on", async () => {
  const person = await begin("wok", { size: phone });
  const { page } = person;
  await page.getByRole("button", { name: "No more lessons" }).press("Enter");
  await expect.poll(() => page.locator(".lesson").count()).toBe(0);
  await page.reload();
  await page.locator(".board .seats").waitFor();
  for (let i = 0; i < 5; i++) await byTouch(page);
  expect(await page.locator(".lesson").count()).toBe(0);
  await person.leave();
});
