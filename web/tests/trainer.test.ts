// The trainer: positions made for the reader and from their own games, asked again until they are known.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { de } from "../src/words/de";
import { deLater } from "../src/words/de_later";
import { en } from "../src/words/en";
import { desktop, openBrowser, phone } from "./browser";
import { Person } from "./people";
import { byKeyboard, byTouch, playUntil } from "./player";
import { startServer } from "./server";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const patience = { timeout: 60_000 };

/** Whether everything is kept that puzzles are made with. */
const isKept = ({ page }: Person) =>
  page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const paths = caught.flat().map(({ url }) => new URL(url).pathname);
    const has = (part: string) => paths.some((path) => path.includes(part));
    return ["/values/grill-2", "/values/wok-3", "/values/wok-2", "/assets/trainer-", "/engine.wasm"].every(has);
  });
const verdict = (person: Person) => person.page.locator("#verdict");

/** Answers the position that is shown. */
async function answer(person: Person, hands = byTouch): Promise<void> {
  await person.page.locator(".board [data-choice]").first().waitFor(patience);
  for (let i = 0; i < 40 && !(await verdict(person).count()); i++) {
    await hands(person.page);
    await person.page.waitForTimeout(50);
  }
  await verdict(person).waitFor(patience);
}

const sideways = (person: Person) => person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const visits = [
  { game: "compact", size: phone, theme: "light" },
  { game: "classic2005", size: desktop, theme: "dark" },
  { game: "deluxe", size: phone, theme: "dark" },
  { game: "wok", size: desktop, theme: "light" },
] as const;

describe.each(visits)("$game, $size.width pixels, $theme", ({ game, size, theme }) => {
  test("A position is made, answered, explained and tried out, without barriers", async () => {
    const person = await Person.enter(browser, { size, theme, name: "Anna" });
    const { page } = person;
    await person.go("/train");
    await page.getByLabel("Game").selectOption(game);
    await answer(person);
    expect(await verdict(person).textContent()).toMatch(/^(Right|Good|Not the best)/);
    const moves = page.getByRole("group", { name: "Moves, the best first" }).getByRole("row");
    expect(await moves.count()).toBeGreaterThan(2);
    expect(await page.getByText("yours", { exact: true }).count()).toBe(1);
    expect(await page.getByText(/^This comes back in/).count()).toBe(1);
    // There is nobody to send it to.
    expect(await page.getByText(en.board.sending, { exact: true }).count()).toBe(0);
    await person.shot(`trainer-${game}-${size.width}-${theme}`);
    expect(await person.barriers()).toEqual([]);
    expect(await sideways(person)).toBeLessThanOrEqual(0);
    await page.getByRole("link", { name: "Try it out" }).click();
    await page.getByRole("heading", { name: "Analysis board" }).waitFor();
    expect(decodeURIComponent(page.url())).toContain(`p=${game}`);
    await person.leave();
  });
});

test("Themes are those of the game, and one position after the other is answered with the keyboard alone", async () => {
  const person = await Person.enter(browser, { name: "Anna" });
  const { page } = person;
  await person.go("/train");
  await page.getByLabel("Game").selectOption("wok");
  const themes = await page.getByLabel("Theme").locator("option").allTextContents();
  expect(themes).toContain("Which dice to lock");
  expect(themes).not.toContain("Specialists");
  await page.getByLabel("Theme").selectOption("lock");
  await page.getByText("Which dice to lock ·").waitFor(patience);
  await page.locator("h1").focus();
  for (let i = 0; i < 2; i++) {
    await answer(person, byKeyboard);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("verdict");
    await page.getByRole("button", { name: "Next position" }).press("Enter");
    await verdict(person).waitFor({ state: "detached" });
  }
  await person.leave();
});

test("One's own mistakes come first, and come back", async () => {
  const person = await Person.enter(browser, { size: phone, locale: "de-DE", name: "Anna", hurried: true });
  const { page } = person;
  await person.go("/");
  await page.getByRole("radio", { name: de.games.names.wok, exact: true }).check();
  await page.locator("button.play").click();
  await page.locator(".board .seats").waitFor();
  for (let i = 0; i < 3000 && !(await page.locator(".over").count()); i++) {
    await byTouch(page);
    await page.waitForTimeout(20);
  }
  await person.go("/notebook");
  await page.getByRole("link", { name: deLater.notebook.train }).click();
  // Whoever locks what comes first makes mistakes in the Wok.
  await page.getByText(deLater.trainer.ownGame).waitFor(patience);
  await answer(person);
  expect(await page.getByText(/^Im Spiel hast du gespielt: /).count()).toBe(1);
  await person.shot("trainer-own-mistake");
  expect(await person.barriers()).toEqual([]);
  await page.getByRole("button", { name: deLater.trainer.next }).click();
  await person.leave();
});

test("A browser without room says so, and one position comes after the other all the same", async () => {
  const person = await Person.enter(browser, { size: phone, name: "Anna", hurried: true });
  const { page } = person;
  await person.go("/");
  await page.getByRole("radio", { name: en.games.names.wok, exact: true }).check();
  await page.locator("button.play").click();
  await playUntil(page, ".over");
  await page.addInitScript(() => {
    for (const name of ["add", "put"] as const) {
      const write = IDBObjectStore.prototype[name];
      IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...given: [unknown]) {
        if (["puzzles", "trained"].includes(this.name)) throw new DOMException("no room", "QuotaExceededError");
        return write.apply(this, given);
      };
    }
  });
  const sentence = page.getByText("There is no room left in this browser");
  await person.go("/train");
  await sentence.waitFor(patience);
  await answer(person);
  await page.getByRole("combobox", { name: "Game" }).selectOption("compact");
  await verdict(person).waitFor({ state: "detached" });
  for (let i = 0; i < 2; i++) {
    await answer(person);
    await sentence.waitFor(patience);
    await page.getByRole("button", { name: "Next position" }).click();
    await verdict(person).waitFor({ state: "detached" });
  }
  await answer(person);
  await person.leave();
});

test.skipIf(process.env.GOCKEL_ADDRESS)("Without the server positions are made from the second visit on", async () => {
  const server = await startServer();
  const person = await Person.enter(browser, { name: "Anna" }, server.address);
  await person.go("/train");
  await answer(person);
  await person.page.evaluate(() => navigator.serviceWorker.ready);
  await person.go("/train");
  await answer(person);
  await expect.poll(() => isKept(person), patience).toBe(true);
  await server.stop();
  await person.go("/train");
  await answer(person);
  await person.context.close();
});
