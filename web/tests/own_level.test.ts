// An opponent at one's own level: told from decisions, played at once, checked like any other.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, phone } from "./browser";
import { Person } from "./people";
import { playUntil } from "./player";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

test("After two games one is told one's level kindly, and plays against one's equal", async () => {
  const person = await Person.enter(browser, { size: phone, name: "Anna", hurried: true });
  const { page } = person;
  // One game may have too few decisions to tell from.
  for (let games = 0; games < 2; games++) {
    await person.go("/");
    await page.getByRole("radio", { name: "Sushizock", exact: true }).check();
    await page.getByRole("radio", { name: "1", exact: true }).check();
    await page.locator("button.play").click();
    await page.locator(".board .seats").waitFor();
    await playUntil(page, ".over");
  }
  await person.go("/notebook");
  const own = page.getByRole("list", { name: "Your level" });
  // The engine looks at one game after the other.
  await own.getByText(/A decision gives away \d+\.\d\s%.* of the win in your last 2 games\./).waitFor({ timeout: 60_000 });
  expect(await own.textContent()).toMatch(/You play about like the computer player \w+\./);
  expect(await person.barriers()).toEqual([]);
  await person.shot("own-level");
  await own.getByRole("button", { name: "Play Sushizock against your equal" }).press("Enter");
  await page.locator(".board .seats").waitFor();
  expect(await page.locator(".board .seats > li").count()).toBe(2);
  // The opponent is stored with what it notices, so that its decisions can be made again.
  const bot = await page.evaluate(async () => {
    const open = indexedDB.open("gockel");
    const db = await new Promise<IDBDatabase>((done) => (open.onsuccess = () => done(open.result)));
    const all = db.transaction("entries").objectStore("entries").getAll();
    const entries = await new Promise<string[]>((done) => (all.onsuccess = () => done(all.result as string[])));
    db.close();
    return entries.map((text) => JSON.parse(text) as { type: string; level?: string; notices?: number });
  });
  const bots = bot.filter(({ type }) => type === "bot");
  expect(bots).toHaveLength(3);
  // Between two levels, unless one plays as the weakest or as the best does.
  expect(bots.some(({ level, notices }) => (notices ?? 0) > 0 || level === "child" || level === "best")).toBe(true);
  await playUntil(page, ".over");
  await person.go("/notebook");
  await page.getByText(/in your last 3 games\./).waitFor({ timeout: 60_000 });
  await person.leave();
});
