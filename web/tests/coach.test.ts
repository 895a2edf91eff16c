// The coach before a choice, and the tutor who asks back before a bad move counts.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TutorTally } from "../src/coach/tally";
import { desktop, openBrowser, phone } from "./browser";
import { Person, type Manner } from "./people";
import { byKeyboard, byTouch, type Hands } from "./player";
import { join, openTable, path } from "./tables";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const patience = { timeout: 60_000 };
const games = ["compact", "classic2005", "deluxe", "wok"] as const;

async function atTable(game: string, manner: Manner = {}, settings: object = {}): Promise<Person> {
  const chosen = { game, opponents: 1, level: "beginner", ...settings };
  const person = await Person.enter(browser, { name: "Anna", hurried: true, ...manner, settings: chosen });
  await person.go("/");
  await person.page.locator("button.play").click();
  await person.page.locator(".board .seats").waitFor();
  return person;
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("dialog").waitFor();
}

/** Switches the coach to a depth in the menu of the table. */
async function coachTo(page: Page, depth: string): Promise<void> {
  await openMenu(page);
  await page.getByRole("group", { name: "Coach" }).getByRole("radio", { name: depth }).check();
  await page.keyboard.press("Escape");
}

/** Plays until there is something to see. */
async function playUntil(page: Page, hands: Hands, seen: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 3000; i++) {
    if (await seen()) return;
    await hands(page);
    await page.waitForTimeout(20);
  }
  throw new Error("it never came");
}

const summary = (page: Page) => page.locator(".coach .summary");

test("It is off and not loaded before somebody switches it on; then each depth shows more", async () => {
  const person = await Person.enter(browser, { name: "Anna", size: phone, settings: { opponents: 1 } });
  const { page } = person;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await person.go("/");
  await page.locator("button.play").click();
  await page.locator("[data-choice]:not(:disabled)").first().waitFor(patience);
  expect(asked.filter((address) => /\/assets\/(coach|first|more|\w+_later)-/.test(address))).toEqual([]);
  expect(await page.locator(".coach, .heat").count()).toBe(0);

  await coachTo(page, "at a glance");
  await expect.poll(() => summary(page).textContent(), patience).toMatch(/^The turn .* on average\.$/);
  await expect.poll(() => page.locator(".grill .heat").count()).toBeGreaterThan(0);
  expect(await page.locator(".coach table").count()).toBe(0);
  expect(asked.some((address) => /\/assets\/coach-/.test(address))).toBe(true);
  expect(await person.barriers()).toEqual([]);
  await person.shot("coach-glance-phone");

  await page.getByRole("button", { name: "Numbers" }).click();
  const rows = page.locator(".coach tbody tr");
  await rows.first().waitFor();
  expect(await page.locator(".coach thead th").allTextContents()).toEqual(["Move", "Fails", "Worms", "Share"]);
  expect(await rows.first().locator("td").last().textContent()).toMatch(/^\s*\d+\.\d\s%\s*$/);
  await expect.poll(() => page.locator(".board .note").count()).toBeGreaterThan(0);
  expect(await person.barriers()).toEqual([]);
  await person.shot("coach-numbers-phone");

  await coachTo(page, "off");
  await expect.poll(() => page.locator(".coach, .heat").count()).toBe(0);
  await page.reload();
  await page.locator("[data-choice]:not(:disabled)").first().waitFor(patience);
  expect(await page.locator(".coach").count()).toBe(0);
  await person.leave();
});

