// A table without a server: against computers and with several people on one device, kept in the browser.
import { readdirSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { desktop, openBrowser, phone, until } from "./browser";
import { Person } from "./people";
import { byKeyboard, byTouch, type Hands } from "./player";
import { startServer } from "./server";
import { openTable, path } from "./tables";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const games = [
  { game: "Pickomino", rules: "compact" },
  { game: "Pickomino 2005", rules: "classic2005" },
  { game: "Pickomino Deluxe", rules: "deluxe" },
  { game: "Sushizock", rules: "wok" },
];

async function playHome(person: Person, game: string): Promise<void> {
  await person.page.getByRole("radio", { name: game, exact: true }).check();
  await person.page.locator("button.play").click();
  await person.page.locator(".board .seats").waitFor();
}

/** Makes choices until there is something to see. */
async function playUntil(person: Person, hands: Hands, seen: string): Promise<void> {
  for (let i = 0; i < 3000; i++) {
    if (await person.page.locator(seen).count()) return;
    await hands(person.page);
    await person.page.waitForTimeout(20);
  }
  throw new Error(`${seen} never came`);
}

test("Play makes no request of the server: the table is there at once, at all four games", async () => {
  const person = await Person.enter(browser, { size: phone, name: "Anna" });
  const asked: string[] = [];
  person.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await person.go("/");
  await playHome(person, "Pickomino");
  // What neither Home nor a table needs is not loaded for them.
  expect(asked.filter((address) => address.startsWith("/assets/more"))).toEqual([]);
  await person.page.goBack();
  await person.page.getByRole("heading", { level: 1 }).first().waitFor();
  for (const { game } of games) {
    await playHome(person, game);
    expect(path(person)).toMatch(/^\/t\/L/);
    await person.page.goBack();
    await person.page.getByRole("heading", { level: 1 }).first().waitFor();
  }
  expect(asked.filter((address) => address.startsWith("/api/tables/"))).toEqual([]);
  await person.leave();
});

describe.each([
  { size: phone, hands: byTouch, how: "a phone, by touch" },
  { size: desktop, hands: byKeyboard, how: "a desktop, by keyboard only" },
])("With $how", ({ size, hands }) => {
  test("a whole game of Sushizock is played, reloaded in the middle, reviewed and played again", async () => {
    const person = await Person.enter(browser, { size, name: "Anna", hurried: true });
    await person.go("/");
    await playHome(person, "Sushizock");
    for (let i = 0; i < 12; i++) await hands(person.page);
    const address = path(person);
    await person.page.reload();
    await person.page.locator(".board .seats").waitFor();
    expect(path(person)).toBe(address);
    expect(await person.barriers()).toEqual([]);
    await playUntil(person, hands, ".over");
    await person.shot(`local-over-${size.width}`);
    await person.page.getByText("Were the dice fair?").click();
    await person.page
      .getByText(/rolls are right/)
      .first()
      .waitFor({ timeout: 30_000 });
    await person.page
      .getByRole("link", { name: /luck|review/i })
      .first()
      .click();
    await person.page.getByRole("heading", { name: "Luck and skill" }).waitFor();
    await person.page.locator(".moments").waitFor({ timeout: 60_000 });
    await person.page.goBack();
    await person.page.locator(".over").waitFor();
    await person.page.getByRole("button", { name: /again|rematch/i }).click();
    await person.page.waitForURL((url) => url.pathname !== address);
    await person.page.locator(".board .seats").waitFor();
    await person.leave();
  });
});

test("Several people share a device: the others' turn comes, and what is to be remembered is covered meanwhile", async () => {
  const person = await Person.enter(browser, { size: phone, name: "Anna", hurried: true });
  await person.go("/");
  await person.page.getByRole("link", { name: "Several people on this device" }).click();
  await person.page.getByRole("heading", { name: "Play on this device" }).waitFor();
  expect(await person.barriers()).toEqual([]);
  await person.page.locator("input[value=wok]").check();
  await person.page.getByLabel("Name at seat 2").fill("Ben");
  await person.page.getByRole("button", { name: "Add a seat" }).click();
  await person.page.getByLabel("Who sits at seat 3").selectOption("child");
  await person.page.getByText("House rules").click();
  await person.page.getByLabel("Memory").selectOption("on");
  await person.shot("local-here");
  await person.page.getByRole("button", { name: "Start the game" }).click();
  const taken = new Set<string>();
  const cover = person.page.getByRole("alertdialog");
  for (let i = 0; i < 2000 && taken.size < 2; i++) {
    if (await cover.count()) {
      if (taken.size === 0) {
        expect(await person.barriers()).toEqual([]);
        // Nothing but the cover is reached, whichever way the keyboard goes.
        for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
          await person.page.keyboard.press(key);
          expect(await person.page.evaluate(() => document.activeElement?.closest("header, main") ?? null)).toBeNull();
        }
        await person.shot("local-hand-over");
      }
      const button = cover.getByRole("button");
      taken.add((await button.textContent())!.trim());
      await button.press("Enter");
    } else await byTouch(person.page);
    await person.page.waitForTimeout(20);
  }
  expect([...taken].sort()).toEqual(["I am Anna", "I am Ben"]);
  await person.leave();
});

