import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { openBrowser } from "./browser";
import { Person } from "./people";
import { playUntil } from "./player";
import { startServer } from "./server";
import { readFile } from "node:fs/promises";
import { linkTo } from "../src/analysis/link";
import { nl } from "../src/words/nl";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** The scripts that are kept, by the first part of their names. */
function kept({ page }: Person): Promise<string[]> {
  return page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().flatMap(({ url }) => /\/assets\/(\w+)-/.exec(url)?.[1] ?? []);
  });
}

/** Whether a review was put into the page of a file. */
const hasReview = (file: string) => /<script id="review" type="application\/json">\s*\{/.test(file);

const patience = { timeout: 20_000 };

test.skipIf(process.env.GOCKEL_ADDRESS)(
  "A first visit keeps no more than it has loaded, and opens without the server",
  async () => {
    const server = await startServer();
    const person = await Person.enter(browser, {}, server.address);
    const loaded: string[] = [];
    person.page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await person.go("/");
    await person.page.evaluate(() => navigator.serviceWorker.ready);
    const files = await person.page.evaluate(async () => {
      const cache = await caches.open((await caches.keys())[0]!);
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !loaded.includes(file) && file !== "/icon.svg")).toEqual([]);
    await server.stop();
    await person.go("/");
    await person.page.getByText("The server cannot be reached.").first().waitFor();
    await person.context.close();
  },
);

test.skipIf(process.env.GOCKEL_ADDRESS)("Without the server the page opens, says so, and still explains the games", async () => {
  const server = await startServer();
  const person = await Person.enter(browser, {}, server.address);
  await person.go("/");
  await person.page.evaluate(() => navigator.serviceWorker.ready);
  await person.go("/");
  await expect.poll(() => kept(person), patience).toContain("more");
  await server.stop();
  await person.go("/");
  await person.page.getByText("The server cannot be reached.").first().waitFor();
  await person.shot("offline");
  expect(await person.barriers()).toEqual([]);
  await person.page.getByRole("link", { name: "How to play" }).first().click();
  await person.page.getByRole("heading", { name: "How to play" }).waitFor();
  await person.page.goBack();
  await person.page.getByRole("link", { name: "Look at a game" }).first().click();
  await person.page.getByRole("heading", { name: "Look at a game" }).waitFor();
  await person.context.close();
});

test.skipIf(process.env.GOCKEL_ADDRESS)("Without the server the page speaks the language that was chosen last", async () => {
  const server = await startServer();
  const person = await Person.enter(browser, { locale: "fr-FR" }, server.address);
  await person.go("/settings");
  await person.page.evaluate(() => navigator.serviceWorker.ready);
  await person.page.getByRole("radio", { name: "Nederlands" }).check();
  await person.page.getByRole("heading", { name: nl.settings.title }).waitFor();
  const languagesKept = async () => (await kept(person)).filter((name) => /^[a-z]{2}(_later)?$/.test(name)).sort();
  await expect.poll(languagesKept, patience).toEqual(["fr", "fr_later", "nl", "nl_later"]);
  await server.stop();
  await person.go("/");
  await person.page.getByText(nl.problems.unreachable).first().waitFor();
  await person.page.getByRole("link", { name: nl.home.learn }).first().click();
  await person.page.getByRole("heading", { name: nl.home.learn }).waitFor();
  await person.context.close();
});

test.skipIf(process.env.GOCKEL_ADDRESS)(
  "A server that does not answer is waited for a few seconds, then the page opens without it",
  async () => {
    const server = await startServer();
    const person = await Person.enter(browser, {}, server.address);
    await person.go("/");
    await person.page.evaluate(() => navigator.serviceWorker.ready);
    await person.go("/");
    await expect.poll(() => kept(person), patience).toContain("more");
    server.hang();
    await person.page.goto(server.address + "/", { waitUntil: "commit" });
    await person.page.getByRole("link", { name: "How to play" }).first().click();
    await person.page.getByRole("heading", { name: "How to play" }).waitFor();
    await server.stop();
    await person.context.close();
  },
);

test.skipIf(process.env.GOCKEL_ADDRESS)("Without the server the review of a game is saved as a file", async () => {
  const server = await startServer();
  const person = await Person.enter(browser, { name: "Anna", hurried: true }, server.address);
  const { page } = person;
  await person.go("/");
  await page.locator("button.play").click();
  await playUntil(page, ".over");
  const review = `${new URL(page.url()).pathname}/review`;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.locator(".over").waitFor();
  const isKept = () => page.evaluate(async () => (await caches.match("/values/grill-2.net")) !== undefined);
  // The position values come last.
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
  await server.stop();
  await person.go(review);
  const save = page.getByRole("button", { name: "Save as a file" });
  const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
  expect(hasReview(await readFile(await download.path(), "utf8"))).toBe(true);
  await person.context.close();
});

test.skipIf(process.env.GOCKEL_ADDRESS)(
  "Without the server one analyses, keeps a notebook, is told one's level, learns and is coached from the second visit on",
  async () => {
    const server = await startServer();
    const settings = { game: "wok", opponents: 1 };
    const person = await Person.enter(browser, { name: "Anna", hurried: true, settings }, server.address);
    const { page } = person;
    // One game may have too few decisions to tell a level from.
    for (let games = 0; games < 2; games++) {
      await person.go("/");
      await page.locator("button.play").click();
      await playUntil(page, ".over");
    }
    await page.evaluate(() => navigator.serviceWorker.ready);
    await person.go("/");
    const isKept = () => page.evaluate(async () => (await caches.match("/values/wok-5.net")) !== undefined);
    // The position values come last.
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
    await server.stop();

    const long = { timeout: 60_000 };
    await person.go(linkTo({ position: "compact 21-24 25/26 A |?8 9" }));
    await page.getByText("What the turn may bring").first().waitFor(long);
    await page.getByRole("button", { name: "Play 100 games" }).click();
    await page.getByText("100 games played out").waitFor(long);

    await person.go("/notebook");
    await page.getByRole("heading", { name: /^Given away per decision/ }).waitFor(long);
    await page.getByText(/of the win in your last 2 games\./).waitFor(long);
    await page.getByRole("button", { name: "Play Sushizock against your equal" }).click();
    await page.locator("[data-choice]:not(:disabled)").first().waitFor(long);

    await page.getByRole("button", { name: "Table menu" }).click();
    await page.getByRole("group", { name: "Coach" }).getByRole("radio", { name: "with numbers" }).check();
    await page.keyboard.press("Escape");
    await page.locator(".coach tbody tr").first().waitFor(long);

    await person.go("/learn/compact");
    await page.getByRole("button", { name: "Start the first game" }).click();
    await page.locator(".lesson").getByRole("button", { name: "Go on" }).waitFor(long);
    await person.context.close();
  },
);
