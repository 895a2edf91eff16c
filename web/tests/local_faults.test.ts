// What goes wrong under a table without a server: the browser dies, and its room is used up.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "playwright-core";
import { expect, test } from "vitest";
import { hurry, launch, openBrowser, phone } from "./browser";
import { Person, serverAddress } from "./people";
import { byTouch } from "./player";

/** A browser that finds again what it has kept in the folder. */
async function openProfile(folder: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, { ...launch, viewport: phone, locale: "en-GB" });
  await context.addInitScript(hurry);
  return context;
}

/** What a process was started with; one that has ended meanwhile with nothing. */
function commandOf(id: string): string[] {
  try {
    return readFileSync(`/proc/${id}/cmdline`, "utf8").split("\0");
  } catch {
    return [];
  }
}

/** The processes of the browser that has the folder open: itself and what it has started. */
const processesOf = (folder: string): number[] =>
  readdirSync("/proc")
    .filter((id) => /^\d+$/.test(id) && commandOf(id).includes(`--user-data-dir=${folder}`))
    .map(Number);

/** All that happened at the table that is open, as it is told. */
async function log(page: Page): Promise<string> {
  await page.locator("button.news").click();
  const told = await page.locator("div.log").innerText();
  await page.getByRole("button", { name: "Close" }).click();
  return told;
}

test("A browser that dies in the middle of a game loses nothing of it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gockel-profile-test-"));
  const before = await openProfile(folder);
  const page = before.pages()[0]!;
  await page.goto(serverAddress());
  await page.locator("button.play").click();
  await page.locator(".board .seats").waitFor();
  // Until a choice is waited for again, so that nothing is under way.
  for (let i = 0; i < 10; i++) {
    await page.locator("[data-choice]:not(:disabled)").first().waitFor();
    await byTouch(page);
  }
  await page.locator("[data-choice]:not(:disabled)").first().waitFor();
  const address = page.url();
  const told = await log(page);
  const died = before.waitForEvent("close");
  const processes = processesOf(folder);
  expect(processes).not.toEqual([]);
  for (const id of processes) process.kill(id, "SIGKILL");
  await died;

  const after = await openProfile(folder);
  const again = after.pages()[0]!;
  await again.goto(serverAddress());
  await again.getByRole("link", { name: /On this device/ }).click();
  await again.locator("[data-choice]:not(:disabled)").first().waitFor();
  expect(again.url()).toBe(address);
  expect(await log(again)).toBe(told);
  const playedOn = async () => {
    await byTouch(again);
    return log(again);
  };
  await expect.poll(playedOn, { timeout: 60_000 }).not.toBe(told);
  await after.close();
  rmSync(folder, { recursive: true, force: true });
});

const sentence = (page: Page) => page.getByText("There is no room left in this browser");

test("A game for which the browser has no room is not begun, and that is said", async () => {
  const browser = await openBrowser();
  const person = await Person.enter(browser, { size: phone, name: "Anna" });
  const { page } = person;
  const tools = await person.context.newCDPSession(page);
  await tools.send("Storage.overrideQuotaForOrigin", { origin: new URL(serverAddress()).origin, quotaSize: 1 });
  await person.go("/");
  await page.locator("button.play").click();
  await sentence(page).waitFor();
  expect(await person.barriers()).toEqual([]);
  await person.leave();
  await browser.close();
});

test("A move for which the browser has no room is not shown; with room the game goes on", async () => {
  const browser = await openBrowser();
  const person = await Person.enter(browser, { size: phone, name: "Anna", hurried: true });
  const { page } = person;
  await person.go("/");
  await page.locator("button.play").click();
  const choice = page.locator("[data-choice]:not(:disabled)").first();
  await choice.waitFor();
  const before = await log(page);
  // Chromium looks at the room that is left only now and then.
  await page.evaluate(() => {
    const add = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, "add")!;
    Object.assign(window, { restore: () => void Object.defineProperty(IDBObjectStore.prototype, "add", add) });
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  for (let i = 0; i < 10 && !(await sentence(page).count()); i++) {
    await byTouch(page);
    await page.waitForTimeout(300);
  }
  await sentence(page).waitFor();
  expect(await log(page)).toBe(before);
  expect(await person.barriers()).toEqual([]);
  await person.shot("local-full");
  await page.evaluate(() => (window as unknown as { restore: () => void }).restore());
  await expect
    .poll(
      async () => {
        await byTouch(page);
        return log(page);
      },
      { timeout: 20_000 },
    )
    .not.toBe(before);
  expect(await sentence(page).count()).toBe(0);
  await person.leave();
  await browser.close();
});