test.each([
  ["/here", "Name at seat 2", "Start the game"],
  ["/companion", "Name at seat 2", "Start the game"],
])("At %s what is wrong with a name is told at its seat, and the name is kept as it is", async (address, label, start) => {
  const person = await Person.enter(browser, { size: phone, name: "Anna" });
  await person.go(address);
  const { page } = person;
  const field = page.getByLabel(label);
  const long = "Anna von und zu Bratwurmstein";
  await field.fill(long);
  expect(await field.inputValue()).toBe(long);
  await page.getByText("That is 5 characters too many: a name has at most 24.").waitFor();
  await field.fill("Gockel");
  await page.getByRole("button", { name: start }).click();
  const seat = page.locator(".seat", { has: field });
  await seat.getByText("That is what computer players are called.").waitFor();
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(path(person)).toBe(address);
  expect(await person.barriers()).toEqual([]);
  await person.shot(`name-at-seat${address.replace("/", "-")}`);
  await field.fill("Ben");
  await page.getByRole("button", { name: start }).click();
  await expect.poll(() => path(person)).not.toBe(address);
  await person.leave();
});

test("Home says of a game here whose turn it is, and one's own comes first", async () => {
  const person = await Person.enter(browser, { size: phone, name: "Anna", hurried: true });
  await person.go("/");
  await playHome(person, "Sushizock");
  await person.page.locator("[data-choice]:not(:disabled)").first().waitFor({ timeout: 60_000 });
  const address = path(person);
  // One that waits for others, and is younger.
  await openTable(person);
  await person.go("/");
  const links = person.page.getByRole("region", { name: "Go on playing" }).getByRole("link");
  await expect.poll(() => links.count()).toBe(2);
  const shown = await links.evaluateAll((all) => all.map((one) => [one.getAttribute("href"), one.textContent]));
  expect(shown[0]![0]).toBe(address);
  expect(shown[0]![1]).toContain("Your turn");
  expect(shown[0]![1]).toContain("On this device");
  await person.leave();
});

test("Two tabs at one table show the same game, and a choice in one is seen in the other", async () => {
  const person = await Person.enter(browser, { name: "Anna", hurried: true });
  await person.go("/");
  await playHome(person, "Sushizock");
  const other = await person.context.newPage();
  await other.goto(person.page.url());
  await other.locator(".board .seats").waitFor();
  for (const page of [person.page, other]) await page.locator("button.news").click();
  const log = (page: typeof other) => page.locator("div.log").innerText();
  const play = async () => {
    await byTouch(person.page);
    await person.page.waitForTimeout(50);
  };
  await until("five lines of what happened", async () => (await log(person.page)).split("\n").length > 4, play);
  await expect.poll(async () => (await log(other)) === (await log(person.page)), { timeout: 60_000 }).toBe(true);
  await person.leave();
});

test("Home offers the game that is not over, and it goes on where it was", async () => {
  const person = await Person.enter(browser, { size: phone, name: "Anna", hurried: true });
  await person.go("/");
  await playHome(person, "Sushizock");
  const address = path(person);
  await person.go("/");
  const offered = person.page.locator(`a[href="${address}"]`);
  await offered.getByText("On this device").waitFor();
  expect(await person.barriers()).toEqual([]);
  await offered.click();
  await person.page.locator(".board .seats").waitFor();
  expect(path(person)).toBe(address);
  await person.leave();
});

test("A table that this browser does not have is said in words", async () => {
  const person = await Person.enter(browser);
  await person.go("/t/LNOTHERE0000");
  await person.page.getByText("There is no such table.").waitFor();
  await person.leave();
});

test.skipIf(process.env.GOCKEL_ADDRESS)("From the second visit on everything works with the server stopped", async () => {
  const server = await startServer();
  const person = await Person.enter(browser, { size: phone, name: "Anna", hurried: true }, server.address);
  await person.go("/");
  await person.page.evaluate(() => navigator.serviceWorker.ready);
  await person.go("/");
  const values = () =>
    person.page.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().filter(({ url }) => url.includes("/values/")).length;
    });
  await expect.poll(values, { timeout: 30_000 }).toBe(readdirSync("public/values").length);
  await server.stop();
  await person.go("/");
  await playHome(person, "Sushizock");
  await playUntil(person, byTouch, ".over");
  await person.page.reload();
  await person.page.locator(".over").waitFor();
  await person.page
    .getByRole("link", { name: /luck|review/i })
    .first()
    .click();
  await person.page.locator(".moments").waitFor({ timeout: 60_000 });
  await person.page.goto(`${server.address}/here`);
  await person.page.getByRole("heading", { name: "Play on this device" }).waitFor();
  await person.context.close();
});