describe.each(games)("At %s", (game) => {
  test.each([
    { size: phone, where: "phone" },
    { size: desktop, where: "desktop" },
  ])("chances stand at the things they are of, by number and for who hears them ($where)", async ({ size, where }) => {
    const person = await atTable(game, { size }, { coach: "numbers" });
    const { page } = person;
    await page.locator(".coach tbody tr").nth(1).waitFor(patience);
    const marks = page.locator(".middle .heat");
    await expect.poll(() => marks.count()).toBeGreaterThan(0);
    for (const text of await marks.allTextContents()) expect(text).toMatch(/^(<1|\d+)\s%$/);
    const spoken = await page.locator(".middle li:has(.heat) .spoken").allTextContents();
    for (const text of spoken) expect(text).toMatch(/: (<1|\d+)\s%$/);
    // A number is never hidden: where the tile's own is written nothing of the chance lies over it.
    const covered = await page.evaluate(
      () =>
        [...document.querySelectorAll(".grill li")].filter((tile) => {
          const own = tile.querySelector("svg text")?.getBoundingClientRect();
          return [...document.querySelectorAll(".grill .heat")].some((mark) => {
            const box = mark.getBoundingClientRect();
            return own && box.left < own.right && own.left < box.right && box.top < own.bottom - 4 && own.top + 4 < box.bottom;
          });
        }).length,
    );
    expect(covered).toBe(0);
    await person.shot(`coach-${game}-${where}`);
    expect(await person.barriers()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await person.leave();
  });
});

test("A choice that is looked at shows on the table what it may bring", async () => {
  const person = await atTable("compact", { size: desktop }, { coach: "numbers" });
  const { page } = person;
  await page.locator(".coach tbody tr").nth(1).waitFor(patience);
  const heat = () => page.locator(".middle li:has(.heat)").allTextContents();
  const before = (await heat()).join();
  const row = page.locator(".coach tbody tr").last().getByRole("button");
  await row.focus();
  await page.keyboard.press("Enter");
  expect(await row.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(async () => (await heat()).join() !== before).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await heat()).join()).toBe(before);
  await person.leave();
});

describe.each([
  { size: phone, hands: byTouch, how: "a phone, by touch" },
  { size: desktop, hands: byKeyboard, how: "a desktop, by keyboard only" },
])("With $how", ({ size, hands }) => {
  test("the tutor asks before a bad move counts, says why, lets one look again, and counts it", async () => {
    const person = await atTable("wok", { size }, { tutor: "doubtful" });
    const { page } = person;
    const question = page.getByRole("dialog", { name: "Want to look again?" });
    const log = () => page.locator("p.spoken[aria-live=polite]").textContent();
    await playUntil(page, hands, () => question.isVisible());
    await question.getByText(/^Wait: this gives away \d+\.\d\s% of the win\. The engine calls the move /).waitFor();
    await question.getByText(/Your share of the win: \d+\.\d\s% instead of \d+\.\d\s%\.$/).waitFor();
    expect(await person.barriers()).toEqual([]);
    await person.shot(`tutor-${size.width}`);
    // Nothing has happened yet, and nothing does.
    const told = await log();
    await page.keyboard.press("Escape");
    await expect.poll(() => question.count()).toBe(0);
    expect(await log()).toBe(told);
    expect(await page.locator("[data-choice]:not(:disabled)").count()).toBeGreaterThan(0);
    const tally = () =>
      page.evaluate(() => Object.values(JSON.parse(localStorage.getItem("gockel.tutor")!) as Record<string, TutorTally>)[0]!);
    expect(await tally()).toEqual({ asked: 1, heeded: 1, insisted: 0 });

    let insisted = 0;
    await playUntil(page, hands, async () => {
      if (await question.isVisible()) {
        await question.getByRole("button", { name: "Play it all the same" }).press("Enter");
        await expect.poll(() => question.count()).toBe(0);
        insisted++;
      }
      return (await page.locator(".over").count()) > 0;
    });
    await page.getByText(/^The tutor asked back .+: you looked again .+ and insisted .+\.$/).waitFor();
    // Playing the move that one looked at again is insisting without another question.
    const counted = await tally();
    expect(counted.asked).toBe(1 + insisted);
    expect(counted.heeded + counted.insisted).toBe(counted.asked);
    expect(counted.insisted).toBeGreaterThanOrEqual(insisted);
    expect(await person.barriers()).toEqual([]);
    await person.shot(`tutor-over-${size.width}`);
    await page.reload();
    await page.getByText(/^The tutor asked back /).waitFor(patience);
    await person.leave();
  });
});

