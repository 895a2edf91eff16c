import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, phone } from "./browser";
import { Person } from "./people";
import { byTouch, playUntil } from "./player";
import { code, entries, join, openTable, path, startAlone } from "./tables";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

test("A listed table is found, joined and watched; a third person finds it full", async () => {
  const [anna, bruno, clara] = await Promise.all(
    ["Anna", "Bruno", "Clara"].map((name) => Person.enter(browser, { name, size: phone })),
  );
  await openTable(anna!, { listed: true });
  await bruno!.go("/tables");
  const entry = bruno!.page.locator("li", { has: bruno!.page.locator(`a[href="/t/${code(anna!)}"]`) });
  await entry.getByText("1 free seat").waitFor();
  await clara!.go(path(anna!));
  await clara!.page.getByRole("button", { name: "Take a seat" }).waitFor();
  await entry.getByRole("link", { name: "Join" }).click();
  await bruno!.page.getByRole("button", { name: "Take a seat" }).click();
  await Promise.all([anna, bruno, clara].map((person) => person!.page.locator(".board .seats").waitFor()));
  await clara!.page.getByText("You are watching Anna and Bruno.").waitFor();
  await Promise.all([anna, bruno, clara].map((person) => person!.leave()));
});

test("A code typed at home leads to the table", async () => {
  const [anna, bruno] = await Promise.all(["Anna", "Bruno"].map((name) => Person.enter(browser, { name })));
  await openTable(anna!);
  await bruno!.go("/");
  await bruno!.page.getByLabel("Code of the table").fill(
    code(anna!)
      .toLowerCase()
      .replace(/(.{4})/, "$1 "),
  );
  await bruno!.page.keyboard.press("Enter");
  await bruno!.page.getByRole("button", { name: "Take a seat" }).waitFor();
  await Promise.all([anna!.leave(), bruno!.leave()]);
});

test("Who gives up a seat before the game leaves it open", async () => {
  const anna = await Person.enter(browser, { name: "Anna" });
  await openTable(anna);
  await anna.page.getByRole("button", { name: "Give up my seat" }).click();
  await anna.page.getByText("2 more players are needed.").waitFor();
  await anna.page.getByRole("button", { name: "Take a seat" }).click();
  await anna.page.getByText("One more player is needed.").waitFor();
  await anna.leave();
});

test("Who leaves a game is stood in for, and comes back", async () => {
  const anna = await Person.enter(browser, { name: "Anna", size: phone });
  await startAlone(anna);
  await anna.page.getByRole("button", { name: "Table menu" }).click();
  await anna.shot("menu");
  expect(await anna.barriers()).toEqual([]);
  await anna.page.getByRole("button", { name: "Leave", exact: true }).click();
  await anna.page.getByText("You left. A computer player stands in for you.").waitFor();
  await anna.shot("stand-in");
  await anna.page.getByRole("button", { name: "I am back" }).click();
  await anna.page.getByRole("button", { name: "I am back" }).waitFor({ state: "detached" });
  await anna.leave();
});

test("A seat moves to another device with its link", async () => {
  const anna = await Person.enter(browser, { name: "Anna" });
  const tablet = await Person.enter(browser, { size: phone });
  await startAlone(anna);
  await anna.page.getByRole("button", { name: "Table menu" }).click();
  const link = await anna.page.getByLabel("Take my seat to another device").inputValue();
  await tablet.go(link.slice(new URL(link).origin.length));
  await tablet.page.locator(".board .seats").waitFor();
  expect(new URL(tablet.page.url()).hash).toBe("");
  expect(await tablet.page.getByText("You are watching").count()).toBe(0);
  await anna.leave();
  await tablet.leave();
});

test("A hint names the best move and plays it", async () => {
  const anna = await Person.enter(browser, { name: "Anna", size: phone });
  await startAlone(anna);
  await anna.page.getByRole("button", { name: "Hint" }).click({ timeout: 60_000 });
  await anna.page.locator("dialog .best").waitFor();
  await anna.shot("hint");
  expect(await anna.barriers()).toEqual([]);
  await anna.page.getByRole("button", { name: "Play it" }).click();
  await anna.page.locator("dialog .best").waitFor({ state: "detached" });
  await anna.leave();
});

test("Hints can be switched off at one table", async () => {
  const anna = await Person.enter(browser, { name: "Anna" });
  await startAlone(anna);
  await anna.page.getByRole("button", { name: "Hint" }).waitFor({ timeout: 60_000 });
  await anna.page.getByRole("button", { name: "Table menu" }).click();
  await anna.page.getByLabel("Hints at this table").uncheck();
  await anna.page.keyboard.press("Escape");
  await anna.page.getByRole("button", { name: "Hint" }).waitFor({ state: "detached" });
  await anna.leave();
});

test("A lost connection is said, and found again without losing anything", async () => {
  const anna = await Person.enter(browser, { name: "Anna" });
  await startAlone(anna);
  await anna.disconnect();
  await anna.page.getByText("Connection lost. Trying again …").waitFor();
  anna.reconnect();
  await anna.page.getByText("Connection lost. Trying again …").waitFor({ state: "detached", timeout: 40_000 });
  await anna.leave();
});

test("Play again leads both people to one new table, where they play at once", async () => {
  const enter = (name: string) => Person.enter(browser, { name, size: phone, hurried: true });
  const [anna, bruno] = (await Promise.all(["Anna", "Bruno"].map(enter))) as [Person, Person];
  await openTable(anna, { game: "wok" });
  await join(bruno, anna);
  const first = path(anna);
  await playUntil([anna.page, bruno.page], ".over");

  await anna.page.getByRole("button", { name: "Play again" }).click();
  await anna.page.getByText("One more player is needed.").waitFor();
  await bruno.page.getByText("Somebody wants to play again").waitFor();
  await bruno.shot("rematch");
  await bruno.page.getByRole("button", { name: "Play again" }).click();
  await Promise.all([anna, bruno].map(({ page }) => page.locator(".board .seats").waitFor()));
  expect(path(anna)).not.toBe(first);
  expect(path(bruno)).toBe(path(anna));

  const seatsThatMoved = async () => {
    await byTouch(anna.page);
    await byTouch(bruno.page);
    const moves = (await entries(anna)).filter((entry) => entry.type === "move");
    return new Set(moves.map(({ seat }) => seat)).size;
  };
  await expect.poll(seatsThatMoved, { timeout: 120_000 }).toBe(2);
  await Promise.all([anna.leave(), bruno.leave()]);
});
