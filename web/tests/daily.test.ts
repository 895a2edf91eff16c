// The puzzles of the day: the same for everybody, answered once, told without giving anything away.
import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { desktop, openBrowser, phone } from "./browser";
import { Person, type Manner } from "./people";
import { byKeyboard, byTouch } from "./player";
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
const fields = (person: Person) => person.page.getByRole("list", { name: "Your answers today" }).getByRole("listitem");

/** Somebody on a day. */
async function on(date: string, manner: Manner, address?: string): Promise<Person> {
  const person = await Person.enter(browser, manner, address);
  await person.page.clock.setFixedTime(new Date(`${date}T12:00:00`));
  return person;
}

async function answer(person: Person, hands = byTouch): Promise<void> {
  await person.page.locator(".board [data-choice]").first().waitFor(patience);
  for (let i = 0; i < 40 && !(await verdict(person).count()); i++) {
    await hands(person.page);
    await person.page.waitForTimeout(50);
  }
  await verdict(person).waitFor(patience);
}

/** Where "try it out" leads tells which position it was. */
const position = async (person: Person) =>
  new URLSearchParams((await person.page.getByRole("link", { name: "Try it out" }).getAttribute("href"))!.split("#")[1]).get("p");

async function wholeDay(person: Person, hands = byTouch): Promise<(string | null)[]> {
  const positions: (string | null)[] = [];
  await person.go("/daily");
  for (let i = 0; i < 5; i++) {
    await answer(person, hands);
    positions.push(await position(person));
    await person.page.getByRole("button", { name: i < 4 ? "Next position" : "To the result" }).press("Enter");
  }
  await person.page.getByRole("heading", { name: "Done for today" }).waitFor();
  return positions;
}

test("Two people get the same five positions, whatever their device; another day has others", async () => {
  const one = await on("2026-11-18", { size: phone, name: "Anna" });
  const other = await on("2026-11-18", { size: desktop, name: "Ben", theme: "dark" });
  const seen = await wholeDay(one);
  expect(await wholeDay(other, byKeyboard)).toEqual(seen);
  expect(new Set(seen).size).toBe(5);
  for (const set of ["compact", "classic2005", "deluxe", "wok"])
    expect(seen.some((text) => text!.startsWith(`${set} `))).toBe(true);
  for (const [person, name] of [
    [one, "phone"],
    [other, "desktop"],
  ] as const) {
    await person.shot(`daily-${name}`);
    expect(await person.barriers()).toEqual([]);
    expect(await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await fields(person).count()).toBe(5);
  }

  // Told without a position, as a line and as a small picture.
  const line = await one.page.getByLabel("The result in one line").inputValue();
  expect(line).toMatch(/^Gockel's daily puzzle 2026-11-18 · (🟩|🟨|🟧|🟥){5} · .* · 1 day in a row\. · http/u);
  for (const text of seen) expect(line).not.toContain(text);
  const [file] = await Promise.all([
    one.page.waitForEvent("download"),
    one.page.getByRole("button", { name: "Save as a picture" }).click(),
  ]);
  const picture = await readFile((await file.path())!);
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect(picture.length).toBeGreaterThan(1000);
  expect(picture.length).toBeLessThan(50_000);

  // What was answered stays answered.
  await one.go("/daily");
  await one.page.getByRole("heading", { name: "Done for today" }).waitFor();
  await one.page.clock.setFixedTime(new Date("2026-11-20T12:00:00"));
  await one.go("/daily");
  await answer(one);
  expect(seen).not.toContain(await position(one));
  // The day between was missed and is forgiven, as soon as there is another one.
  expect(await one.page.getByText(/^1 day in a row, 1 missed day forgiven\./).count()).toBe(1);
  await one.leave();
  await other.leave();
});

test("A browser without room says so, and the day is played to its end; with room all of it is kept", async () => {
  const person = await on("2026-11-18", { size: phone, name: "Anna" });
  const { page } = person;
  await person.go("/daily");
  await page.evaluate(() => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, "put")!;
    Object.assign(window, { restore: () => void Object.defineProperty(IDBObjectStore.prototype, "put", put) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  const sentence = page.getByText("There is no room left in this browser");
  const marks = async () => (await fields(person).allTextContents()).filter((text) => !text.includes("not answered yet")).length;
  for (let i = 0; i < 5; i++) {
    if (i === 4) await page.evaluate(() => (window as unknown as { restore: () => void }).restore());
    await answer(person);
    await expect.poll(marks).toBe(i + 1);
    if (i < 4) await sentence.waitFor();
    await page.getByRole("button", { name: i < 4 ? "Next position" : "To the result" }).click();
  }
  await page.getByText("1 day in a row.").first().waitFor();
  expect(await sentence.count()).toBe(0);
  await person.go("/daily");
  await page.getByRole("heading", { name: "Done for today" }).waitFor();
  expect(await marks()).toBe(5);
  await person.leave();
});

test.skipIf(process.env.GOCKEL_ADDRESS)("Without the server a day is made from its date alone", async () => {
  const server = await startServer();
  const person = await on("2026-11-18", { name: "Anna" }, server.address);
  const seen = await wholeDay(person);
  await person.page.evaluate(() => navigator.serviceWorker.ready);
  await person.go("/daily");
  await person.page.getByRole("heading", { name: "Done for today" }).waitFor();
  await expect.poll(() => isKept(person), patience).toBe(true);
  await server.stop();
  await person.page.clock.setFixedTime(new Date("2026-11-19T12:00:00"));
  const next = await wholeDay(person);
  expect(next.filter((text) => seen.includes(text))).toEqual([]);
  await person.context.close();
});