test("People who share a device have a coach when all of them want it", async () => {
  const person = await Person.enter(browser, { name: "Anna", size: phone, hurried: true, settings: { coach: "glance" } });
  const { page } = person;
  await person.go("/here");
  await page.getByLabel("Name at seat 2").fill("Ben");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator("[data-choice]:not(:disabled)").first().waitFor(patience);
  expect(await page.locator(".coach").count()).toBe(0);
  await openMenu(page);
  await page.getByRole("checkbox", { name: "All of us at this device want the coach" }).check();
  expect(await person.barriers()).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => summary(page).textContent(), patience).toMatch(/on average\.$/);
  await person.leave();
});

test("At a server it is there against computers, and not against people who have not agreed", async () => {
  const settings = { coach: "glance", tutor: "bad" };
  const anna = await Person.enter(browser, { name: "Anna", hurried: true, settings });
  await anna.go("/new");
  for (const seat of [2]) await anna.page.getByLabel(`Seat ${seat}`, { exact: false }).first().selectOption("beginner");
  await anna.page.getByRole("button", { name: /^(Open the table|Start the game)$/ }).click();
  await anna.page.locator(".board .seats").waitFor(patience);
  expect(path(anna)).toMatch(/^\/t\/[^L]/);
  await expect.poll(() => summary(anna.page).textContent(), patience).toMatch(/on average\.$/);

  const bruno = await Person.enter(browser, { name: "Bruno", hurried: true, settings });
  await openTable(anna);
  await join(bruno, anna);
  for (const { page } of [anna, bruno]) await page.locator(".board .seats").waitFor(patience);
  const acts = ({ page }: Person) => page.locator("[data-choice]:not(:disabled)").first();
  await Promise.race([anna, bruno].map((person) => acts(person).waitFor(patience)));
  for (const { page } of [anna, bruno]) {
    expect(await page.locator(".coach, .heat").count()).toBe(0);
    await openMenu(page);
    await page.getByText("This table was opened without the coach.").waitFor();
    expect(await page.getByRole("group", { name: "Coach" }).count()).toBe(0);
  }
  await Promise.all([anna.leave(), bruno.leave()]);
});

test("At a table that was opened with the coach whoever sits down knows, and everybody has it until they send it away", async () => {
  const anna = await Person.enter(browser, { name: "Anna", size: phone, hurried: true });
  const bruno = await Person.enter(browser, { name: "Bruno", size: phone, hurried: true });
  await openTable(anna, { coach: true });
  const told = ({ page }: Person) => page.getByText("At this table the coach helps everybody");
  await told(anna).waitFor();
  await bruno.go(path(anna));
  await told(bruno).waitFor();
  expect(await bruno.barriers()).toEqual([]);
  await bruno.shot("coach-lobby-phone");
  await join(bruno, anna);
  const acts = ({ page }: Person) => page.locator("[data-choice]:not(:disabled)").first();
  const played = new Set<Person>();
  for (let i = 0; i < 600 && played.size < 2; i++) {
    for (const person of [anna, bruno]) {
      if (!(await acts(person).isVisible())) continue;
      if (!played.has(person)) await expect.poll(() => summary(person.page).textContent(), patience).toMatch(/on average\.$/);
      played.add(person);
      await byTouch(person.page);
    }
    await anna.page.waitForTimeout(20);
  }
  expect(played.size).toBe(2);
  await anna.shot("coach-agreed-phone");

  await coachTo(anna.page, "off");
  await expect.poll(() => anna.page.locator(".coach, .heat").count()).toBe(0);
  await anna.page.reload();
  await anna.page.locator(".board .seats").waitFor();
  expect(await anna.page.locator(".coach").count()).toBe(0);
  expect(await bruno.page.locator(".coach").count()).toBe(1);
  await Promise.all([anna.leave(), bruno.leave()]);
});
