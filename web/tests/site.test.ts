// The page as a folder of static files, as `make site` writes it, at a host that serves files and nothing else.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, phone } from "./browser";
import { Person } from "./people";
import { byTouch, playUntil } from "./player";
import { DiceCup, startGame, tapRoll } from "./real_dice";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
};
/** Built anew, unless one is named. */
const built = process.env.GOCKEL_SITE;
const folder = built ?? mkdtempSync(join(tmpdir(), "gockel-site-test-"));
let browser: Browser;
let host: Server;
let address: string;
const missing: string[] = [];

beforeAll(async () => {
  if (!built) {
    // As `make site` builds it, not as a part of the tests.
    const env = { ...process.env, NODE_ENV: "production" };
    execFileSync("npx", ["vite", "build", "--mode", "site", "--outDir", folder, "--emptyOutDir", "--logLevel", "error"], { env });
    // They are the same in every build.
    cpSync("dist/report", join(folder, "report"), { recursive: true });
  }
  host = createServer((request, answer) => {
    const { pathname } = new URL(request.url!, "http://host");
    // It lies in a folder of the host, not at its root.
    const file = join(folder, normalize(pathname.replace(/^\/games\/gockel\//, "/").replace(/\/$/, "/index.html")));
    if (pathname.startsWith("/games/gockel/") && statSync(file, { throwIfNoEntry: false })?.isFile()) {
      answer.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
      answer.end(readFileSync(file));
    } else {
      missing.push(pathname);
      answer.statusCode = 404;
      answer.end();
    }
  });
  await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
  address = `http://127.0.0.1:${(host.address() as { port: number }).port}/games/gockel/`;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  host.closeAllConnections();
  host.close();
  if (!built) rmSync(folder, { recursive: true });
});

test("A folder of files at any host: play, reload, notebook, how to play, and no server is asked for anything", async () => {
  const person = await Person.enter(browser, { size: phone, name: "Anna", hurried: true }, address);
  await person.go("");
  await person.shot("site-home");
  expect(await person.barriers()).toEqual([]);
  expect(await person.page.getByRole("link", { name: "Open a table" }).count()).toBe(0);
  await person.page.getByRole("radio", { name: "Sushizock", exact: true }).check();
  await person.page.locator("button.play").click();
  await person.page.locator(".board .seats").waitFor();
  expect(new URL(person.page.url()).hash).toMatch(/^#\/t\/L/);
  for (let i = 0; i < 8; i++) await byTouch(person.page);
  await person.page.reload();
  await person.page.locator(".board .seats").waitFor();
  await person.page.goBack();
  await person.page.getByRole("link", { name: "Notebook" }).click();
  await person.page.getByRole("link", { name: "Continue" }).click();
  await person.page.locator(".board .seats").waitFor();
  await person.go("#/learn/wok");
  await person.page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await person.page.getByRole("heading", { level: 1 }).waitFor();
  await person.go("#/settings");
  await person.page.getByRole("heading", { name: "Settings" }).waitFor();
  await person.leave();
  expect(missing.filter((path) => !path.endsWith("/favicon.ico"))).toEqual([]);
});

/** Nobody but the host's folder was asked for anything, and everything was there. */
async function leave(person: Person): Promise<void> {
  await person.leave();
  expect(missing.filter((path) => !path.endsWith("/favicon.ico"))).toEqual([]);
}

const moves = ({ page }: Person) => page.getByRole("group", { name: "Moves, the best first" }).getByRole("row");
/** The position that the address names. */
const position = ({ page }: Person) => new URLSearchParams(new URL(page.url()).hash.split("#")[2]).get("p");
/** Whether a review was put into the page of a file. */
const hasReview = (file: string) => /<script id="review" type="application\/json">\s*\{/.test(file);
const reload = async ({ page }: Person) => {
  await page.reload();
  expect(new URL(page.url()).pathname).toBe("/games/gockel/");
};

test("The analysis board stays in its folder: reloaded, linked, opened elsewhere, played out", async () => {
  const person = await Person.enter(browser, { name: "Anna" }, address);
  const { page } = person;
  await person.go("");
  await page.getByRole("link", { name: "Analysis board" }).click();
  await page.getByRole("heading", { name: "Analysis board" }).waitFor();
  const begun = "compact 21-36 -/- A |?8 1";
  await expect.poll(() => position(person)?.replace(/ [AB] /, " A ")).toBe(begun);
  const field = page.getByLabel("Position as text, or a link");
  const pasted = "compact 21-24,26-36 -/25 A 5555w|.3 3";
  await field.fill(`${address}#/analysis#p=${encodeURIComponent(pasted)}`);
  await field.press("Enter");
  await expect.poll(() => position(person)).toBe(pasted);
  await moves(person).nth(1).waitFor();
  const link = await page.getByLabel("Link to this position").inputValue();
  expect(link).toBe(page.url());
  expect(link.startsWith(`${address}#/analysis#p=compact`)).toBe(true);
  await reload(person);
  await moves(person).nth(1).waitFor();
  expect(position(person)).toBe(pasted);
  await page.getByRole("button", { name: "Play 100 games" }).click();
  await page.getByText("100 games played out").waitFor();
  await page.getByRole("link", { name: "Set up", exact: true }).click();
  await page.getByRole("combobox", { name: "On turn" }).waitFor();
  await page.goBack();
  await moves(person).nth(1).waitFor();
  // A part of the page that opens in a tab of its own.
  const href = await page.locator("nav a", { hasText: "Set up" }).evaluate((one) => (one as HTMLAnchorElement).href);
  await person.go("");
  await page.goto(href);
  await page.getByRole("combobox", { name: "On turn" }).waitFor();
  await leave(person);
});

test("A game that is looked at opens on the analysis board, and the way back leads to it", async () => {
  const person = await Person.enter(browser, { size: phone, name: "Anna", hurried: true }, address);
  const { page } = person;
  await person.go("#/replay");
  await page.locator("input[type=file]").setInputFiles("../tests/data/games/compact-2.gockel");
  await page.getByRole("button", { name: "One step forward" }).click();
  await page.getByText(/^Step 1 of/).waitFor();
  await page.getByRole("link", { name: "Analyse this position" }).click();
  await moves(person).nth(1).waitFor();
  expect(position(person)).toMatch(/^compact /);
  await page.goBack();
  await page.getByRole("heading", { name: "Look at a game" }).waitFor();
  await leave(person);
});

test("A review keeps its point: reloaded, tried again from, come back to, linked and saved", async () => {
  const person = await Person.enter(browser, { size: phone, name: "Anna", hurried: true }, address);
  const { page } = person;
  await person.go("");
  await page.getByRole("radio", { name: "Sushizock", exact: true }).check();
  await page.locator("button.play").click();
  await page.locator(".board .seats").waitFor();
  await playUntil(page, ".over");
  await page.locator(".over").getByRole("link", { name: "Luck and skill" }).click();
  await page.locator(".moments").waitFor({ timeout: 60_000 });
  // Whoever locks what comes first makes mistakes in the Wok.
  await page.locator(".moments ol button", { hasText: "?" }).first().click();
  const step = (await page.getByText(/^Step \d+ of/).textContent())!;
  await expect.poll(() => page.url()).toMatch(new RegExp(`#/t/L\\w+/review#${/\d+/.exec(step)![0]}$`));
  await reload(person);
  await page.getByText(step, { exact: true }).waitFor({ timeout: 60_000 });
  await page.locator(".card").getByRole("link", { name: "Try again from here" }).first().click();
  await page.getByRole("heading", { name: "Analysis board" }).waitFor();
  await moves(person).nth(1).waitFor();
  expect(position(person)).toMatch(/^wok /);
  await page.goBack();
  await page.getByText(step, { exact: true }).waitFor({ timeout: 60_000 });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(hasReview(readFileSync(await download.path(), "utf8"))).toBe(true);
  await page.getByRole("link", { name: "Back to the table" }).click();
  await page.locator(".over").waitFor();
  await leave(person);
});

test("Trainer, daily puzzle and real dice: answered, tried out, entered", async () => {
  const person = await Person.enter(browser, { size: phone, name: "Anna", speed: "off" }, address);
  const { page } = person;
  for (const path of ["#/train", "#/daily"]) {
    await person.go(path);
    if (path === "#/train") await page.getByLabel("Game").selectOption("compact");
    await page.locator(".board [data-choice]").first().waitFor({ timeout: 60_000 });
    for (let i = 0; i < 40 && !(await page.locator("#verdict").count()); i++) {
      await byTouch(page);
      await page.waitForTimeout(50);
    }
    await page.locator("#verdict").waitFor({ timeout: 60_000 });
    await page.getByRole("link", { name: "Try it out" }).click();
    await page.getByRole("heading", { name: "Analysis board" }).waitFor();
    await expect.poll(() => position(person)).toMatch(/^(compact|classic2005|deluxe|wok) /);
    await person.go("");
  }
  await startGame(person, "compact", ["Anna", "Ben"], "#/companion");
  const cup = new DiceCup(5);
  await tapRoll(page, cup);
  await page.locator(".entry").waitFor({ state: "detached" });
  const opened = page.url();
  expect(opened).toMatch(/#\/companion\/U/);
  await reload(person);
  await page.locator(".board [data-choice]").first().waitFor();
  await person.go("#/notebook");
  await page.getByRole("link", { name: "Continue" }).click();
  await page.locator(".board [data-choice]").first().waitFor();
  expect(page.url()).toBe(opened);
  await leave(person);
});

test("It opens with the host gone, from the second visit on", async () => {
  const person = await Person.enter(browser, { size: phone, name: "Anna", hurried: true }, address);
  await person.go("");
  await person.page.evaluate(() => navigator.serviceWorker.ready);
  await person.page.reload();
  const engineKept = () =>
    person.page.evaluate(async () => (await caches.match(new URL("engine.wasm", location.href))) !== undefined);
  await expect.poll(engineKept, { timeout: 20_000 }).toBe(true);
  await person.context.setOffline(true);
  await person.page.reload();
  await person.page.locator("button.play").click();
  await person.page.locator(".board .seats").waitFor();
  await person.context.close();
});
